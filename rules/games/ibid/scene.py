"""I Bid You Not: what lies on the table, as everybody sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from rules.facts import Seat
from rules.tiles import Tile

Stage = Literal["start", "turn", "bids", "auction", "skip", "won", "over"]
How = Literal["start", "turn", "skip"]
Fate = Literal["", "starts", "returned", "discarded", "won"]
Standing = Literal["waits", "asked", "skipped", "won", "ignored"]
Silence = Literal["", "swatphone", "twin", "over"]


@dataclass(frozen=True)
class Laid:
    """A tile in the offer: who laid it, how, on which turn, and as the how-manieth of the game."""

    tile: Tile
    by: Seat | None
    how: How
    turn: int
    nth: int


@dataclass(frozen=True)
class Work:
    """An action that lies in the offer; ``silent`` says why it does not count, if so."""

    tile: Tile
    silent: Silence = ""
    turns: int | None = None
    """For how many more turns it works, where it is for some turns only."""


@dataclass(frozen=True)
class Bid:
    """A bid that has been turned over: one tile, or two that are summed."""

    seat: Seat
    tiles: tuple[Tile, ...]
    state: Standing = "waits"
    fate: Fate = ""

    @property
    def worth(self) -> int:
        """What it is sorted by."""
        return sum(tile.number for tile in self.tiles)

    @property
    def rank(self) -> tuple[int, int]:
        """Its worth, and its higher tile to break ties."""
        return self.worth, max(tile.number for tile in self.tiles)


@dataclass(frozen=True)
class Sold:
    """A tile of the offer that was taken last, and what became of it."""

    tile: Tile
    fate: Literal["scored", "discarded", "hand"]


@dataclass(frozen=True)
class Scene:
    """One moment of I Bid You Not. ``bids`` stand in the order in which they are asked.

    What an auction came to (``bids``, ``band``, ``winner``, ``sold``) stays until somebody acts.
    """

    stage: Stage
    offer: tuple[Laid, ...] = ()
    number: int = 1
    """Which offer this is, from 1."""
    turn: int = 0
    seat: Seat | None = None
    """Whose turn it is; in an auction who declared it."""
    asked: Seat | None = None
    """Who is asked whether they want the offer."""
    bids: tuple[Bid, ...] = ()
    inverted: bool = False
    band: tuple[int, int] | None = None
    """The offer's lowest and highest number when the bids were sorted."""
    winner: Seat | None = None
    sold: tuple[Sold, ...] = ()
    drawn: tuple[Tile, ...] = ()
    """The scored tiles that have just been drawn and discarded."""
    hands: Mapping[Seat, int] = field(default_factory=dict)
    piles: Mapping[Seat, tuple[Tile, ...]] = field(default_factory=dict)
    worth: Mapping[Seat, tuple[int | None, ...]] = field(default_factory=dict)
    """What each tile of each pile counts, in the same order; None where it does not count."""
    totals: Mapping[Seat, int] = field(default_factory=dict)
    works: tuple[Work, ...] = ()
    gone: tuple[Seat, ...] = ()
    sets: tuple[str, ...] = ("base",)

    @property
    def low(self) -> int:
        """The lowest number of the offer."""
        return min(laid.tile.number for laid in self.offer)

    @property
    def high(self) -> int:
        """The highest number of the offer."""
        return max(laid.tile.number for laid in self.offer)
