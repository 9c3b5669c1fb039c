"""I Didn't Eat That: its kinds of prompt: entering what a check or an excuse says."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import Any, ClassVar

from rules.errors import Illegal, Malformed
from rules.facts import Fact, Json
from rules.games.ididnt.cards import Check, Excuse, UnsureExcuse
from rules.games.ididnt.dishes import could_be, meant
from rules.games.ididnt.facts import (
    BothClaims,
    FoodTooLong,
    NoCost,
    NoFoodName,
    NotInHand,
    OneDish,
    TooManyClaims,
)
from rules.games.ididnt.menu import BY_NUMBER, WrittenExcuse
from rules.prompts.base import Prompt, whole_number
from rules.prompts.confirm import Confirm
from rules.prompts.pick import Choose, options
from rules.prompts.together import Secret, Together
from rules.refusals import Fields, NotAnOption
from rules.typed import plain

LONGEST_FOOD = 24
"""The most characters that the name of a food may have."""
MAX_CLAIMS = 12
"""The most foods in one excuse; a printed excuse has two or three."""
MAX_COST = 99_999
"""The highest cost of a check, in cents."""
CREDIBILITY = range(1, 6)
"""The values of an excuse's credibility; 5 is the most credible."""
_COST = re.compile(r"\$?([0-9]{1,3})(?:[.,]([0-9]{1,2}))?\$?")
_SAMPLE_FOODS = (
    "Steak",
    "Fries",
    "Salad",
    "Burger",
    "Pasta",
    "Fish",
    "Rice",
    "Soup",
    "Meat",
    "Bread",
)
"""Foods for samples, while none is known."""


def food_name(raw: Json, known: Collection[str]) -> str:
    """Return the name of a food, as in ``known`` if it differs in capitals only.

    >>> food_name("  mashed   POTATOES ", ["Mashed potatoes"])
    'Mashed potatoes'

    :raises Malformed: when it has no letter or digit, or is longer than ``LONGEST_FOOD``.
    """
    if not isinstance(raw, str) or len(raw) > 10 * LONGEST_FOOD:
        raise Malformed(NoFoodName(), given=None)
    name = _cleaned(raw)
    if name in known:
        return name
    if not any(char.isalnum() for char in name):
        raise Malformed(NoFoodName(), given=raw)
    if len(name) > LONGEST_FOOD:
        raise Malformed(FoodTooLong(most=LONGEST_FOOD), given=raw)
    return next((food for food in known if food.casefold() == name.casefold()), name)


@lru_cache(maxsize=1024)
def _cleaned(raw: str) -> str:
    """Return a text without what cannot be printed, and with single spaces between its words."""
    text = unicodedata.normalize("NFC", raw)
    kept = "".join(" " if char.isspace() else char for char in text)
    return " ".join("".join(char for char in kept if _printed(char)).split())


def _printed(char: str) -> bool:
    """Whether a character is printable: no control, format, private or unassigned one."""
    return not unicodedata.category(char).startswith("C")


def _sorted(foods: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(foods, key=str.casefold))


def cents(raw: Json) -> int:
    """Return a cost in cents, from a number of cents or from the text on the card.

    >>> cents("12"), cents("12.50"), cents(1250)
    (1200, 1250, 1250)

    :raises Malformed: for anything else.
    """
    if isinstance(raw, str):
        found = _COST.fullmatch("".join(plain(raw).split()))
        if found is None:
            raise Malformed(NoCost(), given=raw)
        return 100 * int(found[1]) + int((found[2] or "").ljust(2, "0"))
    return whole_number(raw, 0, MAX_COST)


# A dish is looked up in all menus when somebody enters it (``read``). What the log has is taken as it
# is (``recall``): an evening of an older version, which knew fewer names, ends as it ended then.


