"""I Bid You Not: deck lists, made from the published sets with a seed, cut to length, kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType

from rules.games.ibid.tile_types import PRICES, SETS, TYPES, Type
from rules.tiles import Tile

ABOUT = 6
"""How many tiles of a type a set has, more or less."""
ACTS = 0.5
"""How likely a tile of the app's own decks bears an action, where its type can."""


@dataclass(frozen=True)
class DeckList:
    """What is known of a deck: number to tile; ``whole`` when it holds no other tiles."""

    tiles: Mapping[int, Tile] = field(default_factory=lambda: MappingProxyType({}))
    whole: bool = False

    def __len__(self) -> int:
        return len(self.tiles)

    @staticmethod
    def of(tiles: Iterable[Tile], *, whole: bool = False) -> DeckList:
        """Make a list of tiles; of two with one number, the later stands."""
        by_number = {tile.number: tile for tile in tiles}
        return DeckList(dict(sorted(by_number.items())), whole)

    def shortened(self, share: float) -> DeckList:
        """Return the list without its most extreme numbers: about this share (0 to 1) is left.

        The highest and the lowest go in turn, the highest first.
        """
        numbers = list(self.tiles)
        keep = max(1, round(len(numbers) * share))
        surplus = len(numbers) - keep
        kept = numbers[surplus // 2 : len(numbers) - (surplus + 1) // 2]
        return DeckList({number: self.tiles[number] for number in kept}, self.whole)


def made(sets: tuple[str, ...], seed: int) -> DeckList:
    """Make a deck list from the published sets; the same sets and seed give the same list.

    The base has every number from 1 to 64 and Double Devices every one from 65 to 100; of Odd
    Inventions about six tiles a type lie among -64 to -1. A type's first number is its own, and no
    tile of it is nearer to nought. Half the tiles of a type that can bear an action do.

    >>> len(made(("base",), 1)), made(("base",), 1) == made(("base",), 1)
    (64, True)
    """
    tiles: list[Tile] = []
    for name in sets:
        # Each set from its own seed: adding an expansion leaves the base as it was printed.
        rng = Random(f"{name} {seed}")  # noqa: S311  # a deck is drawn anew, not kept secret
        types = [each for each in TYPES.values() if each.set == name]
        tiles += _set_of(name, types, rng)
    return DeckList.of(tiles, whole=True)


def _set_of(name: str, types: list[Type], rng: Random) -> list[Tile]:
    firsts = {each.first: each.id for each in types}
    others = [number for number in SETS[name] if number not in firsts]
    if name == "odd":
        others = sorted(rng.sample(others, ABOUT * len(types) - len(types)))
    whose = dict(firsts)
    shares = [
        len(others) // len(types) + (at < len(others) % len(types)) for at in range(len(types))
    ]
    rng.shuffle(shares)
    # Those with the fewest numbers to choose from first; the last takes what is left.
    for each, share in zip(reversed(types), shares, strict=True):
        able = [number for number in others if abs(number) > abs(each.first)]
        mine = rng.sample(able, share)
        whose |= dict.fromkeys(mine, each.id)
        others = [number for number in others if number not in mine]
    return [_draw(number, TYPES[kind], rng) for number, kind in sorted(whose.items())]


def _draw(number: int, kind: Type, rng: Random) -> Tile:
    action = rng.choice(kind.actions) if kind.actions and rng.random() < ACTS else ""
    return Tile(number, kind.id, rng.choice(PRICES), action)
