"""Entries that cannot all be true: somebody amends one, or the host keeps all."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import ClassVar

from rules.audit import EnteredAt
from rules.errors import Malformed
from rules.facts import Fact, Json
from rules.prompts.base import Prompt
from rules.refusals import NotAnOption


@dataclass(frozen=True)
class Clash(Prompt[bool]):
    """Confirm that the real cards are wrong, so that all entries of ``item`` count.

    Amending one of ``places`` resolves the clash instead.
    """

    name: str
    item: Json
    places: tuple[EnteredAt, ...]
    called: Fact | None = None
    """What the card is called, where its ``item`` does not say enough."""
    kind: ClassVar[str] = "clash"

    def parse(self, raw: Json) -> bool:
        if raw is True or raw == "keep":
            return True
        raise Malformed(NotAnOption(), given=raw)

    def sample(self, rng: Random) -> bool:
        del rng
        return True
