"""The facts of liar."""

from __future__ import annotations

from rules.facts import Fact, Seat


class LiarFact(Fact, family="liar"):
    pass


class AllOut(LiarFact):
    colour: str
    left: int
    copies: int
    places: tuple[int, ...]


class Column(LiarFact):
    game: int


class Won(LiarFact):
    seats: tuple[Seat, ...]
    total: int


class CardsLeft(LiarFact):
    pass


class MentionHonest(LiarFact):
    seat: Seat
    number: int


class MentionCostlyDoubt(LiarFact):
    seat: Seat
    minus: int


class Setup(LiarFact):
    deck: int
    removed: int
    each: int
    aside: int


class Exactly(LiarFact):
    count: int


class Stands(LiarFact):
    seat: Seat
    count: int
    said: int
    last: int


class AtLeast(LiarFact):
    seat: Seat
    least: int


class NoHand(LiarFact):
    pass


class NoMinus(LiarFact):
    pass


class NothingStands(LiarFact):
    pass


class MustLay(LiarFact):
    pass


class TooFew(LiarFact):
    seat: Seat
    least: int
    hand: int


class Deal(LiarFact):
    game: int
    starter: Seat
    each: int
    removed: int
    aside: int


class Scores(LiarFact):
    game: int
    winner: Seat
    lines: int
    wild: int


class Contested(LiarFact):
    seat: Seat
    layer: int


class Leaves(LiarFact):
    seat: Seat
    void: int


class TooMany(LiarFact):
    most: int


class Comes(LiarFact):
    seat: Seat


class Holds(LiarFact):
    seat: Seat
    was: int
    now: int
    missing: int


class Aside(LiarFact):
    was: int
    now: int
    missing: int


class Lays(LiarFact):
    seat: Seat
    count: int
    said: int
    left: int


class AllPassed(LiarFact):
    seat: Seat
    pile: int


class TakesBack(LiarFact):
    seat: Seat
    count: int
    minus: int


class TakesPile(LiarFact):
    seat: Seat
    minus: int


class Draws(LiarFact):
    seat: Seat
    other: Seat
    count: int


class Override(LiarFact):
    colour: str


class LastCard(LiarFact):
    seat: Seat


class Passes(LiarFact):
    seat: Seat


class Next(LiarFact):
    seat: Seat
