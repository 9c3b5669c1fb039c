"""What lies on the table as everybody sees it: a deal, its bids and its tricks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from rules.facts import Seat
from rules.sealed import Sealed


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
    app_deals: bool = False
    """Whether the app deals, and the cards are played on phones; the rest is empty otherwise."""
    turned: str = ""
    """The card that was turned up for the trump."""
    dealt: Mapping[Seat, Sealed[tuple[str, ...]]] = field(default_factory=dict)
    """The cards that everybody still has; each readable by its seat only."""
    trick: Mapping[Seat, str] = field(default_factory=dict)
    """The cards of the trick that is played, or of the last one until the next is led, in order."""
    taken_by: Seat | None = None
    """Who has won that trick, if it is over."""
    won: Mapping[Seat, int] = field(default_factory=dict)
    """How many tricks everybody has won so far in this deal."""

    @property
    def total(self) -> int:
        """How many tricks are bid so far."""
        return sum(self.bids.values())

    @property
    def is_scored(self) -> bool:
        """Whether the deal is over."""
        return self.upcoming is not None or self.stage == "scored"

    @property
    def is_over_for_now(self) -> bool:
        """Whether the deal is over, and another one comes."""
        return self.upcoming is not None and self.stage == "scored"

    @property
    def praised(self) -> Sequence[Seat]:
        """Who has never missed a bid, once that is worth saying."""
        return self.flawless if self.deal > 1 else ()

    @property
    def plays_cards(self) -> bool:
        """Whether cards are played on phones now."""
        return bool(self.trick) and self.stage == "tricks"

    @property
    def leads(self) -> Mapping[Seat, str]:
        """Who leads to the first trick, while real cards are played."""
        plays = self.stage == "tricks" and not self.app_deals and self.players
        return {self.players[0]: "yes"} if plays else {}

    @property
    def won_so_far(self) -> Mapping[Seat, int]:
        """How many tricks everybody has won, while they are played."""
        return self.won if self.stage == "tricks" else {}

    @property
    def nought(self) -> int:
        """What an exact bid of nought scores, where that has a score of its own."""
        return 5 + self.cards
