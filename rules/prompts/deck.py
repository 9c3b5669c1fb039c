"""Shuffling a deck: the prompt that chance answers where the app deals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from rules.errors import Malformed
from rules.facts import Json, Seat
from rules.prompts.order import OrderList
from rules.refusals import NotAnOption

Card = TypeVar("Card", bound=int | str)


@dataclass(frozen=True)
class Deck(OrderList[Card]):
    """Shuffle a deck; the log says with its cards to whom they were dealt.

    Chance shuffles anew when it is dealt to others, or in another order, after an undo. From the same deck
    somebody would get the hand that another one had, and might go back to that deal.
    """

    to: tuple[Seat, ...] = ()
    """Who gets cards, in the order in which they are dealt."""

    def parse(self, raw: Json) -> tuple[Card, ...]:
        if not isinstance(raw, Mapping):
            return super().parse(raw)  # Companion 1.0.0 wrote the cards alone
        if set(raw) != {"cards", "to"} or raw["to"] != list(self.to):
            raise Malformed(NotAnOption(), given=raw)
        return super().parse(raw["cards"])

    def dump(self, value: tuple[Card, ...]) -> Json:
        return {"cards": super().dump(value), "to": list(self.to)}
