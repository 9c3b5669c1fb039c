"""Putting things in an order: a preference list, lots, a shuffled deck."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, Generic, TypeVar

from rules.errors import Malformed
from rules.facts import Fact, Json
from rules.prompts.base import Prompt
from rules.prompts.pick import Option
from rules.refusals import ListLength, ListTwice, NotAList, NotAnOption

T = TypeVar("T", bound=int | str)


@dataclass(frozen=True)
class OrderList(Prompt[tuple[T, ...]], Generic[T]):
    """List ``length`` different items in order, the best first."""

    name: str
    items: tuple[T, ...]
    length: int
    by_chance: bool = False
    """Whether the app draws the list for a seat that is away."""
    shown: Mapping[T, Option[T]] = field(default_factory=dict)
    """How items are shown where their value alone does not say enough."""
    kind: ClassVar[str] = "order"

    def parse(self, raw: Json) -> tuple[T, ...]:
        if not isinstance(raw, list | tuple):
            raise Malformed(NotAList(), given=raw)
        by_text = {str(item): item for item in self.items}
        if any(isinstance(item, bool) or str(item) not in by_text for item in raw):
            raise Malformed(NotAnOption(), given=raw)
        return tuple(by_text[str(item)] for item in raw)

    def objection(self, value: tuple[T, ...]) -> Fact | None:
        if len(value) != self.length:
            return ListLength(length=self.length)
        if len(set(value)) != len(value):
            return ListTwice()
        return None

    def sample(self, rng: Random) -> tuple[T, ...]:
        return tuple(rng.sample(self.items, self.length))

    def dump(self, value: tuple[T, ...]) -> Json:
        return list(value)

    def answer_for_absent(self, rng: Random) -> tuple[T, ...] | None:
        return self.sample(rng) if self.by_chance else None
