"""The score, as a table: a line for each seat, and who is ahead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.facts import Fact, Seat


@dataclass(frozen=True, slots=True)
class Line:
    """One seat's score: a cell for each column (None where there is none yet) and the total."""

    seat: Seat
    cells: tuple[int | None, ...]
    total: int
    competes: bool = True
    """Whether this seat can win; a dummy's total is shown, but it does not compete."""


@dataclass(frozen=True, slots=True)
class Standings:
    """Everybody's score; ``unit`` says what the numbers are, ``best`` which way to read them."""

    columns: tuple[Fact, ...]
    lines: tuple[Line, ...]
    best: Literal["highest", "lowest"] = "highest"
    unit: Literal["points", "cents"] = "points"
    total: Fact | None = None
    """What the totals are called, where they are no totals: cards left in hand."""

    def leaders(self) -> tuple[Seat, ...]:
        """Return the seats with the best total, in seat order: several share it."""
        totals = [line.total for line in self.lines if line.competes]
        if not totals:
            return ()
        best = max(totals) if self.best == "highest" else min(totals)
        return tuple(line.seat for line in self.lines if line.competes and line.total == best)

    def line(self, seat: Seat) -> Line:
        """Return a seat's line.

        :raises KeyError: when the seat is not in the standings.
        """
        for line in self.lines:
            if line.seat == seat:
                return line
        raise KeyError(seat)
