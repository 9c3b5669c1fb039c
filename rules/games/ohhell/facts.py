"""The facts of Oh Hell: what is told to the players. Their sentences are in ``words``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from rules.facts import Fact, Seat, Tells


class OhHellFact(Fact, family="ohhell"):
    """A fact of Oh Hell. A trump is the name of a suit, "none" without one, "turned" before it is turned up."""


# -- deals -----------------------------------------------------------------------------------


class Deal(OhHellFact):
    """A deal is to be dealt; ``whole_deck`` is whether no card is left to turn up.

    ``app`` is whether the app deals it.
    """

    tells = Tells.INSTRUCTION | Tells.REASON
    deal: int
    deals: int
    dealer: Seat
    cards: int
    trump: str
    whole_deck: bool
    app: bool = False


class Column(OhHellFact):
    deal: int


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

    @property
    def sum(self) -> Literal["even", "over", "under"]:
        """Whether these are as many as there are tricks, or more, or fewer."""
        if self.total == self.cards:
            return "even"
        return "over" if self.total > self.cards else "under"


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

    @property
    def which(self) -> Literal["only", "last", "other"]:
        """Whether it was the only trick of the deal, or its last one."""
        if self.cards == 1:
            return "only"
        return "last" if self.number == self.cards else "other"


# -- tricks and points -----------------------------------------------------------------------


class TrickCount(OhHellFact):
    """A number of tricks, beside the one that was played or bid."""

    @property
    def excess(self) -> int:
        """How many there are too many; negative if there are too few."""
        raise NotImplementedError

    @property
    def off(self) -> Literal["few", "many"]:
        """Whether that is too few or too many."""
        return "many" if self.excess > 0 else "few"

    @property
    def missing(self) -> int:
        """How many are missing."""
        return -self.excess


class TricksOff(TrickCount):
    """The tricks that were entered are not as many as were played."""

    total: int
    cards: int

    @property
    def excess(self) -> int:
        """How many there are too many; negative if there are too few."""
        return self.total - self.cards


class Miscount(TrickCount):
    """What everybody entered does not add up; ``one`` is whether one player now enters all."""

    tricks: Mapping[Seat, int]
    cards: int
    one: bool

    @property
    def total(self) -> int:
        """How many tricks were entered."""
        return sum(self.tricks.values())

    @property
    def excess(self) -> int:
        """How many there are too many; negative if there are too few."""
        return self.total - self.cards


class Scored(TrickCount):
    """What a deal brings a player; ``points`` may be negative."""

    seat: Seat
    bid: int
    tricks: int
    points: int

    @property
    def excess(self) -> int:
        """How many there are too many; negative if there are too few."""
        return self.tricks - self.bid


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
