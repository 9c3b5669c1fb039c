"""I Bid You Not: deck lists as CSV, one line for each tile: number, type, price, action."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from rules.facts import Fact
from rules.games.ibid.deck_lists import DeckList
from rules.games.ibid.tile_types import BY_NAME, HIGH, LOW, PRICES, TYPES, Type
from rules.games.ibid.tiles import Tile
from rules.typed import digits

HEADINGS = frozenset({"number", "no", "nr", "tile", ""})
"""First cells that mark a first line as headings."""
HEADER = ("number", "type", "price", "action")
MAX_LINES = 400
LONGEST_LINE = 400
DELIMITERS = (",", ";", "\t")
ACTIONS = {
    **dict.fromkeys(("", "-", "–", "none", "no"), ""),
    **dict.fromkeys(("a", "1", "first"), "a"),
    **dict.fromkeys(("b", "2", "second"), "b"),
}


class CsvLine(Fact, family="ibid"):
    """A line of a deck list is wrong; lines are counted from 1."""

    line: int


class CsvLineLong(CsvLine):
    """It has too many characters."""


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


@dataclass(frozen=True)
class ParsedCsv:
    """The tiles of a CSV text, and its problems, each with its line number (from 1)."""

    tiles: tuple[Tile, ...]
    problems: tuple[Fact, ...]

    @property
    def deck(self) -> DeckList:
        """The list of the tiles that could be read."""
        return DeckList.of(self.tiles)


class _Wrong(Exception):
    """A line is wrong; ``why`` says what is."""

    def __init__(self, why: CsvLine) -> None:
        super().__init__(why.code)
        self.why = why


def read_csv(text: str) -> ParsedCsv:
    r"""Read a deck list from a text.

    Columns are separated by commas, semicolons or tabs; a heading line, blank lines and further
    columns are ignored. Type names may be in upper or lower case.

    >>> reading = read_csv("number,type,price,action\n12,Laptopple,-3,a\n13,Laptop,2,")
    >>> len(reading.tiles), reading.problems
    (1, (CsvType(line=3, given='Laptop', near='laptopple'),))
    """
    lines = text.removeprefix("\ufeff").splitlines()
    if len(lines) > MAX_LINES:
        return ParsedCsv((), (CsvTooLong(MAX_LINES, len(lines)),))
    filled = [(at, line) for at, line in enumerate(lines, 1) if line.strip(" \t,;")]
    delimiter = _delimiter(line for _, line in filled)
    tiles: list[Tile] = []
    problems: list[Fact] = []
    first_on: dict[int, int] = {}
    for index, (at, line) in enumerate(filled):
        try:
            cells = _cells(at, line, delimiter)
            if index == 0 and cells[0].casefold().strip("#. ") in HEADINGS:
                continue
            tile = _tile(at, cells, first_on)
        except _Wrong as wrong:
            problems.append(wrong.why)
            continue
        first_on[tile.number] = at
        tiles.append(tile)
    if not tiles and not problems:
        problems.append(CsvEmpty())
    return ParsedCsv(tuple(tiles), tuple(problems))


def write_csv(deck: DeckList) -> str:
    """Return a deck list as CSV with a heading line; ``read_csv`` reads it back."""
    return "\r\n".join([",".join(HEADER), *rows(deck.tiles.values())]) + "\r\n"


def rows(tiles: Iterable[Tile]) -> list[str]:
    """Return a line for each tile, without headings, as the option ``list`` holds them.

    >>> rows([Tile(12, "laptopple", -3, "a")])
    ['12,Laptopple,-3,a']
    """
    return [f"{t.number},{TYPES[t.type].name},{t.price},{t.action}" for t in tiles]


def _delimiter(lines: Iterable[str]) -> str:
    """Return the delimiter that is most frequent in the first line that has one."""
    for line in lines:
        times = {each: line.count(each) for each in DELIMITERS}
        if any(times.values()):
            return max(DELIMITERS, key=lambda each: times[each])
    return DELIMITERS[0]


def _cells(at: int, line: str, delimiter: str) -> list[str]:
    if len(line) > LONGEST_LINE:
        raise _Wrong(CsvLineLong(at))
    try:
        (cells,) = csv.reader([line], delimiter=delimiter, strict=True)
    except (csv.Error, ValueError):
        raise _Wrong(CsvQuotes(at)) from None
    return [" ".join(cell.split()) for cell in cells]


def _tile(at: int, cells: list[str], first_on: Mapping[int, int]) -> Tile:
    """Return the tile of these cells, which are those of the line ``at``.

    :raises _Wrong: when they are no tile, or one whose number was on a line before.
    """
    if len(cells) < 3:
        raise _Wrong(CsvColumns(at, len(cells)))
    number = _whole(cells[0])
    if number is None or not LOW <= number <= HIGH:
        raise _Wrong(CsvNumber(at, cells[0][:40], LOW, HIGH))
    if number in first_on:
        raise _Wrong(CsvTwice(at, number, first_on[number]))
    kind = _type(at, cells[1])
    price = _whole(cells[2])
    if price not in PRICES:
        raise _Wrong(CsvPrice(at, cells[2][:40], PRICES))
    given = (cells[3] if len(cells) > 3 else "").casefold()
    if given not in ACTIONS:
        raise _Wrong(CsvAction(at, given[:40]))
    if ACTIONS[given] and not kind.actions:
        raise _Wrong(CsvNoAction(at, kind.id))
    return Tile(number, kind.id, price, ACTIONS[given])


def _whole(cell: str) -> int | None:
    text = digits(cell.removeprefix("+"))
    return int(text) if text and len(text.removeprefix("-")) < 5 else None


def _type(at: int, cell: str) -> Type:
    name = cell.casefold()
    if name in BY_NAME:
        return BY_NAME[name]
    near = get_close_matches(name[:40], list(BY_NAME), n=1, cutoff=0.7)
    raise _Wrong(CsvType(at, cell[:40], BY_NAME[near[0]].id if near else None))
