"""Adding a player to a game under way."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from rules.errors import Malformed, ScriptError
from rules.facts import Fact, Json, Seat
from rules.prompts.base import Prompt
from rules.refusals import NotASeat, PlaysAlready

SEAT = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""The form of a seat's identifier. It becomes a part of keys, so it has no slash."""


@dataclass(frozen=True)
class NewSeat(Prompt[Seat]):
    """Name a seat that is not in the game yet; ``taken`` are those that are."""

    name: str
    taken: tuple[Seat, ...]
    full: Fact | None = None
    """Why nobody can join now, or None."""
    kind: ClassVar[str] = "seat"

    def parse(self, raw: Json) -> Seat:
        if not isinstance(raw, str) or SEAT.fullmatch(raw) is None:
            raise Malformed(NotASeat(), given=raw)
        return Seat(raw)

    def objection(self, value: Seat) -> Fact | None:
        if value in self.taken:
            return PlaysAlready(seat=value)
        return self.full

    def sample(self, rng: Random) -> Seat:
        if self.full is not None:
            raise ScriptError("nobody can join now")
        while (seat := Seat(f"guest-{rng.randrange(10**9)}")) in self.taken:
            continue
        return seat
