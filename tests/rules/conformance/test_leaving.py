"""Whoever has left for good cannot win, and the standings say so at once, in every game."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.registry import GAMES
from rules.facts import Seat
from tests.repeats import repeats
from tests.rules.conformance.rand import enter, play, table

EACH_GAME = pytest.mark.parametrize("game", GAMES)
SEEDS = st.integers(0, 10_000)
HOST = Stamp("host")


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


@EACH_GAME
@given(seed=SEEDS)
@settings(max_examples=repeats(5), deadline=None)
def test_the_standings_say_at_once_who_competes_and_in_the_end_who_has_won(
    game: str, seed: int
) -> None:
    referee = play(table(game, seed), seed, each=check_standings, talk=0.08)
    check_standings(referee)


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
        leaving = may_leave(referee)
        if winner not in leaving:
            return
        referee.answer(leaving[winner], winner, HOST)
        check_standings(referee)
        while not referee.over:
            enter(referee, rng, talk=0)
        check_standings(referee)
        assert winner not in referee.table.winners


@EACH_GAME
def test_that_test_meets_winners_who_leave(game: str) -> None:
    met = 0
    for seed in range(12):
        referee = play(table(game, seed), seed, talk=0)
        winner = referee.table.winners[0]
        referee.undo(HOST)
        met += winner in may_leave(referee)
    assert met
