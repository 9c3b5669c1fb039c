"""Seats, facts and rulings: the basic types of the rules.

A *fact* is something to say to the players, as data: a code and values. The templates make the
sentence (``templates/say`` and each game's ``say.html``), so a translation changes no rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NewType, TypeAlias

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


@dataclass(frozen=True, slots=True)
class Fact:
    """Something to say to the players: a dotted code, and values by name (JSON and seats only)."""

    code: str
    data: Mapping[str, Json] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Json:
        return self.data[name]


def fact(code: str, /, **data: Json) -> Fact:
    """Return a fact.

    >>> fact("audit.all-out", item=2)["item"]
    2
    """
    return Fact(code, data)


@dataclass(frozen=True, slots=True)
class Ruling:
    """A decision of the referee: the rule that it follows, and the fact that explains it.

    ``anchor`` is the anchor of a heading in the game's ``rulebook.md``.
    """

    anchor: str
    fact: Fact
