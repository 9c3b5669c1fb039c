"""Confirming something: nothing to choose, only when."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import ClassVar

from rules.errors import Malformed
from rules.facts import Json
from rules.prompts.base import Prompt
from rules.refusals import NotAnOption


@dataclass(frozen=True)
class Confirm(Prompt[bool]):
    """Say yes: count the score, go on to the next check, end the game.

    ``away`` is whether the app may confirm for a seat that is away. ``ends`` is whether it ends
    the game with the present score: screens ask first whether that is meant.
    """

    name: str
    away: bool = False
    ends: bool = False
    kind: ClassVar[str] = "confirm"

    def parse(self, raw: Json) -> bool:
        if raw is True or raw == "yes":
            return True
        raise Malformed(NotAnOption(), given=raw)

    def sample(self, rng: Random) -> bool:
        del rng
        return True

    def answer_for_absent(self, rng: Random) -> bool | None:
        del rng
        return True if self.away else None
