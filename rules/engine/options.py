"""Options: what a table can set before a game starts, one class for each kind of value.

Options are data. The setup page, the checks of submitted values and the tests' random players are
all made from them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, TypeAlias

from rules import refusals
from rules.errors import Illegal, Malformed
from rules.facts import Json
from rules.typed import digits

Badge: TypeAlias = Literal["", "published", "house", "ruling"]
"""What an option is marked as: a published variant, a house rule, or our ruling where the rulebook is silent.

Empty for an option that is part of the game, or that only changes how it is entered.
"""


@dataclass(frozen=True)
class _Option(ABC):
    """What all kinds have: a name for code, what people read, and a badge."""

    name: str
    label: str
    help: str = field(default="", kw_only=True)
    badge: Badge = field(default="", kw_only=True)

    @abstractmethod
    def read(self, raw: Json) -> Any:
        """Return a submitted value, checked.

        :raises Malformed: when it is no value of this option.
        """

    @abstractmethod
    def default_for(self, players: int) -> Any:
        """Return the default for a number of players."""

    @abstractmethod
    def sample(self, rng: Random, players: int) -> Any:
        """Draw an allowed value."""

    def _malformed(self, raw: Json) -> Malformed:
        return Malformed(refusals.Option(name=self.label), given=raw)


@dataclass(frozen=True)
class Toggle(_Option):
    """An option that is on or off."""

    default: bool = False

    def read(self, raw: Json) -> bool:
        if raw in (True, "on", "true", "1"):
            return True
        if raw in (False, None, "", "off", "false", "0"):
            return False
        raise self._malformed(raw)

    def default_for(self, players: int) -> bool:
        del players
        return self.default

    def sample(self, rng: Random, players: int) -> bool:
        del players
        return rng.random() < 0.5


@dataclass(frozen=True)
class Choice(_Option):
    """An option with one of a few values; ``choices`` maps each value to its label.

    ``badges`` has the badge of a value, where only some of them are variants.
    """

    choices: Mapping[str, str]
    default: str = ""
    badges: Mapping[str, Badge] = field(default_factory=dict)

    def read(self, raw: Json) -> str:
        if isinstance(raw, str) and raw in self.choices:
            return raw
        raise self._malformed(raw)

    def default_for(self, players: int) -> str:
        """Return the default, or the first choice when there is none."""
        del players
        return self.default or next(iter(self.choices))

    def sample(self, rng: Random, players: int) -> str:
        del players
        return rng.choice(list(self.choices))


@dataclass(frozen=True)
class MultipleChoice(_Option):
    """An option with several of a few values, at least ``least``; the default depends on the players."""

    choices: Mapping[str, str]
    least: int
    default: Callable[[int], list[str]]

    def read(self, raw: Json) -> list[str]:
        """Return a list of values, in the order of the choices, without repeats.

        :raises Malformed: for anything else, or fewer than ``least``.
        """
        if not isinstance(raw, list) or not all(
            isinstance(one, str) and one in self.choices for one in raw
        ):
            raise self._malformed(raw)
        values = [one for one in self.choices if one in raw]
        if len(values) < self.least:
            raise Malformed(refusals.OptionFew(name=self.label, least=self.least))
        return values

    def default_for(self, players: int) -> list[str]:
        return self.default(players)

    def sample(self, rng: Random, players: int) -> list[str]:
        """Draw the default, or as many random choices."""
        default = self.default(players)
        if rng.random() < 0.5:
            return default
        return self.read(rng.sample(list(self.choices), max(self.least, len(default))))


@dataclass(frozen=True)
class Count(_Option):
    """An option that is a whole number from ``low`` to ``high``, both included.

    A bound or the default that depends on the number of players is a function of it.
    """

    low: int | Callable[[int], int]
    high: int | Callable[[int], int]
    default: int | Callable[[int], int]
    step: int = 1
    """The step of the setup page's buttons; the numbers between are allowed too."""

    def bounds(self, players: int) -> tuple[int, int]:
        """Return the least and the greatest value for a number of players."""
        return _for(self.low, players), _for(self.high, players)

    def read(self, raw: Json) -> int:
        """Return a whole number; ``Meta.settle`` checks it against the bounds.

        :raises Malformed: for anything else.
        """
        if isinstance(raw, str) and len(raw) < 24 and len(text := digits(raw)) in range(1, 9):
            raw = int(text)
        if not isinstance(raw, int) or isinstance(raw, bool):
            raise self._malformed(raw)
        return raw

    def default_for(self, players: int) -> int:
        return _for(self.default, players)

    def sample(self, rng: Random, players: int) -> int:
        return rng.randint(*self.bounds(players))


