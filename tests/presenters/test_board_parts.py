"""What the board shows: who is waited for, what was decided last, the newest column, and the screen between deals."""

from __future__ import annotations

import re

import pytest
from markupsafe import Markup

from companion.presenters import TablePresenter, Viewer
from companion.words import language
from rules.games.ohhell.scene import Scene
from tests.tables.table_fixture import TableFixture


def board(laid: TableFixture) -> TablePresenter:
    return laid.services.renderer.presenter(laid.table, Viewer("board", host=True))


def test_names_are_listed_as_people_say_them() -> None:
    laid = TableFixture(4)
    laid.start("feast", dummies=0)
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    said = str(board(laid).pending.waiting_title)
    assert said.startswith("Waiting for Ana, Bo, Cem and Dilek")
    assert board(laid).pending.title_for(Markup("<b>Bo</b>")).startswith("Waiting for <b>Bo</b>")


def test_whoever_does_not_seal_is_told_when_all_have() -> None:
    laid = TableFixture(4)
    laid.start("feast", dummies=0)
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    laid.seal(9, 9, 9, 3)
    assert str(board(laid).pending.waiting_title) == "Everybody has sealed. Here we go…"


def test_the_reveal_does_not_show_beforehand_who_is_the_only_one_left() -> None:
    laid = TableFixture(4)
    laid.start("feast", dummies=0)
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    laid.seal(9, 9, 9, 3)
    laid.alarm.ring()
    show = board(laid).show
    turned = show.at("turn", laid.seats[3])
    assert turned > 0
    assert show.since("turn", laid.seats[3]) == f' data-start="{turned}" data-phase="on"'
    assert show.until("turn", laid.seats[3]) == (
        f' data-start="0" data-end="{turned}" data-phase="after"'
    )
    assert show.until("turn", what="nothing") == " hidden"
    both = ("turn", laid.seats[0]), ("turn", laid.seats[3])
    first = show.at(*both[0])
    assert show.between(*both) == (f' data-start="{first}" data-end="{turned}" data-phase="after"')
    scene = laid.html("board")["stage"]
    choosing = scene.index("choosing…")
    assert f'<div class="tent" data-start="{turned}"' in scene[choosing - 600 : choosing]
    laid.ok(laid.seats[3], "answer", key="deal1/round1/capture", value="topic")
    scene = laid.html("board")["stage"]
    assert ">alone</span>" in scene
    assert ">highest</span>" not in scene


def test_what_was_decided_stays_in_sight_until_something_else_is() -> None:
    laid = TableFixture(4)
    laid.start("feast", dummies=0)
    assert board(laid).rulings.in_sight == ()
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    laid.seal(9, 7, 6, 4)
    laid.alarm.ring()
    now = board(laid).rulings
    assert [each.fact.code for each in now.in_sight] == ["feast.topic"]
    assert not now.are_earlier
    laid.ok(laid.host, "answer", key="deal1/round2/topic", value=8)
    then = board(laid).rulings
    assert then.all == ()
    assert then.in_sight == now.in_sight
    assert then.are_earlier


def test_between_two_deals_the_board_says_what_the_deal_brought() -> None:
    laid = TableFixture(4)
    laid.start("feast", dummies=0)
    first = board(laid)
    assert first.between.heading == "The first deal"
    assert [first.between.brought(seat) for seat in laid.seats] == [""] * 4
    assert "Deal 8" in " ".join(first.between.steps)
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    assert board(laid).between.heading == ""


def test_a_game_without_words_for_it_goes_on_showing_its_scene(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    find = language.find
    monkeypatch.setattr(
        language,
        "find",
        lambda code, family, name, attribute="": (
            None if "between" in name else find(code, family, name, attribute)
        ),
    )
    laid = TableFixture(3)
    laid.start("goofspiel")
    assert board(laid).between.heading == ""
    assert "suit" in " ".join(board(laid).between.steps)


@pytest.mark.parametrize("short", [True, False])
def test_the_board_shows_totals_alone_until_there_is_a_newer_column(*, short: bool) -> None:
    laid = TableFixture(4)
    laid.start("feast", dummies=0)
    headings, cells = board(laid).score.shown(short=short)
    assert len(headings) == (0 if short else 4)
    assert {len(each) for each in cells.values()} == {len(headings)}
    assert not any(re.search("None", cell) for each in cells.values() for cell in each)


def test_the_first_game_of_a_new_table_is_chosen_for_every_screen() -> None:
    laid = TableFixture(3)
    assert laid.table.roster.game is None
    on_board = board(laid)
    phone = laid.services.renderer.presenter(laid.table, Viewer("seat", laid.seats[0]))
    assert on_board.game == phone.game == on_board.lobby.chosen.id
    assert on_board.needs
    assert on_board.needs == phone.needs


def test_a_scene_reads_the_options_in_force_as_macros_do() -> None:
    laid = TableFixture(4)
    laid.start("goofspiel", ties="share")
    assert board(laid).options["ties"] == "share"
    source = "{{ t.options.ties }} {{ t.options.cards }}"
    assert laid.app.jinja_env.from_string(source).render(t=board(laid)) == "share 13"


def test_between_games_the_options_are_those_that_are_picked() -> None:
    laid = TableFixture(4)
    laid.ok(laid.host, "choose_game", game="goofspiel", options={"cards": 6})
    assert board(laid).options["cards"] == 6


def test_an_amount_that_somebody_gets_rid_of_has_its_minus_before_the_dollars() -> None:
    laid = TableFixture(2)
    laid.start("ididnt", first="lot")
    assert [board(laid).score.amount(n) for n in (-800, -850, 1250)] == ["−$8", "−$8.50", "$12.50"]


@pytest.mark.parametrize("tricks", ["one", "each"])
@pytest.mark.parametrize(
    "code, play, leads",
    [
        ("en", "Play! {} leads", "leads, bid"),
        ("de", "Spielt! {} spielt aus", "spielt aus, sagt"),
        ("fr", "Jouez ! {} entame", "entame, annonce"),
        ("es", "¡A jugar! Sale {}", "sale, apuesta"),
        ("nl", "Speel! {} komt uit", "komt uit, biedt"),
    ],
)
def test_while_real_cards_are_played_it_says_who_leads(
    tricks: str, code: str, play: str, leads: str
) -> None:
    laid = TableFixture(3)
    laid.language = code
    laid.start("ohhell", tricks=tricks, bids="sealed", trumps="none")
    laid.ok(laid.host, "answer", key="deal1/dealt", value="yes")
    for seat in laid.seats:
        laid.ok(seat, "answer", key=f"deal1/bid/{seat}", value=0)
    laid.ok(laid.host, "reveal", key="deal1/bid")
    scene = laid.table.referee.table.scene if laid.table.referee else None
    assert isinstance(scene, Scene)
    leader = laid.table.roster.people[scene.players[0]].name
    look = laid.services.renderer.presenter(laid.table, Viewer("board", language=code))
    assert look.pending.waiting_title.striptags() == play.format(leader)
    assert leads in "".join(laid.html("board").values())
