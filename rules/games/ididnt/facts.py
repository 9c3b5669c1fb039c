"""The facts of ididnt."""

from __future__ import annotations

from rules.facts import Fact, Seat


class IDidntFact(Fact, family="ididnt"):
    pass


class MentionFasting(IDidntFact):
    seat: Seat
    number: int


class MentionDenied(IDidntFact):
    food: int
    number: int


class MentionRobbed(IDidntFact):
    seat: Seat


class NoFoodName(IDidntFact):
    pass


class FoodTooLong(IDidntFact):
    most: int


class NoCost(IDidntFact):
    pass


class TooManyClaims(IDidntFact):
    most: int


class BothClaims(IDidntFact):
    food: int


class StartsByLot(IDidntFact):
    seat: Seat


class Row(IDidntFact):
    checks: int
    first: int


class StartsAsWinner(IDidntFact):
    seat: Seat


class StartsAsDealer(IDidntFact):
    seat: Seat


class Ended(IDidntFact):
    left: int


class Full(IDidntFact):
    most: int


class Deal(IDidntFact):
    deal: int
    first: int
    cards: int


class Pile(IDidntFact):
    left: int


class Said(IDidntFact):
    seat: Seat
    now: int


class Won(IDidntFact):
    seats: tuple[Seat, ...]
    total: int
    next: int


class TipFree(IDidntFact):
    seat: Seat


class Hint(IDidntFact):
    seat: Seat


class ColumnChecks(IDidntFact):
    pass


class ColumnTip(IDidntFact):
    pass


class TipPaid(IDidntFact):
    seat: Seat
    worth: int
    players: int


class MissedConflicts(IDidntFact):
    conflicts: int
