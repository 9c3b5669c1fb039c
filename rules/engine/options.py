"""A game's metadata: who can play it, and what a table can set before it starts.

Options are data. The setup page, the checks of what came in and the random player of the tests
are all made from them; nothing here loads the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

from rules.errors import Illegal, Malformed, Refused
from rules.facts import Fact, Json, fact

Values: TypeAlias = Mapping[str, Json]


@dataclass(frozen=True)
class Toggle:
    """On or off."""

    name: str
    label: str
    help: str = ""
    default: bool = False
    house_rule: bool = False

    def read(self, raw: Json) -> bool:
        """Read a bool, or what a form sends for one.

        :raises Malformed: for anything else.
        """
        if raw in (True, "on", "true", "1"):
            return True
        if raw in (False, None, "", "off", "false", "0"):
            return False
        raise Malformed(fact("refused.option", name=self.label), given=raw)

    def default_for(self, players: int) -> bool:
        """Return the default, whatever the number of players."""
        del players
        return self.default

    def sample(self, rng: Random, players: int) -> bool:
        """Draw one of the two."""
        del players
        return rng.random() < 0.5


@dataclass(frozen=True)
class Choice:
    """One of a few: ``choices`` maps the value to its label."""

    name: str
    label: str
    choices: Mapping[str, str]
    help: str = ""
    default: str = ""
    house_rule: bool = False

    def read(self, raw: Json) -> str:
        """Read one of the values.

        :raises Malformed: for anything else.
        """
        if isinstance(raw, str) and raw in self.choices:
            return raw
        raise Malformed(fact("refused.option", name=self.label), given=raw)

    def default_for(self, players: int) -> str:
        """Return the default: the first choice where none is named."""
        del players
        return self.default or next(iter(self.choices))

    def sample(self, rng: Random, players: int) -> str:
        """Draw one of the choices."""
        del players
        return rng.choice(list(self.choices))


@dataclass(frozen=True)
class Several:
    """Some of a few, at least ``least`` of them; the default may depend on the players."""

    name: str
    label: str
    choices: Mapping[str, str]
    least: int
    default: Callable[[int], list[str]]
    help: str = ""
    house_rule: bool = False

    def read(self, raw: Json) -> list[str]:
        """Read a list of values; they come in the order of the choices, each once.

        :raises Malformed: for anything else, or too few.
        """
        if not isinstance(raw, list) or not all(
            isinstance(one, str) and one in self.choices for one in raw
        ):
            raise Malformed(fact("refused.option", name=self.label), given=raw)
        values = [one for one in self.choices if one in raw]
        if len(values) < self.least:
            raise Malformed(fact("refused.option-few", name=self.label, least=self.least))
        return values

    def default_for(self, players: int) -> list[str]:
        """Return the default for so many players."""
        return self.default(players)

    def sample(self, rng: Random, players: int) -> list[str]:
        """Draw some of the choices: the default, or as many others."""
        usual = self.default(players)
        if rng.random() < 0.5:
            return usual
        return self.read(rng.sample(list(self.choices), max(self.least, len(usual))))


@dataclass(frozen=True)
class Count:
    """A whole number between bounds, both included; bounds and default may depend on the players."""

    name: str
    label: str
    low: int | Callable[[int], int]
    high: int | Callable[[int], int]
    default: int | Callable[[int], int]
    help: str = ""
    house_rule: bool = False
    step: int = 1
    """By how much the setup page goes up and down; every number between is allowed all the same."""

    def bounds(self, players: int) -> tuple[int, int]:
        """Return the least and the greatest value for so many players."""
        return _for(self.low, players), _for(self.high, players)

    def read(self, raw: Json) -> int:
        """Read a whole number; whether it suits the players is judged by ``Meta.settle``.

        :raises Malformed: for anything else.
        """
        if isinstance(raw, str) and raw.strip().removeprefix("-").isdecimal() and len(raw) < 9:
            raw = int(raw)
        if not isinstance(raw, int) or isinstance(raw, bool):
            raise Malformed(fact("refused.option", name=self.label), given=raw)
        return raw

    def default_for(self, players: int) -> int:
        """Return the default for so many players."""
        return _for(self.default, players)

    def sample(self, rng: Random, players: int) -> int:
        """Draw a number between the bounds."""
        return rng.randint(*self.bounds(players))


@dataclass(frozen=True)
class Lines:
    """A list of lines: at most ``most``, each of at most ``longest`` characters.

    Where the rules publish something under its name in ``Tabletop.memory``, that is what the
    table's next game starts from.
    """

    name: str
    label: str
    help: str = ""
    examples: tuple[str, ...] = ()
    """What the tests fill it with."""
    most: int = 400
    longest: int = 120
    house_rule: bool = False

    def read(self, raw: Json) -> list[str]:
        """Read a list of str, or one text; blank lines and spaces at the ends are dropped.

        :raises Malformed: for anything else, or too much of it.
        """
        rows = raw.splitlines() if isinstance(raw, str) else raw
        if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
            raise Malformed(fact("refused.option", name=self.label), given=raw)
        lines = [line for row in rows if (line := " ".join(row.split()))]
        if len(lines) > self.most or any(len(line) > self.longest for line in lines):
            why = fact("refused.lines", name=self.label, most=self.most, longest=self.longest)
            raise Malformed(why, given=None)
        return lines

    def default_for(self, players: int) -> list[str]:
        """Return the default: no line, until a game has left some."""
        del players
        return []

    def sample(self, rng: Random, players: int) -> list[str]:
        """Draw some of the examples."""
        del players
        return rng.sample(self.examples, rng.randint(0, len(self.examples)))


@dataclass(frozen=True)
class Carried:
    """A word that a table's last game left for the next, by ``Tabletop.memory``; no page shows it."""

    name: str
    label: str
    help: str = ""
    house_rule: bool = False

    def read(self, raw: Json) -> str:
        """Read a word of at most 64 characters.

        :raises Malformed: for anything else.
        """
        if isinstance(raw, str) and len(raw) <= 64:
            return raw
        raise Malformed(fact("refused.option", name=self.label), given=None)

    def default_for(self, players: int) -> str:
        """Return the empty word: no game has left any."""
        del players
        return ""

    def sample(self, rng: Random, players: int) -> str:
        """Leave it empty."""
        del rng, players
        return ""


