"""A tile with a number of its own: what a prompt enters, and what a deck list is made of."""

from __future__ import annotations

from dataclasses import dataclass

ACTIONS = ("", "a", "b")
"""No action, or one of the two that a type can bear."""


@dataclass(frozen=True)
class Tile:
    """A tile: its number, its type, its price, and which of its type's two actions it bears."""

    number: int
    type: str
    price: int
    action: str = ""
