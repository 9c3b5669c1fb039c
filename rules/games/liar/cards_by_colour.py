"""Naming cards by colour and number: those laid, those turned up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from rules.errors import Malformed, ScriptError
from rules.facts import Fact, Json, fact
from rules.prompts.base import Prompt, whole_number


@dataclass(frozen=True)
class CardsByColour(Prompt[dict[str, int]]):
    """Enter how many cards of each colour, ``least`` to ``most`` in all."""

    name: str
    colours: tuple[str, ...]
    least: int
    most: int
    limits: Mapping[str, int] = field(default_factory=dict)
    """The most cards of a colour; a colour that is not named is limited by ``most`` only."""
    why: Mapping[str, Fact] = field(default_factory=dict)
    """The reason for the limit, by colour."""
    short: Fact | None = None
    """The reason for ``least``."""
    kind: ClassVar[str] = "cards"

    def parse(self, raw: Json) -> dict[str, int]:
        if not isinstance(raw, Mapping) or not set(raw) <= set(self.colours):
            raise Malformed(fact("refused.not-an-option"), given=raw)
        cards = {one: whole_number(raw[one], 0, 999) for one in self.colours if one in raw}
        return {colour: number for colour, number in cards.items() if number}

    def miscount(self, value: Mapping[str, int]) -> Fact | None:
        """Return why this number of cards is not allowed, whatever their colours, or None."""
        total = sum(value.values())
        if total < self.least:
            return self.short or fact("refused.too-few-cards", least=self.least)
        if total > self.most:
            return fact("refused.too-many-cards", most=self.most)
        return None

    def objection(self, value: dict[str, int]) -> Fact | None:
        if (why := self.miscount(value)) is not None:
            return why
        for colour, number in value.items():
            if number > self.limit(colour):
                return self.why.get(colour) or fact("refused.too-many-cards", most=self.most)
        return None

    def limit(self, colour: str) -> int:
        """Return the most cards of a colour that can be entered."""
        return min(self.most, self.limits.get(colour, self.most))

    def sample(self, rng: Random) -> dict[str, int]:
        """Draw some cards; fewer are more likely, as with people."""
        deck = [colour for colour in self.colours for _ in range(self.limit(colour))]
        most = min(self.most, len(deck))
        if most < self.least:
            raise ScriptError(f"there are no such cards at {self.name}")
        total = self.least
        while total < most and rng.random() < 0.5:
            total += 1
        drawn = rng.sample(deck, total)
        return {colour: drawn.count(colour) for colour in self.colours if colour in drawn}
