"""Whoever has left for good cannot win, and the standings say so at once, in every game."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.registry import GAMES, rulebook
from rules.engine.tabletop import Mode
from rules.facts import Seat
from tests.own_tests import own_value
from tests.repeats import repeats
from tests.rules.conformance.rand import enter, play, table

EACH_GAME = pytest.mark.parametrize("game", GAMES)
SEEDS = st.integers(0, 10_000)
HOST = Stamp("host")


def leaving(game: str) -> tuple[str, int]:
    """Return what becomes of a leaver's hand, as the rulebook says, and how much is still played of it.

    A neighbour plays on in the part of the game that is under way: as many parts of its key as the
    number says, such as "deal2/round5" for 2. For 0 nothing more is asked of the seat at all.
    """
    words, parts = own_value(game, "golden", "LEAVING", ("can't win", 0))
    return str(words), int(parts)


def gone(referee: Referee) -> set[Seat]:
    """Who has left for good, as the answers in the game say."""
    out: set[Seat] = set()
    for step in referee.history:
        if step.pending.call and step.prompt.name == "leave":
            out.add(step.value)
        elif step.pending.call and step.prompt.name == "back":
            out.discard(step.value)
    return out


def may_leave(referee: Referee) -> dict[Seat, str]:
    """Who may be said to have left now, and under which key."""
    return {
        option.value: pending.key
        for pending in referee.standing_prompts()
        if pending.prompt.name == "leave"
        for option in pending.prompt.options  # type: ignore[union-attr]  # it names a player
    }


def check_standings(referee: Referee) -> None:
    """Of the players, those compete who have not left."""
    standings = referee.table.standings
    if standings is None:
        return
    people = {line.seat: line for line in standings.lines if not line.seat.startswith("dummy")}
    out = gone(referee)
    assert {seat for seat, line in people.items() if not line.competes} == out & people.keys()
    if referee.over:
        assert standings.leaders() == referee.table.winners
        assert not out.intersection(referee.table.winners)


def check_places(referee: Referee) -> None:
    """Check that whoever seals something has a place on the board, also who came late."""
    scene = referee.game.layout(referee.table.scene)
    if scene is not None and referee.current_ask and referee.current_ask.mode is Mode.SEALED:
        places = {place.seat for place in scene.places}
        assert {each.seat for each in referee.current_ask.pending if each.seat} <= places


@EACH_GAME
@given(seed=SEEDS)
@settings(max_examples=repeats(5), deadline=None)
def test_the_standings_say_at_once_who_competes_and_in_the_end_who_has_won(
    game: str, seed: int
) -> None:
    def check(referee: Referee) -> None:
        check_standings(referee)
        check_places(referee)

    check(play(table(game, seed), seed, each=check, talk=0.08))


@EACH_GAME
@given(seed=SEEDS)
@settings(max_examples=repeats(4), deadline=None)
def test_who_leaves_just_before_the_end_does_not_win(game: str, seed: int) -> None:
    """The winners leave, one after the other, before the last entry of the game."""
    referee = play(table(game, seed), seed, talk=0)
    rng = Random(seed)
    for _ in range(9):
        winner = referee.table.winners[0]
        referee.undo(HOST)
        leavers = may_leave(referee)
        if winner not in leavers:
            return
        referee.answer(leavers[winner], winner, HOST)
        check_standings(referee)
        while not referee.over:
            enter(referee, rng, talk=0)
        check_standings(referee)
        assert winner not in referee.table.winners


@EACH_GAME
def test_that_test_meets_winners_who_leave(game: str) -> None:
    def meets_one(seed: int) -> bool:
        referee = play(table(game, seed), seed, talk=0)
        winner = referee.table.winners[0]
        referee.undo(HOST)
        return winner in may_leave(referee)

    assert any(meets_one(seed) for seed in range(12))


@EACH_GAME
def test_the_rulebook_says_as_a_ruling_that_a_leaver_cannot_win(game: str) -> None:
    section = rulebook(game).partition("{#leaving}")[2].partition("\n## ")[0]
    (ruling,) = (
        each for each in section.split("\n\n") if leaving(game)[0] in " ".join(each.split())
    )
    assert ruling.startswith("**Ruling.**")
    assert ruling.strip().endswith("{: .ruling}")
    assert re.search(r"\b(cannot|can’t|can't|can no longer) win\b", " ".join(section.split()))


@EACH_GAME
def test_the_rulebook_says_how_somebody_comes_in_late_and_that_a_seat_can_be_taken_over(
    game: str,
) -> None:
    words = " ".join(rulebook(game).split())
    assert re.search(r"comes? late|sits? down late|joins a game that has started", words)
    assert re.search(r"take[s]? over (a|somebody's|somebody’s) seat", words, re.IGNORECASE)


@EACH_GAME
@given(seed=SEEDS, steps=st.integers(0, 60))
@settings(max_examples=repeats(12), deadline=None)
def test_that_becomes_of_the_hand(game: str, seed: int, steps: int) -> None:
    referee = play(table(game, seed), seed, steps=steps, talk=0)
    leavers = may_leave(referee)
    if not leavers:
        return
    rng = Random(seed)
    seat = rng.choice(sorted(leavers))
    assert referee.current_ask is not None
    under_way = referee.current_ask.key.split("/")[: leaving(game)[1]]
    referee.answer(leavers[seat], seat, HOST)
    while not referee.over:
        for pending in referee.current_ask.pending:
            if pending.who == seat and not pending.call:
                assert under_way
                assert pending.key.split("/")[: len(under_way)] == under_way
        enter(referee, rng, talk=0)
