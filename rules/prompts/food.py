"""Describing what a dinner check says, and what an excuse claims of its foods."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from rules.errors import Malformed
from rules.facts import Fact, Json, fact
from rules.prompts.base import Prompt, whole_number
from rules.prompts.together import Together

LONGEST_FOOD = 24
"""How many characters the name of a food may have."""
MAX_CLAIMS = 12
"""How many foods one excuse can speak of; a printed one speaks of two or three."""
DEAREST = 99_999
"""The highest cost of a check, in cents."""
CREDIBILITY = range(1, 6)
"""How credible an excuse can be; 5 is the most."""
_COST = re.compile(r"\$? ?([0-9]{1,3})(?:[.,]([0-9]{1,2}))?")
_PANTRY = ("Steak", "Fries", "Salad", "Burger", "Pasta", "Fish", "Rice", "Soup", "Meat", "Bread")
"""What is served when chance describes a check, and no food is known yet."""


@dataclass(frozen=True)
class Check:
    """A dinner check: its main, its side and its cost in cents."""

    main: str
    side: str
    cost: int


@dataclass(frozen=True)
class Excuse:
    """What an excuse claims, True for "ate" and False for "didn't eat", and how credible it is."""

    claims: Mapping[str, bool]
    credibility: int


def food_name(raw: Json, known: Iterable[str]) -> str:
    """Return a food's name as it was entered first, whatever its capitals.

    >>> food_name("  mashed   POTATOES ", ["Mashed potatoes"])
    'Mashed potatoes'

    :raises Malformed: when it is no name, or too long.
    """
    if not isinstance(raw, str) or len(raw) > 10 * LONGEST_FOOD:
        raise Malformed(fact("refused.food"), given=None)
    text = unicodedata.normalize("NFC", raw)
    kept = "".join(" " if char.isspace() else char for char in text)
    name = " ".join("".join(char for char in kept if _printed(char)).split())
    if not any(char.isalnum() for char in name):
        raise Malformed(fact("refused.food"), given=raw)
    if len(name) > LONGEST_FOOD:
        raise Malformed(fact("refused.food-long", most=LONGEST_FOOD), given=raw)
    return next((food for food in known if food.casefold() == name.casefold()), name)


def _printed(char: str) -> bool:
    """Whether a character can stand on a card: no control, format or private ones."""
    return not unicodedata.category(char).startswith("C")


def cents(raw: Json) -> int:
    """Read a cost: a number is cents, a text is what the check prints.

    >>> cents("12"), cents("12.50"), cents(1250)
    (1200, 1250, 1250)

    :raises Malformed: for anything else.
    """
    if isinstance(raw, str):
        found = _COST.fullmatch(raw.strip())
        if found is None:
            raise Malformed(fact("refused.cost"), given=raw)
        return 100 * int(found[1]) + int((found[2] or "").ljust(2, "0"))
    return whole_number(raw, 0, DEAREST)


@dataclass(frozen=True)
class DescribeCheck(Prompt[Check]):
    """Say what a check says; ``mains`` and ``sides`` are offered, and a new food is typed once."""

    name: str
    mains: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()
    kind: ClassVar[str] = "check"

    def parse(self, raw: Json) -> Check:
        if not isinstance(raw, Mapping) or set(raw) != {"main", "side", "cost"}:
            raise Malformed(fact("refused.fields", fields=["cost", "main", "side"]), given=raw)
        known = (*self.mains, *self.sides)
        main = food_name(raw["main"], known)
        return Check(main, food_name(raw["side"], (main, *known)), cents(raw["cost"]))

    def objection(self, value: Check) -> Fact | None:
        del value
        return None

    def sample(self, rng: Random) -> Check:
        known = (*self.mains, *self.sides)
        main, side = (food_name(rng.choice(_PANTRY), known) for _ in range(2))
        return Check(main, side, 25 * rng.randrange(8, 120))

    def dump(self, value: Check) -> Json:
        return {"main": value.main, "side": value.side, "cost": value.cost}


@dataclass(frozen=True)
class MakeClaims(Prompt[Excuse]):
    """Say what an excuse claims: ate or didn't eat, for any foods or none, and its credibility.

    ``about`` are the foods that matter now, ``foods`` all that are known; others may be named.
    """

    name: str
    about: tuple[str, ...] = ()
    foods: tuple[str, ...] = ()
    kind: ClassVar[str] = "claims"

    def parse(self, raw: Json) -> Excuse:
        if not isinstance(raw, Mapping) or set(raw) != {"claims", "credibility"}:
            raise Malformed(fact("refused.fields", fields=["claims", "credibility"]), given=raw)
        said = raw["claims"]
        if not isinstance(said, Mapping) or len(said) > MAX_CLAIMS:
            raise Malformed(fact("refused.claims", most=MAX_CLAIMS), given=raw)
        claims: dict[str, bool] = {}
        for food, ate in said.items():
            name = food_name(food, (*self.about, *self.foods, *claims))
            if not isinstance(ate, bool):
                raise Malformed(fact("refused.not-an-option"), given=raw)
            if claims.setdefault(name, ate) is not ate:
                raise Malformed(fact("refused.both-claims", food=name), given=raw)
        lowest, highest = CREDIBILITY[0], CREDIBILITY[-1]
        return Excuse(claims, whole_number(raw["credibility"], lowest, highest))

    def objection(self, value: Excuse) -> Fact | None:
        del value
        return None

    def sample(self, rng: Random) -> Excuse:
        known = tuple(dict.fromkeys((*self.about, *self.about, *self.foods))) or _PANTRY
        foods = rng.sample(known, rng.randint(0, min(2, len(known))))
        return Excuse({food: rng.random() < 0.5 for food in foods}, rng.choice(CREDIBILITY))

    def others(self) -> tuple[str, ...]:
        """Return the foods that are known and do not matter now, by name."""
        return tuple(sorted(set(self.foods).difference(self.about), key=str.casefold))

    def dump(self, value: Excuse) -> Json:
        return {"claims": dict(value.claims), "credibility": value.credibility}


@dataclass(frozen=True)
class LayBeside(Together):
    """Lay an excuse beside one of several checks: its fields are ``beside`` and ``excuse``."""

    kind: ClassVar[str] = "beside"
