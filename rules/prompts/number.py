"""Entering a number: points to bid, the size of a pile."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import ClassVar

from rules.facts import Json
from rules.prompts.base import AbsentAnswer, Prompt, whole_number


@dataclass(frozen=True)
class Number(Prompt[int]):
    """Enter a whole number from ``low`` to ``high``, both included."""

    name: str
    low: int
    high: int
    away: AbsentAnswer[int] | None = None
    kind: ClassVar[str] = "number"

    def parse(self, raw: Json) -> int:
        return whole_number(raw, self.low, self.high)

    def sample(self, rng: Random) -> int:
        return rng.randint(self.low, self.high)

    def answer_for_absent(self, rng: Random) -> int | None:
        return None if self.away is None else self.away(rng)


@dataclass(frozen=True)
class BidPoints(Number):
    """Bid from 0 to the points that are left; the pad shows what will be left after the bid."""

    kind: ClassVar[str] = "bid"
