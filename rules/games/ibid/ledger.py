"""I Bid You Not: what is known of every tile, and where each one is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

from rules.audit import Place
from rules.facts import Fact, Json, Seat, fact
from rules.games.ibid.deck_lists import DeckList
from rules.tiles import Tile

Where = Literal["offer", "scored", "discarded", "hand"]


@dataclass(frozen=True)
class Spot:
    """Where a tile is (``whose`` pile or hand), and the entry that brought it to light."""

    where: Where
    whose: Seat | None
    entry: Place

    def as_data(self, number: int) -> Json:
        """Return this as JSON, for a fact."""
        return {
            "number": number,
            "where": self.where,
            "whose": self.whose,
            "entry": self.entry.as_data(),
        }


class Ledger:
    """Every number is unique: a tile that lies somewhere cannot come from a hand.

    ``book`` says what each number is; it grows as tiles are described. Where the deck is ``whole``
    no other number can come; otherwise any of ``fresh`` can.
    """

    def __init__(self, deck: DeckList, fresh: range) -> None:
        self.book: dict[int, Tile] = dict(deck.tiles)
        self.in_play = frozenset(deck.tiles) if deck.whole else None
        self.fresh = range(0) if deck.whole else fresh
        self._spots: dict[int, Spot] = {}
        self._open: set[int] = set()
        self._met: dict[int, list[Place]] = {}

    def learn(self, tile: Tile) -> None:
        """Remember what a tile is."""
        self.book[tile.number] = tile

    def admit(self, tile: Tile) -> None:
        """Correct what a tile is, or add it to a whole list in which it was missing."""
        self.learn(tile)
        if self.in_play is not None:
            self.in_play |= {tile.number}

    # -- where a tile is ---------------------------------------------------------------

    def enter(self, tile: Tile, where: Where, whose: Seat | None, place: Place) -> None:
        """Note that a tile has come to light."""
        self.learn(tile)
        spot = self._spots.get(tile.number)
        if spot is not None and not (spot.where == "hand" and spot.whose == place.seat):
            self._met.setdefault(tile.number, [spot.entry]).append(place)
        self._spots[tile.number] = Spot(where, whose, place)

    def move(self, tile: Tile, where: Where, whose: Seat | None = None) -> None:
        """Note where a tile that has come to light is now."""
        self._spots[tile.number] = Spot(where, whose, self._spots[tile.number].entry)

    def hand(self, seat: Seat | None, size: int | None = None) -> Callable[[int], Fact | None]:
        """Return what says why a number cannot come from a seat's hand (None: from the pile).

        It speaks of now, whatever is entered later. ``size`` is how many tiles the hand has: when
        all of them are known, no other can come.
        """
        spots, free = dict(self._spots), frozenset(self._open)
        held = self.held_by(seat) if seat is not None else ()

        def why(number: int) -> Fact | None:
            spot = spots.get(number)
            if number in free:
                return None
            if spot is None:
                full = size is not None and len(held) >= size
                return fact("ibid.hand-known", seat=seat, numbers=list(held)) if full else None
            if spot.where == "hand" and spot.whose == seat:
                return None
            return fact("ibid.out", **spot.as_data(number))

        return why

    def held_by(self, seat: Seat) -> tuple[int, ...]:
        """Return the numbers that a seat is known to hold: those that came back to its hand."""
        return tuple(
            number
            for number, spot in self._spots.items()
            if spot.where == "hand" and spot.whose == seat
        )

    # -- numbers that came twice -------------------------------------------------------

    def clash(self) -> tuple[int, tuple[Place, ...]] | None:
        """Return the first number that came to light twice, and where; None if there is none."""
        for number, places in self._met.items():
            if number not in self._open:
                return number, tuple(places)
        return None

    def override(self, number: int) -> None:
        """Count a number no longer: the tiles themselves are at fault."""
        self._open.add(number)

    def out(self) -> list[int]:
        """Return the numbers that lie somewhere and are still audited."""
        return [
            number
            for number, spot in sorted(self._spots.items())
            if spot.where != "hand" and number not in self._open
        ]

    def known(self) -> dict[int, Tile]:
        """Return the tiles that are known and in play now, by number."""
        return {
            number: tile
            for number, tile in self.book.items()
            if self.in_play is None or number in self.in_play
        }

    def learned(self) -> Iterable[Tile]:
        """Return everything that is known, for the next game."""
        return self.book.values()