@dataclass(frozen=True)
class Lines(_Option):
    """An option that is a list of at most ``most`` lines, each of at most ``longest`` characters.

    A game that puts lines into ``Tabletop.memory`` under the option's name sets it for the table's
    next game.
    """

    examples: tuple[str, ...] = ()
    """The lines that ``sample`` draws from."""
    most: int = 400
    longest: int = 120

    def read(self, raw: Json) -> list[str]:
        """Return the lines of a list or of one text, without blank lines and surplus spaces.

        :raises Malformed: for anything else, or too many or too long lines.
        """
        rows = raw.splitlines() if isinstance(raw, str) else raw
        if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
            raise self._malformed(raw)
        lines = [line for row in rows if (line := " ".join(row.split()))]
        if len(lines) > self.most or any(len(line) > self.longest for line in lines):
            why = refusals.Lines(name=self.label, most=self.most, longest=self.longest)
            raise Malformed(why, given=None)
        return lines

    def default_for(self, players: int) -> list[str]:
        del players
        return []

    def sample(self, rng: Random, players: int) -> list[str]:
        del players
        return rng.sample(self.examples, rng.randint(0, len(self.examples)))


@dataclass(frozen=True)
class Carried(_Option):
    """An option that no page shows: a word that the last game put into ``Tabletop.memory``."""

    def read(self, raw: Json) -> str:
        """Return a word of at most 64 characters.

        :raises Malformed: for anything else.
        """
        if isinstance(raw, str) and len(raw) <= 64:
            return raw
        raise self._malformed(None)

    def default_for(self, players: int) -> str:
        del players
        return ""

    def sample(self, rng: Random, players: int) -> str:
        del rng, players
        return ""


@dataclass(frozen=True)
class Title(_Option):
    """An option that is the name of the game played, which the host types.

    If it is not empty, screens show it in place of the game's own name; see ``Meta.title``.
    """

    examples: tuple[str, ...] = ()
    """The names that ``sample`` draws from."""
    longest: int = 24

    def read(self, raw: Json) -> str:
        """Return a name of at most ``longest`` characters, without surplus spaces; it may be empty.

        :raises Malformed: for anything else.
        """
        if not isinstance(raw, str):
            raise self._malformed(raw)
        text = " ".join(raw.split())
        if len(text) > self.longest or not text.isprintable():
            why = refusals.Title(name=self.label, longest=self.longest)
            raise Malformed(why, given=None)
        return text

    def default_for(self, players: int) -> str:
        del players
        return ""

    def sample(self, rng: Random, players: int) -> str:
        del players
        return rng.choice(("", *self.examples))


Option: TypeAlias = Toggle | Choice | MultipleChoice | Count | Lines | Carried | Title


def _for(value: int | Callable[[int], int], players: int) -> int:
    return value(players) if callable(value) else value


def read_all(options: Iterable[Option], players: int, given: Mapping[str, Json]) -> dict[str, Any]:
    """Return the value of every option: checked where ``given``, otherwise its default.

    :raises Malformed: for a value of the wrong kind.
    :raises Illegal: for a number out of bounds.
    """
    values: dict[str, Any] = {}
    for option in options:
        if option.name not in given:
            values[option.name] = option.default_for(players)
            continue
        values[option.name] = value = option.read(given[option.name])
        if isinstance(option, Count) and isinstance(value, int):
            low, high = option.bounds(players)
            if not low <= value <= high:
                raise Illegal(refusals.OptionRange(name=option.label, low=low, high=high))
    return values
