"""Toss-up: the rulebook's rules, one after the other."""

from __future__ import annotations

from random import Random

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.registry import load
from rules.engine.tabletop import Setup
from rules.facts import Seat

HOST = Stamp("host")
SEATS = (Seat("ana"), Seat("bo"), Seat("cy"))


def begin(rounds: int) -> Referee:
    return Referee(load("tossup"), Setup(SEATS, {"rounds": rounds}), Random(0))


def play_round(referee: Referee, number: int, guesses: tuple[str, str, str], side: str) -> None:
    for seat, guess in zip(SEATS, guesses, strict=True):
        referee.answer(f"round{number}/guess/{seat}", guess, Stamp(seat))
    referee.open(f"round{number}/guess", HOST)
    referee.answer(f"round{number}/coin", side, HOST)


def totals(referee: Referee) -> list[int]:
    standings = referee.table.standings
    assert standings is not None
    return [line.total for line in standings.lines]


def test_a_right_guess_is_a_point_and_the_most_points_win() -> None:
    referee = begin(2)
    play_round(referee, 1, ("heads", "heads", "tails"), "heads")
    assert totals(referee) == [1, 1, 0]
    play_round(referee, 2, ("heads", "tails", "tails"), "heads")
    assert totals(referee) == [2, 1, 0]
    assert referee.table.winners == ("ana",)


def test_with_the_same_points_they_share_the_win() -> None:
    referee = begin(1)
    play_round(referee, 1, ("heads", "heads", "tails"), "heads")
    assert referee.table.winners == ("ana", "bo")


def test_a_toss_that_was_entered_wrongly_is_corrected() -> None:
    referee = begin(2)
    play_round(referee, 1, ("heads", "heads", "tails"), "heads")
    referee.amend("round1/coin", "tails", HOST)
    assert totals(referee) == [0, 0, 1]


def test_somebody_who_has_left_is_not_asked_and_cannot_win() -> None:
    referee = begin(1)
    leave = next(each for each in referee.standing_prompts() if each.prompt.name == "leave")
    referee.answer(leave.key, "ana", HOST)
    for seat, guess in (("bo", "tails"), ("cy", "tails")):
        referee.answer(f"round1/guess/{seat}", guess, Stamp(seat))
    referee.open("round1/guess", HOST)
    referee.answer("round1/coin", "heads", HOST)
    assert referee.table.winners == ("bo", "cy")
