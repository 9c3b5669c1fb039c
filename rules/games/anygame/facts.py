"""The facts of anygame."""

from __future__ import annotations

from rules.facts import Fact, Seat


class AnyGameFact(Fact, family="anygame"):
    pass


class NoRange(AnyGameFact):
    low: int
    high: int


class FewChoices(AnyGameFact):
    pass


class SameChoices(AnyGameFact):
    pass


class NothingYet(AnyGameFact):
    pass


class Full(AnyGameFact):
    most: int


class Row(AnyGameFact):
    round: int
    points: int
    leaders: tuple[Seat, ...]
    total: int


class Won(AnyGameFact):
    seats: tuple[Seat, ...]
    total: int
    best: int
    scored: int


class Added(AnyGameFact):
    seat: Seat
    points: int
    total: int


class Counted(AnyGameFact):
    kind: str
    counts: int


class Column(AnyGameFact):
    round: int


class Reached(AnyGameFact):
    seats: tuple[Seat, ...]
    target: int


class Shown(AnyGameFact):
    least: int
    most: int


class Choice(AnyGameFact):
    text: str


class NoSum(AnyGameFact):
    pass


class TooLong(AnyGameFact):
    longest: int


class TooManyDigits(AnyGameFact):
    digits: int
