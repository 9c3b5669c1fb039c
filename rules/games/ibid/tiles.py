"""Tiles with unique numbers, as a prompt enters them and a deck list holds them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

ACTIONS = ("", "a", "b")
"""The action of a tile: none, or one of the two that its type can have."""
Where = Literal["offer", "scored", "discarded", "hand"]
"""Where a tile is: in the offer, in a score pile, discarded, or in a hand."""


@dataclass(frozen=True)
class Tile:
    """A tile: its number, the id of its type, its price, and its action."""

    number: int
    type: str
    price: int
    action: str = ""
