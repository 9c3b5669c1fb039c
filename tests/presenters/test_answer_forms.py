"""What a prompt's options are called, and what their cards show."""

from __future__ import annotations

from typing import Any

import pytest

from companion.presenters.answer_forms import AnswerForms
from companion.presenters.table_presenter import TablePresenter
from companion.presenters.viewer import Viewer
from rules.facts import Seat
from rules.games.ibid.prompt_kinds import number_options
from rules.prompts import (
    Either,
    Option,
    OrderList,
    PickCard,
    PickRank,
    Prompt,
    Secret,
    Together,
)
from tests.tables.table_fixture import TableFixture

TILES = PickCard("card", number_options([-5, 5]))
ACES = PickRank("rank", (Option(1, face="A"), Option(2)))


@pytest.fixture
def forms() -> AnswerForms:
    fixture = TableFixture(players=3)
    fixture.start("ibid")
    return TablePresenter(
        fixture.table, Viewer("board"), fixture.services.languages["en"], None
    ).forms


def test_a_card_is_called_by_its_name_and_shows_its_face(forms: AnswerForms) -> None:
    low = forms.option(TILES, -5)
    assert (forms.face(low), forms.option_name(low), str(forms.label(TILES, -5))) == ("−5",) * 3
    ace = forms.option(ACES, 1)
    assert (forms.face(ace), forms.option_name(ace)) == ("A", "A")
    plain = forms.option(ACES, 2)
    assert (forms.face(plain), forms.option_name(plain)) == ("2", "2")


def test_an_ace_is_sealed_by_its_word() -> None:
    fixture = TableFixture(players=2)
    fixture.start("goofspiel", dealer="table", order="ascending")
    forms = TablePresenter(
        fixture.table, Viewer("board"), fixture.services.languages["en"], None
    ).forms
    assert fixture.table.referee is not None
    assert fixture.table.referee.current_ask is not None
    prompt: Any = fixture.table.referee.current_ask.pending[0].prompt
    ace, *_ = prompt.options
    assert (forms.face(ace), forms.option_name(ace)) == ("A", "ace")


@pytest.mark.parametrize(
    "prompt, value, said",
    [
        (Secret(TILES), -5, "−5"),
        (Together("both", {"first": TILES, "second": TILES}), {"first": -5, "second": 5}, "−5, 5"),
        (
            Together("both", {"first": TILES, "second": TILES}),
            {"first": None, "second": 5},
            "secret, 5",
        ),
        (Either("either", {"card": TILES, "rank": ACES}), {"card": -5}, "−5"),
        (
            OrderList("list", (-5, 5), 2, shown={o.value: o for o in TILES.options}),
            [5, -5],
            "5, −5",
        ),
    ],
    ids=["secret", "together", "part-secret", "either", "list"],
)
def test_an_entry_is_called_by_the_names_of_its_parts(
    forms: AnswerForms, prompt: Prompt[object], value: object, said: str
) -> None:
    assert str(forms.label(prompt, value)) == said


def test_whoever_has_left_the_game_is_told_so_and_has_nothing_to_enter() -> None:
    fixture = TableFixture()
    fixture.start("goofspiel")
    referee = fixture.table.referee
    assert referee is not None
    (leave,) = (each.key for each in referee.standing_prompts() if each.prompt.name == "leave")
    fixture.ok(fixture.host, "answer", key=leave, value="s2")
    pad = fixture.html("pad", Seat("s2"))
    assert "You’re out of this game" in pad["main"]
    assert "<form" not in pad["main"] + pad["enter"]
    assert "<form" in fixture.html("pad", Seat("s1"))["main"]


def test_phones_say_as_the_board_that_there_are_too_many_for_the_game() -> None:
    fixture = TableFixture(6)
    fixture.ok(fixture.host, "choose_game", game="liar", options={})
    said = "This game is for up to 5 players. There are 6 of you."
    assert said in fixture.html("board", host=True)["stage"]
    assert said in fixture.html("pad", Seat("s6"))["main"]
