"""Seats, facts and rulings: the basic types of the rules.

A *fact* is something to say to the players, as data: a class, and the values of its fields. The
app makes the sentence, of messages (``companion/words`` and each game's ``words``), so a translation changes
no rule.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum, Flag, auto
from functools import cache
from typing import Any, ClassVar, NewType, TypeAlias, dataclass_transform

Json: TypeAlias = Any
"""A value that ``json.loads`` can return: None, bool, int, float, str, list, or dict by str."""

Seat = NewType("Seat", str)
"""The identifier of a place at the table; the app knows the player's name."""


class Body(Enum):
    """Who may answer a prompt that does not ask one seat."""

    ANYONE = "anyone"
    HOST = "host"
    CHANCE = "chance"


ANYONE = Body.ANYONE
HOST = Body.HOST
CHANCE = Body.CHANCE

Who: TypeAlias = Seat | Body
"""Who is asked: one seat, anyone at the table, the host, or chance (the app draws)."""


@cache
def _with_hyphens(name: str) -> str:
    """Return the name of a class in lower case, with hyphens between its words.

    >>> _with_hyphens("AllDown")
    'all-down'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Tells(Flag):
    """What a fact is to screens; one that is nothing of this is news."""

    INSTRUCTION = auto()
    """It says what to do with the cards."""
    FIRST = auto()
    """It is read before the others."""
    REASON = auto()
    """It only gives a reason for others."""
    ECHO = auto()
    """It repeats what was entered."""
    SCORE = auto()
    """The scores show it already."""
    PROVISIONAL = auto()
    """It says what a reveal waits for: it stands until the next fact of the reveal takes its place."""


@dataclass_transform(frozen_default=True)
class Fact:
    """Something to say to the players.

    Each fact is a class of its own, and a frozen dataclass: the fields are what its sentence is made
    of. ``tells`` says what else it is to screens. A class with a ``family`` begins a family, such as the
    facts of a game; its subclasses belong to it, and each is named in the templates by its class.

    >>> class TenPins(Fact, family="bowling"): pass
    >>> class AllDown(TenPins): seat: Seat; ball: int
    >>> AllDown(Seat("ana"), ball=1).code
    'bowling.all-down'
    """

    family: ClassVar[str] = ""
    tells: ClassVar[Tells] = Tells(0)
    highlight: ClassVar[str] = ""
    """The large moment that the board makes of it, where cards lie in rows, on piles or in a grid."""

    def __init_subclass__(cls, family: str = "") -> None:
        super().__init_subclass__()
        cls.family = family or cls.family
        # Made anew for each class, the three methods below would take half of the time in which a game loads.
        dataclass(frozen=True, eq=False, repr=False)(cls)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(other) == vars(self)

    def __hash__(self) -> int:
        return hash((type(self), *vars(self).values()))

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in vars(self).items())
        return f"{type(self).__qualname__}({values})"

    @property
    def code(self) -> str:
        """The family and the name, with a dot between them: where templates find the sentence."""
        return f"{self.family}.{_with_hyphens(type(self).__name__)}"


class GameFact(Fact, family="game"):
    """A fact that every game has: a game may say it in its own words."""

    game: str
    """The identifier of the game."""

    @property
    def code(self) -> str:
        return f"{self.game}.{_with_hyphens(type(self).__name__)}"


@dataclass(frozen=True, slots=True)
class Ruling:
    """A decision of the referee: the rule that it follows, and the fact that explains it.

    ``anchor`` is the anchor of a heading in the game's ``rulebook.md``.
    """

    anchor: str
    fact: Fact
