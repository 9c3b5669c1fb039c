"""I Bid You Not: what is known of each tile, and where it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from rules.audit import Place
from rules.facts import Fact, Json, Seat, fact
from rules.games.ibid.deck_lists import DeckList, Span
from rules.games.ibid.tiles import Tile

Where = Literal["offer", "scored", "discarded", "hand"]


@dataclass(frozen=True)
class Spot:
    """Where a tile is, in ``whose`` pile or hand, and the entry by which it was last entered."""

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
    """The audit of tiles: each number is unique, so a tile that is on the table is in no hand.

    ``book`` has the known tiles by number; players add to it by describing tiles. Unknown tiles have
    a number of ``fresh``, which is empty when the deck list is ``whole``. Tiles outside the ``span``
    are put away.
    """

    def __init__(self, deck: DeckList, fresh: range, span: Span | None = None) -> None:
        self.book: dict[int, Tile] = dict(deck.tiles)
        self.in_play = frozenset(deck.tiles) if deck.whole else None
        self.fresh = range(0) if deck.whole else fresh
        self.span = span
        if span is not None and self.fresh:
            self.fresh = range(max(fresh.start, span.low), min(fresh.stop, span.high + 1))
        self._admitted: set[int] = set()
        self._known: dict[int, Tile] | None = None
        self._spots: dict[int, Spot] = {}
        self._open: set[int] = set()
        self._entered_twice: dict[int, list[Place]] = {}

    def learn(self, tile: Tile) -> None:
        """Add or replace what is known of a tile."""
        if self.book.get(tile.number) != tile:
            self.book[tile.number] = tile
            self._known = None

    def admit(self, tile: Tile) -> None:
        """Add or replace what is known of a tile, also when a whole list lacks it or it was put away."""
        self.learn(tile)
        self._admitted.add(tile.number)
        self._known = None

    # -- where a tile is ---------------------------------------------------------------

    def enter(self, tile: Tile, where: Where, whose: Seat | None, place: Place) -> None:
        """Record a tile that was entered, and where it is now."""
        self.learn(tile)
        spot = self._spots.get(tile.number)
        if spot is not None and not (spot.where == "hand" and spot.whose == place.seat):
            self._entered_twice.setdefault(tile.number, [spot.entry]).append(place)
        self._spots[tile.number] = Spot(where, whose, place)

    def move(self, tile: Tile, where: Where, whose: Seat | None = None) -> None:
        """Record the new place of a tile that was entered before."""
        self._spots[tile.number] = Spot(where, whose, self._spots[tile.number].entry)

    def hand(self, seat: Seat | None, size: int | None = None) -> Callable[[int], Fact | None]:
        """Return a function that returns why a number is not in a seat's hand, or None.

        For ``seat`` None it is about the draw pile. The function uses the present places, also when
        tiles are entered later. ``size`` is the number of tiles in the hand: when all are known, no
        other tile can be in it.
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
        """Return the numbers that are known to be in a seat's hand: tiles that returned to it."""
        return tuple(
            number
            for number, spot in self._spots.items()
            if spot.where == "hand" and spot.whose == seat
        )

    # -- numbers that were entered twice ------------------------------------------------

    def clash(self) -> tuple[int, tuple[Place, ...]] | None:
        """Return the first number that was entered twice, and where; None if there is none."""
        for number, places in self._entered_twice.items():
            if number not in self._open:
                return number, tuple(places)
        return None

    def override(self, number: int) -> None:
        """Stop auditing a number: the real tiles are wrong."""
        self._open.add(number)

    def out(self) -> list[int]:
        """Return the audited numbers that are on the table, in a pile or discarded."""
        return [
            number
            for number, spot in sorted(self._spots.items())
            if spot.where != "hand" and number not in self._open
        ]

    def known(self) -> Mapping[int, Tile]:
        """Return the known tiles that are in play, by number; the same until another one is known."""
        if self._known is None:
            book = self.book.items()
            self._known = {number: tile for number, tile in book if self._is_in_play(number)}
        return self._known

    def _is_in_play(self, number: int) -> bool:
        if number in self._admitted:
            return True
        if self.in_play is not None:
            return number in self.in_play
        return self.span is None or number in self.span

    def learned(self) -> Iterable[Tile]:
        """Return all known tiles, for the table's next game."""
        return self.book.values()
