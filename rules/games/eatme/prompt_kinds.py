"""Eat Me: its kinds of prompt: a card of the ring, wishes for cards, and open cards."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import ClassVar

from rules.facts import Fact, Json
from rules.prompts import OrderList, PickCard


@dataclass(frozen=True)
class RingCard(PickCard):
    """Pick a card of the ring: its suit first and then its rank, or one of a hand that is shown."""

    first: Fact | None = None
    """What people do with the cards before it."""
    kind: ClassVar[str] = "eatme.card"


@dataclass(frozen=True)
class Wishes(OrderList[int]):
    """List cards of the open pool, the best first."""

    kind: ClassVar[str] = "eatme.wishes"


@dataclass(frozen=True)
class OpenCards(OrderList[int]):
    """Enter the cards that were flipped, all at once; in which order they came does not matter."""

    first: Fact | None = None
    """What people do with the cards before it."""
    kind: ClassVar[str] = "eatme.open"

    def parse(self, raw: Json) -> tuple[int, ...]:
        return tuple(sorted(super().parse(raw)))

    def sample(self, rng: Random) -> tuple[int, ...]:
        return tuple(sorted(super().sample(rng)))
