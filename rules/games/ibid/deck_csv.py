"""I Bid You Not: deck lists as CSV, one line for each tile: number, type, price, action."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from rules.facts import Fact
from rules.games.ibid.deck_lists import DeckList
from rules.games.ibid.facts import CsvEmpty, CsvTooLong
from rules.games.ibid.tile_types import BY_NAME, HIGH, LOW, PRICES, TYPES, Type
from rules.games.ibid.tiles import Tile

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
    """A line has a problem; ``code`` and ``data`` are those of its fact."""

    def __init__(self, code: str, **data: object) -> None:
        super().__init__(code)
        self.code = code
        self.data = data


def read_csv(text: str) -> ParsedCsv:
    r"""Read a deck list from a text.

    Columns are separated by commas, semicolons or tabs; a heading line, blank lines and further
    columns are ignored. Type names may be in upper or lower case.

    >>> reading = read_csv("number,type,price,action\n12,Laptopple,-3,a\n13,Laptop,2,")
    >>> len(reading.tiles), [(each.code, each["line"]) for each in reading.problems]
    (1, [('ibid.csv-type', 3)])
    """
    lines = text.removeprefix("\ufeff").splitlines()
    if len(lines) > MAX_LINES:
        return ParsedCsv((), (CsvTooLong(most=MAX_LINES, lines=len(lines)),))
    filled = [(at, line) for at, line in enumerate(lines, 1) if line.strip(" \t,;")]
    delimiter = _delimiter(line for _, line in filled)
    tiles: list[Tile] = []
    problems: list[Fact] = []
    first_on: dict[int, int] = {}
    for index, (at, line) in enumerate(filled):
        try:
            cells = _cells(line, delimiter)
            if index == 0 and cells[0].casefold().strip("#. ") in HEADINGS:
                continue
            tile = _tile(cells, first_on)
        except _Wrong as wrong:
            problems.append(fact(wrong.code, line=at, **wrong.data))
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


def _cells(line: str, delimiter: str) -> list[str]:
    if len(line) > LONGEST_LINE:
        raise _Wrong("ibid.csv-line-long")
    try:
        (cells,) = csv.reader([line], delimiter=delimiter, strict=True)
    except (csv.Error, ValueError):
        raise _Wrong("ibid.csv-quotes") from None
    return [" ".join(cell.split()) for cell in cells]


def _tile(cells: list[str], first_on: Mapping[int, int]) -> Tile:
    if len(cells) < 3:
        raise _Wrong("ibid.csv-columns", columns=len(cells))
    number = _whole(cells[0])
    if number is None or not LOW <= number <= HIGH:
        raise _Wrong("ibid.csv-number", given=cells[0][:40], low=LOW, high=HIGH)
    if number in first_on:
        raise _Wrong("ibid.csv-twice", number=number, first=first_on[number])
    kind = _type(cells[1])
    price = _whole(cells[2])
    if price not in PRICES:
        raise _Wrong("ibid.csv-price", given=cells[2][:40], prices=list(PRICES))
    given = (cells[3] if len(cells) > 3 else "").casefold()
    if given not in ACTIONS:
        raise _Wrong("ibid.csv-action", given=given[:40])
    if ACTIONS[given] and not kind.actions:
        raise _Wrong("ibid.csv-no-action", type=kind.id)
    return Tile(number, kind.id, price, ACTIONS[given])


def _whole(cell: str) -> int | None:
    text = cell.replace("\u2212", "-").replace("\u2013", "-")
    sign = -1 if text.startswith("-") else 1
    digits = text.removeprefix("-").removeprefix("+").strip()
    return (
        sign * int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 5 else None
    )


def _type(cell: str) -> Type:
    name = cell.casefold()
    if name in BY_NAME:
        return BY_NAME[name]
    near = get_close_matches(name[:40], list(BY_NAME), n=1, cutoff=0.7)
    raise _Wrong("ibid.csv-type", given=cell[:40], near=BY_NAME[near[0]].id if near else None)
