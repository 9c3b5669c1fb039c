"""Who's Lying?: its kinds of prompt: cards by their colours, a lay with the colour that is said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Literal, cast

from rules.errors import Illegal, Malformed, ScriptError
from rules.facts import Fact, Json
from rules.prompts.base import Prompt, Seal, whole_number
from rules.prompts.number import Number
from rules.prompts.order import OrderList
from rules.prompts.pick import Choose, options
from rules.prompts.together import Secret, Together
from rules.refusals import NotAnOption, TooFewCards, TooManyCards
from rules.sealed import Sealed


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
    is_hand: bool = False
    """Whether ``limits`` are the cards of a hand that the app dealt."""
    kind: ClassVar[str] = "liar.cards"

    def parse(self, raw: Json) -> dict[str, int]:
        if not isinstance(raw, Mapping) or not set(raw) <= set(self.colours):
            raise Malformed(NotAnOption(), given=raw)
        cards = {one: whole_number(raw[one], 0, 999) for one in self.colours if one in raw}
        return {colour: number for colour, number in cards.items() if number}

    def miscount(self, value: Mapping[str, int]) -> Fact | None:
        """Return why this number of cards is not allowed, whatever their colours, or None."""
        total = sum(value.values())
        if total < self.least:
            return self.short or TooFewCards(least=self.least)
        if total > self.most:
            return TooManyCards(most=self.most)
        return None

    def objection(self, value: dict[str, int]) -> Fact | None:
        if (why := self.miscount(value)) is not None:
            return why
        for colour, number in value.items():
            if number > self.limit(colour):
                return self.why.get(colour) or TooManyCards(most=self.most)
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


@dataclass(frozen=True)
class Lay(Together):
    """Enter the laid cards in secret, and announce one colour; the number of cards is public.

    For a player who is away the app lays as few cards of a dealt hand as it can, and tells the truth
    of the first; of real cards somebody has to.
    """

    kind: ClassVar[str] = "liar.lay"

    @classmethod
    def of(cls, name: str, cards: CardsByColour, colours: tuple[str, ...]) -> Lay:
        """Return a prompt for these cards, and the colours that may be announced."""
        return cls(name, {"cards": Secret(cards), "say": Choose("say", options(colours))})

    @property
    def card_source(self) -> Literal["hand", "real"]:
        """Whether the cards are those that the app dealt, or real ones."""
        return "hand" if self.cards.is_hand else "real"

    @property
    def fewest(self) -> int:
        """The least number of cards."""
        return self.cards.least

    @property
    def choice(self) -> Literal["any", "exactly", "at-least"]:
        """How many cards may be laid, beside ``fewest``."""
        return _choice(self.cards.least, self.cards.most)

    @property
    def cards(self) -> CardsByColour:
        """The prompt for the cards."""
        return cast("CardsByColour", cast("Secret[Any]", self.fields["cards"]).inner)

    def recall(self, raw: Json) -> dict[str, Any]:
        """Return an answer from the log, if its colour and number of cards are still allowed.

        Real cards are judged when they are turned up, since they are secret. Those of a dealt hand are
        judged: only an amendment of the player's own can have made them impossible, since the key of
        the prompt names every other change of the hand.
        """
        if self.cards.is_hand:
            return self.read(raw)
        value = self.parse(raw)
        why = self.fields["say"].objection(value["say"]) or self.cards.miscount(value["cards"])
        if why is not None:
            raise Illegal(why, given=raw)
        return value

    def answer_for_absent(self, rng: Random) -> dict[str, Any] | None:
        if not self.cards.is_hand:
            return None
        every = [colour for colour in self.cards.colours for _ in range(self.cards.limit(colour))]
        drawn = rng.sample(every, self.cards.least)
        say = cast("Choose", self.fields["say"])
        said = next((colour for colour in drawn if colour in say.values), None)
        return {"cards": dict(Counter(drawn)), "say": said or say.sample(rng)}

    def conceal(self, value: dict[str, Any], seal: Seal) -> dict[str, Any]:
        return {**super().conceal(value, seal), "count": count(value)}

    def public(self, value: dict[str, Any]) -> Json:
        return {**cast("dict[str, Json]", super().public(value)), "count": count(value)}


@dataclass(frozen=True)
class DrawFromHand(OrderList[int]):
    """Draw cards of a hand without looking: chance answers with their places in it.

    So the same outcome fits any hand of that size. The script gets the cards, sealed.
    """

    hand: tuple[str, ...] = ()
    """The colour of each card of the hand."""

    def conceal(self, value: tuple[int, ...], seal: Seal) -> Sealed[Mapping[str, int]]:
        return seal(dict(Counter(self.hand[place] for place in value)), self.name)

    def public(self, value: tuple[int, ...]) -> Json:
        del value


@dataclass(frozen=True)
class Announce(Together):
    """Announce a number of cards and one colour; the cards themselves are not entered."""

    kind: ClassVar[str] = "liar.announce"

    @property
    def card_source(self) -> Literal["announced"]:
        """That the cards themselves are not entered."""
        return "announced"

    @property
    def fewest(self) -> int:
        """The least number of cards."""
        return cast("Number", self.fields["count"]).low

    @property
    def choice(self) -> Literal["any", "exactly", "at-least"]:
        """How many cards may be laid, beside ``fewest``."""
        return _choice(self.fewest, cast("Number", self.fields["count"]).high)

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


def _choice(least: int, most: int) -> Literal["any", "exactly", "at-least"]:
    if least <= 1:
        return "any"
    return "exactly" if least == most else "at-least"
