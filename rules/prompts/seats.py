"""Letting somebody new sit down in a game under way."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import ClassVar

from rules.errors import Malformed
from rules.facts import Fact, Json, Seat, fact
from rules.prompts.base import Prompt

LONGEST = 32
"""How many characters the identifier of a seat may have."""


@dataclass(frozen=True)
class NewSeat(Prompt[Seat]):
    """Name a seat that is not in the game yet."""

    name: str
    taken: tuple[Seat, ...]
    full: Fact | None = None
    """Why nobody can join now, where that is so."""
    kind: ClassVar[str] = "seat"

    def parse(self, raw: Json) -> Seat:
        if not isinstance(raw, str) or not 0 < len(raw) <= LONGEST or not raw.isascii():
            raise Malformed(fact("refused.not-a-seat"), given=raw)
        return Seat(raw)

    def objection(self, value: Seat) -> Fact | None:
        if value in self.taken:
            return fact("refused.plays-already", seat=value)
        return self.full

    def sample(self, rng: Random) -> Seat:
        return Seat(f"guest-{rng.randrange(10**9)}")
