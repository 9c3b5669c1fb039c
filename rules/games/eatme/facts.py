"""The facts of eatme."""

from __future__ import annotations

from rules.facts import Fact, Seat


class EatMeFact(Fact, family="eatme"):
    pass


class MentionNewborn(EatMeFact):
    owner: Seat
    id: int
    points: int


class MentionGenerous(EatMeFact):
    seat: Seat
    points: int


class Layout(EatMeFact):
    players: int
    size: int
    hand: int
    revealed: int
    app: int
    suits: int
    ouroboros: int


class RingSize(EatMeFact):
    size: int
    low: int
    high: int


class OuroborosBids(EatMeFact):
    pass


class Wish(EatMeFact):
    seat: Seat
    card: int
    wish: str
    missed: int
    suits: int


class Leaves(EatMeFact):
    seat: Seat
    wishes: int


class Out(EatMeFact):
    card: int
    suits: int
    places: tuple[int, ...]


class SetUp(EatMeFact):
    hand: int
    free: int
    ouroboros: int


class NoMove(EatMeFact):
    seat: Seat
    card: int
    bid: int
    suits: int
    wishes: int


class PutAwaySame(EatMeFact):
    cards: tuple[int, ...]
    suits: int


class PutAwayDiffers(EatMeFact):
    card: int
    cards: tuple[int, ...]
    places: tuple[int, ...]
    suits: int


class Override(EatMeFact):
    card: int
    suits: int


class Dealt(EatMeFact):
    size: int
    hand: int
    food: int
    suits: int


class Mega(EatMeFact):
    id: int
    owner: Seat
    size: int


class PutAway(EatMeFact):
    cards: tuple[int, ...]
    suits: int


class Won(EatMeFact):
    seats: tuple[Seat, ...]
    total: int


class Card(EatMeFact):
    card: int
    suits: int


class Order(EatMeFact):
    round: int
    bids: int


class ColumnLeft(EatMeFact):
    pass
