"""What lies on the table as everybody sees it: a deal, its bids and its tricks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from rules.facts import Seat


@dataclass(frozen=True, slots=True)
class Upcoming:
    """The deal that is to be dealt now; ``trump`` is "turned" while it has to be turned up.

    ``whole_deck`` is whether all cards are dealt, so that none is left to turn up.
    """

    deal: int
    dealer: Seat
    cards: int
    players: Sequence[Seat]
    trump: str
    whole_deck: bool


@dataclass(frozen=True, slots=True)
class Scene:
    """One deal. While the next one is dealt, ``upcoming`` is that one, and the rest is still the last one's."""

    deal: int
    deals: int
    stage: Literal["dealing", "bids", "tricks", "scored"] = "dealing"
    cards: int = 0
    dealer: Seat | None = None
    trump: str = "none"
    """The trump suit, or "none"."""
    players: Sequence[Seat] = ()
    """Who plays in this deal, from the dealer's left to the dealer."""
    sealed: bool = True
    """Whether bids are turned over together."""
    bids: Mapping[Seat, int] = field(default_factory=dict)
    """The bids that are known, in the order of the players."""
    tricks: Mapping[Seat, int] = field(default_factory=dict)
    """The tricks that everybody won; empty until all are entered and add up."""
    points: Mapping[Seat, int] = field(default_factory=dict)
    """What the deal brought."""
    flawless: Sequence[Seat] = ()
    """Who has played at least one deal, and has never missed a bid."""
    upcoming: Upcoming | None = None

    @property
    def total(self) -> int:
        """How many tricks are bid so far."""
        return sum(self.bids.values())
