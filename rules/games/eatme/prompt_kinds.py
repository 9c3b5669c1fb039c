"""Eat Me: its kinds of prompt: a card of the ring, wishes for cards, and open cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Literal

from rules.facts import Fact, Json
from rules.games.eatme.cards import CardName, named
from rules.prompts import OrderList, PickCard, Together


@dataclass(frozen=True)
class RingCard(PickCard):
    """Pick a card of the ring: its suit first and then its rank, or one of a hand that is shown."""

    first: Fact | None = None
    """What people do with the cards before it."""
    kind: ClassVar[str] = "eatme.card"

    def for_message(self, value: int) -> tuple[CardName, ...]:
        return named((int(value),), suits=self.options[0].name is not None)


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
    is_card: ClassVar[bool] = True

    def for_message(self, value: int | Sequence[int]) -> tuple[CardName, ...]:
        """Return cards as a message reads them: all of an answer, or one of the items."""
        numbers = (int(value),) if isinstance(value, int | str) else tuple(value)
        return named(numbers, suits=any(each.name is not None for each in self.shown.values()))

    def parse(self, raw: Json) -> tuple[int, ...]:
        return tuple(sorted(super().parse(raw)))

    def sample(self, rng: Random) -> tuple[int, ...]:
        return tuple(sorted(super().sample(rng)))


@dataclass(frozen=True)
class Move(Together):
    """A move: a card or wishes, and a bid where one belongs to it."""

    @property
    def of(self) -> Literal["wishes", "hand", "table"]:
        """What is played: wishes, or a card of a hand that the app dealt or that people hold."""
        if "wishes" in self.fields:
            return "wishes"
        return "hand" if getattr(self.fields["card"], "is_hand", False) else "table"

    @property
    def bid(self) -> Literal["next", "now", "none"]:
        """What the bid is for: the next round, or this card."""
        if "bid" not in self.fields:
            return "none"
        return "next" if self.fields["bid"].name == "next" else "now"

    @property
    def length(self) -> int:
        """How many cards are wished for."""
        wishes = self.fields.get("wishes")
        return wishes.length if isinstance(wishes, Wishes) else 0

    @property
    def suits(self) -> bool:
        """Whether the cards are those of a standard deck."""
        card = self.fields.get("card")
        return isinstance(card, RingCard) and card.options[0].name is not None
