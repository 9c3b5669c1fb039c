"""The Feast: the scene, what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from rules.facts import Seat
from rules.sealed import Sealed

Stage = Literal["topic", "dummies", "ploys", "judging", "scored", "over"]
Source = Literal["topic", "gaffe"]


@dataclass(frozen=True, slots=True)
class Capture:
    """A captured card: its rank, which is its worth, where it came from, and in which round."""

    rank: int
    source: Source
    round: int


@dataclass(frozen=True, slots=True)
class Play:
    """What one hand plays in a round; ``rank`` is None until the card is turned up."""

    seat: Seat
    dummy: bool
    rank: int | None = None
    gaffe: bool = False
    took: Capture | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """One round; ``pile`` are the ranks of the gaffes that nobody has taken, highest first."""

    deal: int
    deals: int
    round: int
    rounds: int
    stage: Stage
    dealing: int | None = None
    """How many cards each hand gets in the deal that begins now; None once its first topic is up.

    Until then the scene still shows the last round of the deal before.
    """
    dummies: tuple[Seat, ...] = ()
    """The dummies that are dealt in then."""
    topic: int | None = None
    topic_taken: bool = False
    plays: tuple[Play, ...] = ()
    pile: tuple[int, ...] = ()
    dealt: Mapping[Seat, Sealed[tuple[int, ...]]] = field(default_factory=dict)
    """Where the app deals: the cards that each hand still has; each readable by its seat only."""
    captures: Mapping[Seat, tuple[Capture, ...]] = field(default_factory=dict)
    left: Mapping[int, int] = field(default_factory=dict)
    """How many cards of each rank are left in this deal, as far as everybody knows."""

    @property
    def is_between(self) -> bool:
        """Whether a deal begins, whose first topic is not up yet."""
        return bool(self.dealing)

    @property
    def is_over_for_now(self) -> bool:
        """Whether a deal is over, and the next one has not begun."""
        return self.is_between and self.topic is not None

    @property
    def brought(self) -> Mapping[Seat, int]:
        """The points that this deal has brought each player."""
        return {
            seat: sum(capture.rank for capture in taken) for seat, taken in self.captures.items()
        }

    @property
    def is_alone(self) -> bool:
        """Whether all cards but one were matched."""
        return sum(not play.gaffe for play in self.plays) == 1

    @property
    def dummy_ranks(self) -> tuple[int, ...]:
        """The ranks that dummies play, the lowest first."""
        return tuple(sorted({play.rank for play in self.plays if play.dummy and play.rank}))
