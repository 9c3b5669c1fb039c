"""I Bid You Not: what is known of each tile, and where it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules.audit import Place
from rules.facts import Fact, Seat
from rules.games.ibid.deck_lists import DeckList, Span
from rules.games.ibid.facts import HandKnown, Out
from rules.games.ibid.tiles import Tile, Where


@dataclass(frozen=True)
class Spot:
    """Where a tile is, in ``whose`` pile or hand, and its last entry."""

    where: Where
    whose: Seat | None
    entry: Place


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

    def may_have(self, number: int) -> bool:
        """Whether a number may be in it."""
        spot = self.spots.get(number)
        if number in self.free:
            return True
        if spot is None:
            return self.size is None or len(self.held) < self.size
        return spot.where == "hand" and spot.whose == self.seat

    def __call__(self, number: int) -> Fact | None:
        """Return why a number is not in it, or None."""
        if self.may_have(number):
            return None
        spot = self.spots.get(number)
        if spot is None:
            return HandKnown(self.held)
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
        self._downwards: tuple[int, ...] = ()
        self._spots: dict[int, Spot] = {}
        self._nth: dict[int, int] = {}
        """The entered numbers, and as which one each was entered first."""
        self._in_hands: dict[int, Seat | None] = {}
        """The numbers that are known to be in a hand, and whose."""
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
        self._nth.setdefault(tile.number, len(self._nth))
        self._put(tile.number, Spot(where, whose, place))

    def move(self, tile: Tile, where: Where, whose: Seat | None = None) -> None:
        """Record the new place of a tile that was entered before."""
        self._put(tile.number, Spot(where, whose, self._spots[tile.number].entry))

    def _put(self, number: int, spot: Spot) -> None:
        self._spots[number] = spot
        if spot.where == "hand":
            self._in_hands[number] = spot.whose
        else:
            self._in_hands.pop(number, None)

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
        if seat not in self._in_hands.values():
            return ()
        held = (number for number, whose in self._in_hands.items() if whose == seat)
        return tuple(sorted(held, key=self._nth.__getitem__))

    # -- numbers that were entered twice ------------------------------------------------

    def clash(self) -> tuple[int, tuple[Place, ...]] | None:
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
            self._downwards = tuple(sorted({*self._known, *self.fresh}, reverse=True))
        return self._known

    def downwards(self) -> tuple[int, ...]:
        """Return the numbers that are in play, known or not, from the highest on."""
        self.known()
        return self._downwards

    def _is_in_play(self, number: int) -> bool:
        if number in self._admitted:
            return True
        if self.in_play is not None:
            return number in self.in_play
        return self.span is None or number in self.span

    def learned(self) -> Iterable[Tile]:
        """Return all known tiles, for the table's next game."""
        return self.book.values()
