"""Whatever is asked, in every game: at most three short lines say what may be done, and name a rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from markupsafe import escape

from companion.presenters import Viewer
from companion.presenters.help import MOST_LINES
from companion.tables.lobby import lobby, picked
from rules.engine.log import CHANCE_BY, Entry, Kind
from rules.engine.referee import Referee
from rules.engine.registry import GAMES, load, meta
from rules.engine.tabletop import PendingPrompt
from rules.engine.views import ViewerPrompt
from rules.errors import Refused, ScriptError
from rules.facts import ANYONE, Seat
from rules.facts import HOST as HOST_WHO
from rules.prompts import (
    Choose,
    Clash,
    Confirm,
    Either,
    NamePlayer,
    NewSeat,
    Number,
    OrderList,
    PickCard,
    PickRank,
    Prompt,
    Together,
    options,
)
from rules.prompts.together import Secret
from tests.golden.files import files
from tests.own_tests import writes
from tests.rendering.ended_tables import ended
from tests.rendering.help_lines import LONGEST, HelpLines, asked, name_of
from tests.rendering.random_play import play_on
from tests.tables.table_fixture import TableFixture

EACH_GAME = pytest.mark.parametrize("game", GAMES)
OF_EACH_KIND: tuple[Prompt[Any], ...] = (
    PickRank("mystery", options([1, 2])),
    PickCard("mystery", options([1, 2])),
    Choose("mystery", options(["a", "b"])),
    NamePlayer("mystery", options([Seat("s1"), Seat("s2")])),
    Number("mystery", 1, 9),
    OrderList("mystery", (1, 2, 3), 2),
    Confirm("mystery"),
    Clash("mystery", 7, ()),
    Together("mystery", {"one": Number("one", 1, 2), "two": Number("two", 1, 2)}),
    Either("mystery", {"one": Confirm("one"), "two": Number("two", 1, 2)}),
    Secret(Number("mystery", 1, 9)),
    NewSeat("mystery", ()),
)


def steps_of(game: str, over: Referee) -> Iterator[Referee]:
    """Play a recorded game again, and yield it before everything that was entered and counts."""
    entries = [
        Entry(
            seq, Kind.ANSWER, step.logged.key, step.logged.value, step.logged.seat, step.logged.by
        )
        for seq, step in enumerate(over.history, 1)
    ]
    drawn = [entry for entry in entries if entry.by == CHANCE_BY]
    referee = Referee(load(game), over.setup, Random(0), drawn)
    for entry in entries:
        if entry.by == CHANCE_BY:
            continue
        yield referee
        referee.repeat(entry)
        if referee.ready and referee.current_ask is not None:
            referee.repeat(Entry(0, Kind.REVEAL, referee.current_ask.key, by="table"))


@EACH_GAME
def test_everything_that_recorded_games_ask_is_explained(game: str) -> None:
    fixture = TableFixture(2)
    lines = HelpLines(fixture, game)
    for file in files(game):
        ended(fixture, file)
        over = fixture.table.referee
        assert over is not None
        seen: set[str] = set()
        for number, referee in enumerate(steps_of(game, over)):
            fixture.table.referee = referee
            now = {name_of(pending.prompt) for pending in asked(referee)}
            if number % 15 == 0 or not now <= seen:
                assert list(lines.mistakes()) == []
                seen |= now
        answered = [step for step in over.history if step.logged.by != CHANCE_BY]
        assert {name_of(step.pending.prompt) for step in answered} <= lines.names


def test_a_game_that_says_nothing_of_a_prompt_has_the_lines_of_its_kind() -> None:
    """Each kind of prompt has lines that hold in any game."""
    fixture = TableFixture(2)
    fixture.start("feast")
    help_ = fixture.services.renderer.presenter(fixture.table, Viewer("pad", fixture.seats[0])).help
    for prompt in OF_EACH_KIND:
        for who in (fixture.seats[0], ANYONE, HOST_WHO):
            mine = ViewerPrompt(PendingPrompt("key", who, prompt), prompt, None, None)
            lines = help_.lines(mine)
            assert help_.own_lines(mine) == ()
            assert 1 <= len(lines) <= MOST_LINES
            assert all(len(line.striptags()) <= LONGEST for line in lines), lines
            assert help_.rule_of(mine) == "/rules/feast#how-to-play"


@EACH_GAME
def test_the_rules_of_the_table_are_two_taps_away_on_every_screen(game: str) -> None:
    """One tap opens the help, or a page of the rulebook; the other the fold with what is in force."""
    fixture = TableFixture(meta(game).least)
    fixture.ok(fixture.host, "choose_game", game=game)
    told = [escape(each.label) for each in picked(lobby(fixture.table.roster))]
    assert told or not meta(game).options

    def tells(screen: dict[str, str], opener: str, region: str) -> None:
        assert f'data-open="{opener}"' in screen["head"]
        _, fold, inside = screen[region].partition("How your table plays it</span></summary>")
        assert fold
        assert all(str(label) in inside for label in told)

    tells(fixture.html("pad", fixture.seats[0]), "how", "how")
    fixture.start(game)
    for seat in fixture.seats:
        tells(fixture.html("pad", seat), "can", "can")
        assert 'id="can"' in fixture.html("pad", seat)["main"]
    tells(fixture.html("watch"), "how", "how")


@pytest.mark.parametrize("game", [game for game in GAMES if writes(game, "guide.html", "tour")])
def test_a_tour_has_a_few_cards_whatever_the_options(game: str) -> None:
    rng = Random(0)
    about = meta(game)
    for players in range(about.least, about.most + 1):
        fixture = TableFixture(players)
        fixture.ok(fixture.host, "choose_game", game=game, options=about.sample(rng, players))
        answer = fixture.client().get(f"/tour/{fixture.table.code}")
        assert answer.status_code == 200
        cards = re.findall(r"<li>(.*?)</li>", answer.text, re.DOTALL)
        assert 3 <= len(cards) <= 4
        for card in cards:
            assert 'class="tour-drawing" aria-hidden="true"' in card
            (sentence,) = re.findall(r"<p>(.*?)</p>", card, re.DOTALL)
            assert 20 < len(re.sub("<[^>]+>", "", sentence)) <= LONGEST, sentence


def test_who_has_played_a_game_here_is_not_shown_its_tour() -> None:
    fixture = TableFixture(2)
    fixture.start("goofspiel", cards=4)
    assert fixture.data("pad", fixture.seats[0])["me"]["begins"]
    rng = Random(1)
    while fixture.table.referee is not None and not fixture.table.referee.over:
        with suppress(Refused, ScriptError):
            play_on(fixture.table, rng, calls=0.0)
    fixture.ok(fixture.host, "end_game")
    late = fixture.table.join("device-late", "Late", None)
    fixture.start("goofspiel", cards=4)
    assert not fixture.data("pad", fixture.seats[0])["me"]["begins"]
    assert fixture.data("pad", late)["me"]["begins"]
    fixture.ok(fixture.host, "end_game")
    fixture.start("feast")
    assert fixture.data("pad", fixture.seats[0])["me"]["begins"]
