"""I Bid You Not: deck lists as CSV, one line for each tile: number, type, price, action."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches
from functools import lru_cache

from rules.errors import Malformed
from rules.facts import Fact, Json
from rules.games.ibid.deck_lists import DeckList
from rules.games.ibid.tile_types import BY_NAME, HIGH, LOW, PRICES, Type
from rules.games.ibid.tiles import Tile
from rules.typed import digits

HEADINGS = frozenset({"number", "no", "nr", "tile", ""})
"""First cells that mark a first line as headings."""
MAX_LINES = 400
DELIMITERS = (",", ";", "\t")
ACTIONS = {
    **dict.fromkeys(("", "-", "–", "none", "no"), ""),
    **dict.fromkeys(("a", "1", "first"), "a"),
    **dict.fromkeys(("b", "2", "second"), "b"),
}


class CsvLine(Fact, family="ibid"):
    """A line of a deck list is wrong; lines are counted from 1."""

    line: int


class CsvQuotes(CsvLine):
    """A quotation mark is opened in it and not closed."""


class CsvColumns(CsvLine):
    """It has too few columns."""

    columns: int


class CsvCell(CsvLine):
    """A cell of it is wrong: what was given there, which may be shortened."""

    given: str


class CsvNumber(CsvCell):
    """It is no number of a tile: those are from ``low`` to ``high``."""

    low: int
    high: int


class CsvType(CsvCell):
    """``near`` is the ID of a type with a similar name."""

    near: str | None


class CsvPrice(CsvCell):
    """``prices`` are those that there are."""

    prices: tuple[int, ...]


class CsvAction(CsvCell):
    """It is no action of a tile."""


class CsvTwice(CsvLine):
    """Its number is already on the line ``first``."""

    number: int
    first: int


class CsvNoAction(CsvLine):
    """It gives an action to a type that has none."""

    type: str


class CsvTooLong(Fact, family="ibid"):
    """The list has ``lines`` lines, and may have ``most``."""

    most: int
    lines: int


class CsvEmpty(Fact, family="ibid"):
    """The list has no tiles."""


def deck_of(options: Mapping[str, Json]) -> DeckList:
    """Return the list that the options ``list`` and ``whole`` of a table hold."""
    deck, _ = read_csv("\n".join(options.get("list") or ()))
    return replace(deck, whole=bool(options.get("whole")))


@lru_cache(maxsize=16)
def read_csv(text: str) -> tuple[DeckList, Sequence[Fact]]:
    r"""Return the list of the tiles in a text, and what is wrong with its other lines.

    Columns are separated by commas, semicolons or tabs; a heading line, blank lines and further
    columns are ignored. Type names may be in upper or lower case.

    >>> deck, problems = read_csv("number,type,price,action\n12,Laptopple,-3,a\n13,Laptop,2,")
    >>> deck.lines(), problems
    (['12,Laptopple,-3,a'], (CsvType(line=3, given='Laptop', near='laptopple'),))
    """
    lines = text.removeprefix("\ufeff").splitlines()
    if len(lines) > MAX_LINES:
        return DeckList(), (CsvTooLong(MAX_LINES, len(lines)),)
    filled = {at: line for at, line in enumerate(lines, 1) if line.strip(" \t,;")}
    delimiter = _delimiter(filled.values())
    first = min(filled, default=0)
    tiles: list[Tile] = []
    line_of: dict[int, int] = {}
    problems: list[Fact] = []
    for at, line in filled.items():
        try:
            cells = _cells(at, line, delimiter)
            if at == first and cells[0].casefold().strip("#. ") in HEADINGS:
                continue
            tile = _tile(at, cells, line_of)
        except Malformed as wrong:
            problems.append(wrong.why)
            continue
        tiles.append(tile)
        line_of[tile.number] = at
    if not tiles and not problems:
        problems.append(CsvEmpty())
    return DeckList.of(tiles), tuple(problems)


def _delimiter(lines: Iterable[str]) -> str:
    """Return the delimiter that is most frequent in the first line that has one."""
    first = next((line for line in lines if any(each in line for each in DELIMITERS)), "")
    return max(DELIMITERS, key=first.count)


def _cells(at: int, line: str, delimiter: str) -> list[str]:
    """Return the cells of the line ``at``.

    :raises Malformed: if a quotation mark is not closed.
    """
    try:
        # Each line by itself, so that a stray quotation mark takes no other line with it.
        (cells,) = csv.reader([line], delimiter=delimiter, strict=True)
    except (csv.Error, ValueError):
        raise Malformed(CsvQuotes(at)) from None
    return [" ".join(cell.split()) for cell in cells]


def _tile(at: int, cells: list[str], line_of: Mapping[int, int]) -> Tile:
    """Return the tile of the line ``at``; ``line_of`` has the numbers that were on a line before.

    :raises Malformed: if the cells are no tile, or one whose number was on a line before.
    """
    if len(cells) < 3:
        raise Malformed(CsvColumns(at, len(cells)))
    # The last of the four may be missing.
    given_number, given_type, given_price, given_action = [*cells, ""][:4]
    number, price = _whole(given_number), _whole(given_price)
    action = ACTIONS.get(given_action.casefold())
    if number is None or not LOW <= number <= HIGH:
        raise Malformed(CsvNumber(at, given_number[:40], LOW, HIGH))
    if number in line_of:
        raise Malformed(CsvTwice(at, number, line_of[number]))
    kind = _type(at, given_type)
    if price not in PRICES:
        raise Malformed(CsvPrice(at, given_price[:40], PRICES))
    if action is None:
        raise Malformed(CsvAction(at, given_action.casefold()[:40]))
    if action and not kind.actions:
        raise Malformed(CsvNoAction(at, kind.id))
    return Tile(number, kind.id, price, action)


def _whole(cell: str) -> int | None:
    """Return a whole number of at most four digits, or None for any other text."""
    text = digits(cell.removeprefix("+"))
    return int(text) if text and len(text.removeprefix("-")) < 5 else None


def _type(at: int, cell: str) -> Type:
    """Return the type of that name.

    :raises Malformed: if there is none; it says which has a similar name.
    """
    name = cell.casefold()
    if name in BY_NAME:
        return BY_NAME[name]
    near = get_close_matches(name[:40], BY_NAME, n=1, cutoff=0.7)
    raise Malformed(CsvType(at, cell[:40], BY_NAME[near[0]].id if near else None))