Option: TypeAlias = Toggle | Choice | Several | Count | Lines | Carried


def _for(value: int | Callable[[int], int], players: int) -> int:
    return value(players) if callable(value) else value


@dataclass(frozen=True)
class Meta:
    """What a game says of itself before it is loaded."""

    id: str
    name: str
    tagline: str
    credit: str
    least: int
    most: int
    needs: str
    """What must lie on the table: the deck."""
    options: tuple[Option, ...] = ()
    objection: Callable[[int, Values], Fact | None] = field(default=lambda _players, _values: None)
    """Why this combination of players and options is not allowed, or None."""
    summary: Callable[[int, Values], Fact | None] = field(default=lambda _players, _values: None)
    """What so many players with these options need on the table, for the setup page; or None."""
    idle: Callable[[Values], Collection[str]] = field(default=lambda _values: ())
    """The options that mean nothing beside these values: they are not shown."""

    def defaults(self, players: int) -> dict[str, Any]:
        """Return every option's default for so many players."""
        return {option.name: option.default_for(players) for option in self.options}

    def settle(self, players: int, given: Values) -> dict[str, Any]:
        """Return every option's value: the given ones read and judged, the others by default.

        :raises Malformed: for a value that is none, or an option that is unknown.
        :raises Illegal: for a number of players or a combination that the game does not allow.
        """
        if unknown := sorted(set(given) - {option.name for option in self.options}):
            raise Malformed(fact("refused.option", name=unknown[0]), given=given)
        if not self.least <= players <= self.most:
            raise Illegal(fact("refused.players", low=self.least, high=self.most, players=players))
        values: dict[str, Any] = {}
        for option in self.options:
            if option.name not in given:
                values[option.name] = option.default_for(players)
                continue
            values[option.name] = value = option.read(given[option.name])
            if isinstance(option, Count) and isinstance(value, int):
                low, high = option.bounds(players)
                if not low <= value <= high:
                    raise Illegal(
                        fact("refused.option-range", name=option.label, low=low, high=high)
                    )
        if (why := self.objection(players, values)) is not None:
            raise Illegal(why, given=given)
        return values

    def sample(self, rng: Random, players: int) -> dict[str, Any]:
        """Draw an allowed combination of options; what is not allowed is drawn anew."""
        while True:
            try:
                return self.settle(
                    players, {option.name: option.sample(rng, players) for option in self.options}
                )
            except Refused:
                continue