@dataclass(frozen=True)
class DescribeCheck(Prompt[Check]):
    """Enter a check: foods are offered, a new one can be typed.

    ``mains`` and ``sides`` are the foods that have been one, the most recent first; ``foods`` are
    all known ones.
    """

    name: str
    mains: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()
    foods: tuple[str, ...] = ()
    kind: ClassVar[str] = "ididnt.check"

    def others(self, role: Sequence[str]) -> tuple[str, ...]:
        """Return the known foods that are not among these, sorted by name."""
        return _sorted(set(self.foods).difference(role))

    @property
    def _known(self) -> tuple[str, ...]:
        return (*self.mains, *self.sides, *self.foods)

    def parse(self, raw: Json) -> Check:
        if not isinstance(raw, Mapping) or set(raw) != {"main", "side", "cost"}:
            raise Malformed(Fields(("cost", "main", "side")), given=raw)
        main = food_name(raw["main"], self._known)
        return Check(main, food_name(raw["side"], (main, *self._known)), cents(raw["cost"]))

    def read(self, raw: Json) -> Check:
        return self.looked_up(super().read(raw))

    def recall(self, raw: Json) -> Check:
        return super().read(raw)

    def looked_up(self, check: Check) -> Check:
        """Return a check whose dishes are called as the table or our menu calls them.

        :raises Illegal: when both are one dish.
        """
        main = meant(check.main, self._known)
        side = meant(check.side, (main, *self._known))
        if main == side:
            raise Illegal(OneDish(), given=check.side)
        return Check(main, side, check.cost)

    def for_message(self, value: Any) -> Check:
        return _check_of(value)

    def sample(self, rng: Random) -> Check:
        main = side = food_name(rng.choice(_SAMPLE_FOODS), self._known)
        while side == main:
            side = food_name(rng.choice(_SAMPLE_FOODS), self._known)
        return Check(main, side, 25 * rng.randrange(8, 120))

    def dump(self, value: Check) -> Json:
        return {"main": value.main, "side": value.side, "cost": value.cost}


@dataclass(frozen=True)
class DescribeRow(Together):
    """Enter several checks at once; the fields are their places in the row, from ``"1"`` on.

    A food that one of them names first is the same food in those after it.
    """

    kind: ClassVar[str] = "ididnt.row"
    alike: ClassVar[bool] = True

    @classmethod
    def of(cls, name: str, each: DescribeCheck, checks: int) -> DescribeRow:
        """Return the prompt for this number of checks."""
        return cls(name, {str(place): each for place in range(1, checks + 1)})

    def parse(self, raw: Json) -> dict[str, Check]:
        if not isinstance(raw, Mapping) or set(raw) != set(self.fields):
            raise Malformed(Fields(tuple(sorted(self.fields))), given=raw)
        row: dict[str, Check] = {}
        for place, prompt in self.fields.items():
            row[place] = self._after(row.values(), prompt).parse(raw[place])
        return row

    def read(self, raw: Json) -> dict[str, Check]:
        row: dict[str, Check] = {}
        for place, check in super().read(raw).items():
            prompt = self._after(row.values(), self.fields[place])
            row[place] = prompt.looked_up(check) if isinstance(prompt, DescribeCheck) else check
        return row

    def recall(self, raw: Json) -> dict[str, Check]:
        return super().read(raw)

    def for_message(self, value: Mapping[str, Any]) -> dict[str, Check]:
        return {place: _check_of(check) for place, check in value.items()}

    @staticmethod
    def _after(entered: Iterable[Check], prompt: Prompt[Any]) -> Prompt[Any]:
        """Return the prompt for a check, with the foods of those before it."""
        if not isinstance(prompt, DescribeCheck):
            return prompt
        new = [food for check in entered for food in (check.main, check.side)]
        return replace(prompt, foods=(*prompt.foods, *new))


@dataclass(frozen=True)
class MakeClaims(Prompt[Excuse]):
    """Enter an excuse: ate or didn't eat, for any number of foods, and its credibility.

    ``about`` are the foods of the checks on the table, ``foods`` all known ones; a new food can be
    typed.
    """

    name: str
    about: tuple[str, ...] = ()
    foods: tuple[str, ...] = ()
    kind: ClassVar[str] = "ididnt.claims"

    def parse(self, raw: Json) -> Excuse:
        if not isinstance(raw, Mapping) or set(raw) - {"alike"} != {"claims", "credibility"}:
            raise Malformed(Fields(("claims", "credibility")), given=raw)
        entered, alike = raw["claims"], raw.get("alike", {})
        if not isinstance(entered, Mapping) or len(entered) > MAX_CLAIMS:
            raise Malformed(TooManyClaims(most=MAX_CLAIMS), given=raw)
        claims: dict[str, bool] = {}
        for food, ate in entered.items():
            name = food_name(food, (*self.about, *self.foods, *claims))
            if not isinstance(ate, bool):
                raise Malformed(NotAnOption(), given=raw)
            if claims.setdefault(name, ate) is not ate:
                raise Malformed(BothClaims(food=name), given=raw)
        if not isinstance(alike, Mapping) or not all(
            isinstance(each, str) for each in alike.values()
        ):
            raise Malformed(NotAnOption(), given=raw)
        lowest, highest = CREDIBILITY[0], CREDIBILITY[-1]
        credibility = whole_number(raw["credibility"], lowest, highest)
        if not alike:
            return Excuse(claims, credibility)
        return UnsureExcuse(claims, credibility, {str(food): str(alike[food]) for food in alike})

    def read(self, raw: Json) -> Excuse:
        return self.looked_up(super().read(raw))

    def recall(self, raw: Json) -> Excuse:
        return super().read(raw)

    def looked_up(self, excuse: Excuse) -> Excuse:
        """Return an excuse whose foods are called as the table or our menu calls them.

        It notes which of them may be a dish of the checks on the table.

        :raises Malformed: when it then says both of one dish.
        """
        claims: dict[str, bool] = {}
        for food, ate in excuse.claims.items():
            name = meant(food, (*self.about, *self.foods, *claims))
            if claims.setdefault(name, ate) is not ate:
                raise Malformed(BothClaims(food=name), given=food)
        alike = {
            food: dish
            for food in claims
            if food not in self.about
            for dish in self.about
            if dish not in claims and could_be(food, dish)
        }
        if not alike:
            return Excuse(claims, excuse.credibility)
        return UnsureExcuse(claims, excuse.credibility, alike)

    def for_message(self, value: Any) -> Excuse | None:
        return _excuse_of(value)

    def sample(self, rng: Random) -> Excuse:
        known = tuple(dict.fromkeys((*self.about, *self.about, *self.foods))) or _SAMPLE_FOODS
        foods = rng.sample(known, rng.randint(0, min(2, len(known))))
        return Excuse({food: rng.random() < 0.5 for food in foods}, rng.choice(CREDIBILITY))

    def others(self) -> tuple[str, ...]:
        """Return the known foods that are not in ``about``, sorted by name."""
        return _sorted(set(self.foods).difference(self.about))

    def dump(self, value: Excuse) -> Json:
        alike = {"alike": dict(value.alike)} if isinstance(value, UnsureExcuse) else {}
        return {"claims": dict(value.claims), "credibility": value.credibility, **alike}


