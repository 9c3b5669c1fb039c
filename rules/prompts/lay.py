"""Laying cards face down and saying what they are: the number is true, the colour may be a lie."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, cast

from rules.errors import Illegal
from rules.facts import Json
from rules.prompts.base import Prompt, Seal
from rules.prompts.cards import CardsByColour
from rules.prompts.number import Number
from rules.prompts.pick import Choose, options
from rules.prompts.together import Kept, Together


@dataclass(frozen=True)
class Lay(Together):
    """Enter in secret what is really laid, and announce one colour; the number follows from it."""

    kind: ClassVar[str] = "lay"

    @classmethod
    def of(cls, name: str, cards: CardsByColour, colours: tuple[str, ...]) -> Lay:
        """Make one of the cards that may be laid and the colours that may be said."""
        return cls(name, {"cards": Kept(cards), "say": Choose("say", options(colours))})

    @property
    def cards(self) -> CardsByColour:
        """What is asked of the cards."""
        return cast("CardsByColour", cast("Kept[Any]", self.fields["cards"]).inner)

    def recall(self, raw: Json) -> dict[str, Any]:
        """Judge it by what everybody may know of it: the colour said, and the number.

        What turns out meanwhile to be impossible comes out when the cards are turned up.
        """
        value = self.parse(raw)
        why = self.fields["say"].objection(value["say"]) or self.cards.miscount(value["cards"])
        if why is not None:
            raise Illegal(why, given=raw)
        return value

    def conceal(self, value: dict[str, Any], seal: Seal) -> dict[str, Any]:
        return {**super().conceal(value, seal), "count": count(value)}

    def public(self, value: dict[str, Any]) -> Json:
        return {**cast("dict[str, Json]", super().public(value)), "count": count(value)}


@dataclass(frozen=True)
class Announce(Together):
    """Announce a number of cards and one colour; what they are, nobody enters now."""

    kind: ClassVar[str] = "announce"

    @classmethod
    def of(cls, name: str, least: int, most: int, colours: tuple[str, ...]) -> Announce:
        """Make one for ``least`` to ``most`` cards and the colours that may be said."""
        fields: Mapping[str, Prompt[Any]] = {
            "count": Number("count", least, most),
            "say": Choose("say", options(colours)),
        }
        return cls(name, fields)

    def sample(self, rng: Random) -> dict[str, Any]:
        """Draw an announcement; few cards more often than many, as people lay them."""
        value = super().sample(rng)
        number = cast("Number", self.fields["count"])
        total = number.low
        while total < number.high and rng.random() < 0.5:
            total += 1
        return {**value, "count": total}


def count(value: Mapping[str, Any]) -> int:
    """Return how many cards were laid."""
    return sum(value["cards"].values())
