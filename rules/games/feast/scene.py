"""The Feast: what lies on the table, as everybody sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from rules.facts import Seat

Stage = Literal["topic", "dummies", "ploys", "judging", "scored", "over"]
Source = Literal["topic", "gaffe"]


@dataclass(frozen=True, slots=True)
class Capture:
    """A card in somebody's captures: its rank (its worth), and where it came from."""

    rank: int
    source: Source
    round: int


@dataclass(frozen=True, slots=True)
class Play:
    """A hand's card of this round; ``rank`` is None until it is turned up."""

    seat: Seat
    dummy: bool
    rank: int | None = None
    gaffe: bool = False
    took: Capture | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """One round of The Feast. ``pile`` is what is left of the gaffes, highest first."""

    deal: int
    deals: int
    round: int
    rounds: int
    stage: Stage
    dealing: int | None = None
    """How many cards are dealt to each hand before the next topic; None within a deal.

    What was turned over last stays on the table until then.
    """
    topic: int | None = None
    topic_taken: bool = False
    plays: tuple[Play, ...] = ()
    pile: tuple[int, ...] = ()
    captures: Mapping[Seat, tuple[Capture, ...]] = field(default_factory=dict)
    left: Mapping[int, int] = field(default_factory=dict)
    """How many of each rank can still come in this deal, as far as everybody knows."""
