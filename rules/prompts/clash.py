"""Two entries that cannot both be true: one is amended, or the host keeps both."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import ClassVar

from rules.audit import Place
from rules.errors import Malformed
from rules.facts import Fact, Json, fact
from rules.prompts.base import Prompt


@dataclass(frozen=True)
class Clash(Prompt[bool]):
    """Say that the cards themselves are at fault, so that all the entries in question stand.

    The other way out is to amend one of ``places``; then the clash is gone.
    """

    name: str
    item: Json
    places: tuple[Place, ...]
    kind: ClassVar[str] = "clash"

    def parse(self, raw: Json) -> bool:
        if raw is True or raw == "keep":
            return True
        raise Malformed(fact("refused.not-an-option"), given=raw)

    def objection(self, value: bool) -> Fact | None:  # noqa: FBT001  # the prompt’s own signature
        del value
        return None

    def sample(self, rng: Random) -> bool:
        del rng
        return True
