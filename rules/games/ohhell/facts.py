"""The facts of Oh Hell: what is told to the players. Their sentences are in ``words.html``."""

from __future__ import annotations

from collections.abc import Mapping

from rules.facts import Fact, Seat


class OhHellFact(Fact, family="ohhell"):
    """A fact of Oh Hell. A trump is the name of a suit, "none" without one, "turned" before it is turned up."""


# -- deals -----------------------------------------------------------------------------------


class Plan(OhHellFact):
    """How many cards everybody gets, deal by deal."""

    sizes: tuple[int, ...]


class Deal(OhHellFact):
    """A deal is to be dealt; ``whole_deck`` is whether no card is left to turn up.

    ``app`` is whether the app deals it.
    """

    deal: int
    deals: int
    dealer: Seat
    cards: int
    trump: str
    whole_deck: bool
    app: bool = False


class Column(OhHellFact):
    deal: int


class Full(OhHellFact):
    most: int


# -- bids ------------------------------------------------------------------------------------


class Bids(OhHellFact):
    """All bids are known; ``sealed`` is whether they were turned over together."""

    bids: Mapping[Seat, int]
    cards: int
    sealed: bool

    @property
    def total(self) -> int:
        """How many tricks are bid by all together."""
        return sum(self.bids.values())


class BidOut(OhHellFact):
    """The last bid may not be this one: with the ``others`` it would make as many as there are tricks."""

    bid: int
    others: int
    cards: int


# -- playing on phones -----------------------------------------------------------------------


class FollowSuit(OhHellFact):
    """The card is not of the suit that was led, and its player has some of that."""

    led: str


class TrickWon(OhHellFact):
    """A trick is over; ``card`` is the one that takes it."""

    seat: Seat
    card: str
    number: int
    cards: int


# -- tricks and points -----------------------------------------------------------------------


class TricksOff(OhHellFact):
    """The tricks that were entered are not as many as were played."""

    total: int
    cards: int


class Miscount(OhHellFact):
    """What everybody entered does not add up; ``one`` is whether one player now enters all."""

    tricks: Mapping[Seat, int]
    cards: int
    one: bool

    @property
    def total(self) -> int:
        """How many tricks were entered."""
        return sum(self.tricks.values())


class Scored(OhHellFact):
    """What a deal brings a player; ``points`` may be negative."""

    seat: Seat
    bid: int
    tricks: int
    points: int


class Made(Scored):
    """The bid was exact."""


class Missed(Scored):
    pass


class AllMade(OhHellFact):
    """Everybody's bid was exact."""

    seats: tuple[Seat, ...]
    cards: int


class Won(OhHellFact):
    seats: tuple[Seat, ...]
    total: int


# -- what was remarkable ---------------------------------------------------------------------


class MentionNeverMissed(OhHellFact):
    """Players made each of their bids, ``deals`` of them."""

    seats: tuple[Seat, ...]
    deals: int


class MentionAllMade(OhHellFact):
    """Everybody was exact in a deal of so many cards."""

    cards: int


class MentionWorstMiss(OhHellFact):
    seat: Seat
    bid: int
    tricks: int
