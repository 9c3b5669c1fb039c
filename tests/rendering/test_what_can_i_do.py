"""Whatever is asked, in every game: at most three short lines say what may be done, and name a rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from markupsafe import escape

from companion.presenters import TablePresenter, Viewer
from companion.presenters.help import MOST_LINES
from companion.tables.lobby import lobby, picked
from rules.engine.log import CHANCE_BY, Entry, Kind
from rules.engine.referee import Referee
from rules.engine.registry import GAMES, load, meta, rulebook
from rules.engine.tabletop import PendingPrompt
from rules.engine.views import ViewerPrompt
from rules.errors import Refused, ScriptError
from rules.facts import ANYONE, CHANCE, Seat
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
from tests.own_tests import says, writes
from tests.rendering.ended_tables import ended
from tests.rendering.random_play import play_on
from tests.repeats import repeats
from tests.tables.table_fixture import TableFixture

EACH_GAME = pytest.mark.parametrize("game", GAMES)
LONGEST = 92
"""How many letters a line may have: three lines of a phone of 320 px."""
MOST_STATES = 90


def name_of(prompt: Any) -> str:
    """Return the name of a prompt without what follows a hyphen, by which its words are found."""
    return str(prompt.name).partition("-")[0]


def asked(referee: Referee) -> Iterator[PendingPrompt[Any]]:
    """Yield everything that people can answer now: what is asked, calls, and standing calls."""
    if referee.current_ask is None:
        return
    everything = (*referee.current_ask.pending, *referee.standing_prompts())
    yield from (pending for pending in everything if pending.who is not CHANCE)


class Lines:
    """Draws the lines of everything that is asked at a table, and holds them to what they promise."""

    def __init__(self, fixture: TableFixture, game: str) -> None:
        self.fixture = fixture
        self.game = game
        self.names: set[str] = set()
        """What was asked, without what follows a hyphen."""
        self.anchors = rulebook(game)
        self.has_own_lines = says(game, "can-")

    def check(self) -> None:
        """Check all that is asked now, for those who are asked, and what those see who wait."""
        table = self.fixture.table
        assert table.referee is not None
        viewers = [Viewer("pad", seat) for seat in table.roster.order[:2]]
        for viewer in (*viewers, Viewer("board", host=True)):
            help_ = self.presenter(viewer).help
            self.check_lines(help_.now, help_.rule, f"what {viewer.role} is told now")
        presenters: dict[Seat | None, TablePresenter] = {
            None: self.presenter(Viewer("board", host=True))
        }
        for pending in asked(table.referee):
            prompt = table.referee.resolve(pending)
            mine = ViewerPrompt(pending, prompt, None, None)
            seat = Seat(pending.who) if isinstance(pending.who, str) else None
            if seat not in presenters:
                presenters[seat] = self.presenter(Viewer("pad", seat))
            help_ = presenters[seat].help
            name = name_of(prompt)
            assert help_.own_lines(mine) or not self.has_own_lines, (
                f"Write can-{name} in rules/games/{self.game}/words/en.ftl"
            )
            self.check_lines(help_.lines(mine), help_.rule_of(mine), name)
            own_rule = not help_.rule_of(mine).endswith("#how-to-play")
            assert own_rule or name in OF_ALL_THE_RULES or not self.has_own_lines
            self.names.add(name)

    def check_lines(self, lines: tuple[str, ...], rule: str, name: str) -> None:
        assert 1 <= len(lines) <= MOST_LINES, (name, lines)
        for line in lines:
            text = str(getattr(line, "striptags", lambda: line)())  # noqa: B023  # called at once
            assert 3 < len(text) <= LONGEST, (name, len(text), text)
            assert text[-1] in ".?", (name, text)
            assert "None" not in text, (name, text)
        anchor = rule.partition("#")[2]
        assert f"{{#{anchor}}}" in self.anchors, (name, rule)

    def presenter(self, viewer: Viewer) -> TablePresenter:
        return self.fixture.services.renderer.presenter(self.fixture.table, viewer)


OF_ALL_THE_RULES = {"ploy", "next"}
"""What is asked of the game as a whole: how to play is the rule about it."""
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


@pytest.mark.parametrize("seed", range(repeats(2)))
@EACH_GAME
def test_everything_that_random_games_ask_is_explained(game: str, seed: int) -> None:
    rng = Random(seed)
    about = meta(game)
    players = rng.randint(about.least, about.most)
    fixture = TableFixture(players, RNG=Random(seed))
    fixture.start(game, **about.sample(rng, players))
    lines = Lines(fixture, game)
    for _ in range(MOST_STATES):
        assert fixture.table.referee is not None
        if fixture.table.referee.over:
            break
        lines.check()
        with suppress(Refused, ScriptError):
            play_on(fixture.table, rng)
    assert lines.names


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
            referee.repeat(Entry(0, Kind.OPEN, referee.current_ask.key, by="table"))


@EACH_GAME
def test_everything_that_recorded_games_ask_is_explained(game: str) -> None:
    fixture = TableFixture(2)
    lines = Lines(fixture, game)
    for file in files(game):
        ended(fixture, file)
        over = fixture.table.referee
        assert over is not None
        seen: set[str] = set()
        for number, referee in enumerate(steps_of(game, over)):
            fixture.table.referee = referee
            now = {name_of(pending.prompt) for pending in asked(referee)}
            if number % 5 == 0 or not now <= seen:
                lines.check()
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
    fixture.ok(fixture.host, "pick", game=game)
    told = [escape(each.label) for each in picked(lobby(fixture.table.roster))]
    assert told

    def tells(screen: dict[str, str], opener: str, region: str) -> None:
        assert f'data-open="{opener}"' in screen["head"]
        _, fold, inside = screen[region].partition("How your table plays it</span></summary>")
        assert fold
        assert all(str(label) in inside for label in told)

    tells(fixture.html("pad", fixture.seats[0]), "how", "how")
    fixture.start(game)
    for seat in fixture.seats:
        tells(fixture.html("pad", seat), "can", "can")
        assert 'id="can"' in fixture.html("pad", seat)["prompt"]
    tells(fixture.html("watch"), "how", "how")


@pytest.mark.parametrize("game", [game for game in GAMES if writes(game, "guide.html", "tour")])
def test_a_tour_has_a_few_cards_whatever_the_options(game: str) -> None:
    rng = Random(0)
    about = meta(game)
    for players in range(about.least, about.most + 1):
        fixture = TableFixture(players)
        fixture.ok(fixture.host, "pick", game=game, options=about.sample(rng, players))
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
    assert "data-begun" in fixture.html("pad", fixture.seats[0])["head"]
    rng = Random(1)
    while fixture.table.referee is not None and not fixture.table.referee.over:
        with suppress(Refused, ScriptError):
            play_on(fixture.table, rng, calls=0.0)
    fixture.ok(fixture.host, "close")
    late = fixture.table.join("device-late", "Late", None)
    fixture.start("goofspiel", cards=4)
    assert "data-begun" not in fixture.html("pad", fixture.seats[0])["head"]
    assert "data-begun" in fixture.html("pad", late)["head"]
    fixture.ok(fixture.host, "close")
    fixture.start("feast")
    assert "data-begun" in fixture.html("pad", fixture.seats[0])["head"]
