"""One game of Toss-up for every way in which it can go."""

from __future__ import annotations

from random import Random

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.registry import load
from rules.engine.tabletop import Setup
from rules.facts import Seat

HOST = Stamp("host")
SEATS = (Seat("ana"), Seat("bo"), Seat("cy"))


def new_game(rounds: int) -> Referee:
    return Referee(load("tossup"), Setup(SEATS, {"rounds": rounds}), Random(0))


def play_round(referee: Referee, number: int, guesses: tuple[str, str, str], fell: str) -> None:
    for seat, guess in zip(SEATS, guesses, strict=True):
        referee.answer(f"round{number}/guess/{seat}", guess, Stamp(seat))
    referee.open(f"round{number}/guess", HOST)
    referee.answer(f"round{number}/coin", fell, HOST)


def one_winner() -> Referee:
    referee = new_game(2)
    play_round(referee, 1, ("heads", "heads", "tails"), "heads")
    play_round(referee, 2, ("heads", "tails", "tails"), "heads")
    return referee


def nobody_is_right() -> Referee:
    referee = new_game(1)
    play_round(referee, 1, ("heads", "heads", "heads"), "tails")
    return referee


def amended() -> Referee:
    """The coin was entered wrongly; and an entry was taken back."""
    referee = new_game(2)
    play_round(referee, 1, ("heads", "heads", "tails"), "heads")
    referee.amend("round1/coin", "tails", HOST)
    referee.answer("round2/guess/ana", "tails", Stamp("ana"))
    referee.undo(HOST)
    play_round(referee, 2, ("heads", "tails", "tails"), "tails")
    return referee


GAMES = {"one-winner": one_winner, "nobody-is-right": nobody_is_right, "amended": amended}
SHOWS = {"one-winner": "tossup.fell"}

LEAVING = ("guesses no more", 0)
"""What the rulebook says becomes of a leaver's hand; for how much of the key it is still asked."""
