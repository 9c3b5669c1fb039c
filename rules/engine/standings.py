"""The score as a table: one line for each seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.facts import Fact, Seat

Best: TypeAlias = Literal["highest", "lowest"]
"""Which total wins."""


@dataclass(frozen=True, slots=True)
class Line:
    """One seat's score: a cell for each column (None where it has none) and the total."""

    seat: Seat
    cells: tuple[int | None, ...]
    total: int
    competes: bool = True
    """Whether the seat can win: False for a dummy, and for a player who has left for good."""


@dataclass(frozen=True, slots=True)
class Standings:
    """The score of all seats: whether the highest or the lowest total is ``best``, and its unit."""

    columns: tuple[Fact, ...]
    lines: tuple[Line, ...]
    best: Best = "highest"
    unit: Literal["points", "cents"] = "points"
    total: Fact | None = None
    """The heading of the totals, where it is not "total": cards left in hand."""

    def leaders(self) -> tuple[Seat, ...]:
        """Return the competing seats with the best total, in the order of the lines."""
        totals = [line.total for line in self.lines if line.competes]
        if not totals:
            return ()
        best = max(totals) if self.best == "highest" else min(totals)
        return tuple(line.seat for line in self.lines if line.competes and line.total == best)

    def line(self, seat: Seat) -> Line:
        """Return the line of a seat.

        :raises KeyError: when it has none.
        """
        for line in self.lines:
            if line.seat == seat:
                return line
        raise KeyError(seat)
