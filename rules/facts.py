"""The words that rules and people share: seats, facts and who may answer.

A *fact* is something that the referee has to say, as data: a code and what it is about.
The sentence is made from it elsewhere (``templates/say``), so that a translation needs no
change of a rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NewType, TypeAlias

Json: TypeAlias = Any
"""What ``json.loads`` can return: None, bool, int, float, str, list or dict with str keys."""

Seat = NewType("Seat", str)
"""A place at the table, by its identifier; names belong to the app, never to the rules."""


class Body(Enum):
    """Those who may answer and are not one seat."""

    ANYONE = "anyone"
    HOST = "host"
    CHANCE = "chance"


ANYONE = Body.ANYONE
HOST = Body.HOST
CHANCE = Body.CHANCE

Who: TypeAlias = Seat | Body
"""Who is asked: one seat, anybody at the table, the host, or chance."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing to say: a dotted code, and what it is about (JSON values and seats only)."""

    code: str
    data: Mapping[str, Json] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Json:
        return self.data[name]


def fact(code: str, /, **data: Json) -> Fact:
    """Make a fact in one line: ``fact("audit.all-out", rank=2)``."""
    return Fact(code, data)


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the referee decided, and why: the rulebook's anchor, then the fact that explains it.

    ``anchor`` names a heading of the game's ``rulebook.md``; the conformance tests hold every
    ruling to that.
    """

    anchor: str
    fact: Fact
