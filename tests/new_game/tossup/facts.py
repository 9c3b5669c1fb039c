"""The facts of Toss-up: what is told to the players. Their sentences are in ``words.html``."""

from __future__ import annotations

from rules.facts import Fact, Seat


class TossUpFact(Fact, family="tossup"):
    """A fact of Toss-up."""


class Fell(TossUpFact):
    """The coin fell on a side, "heads" or "tails"; those who had guessed it have a point."""

    fell: str
    right: tuple[Seat, ...]


class Won(TossUpFact):
    seats: tuple[Seat, ...]
    total: int
