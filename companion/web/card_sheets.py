"""Lays the cards of a deck out on sheets of paper, with backs aligned to the fronts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.engine.printed import PrintedCard


@dataclass(frozen=True)
class CardSize:
    """A size of cards, in millimetres, and how many fit on a sheet of A4 or Letter."""

    width: int
    height: int
    columns: int
    rows: int

    @property
    def on_a_sheet(self) -> int:
        """How many cards fit on a sheet."""
        return self.columns * self.rows


SIZES = {"full": CardSize(63, 88, 3, 3), "small": CardSize(44, 63, 4, 4)}
"""The sizes by name: that of playing cards, and a small one that saves paper."""


@dataclass(frozen=True)
class Side:
    """A side of a sheet: its cells row by row, None for an empty cell."""

    sheet: int
    back: bool
    cells: tuple[PrintedCard | None, ...]


def sides(cards: Sequence[PrintedCard], size: CardSize, *, backs: bool) -> Iterator[Side]:
    """Yield the sides of all sheets; with ``backs`` the back of each sheet follows its front.

    A sheet that is turned over its long edge has its columns in the opposite order, so those of a back
    are mirrored.

    >>> one, two = (PrintedCard(face, {}) for face in ("one", "two"))
    >>> front, back = sides([one, two], CardSize(63, 88, columns=3, rows=1), backs=True)
    >>> [cell and cell.face for cell in front.cells], [cell and cell.face for cell in back.cells]
    (['one', 'two', None], [None, 'two', 'one'])
    """
    for sheet, start in enumerate(range(0, len(cards), size.on_a_sheet), 1):
        on_it = cards[start : start + size.on_a_sheet]
        cells = (*on_it, *[None] * (size.on_a_sheet - len(on_it)))
        yield Side(sheet, back=False, cells=cells)
        if backs:
            rows = range(0, size.on_a_sheet, size.columns)
            mirrored = (cells[row : row + size.columns][::-1] for row in rows)
            yield Side(sheet, back=True, cells=tuple(cell for row in mirrored for cell in row))
