"""6 nimmt!: which row a card joins, and what a row brings."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.table_scene import Row
from rules.games.nimmt.cards import HEADS


def rows_below(card: int, rows: Sequence[Row]) -> list[Row]:
    """Return the rows whose ends are below a card, the nearest last; in an odd deck one may be the same number.

    >>> from rules.engine.table_scene import LaidCard
    >>> rows = [Row(str(end), (LaidCard(end),)) for end in (58, 37, 43, 12)]
    >>> [[row.name for row in rows_below(card, rows)] for card in (14, 44, 3)]
    [['12'], ['12', '37', '43'], []]
    """
    return sorted((row for row in rows if end_of(row) <= card), key=end_of)


def row_of(card: int, rows: Sequence[Row]) -> Row | None:
    """Return the row that a card joins: its end is the nearest one below it; None where all are higher.

    >>> from rules.engine.table_scene import LaidCard
    >>> rows = [Row(str(end), (LaidCard(end),)) for end in (12, 37, 43, 58)]
    >>> [found.name if (found := row_of(card, rows)) else None for card in (14, 44, 61, 3)]
    ['12', '43', '58', None]
    """
    below = rows_below(card, rows)
    return below[-1] if below else None


def end_of(row: Row) -> int:
    """Return the last card of a row."""
    return int(row.end or 0)


def numbers(row: Row) -> tuple[int, ...]:
    """Return the cards of a row."""
    return tuple(int(card) for card in row.present)


def heads_of(row: Row) -> int:
    """Return the bull heads of a row.

    >>> from rules.engine.table_scene import LaidCard
    >>> heads_of(Row("1", tuple(map(LaidCard, (55, 60, 61)))))
    11
    """
    return sum(HEADS[card] for card in row.present)
