"""6 nimmt!: which row a card joins, and what a row brings."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.table_scene import Row
from rules.games.nimmt.cards import HEADS


def row_of(card: int, rows: Sequence[Row[int]]) -> Row[int] | None:
    """Return the row that a card joins: its end is the nearest one below it; None where all are higher.

    In an odd deck, an end may have the same number.

    >>> from rules.engine.table_scene import LaidCard
    >>> rows = [Row(str(end), (LaidCard(end),)) for end in (12, 37, 43, 58)]
    >>> [found.name if (found := row_of(card, rows)) else None for card in (14, 44, 61, 3)]
    ['12', '43', '58', None]
    """
    below = [row for row in rows if row.present[-1] <= card]
    return max(below, key=lambda row: row.present[-1], default=None)


def heads_of(row: Row[int]) -> int:
    """Return the bull heads of a row.

    >>> from rules.engine.table_scene import LaidCard
    >>> heads_of(Row("1", tuple(map(LaidCard, (55, 60, 61)))))
    11
    """
    return sum(HEADS[card] for card in row.present)
