"""I Bid You Not: what is known of each tile, and where it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules.audit import EnteredAt
from rules.facts import Fact, Seat
from rules.games.ibid.deck_lists import DeckList, Span
from rules.games.ibid.facts import HandKnown, Out
from rules.games.ibid.tiles import Tile, Where


@dataclass(frozen=True)
class Spot:
    """Where a tile is, in ``whose`` pile or hand, and its last entry."""

    where: Where
    whose: Seat | None
    entry: EnteredAt


@dataclass(frozen=True, slots=True)
class Hand:
    """What is known of a seat's hand, or of the draw pile, and says why a number is not in it."""

    seat: Seat | None
    size: int | None
    held: tuple[int, ...]
    """The numbers that are known to be in it."""
    spots: Mapping[int, Spot]
    free: frozenset[int]
    """The numbers that are no longer audited."""

    def __call__(self, number: int) -> Fact | None:
        """Return why a number is not in it, or None."""
        spot = self.spots.get(number)
        if number in self.free:
            return None
        if spot is None:
            has_room = self.size is None or len(self.held) < self.size
            return None if has_room else HandKnown(self.held)
        if spot.where == "hand" and spot.whose == self.seat:
            return None
        return Out(number, spot.where, spot.whose, spot.entry)


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
        """The entered tiles, in the order of their first entry."""
        self._open: set[int] = set()
        self._entered_twice: dict[int, list[EnteredAt]] = {}

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

    def enter(self, tile: Tile, where: Where, whose: Seat | None, place: EnteredAt) -> None:
        """Record a tile that was entered, and where it is now."""
        self.learn(tile)
        spot = self._spots.get(tile.number)
        if spot is not None and not (spot.where == "hand" and spot.whose == place.seat):
            self._entered_twice.setdefault(tile.number, [spot.entry]).append(place)
        self._spots[tile.number] = Spot(where, whose, place)

    def move(self, tile: Tile, where: Where, whose: Seat | None = None) -> None:
        """Record the new place of a tile that was entered before."""
        self._spots[tile.number] = Spot(where, whose, self._spots[tile.number].entry)

    def hand(self, seat: Seat | None, size: int | None = None) -> Hand:
        """Return what everybody knows of a seat's hand; for None, of the draw pile.

        ``size`` is the number of tiles in it: when all are known, no other tile can be in it.
        """
        held = self.held_by(seat) if seat is not None else ()
        return Hand(seat, size, held, dict(self._spots), frozenset(self._open))

    def seen(self) -> frozenset[int]:
        """Return the numbers of the tiles that everybody has seen, wherever they are now."""
        return frozenset(self._spots)

    def held_by(self, seat: Seat) -> tuple[int, ...]:
        """Return the numbers that are known to be in a seat's hand: tiles that returned to it."""
        return tuple(
            number
            for number, spot in self._spots.items()
            if spot.where == "hand" and spot.whose == seat
        )

    # -- numbers that were entered twice ------------------------------------------------

    def clash(self) -> tuple[int, tuple[EnteredAt, ...]] | None:
        """Return the first number that was entered twice, and where; None if there is none."""
        for number, places in self._entered_twice.items():
            if number not in self._open:
                return number, tuple(places)
        return None

    def stop_auditing(self, number: int) -> None:
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
        """Return the known tiles that are in play, by number; cached until one more is known."""
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
