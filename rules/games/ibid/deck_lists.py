"""I Bid You Not: lists of the tiles of a deck; the app's own decks are made from a seed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from types import MappingProxyType

from rules.engine.printed import PrintedCard
from rules.facts import Json
from rules.games.ibid.tile_types import PRICES, SETS, TYPES, Type, chosen_sets
from rules.games.ibid.tiles import Tile

TILES_A_TYPE = 6
"""The mean number of tiles of a type in Odd Inventions."""
ACTION_SHARE = 0.5
"""The share of tiles with an action, among those whose type can have one."""
HEADINGS = "number,type,price,action"


@dataclass(frozen=True)
class Span:
    """The numbers that are played with, from ``low`` to ``high``; tiles outside are put away."""

    low: int
    high: int

    def __contains__(self, number: int) -> bool:
        return self.low <= number <= self.high


def middle_numbers(numbers: Sequence[int], share: float) -> Sequence[int]:
    """Return about this share (0 to 1) of some ascending numbers, at least one.

    It leaves out the highest and the lowest numbers in turn, the highest first.

    >>> middle_numbers([3, 5, 8, 13, 21, 34, 55], 0.5)
    [5, 8, 13, 21]
    """
    surplus = len(numbers) - max(1, round(len(numbers) * share))
    return numbers[surplus // 2 : len(numbers) - (surplus + 1) // 2]


@dataclass(frozen=True)
class DeckList:
    """The known tiles of a deck by number; ``whole`` is whether it has no others."""

    tiles: Mapping[int, Tile] = field(default_factory=lambda: MappingProxyType({}))
    whole: bool = False

    def __len__(self) -> int:
        return len(self.tiles)

    @property
    def sets(self) -> tuple[str, ...]:
        """The published sets of which the list has tiles."""
        contained = {TYPES[tile.type].set for tile in self.tiles.values()}
        return tuple(name for name in SETS if name in contained)

    @staticmethod
    def of(tiles: Iterable[Tile], *, whole: bool = False) -> DeckList:
        """Return a list of these tiles; of two with the same number, the later counts."""
        by_number = {tile.number: tile for tile in tiles}
        return DeckList(dict(sorted(by_number.items())), whole)

    def lines(self) -> list[str]:
        """Return a line of CSV for each tile, as the option ``list`` holds them.

        >>> DeckList.of([Tile(12, "laptopple", -3, "a")]).lines()
        ['12,Laptopple,-3,a']
        """
        return [
            f"{tile.number},{TYPES[tile.type].name},{tile.price},{tile.action}"
            for tile in self.tiles.values()
        ]

    def csv(self) -> str:
        """Return the list as CSV, with a heading line."""
        return "".join(f"{line}\r\n" for line in (HEADINGS, *self.lines()))

    def cards(self) -> Iterator[PrintedCard]:
        """Yield a card for each tile by number, to print them."""
        return (PrintedCard("tile_card", {"tile": tile}) for tile in self.tiles.values())

    def options(self, *, whole: bool) -> dict[str, Json]:
        """Return the options of a table that plays with the list; it knows no other tile if ``whole``."""
        return {"deck": "ours", "list": self.lines(), "whole": whole}

    def within(self, span: Span) -> DeckList:
        """Return the list without the tiles outside a span."""
        kept = {number: tile for number, tile in self.tiles.items() if number in span}
        return DeckList(kept, self.whole)


def chosen_deck(seed: int, chosen: Mapping[str, str]) -> DeckList:
    """Return the deck of a seed, with the expansions whose boxes a form has on."""
    return make_deck(chosen_sets(odd="odd" in chosen, double="double" in chosen), seed)


@lru_cache(maxsize=32)
def make_deck(sets: tuple[str, ...], seed: int) -> DeckList:
    """Return a deck list of the published sets; the same sets and seed give the same list.

    The base has every number from 1 to 64, Double Devices every one from 65 to 100, and Odd
    Inventions six tiles a type from -64 to -1. The first number of a type always belongs to it, and
    its other numbers are further from 0. About half of the tiles whose type can have an action have
    one.

    >>> len(make_deck(("base",), 1)), make_deck(("base",), 1) == make_deck(("base",), 1)
    (64, True)
    """
    tiles: list[Tile] = []
    for name in sets:
        # A seed for each set, so that the base stays the same with an expansion.
        rng = Random(f"{name} {seed}")  # noqa: S311  # a deck list is no secret
        types = [each for each in TYPES.values() if each.set == name]
        tiles += _make_set(name, types, rng)
    return DeckList.of(tiles, whole=True)


def _make_set(name: str, types: list[Type], rng: Random) -> list[Tile]:
    firsts = {each.first: each.id for each in types}
    others = [number for number in SETS[name] if number not in firsts]
    if name == "odd":
        others = sorted(rng.sample(others, TILES_A_TYPE * len(types) - len(types)))
    whose = dict(firsts)
    shares = [
        len(others) // len(types) + (at < len(others) % len(types)) for at in range(len(types))
    ]
    rng.shuffle(shares)
    # Those with the fewest numbers to choose from first; the last takes what is left.
    for each, share in zip(reversed(types), shares, strict=True):
        able = [number for number in others if abs(number) > abs(each.first)]
        drawn = rng.sample(able, share)
        whose |= dict.fromkeys(drawn, each.id)
        others = [number for number in others if number not in drawn]
    return [_draw(number, TYPES[kind], rng) for number, kind in sorted(whose.items())]


def _draw(number: int, kind: Type, rng: Random) -> Tile:
    action = rng.choice(kind.actions) if kind.actions and rng.random() < ACTION_SHARE else ""
    return Tile(number, kind.id, rng.choice(PRICES), action)
