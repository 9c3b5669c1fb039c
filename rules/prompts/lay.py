"""Laying cards face down and announcing a colour: the number is true, the colour may be a lie."""

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
from rules.prompts.together import Secret, Together


@dataclass(frozen=True)
class Lay(Together):
    """Enter the laid cards in secret, and announce one colour; the number of cards is public."""

    kind: ClassVar[str] = "lay"

    @classmethod
    def of(cls, name: str, cards: CardsByColour, colours: tuple[str, ...]) -> Lay:
        """Return a prompt for these cards, and the colours that may be announced."""
        return cls(name, {"cards": Secret(cards), "say": Choose("say", options(colours))})

    @property
    def cards(self) -> CardsByColour:
        """The prompt for the cards."""
        return cast("CardsByColour", cast("Secret[Any]", self.fields["cards"]).inner)

    def recall(self, raw: Json) -> dict[str, Any]:
        """Return an answer from the log, if its colour and number of cards are still allowed.

        The cards themselves are judged when they are turned up, since they are secret.
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
    """Announce a number of cards and one colour; the cards themselves are not entered."""

    kind: ClassVar[str] = "announce"

    @classmethod
    def of(cls, name: str, least: int, most: int, colours: tuple[str, ...]) -> Announce:
        """Return a prompt for ``least`` to ``most`` cards, and the colours that may be announced."""
        fields: Mapping[str, Prompt[Any]] = {
            "count": Number("count", least, most),
            "say": Choose("say", options(colours)),
        }
        return cls(name, fields)

    def sample(self, rng: Random) -> dict[str, Any]:
        """Draw an announcement; fewer cards are more likely, as with people."""
        value = super().sample(rng)
        number = cast("Number", self.fields["count"])
        total = number.low
        while total < number.high and rng.random() < 0.5:
            total += 1
        return {**value, "count": total}


def count(value: Mapping[str, Any]) -> int:
    """Return the number of cards in an answer."""
    return sum(value["cards"].values())