@dataclass(frozen=True)
class SameDish(Choose):
    """Say whether what an excuse calls ``food`` is this dish of a check: "yes" or "no"."""

    food: str = ""
    dish: str = ""

    @classmethod
    def of(cls, name: str, food: str, dish: str) -> SameDish:
        """Return the question about two names."""
        return cls(name, options(("yes", "no")), food=food, dish=dish)


@dataclass(frozen=True)
class PickExcuse(Prompt[WrittenExcuse]):
    """Pick one of the excuses in ``hand``, which the app dealt.

    A form sends the number of an excuse; the log has what it claims, too.
    """

    name: str
    hand: tuple[WrittenExcuse, ...]
    kind: ClassVar[str] = "ididnt.pick"

    def parse(self, raw: Json) -> WrittenExcuse:
        given = raw.get("number") if isinstance(raw, Mapping) else raw
        number = whole_number(given, min(BY_NUMBER), max(BY_NUMBER))
        if number not in BY_NUMBER:
            raise Malformed(NotAnOption(), given=raw)
        return BY_NUMBER[number]

    def objection(self, value: WrittenExcuse) -> Fact | None:
        return None if value in self.hand else NotInHand()

    def sample(self, rng: Random) -> WrittenExcuse:
        return rng.choice(self.hand)

    def dump(self, value: WrittenExcuse) -> Json:
        return {
            "number": value.number,
            "claims": dict(value.claims),
            "credibility": value.credibility,
        }

    def for_message(self, value: Any) -> Excuse | None:
        return _excuse_of(value)

    def answer_for_absent(self, rng: Random) -> WrittenExcuse:
        return self.sample(rng)


@dataclass(frozen=True)
class FlipChecks(Confirm):
    """Turn up so many checks of a pile that the app has shuffled."""

    checks: int = 1


@dataclass(frozen=True)
class LayBeside(Together):
    """Lay an excuse beside one of several checks; the fields are ``beside`` and ``excuse``."""

    kind: ClassVar[str] = "ididnt.beside"

    def read(self, raw: Json) -> dict[str, Any]:
        value = super().read(raw)
        prompt = self.fields["excuse"]
        claims = prompt.inner if isinstance(prompt, Secret) else prompt
        if isinstance(claims, MakeClaims):
            value["excuse"] = claims.looked_up(value["excuse"])
        return value

    def recall(self, raw: Json) -> dict[str, Any]:
        return super().read(raw)

    def for_message(self, value: Mapping[str, Any]) -> dict[str, Any]:
        return {**value, "excuse": _excuse_of(value.get("excuse"))}


def _check_of(shown: Any) -> Check:
    """Return a check, of the JSON that is kept of it; what that lacks is empty."""
    if isinstance(shown, Check):
        return shown
    return Check(shown.get("main", ""), shown.get("side", ""), shown.get("cost", 0))


def _excuse_of(shown: Any) -> Excuse | None:
    """Return an excuse, of the JSON that everybody may see; None where it lies face down."""
    if shown is None or isinstance(shown, Excuse):
        return shown
    return Excuse(shown.get("claims", {}), shown.get("credibility", 0))
