"""The score as it is shown: lines, ranks and amounts."""

from __future__ import annotations

from typing import NamedTuple

from babel import Locale
from markupsafe import Markup

from companion.presenters.base import BasePresenter
from companion.presenters.viewer import shared
from companion.words.functions import money
from rules.engine.standings import Line, Standings
from rules.facts import Seat


class Change(NamedTuple):
    """How the total of a seat has changed: by how much, with its sign, and what it is now."""

    amount: str
    total: str
    worse: bool
    """Whether the seat is further from winning than before."""


class Score:
    """The standings of the present game; templates call it ``t.score``."""

    def __init__(self, base: BasePresenter) -> None:
        self._base = base
        self.cache = base.cache

    @property
    @shared
    def lines(self) -> list[Line]:
        """The lines of the score in seat order, dummies last."""
        standings = self._base.standings
        if standings is None:
            return []
        order = {seat: index for index, seat in enumerate(self._base.table.roster.order)}
        return sorted(
            standings.lines, key=lambda line: (not line.competes, order.get(line.seat, 99))
        )

    def rank(self, line: Line) -> int:
        """Return the rank of a line: 1 for the best, the same for equal totals, 0 for a dummy."""
        return self._totals.index(line.total) + 1 if line.competes else 0

    @property
    @shared
    def _totals(self) -> list[int]:
        """The totals of all who compete, the best first."""
        standings = self._base.standings
        if standings is None:
            return []
        totals = [line.total for line in standings.lines if line.competes]
        return sorted(totals, reverse=standings.best == "highest")

    @property
    def my_total(self) -> int | None:
        """The total of this viewer's seat; None if it has no line."""
        standings = self._base.standings
        lines = standings.lines if standings else ()
        return next((line.total for line in lines if line.seat == self._base.seat), None)

    @property
    def my_change(self) -> Change | None:
        """What the last rulings have changed in the total of this viewer's seat; None for nothing."""
        referee = self._base.table.referee
        event = None if referee is None else referee.table.last_event
        before, after = (event.before, event.after) if event else (None, None)
        if before is None or after is None:
            return None
        total = next((line.total for line in after.lines if line.seat == self._base.seat), None)
        if total is None:
            return None
        was = next((line.total for line in before.lines if line.seat == self._base.seat), total)
        if total == was:
            return None
        sign = "+" if total > was else ""
        best = before.best == "highest"
        return Change(sign + self.amount(total - was), self.amount(total), (total < was) == best)

    def shown(self, *, short: bool) -> tuple[tuple[Markup, ...], dict[Seat, tuple[str, ...]]]:
        """Return the headings of the columns to show, and the cells of each seat in them.

        ``short`` shows of several columns only the newest, under the game's ``column_now``; no
        column where the game has no such heading, while the newest is all that there is, and where
        more than six play: names need the room.
        """
        standings = self._base.standings
        if standings is None:
            return (), {}
        nth, headings = self._newest if short else self._columns
        cells = {
            line.seat: tuple(self.amount(line.cells[n]) for n in nth) for line in standings.lines
        }
        return headings, cells

    @property
    @shared
    def _columns(self) -> tuple[range, tuple[Markup, ...]]:
        """The numbers of all columns, and their headings."""
        standings = self._base.standings
        columns = standings.columns if standings else ()
        return range(len(columns)), tuple(self._base.say(each).result for each in columns)

    @property
    @shared
    def _newest(self) -> tuple[range, tuple[Markup, ...]]:
        """The numbers of the columns that are shown in short, and their headings."""
        standings = self._base.standings
        nth, headings = self._columns
        if standings is None or len(nth) < 2:
            return nth, headings
        # A deal that is over stays the newest while its last cards are shown.
        lines = self._before.lines if self._before else standings.lines
        newest = max((n for line in lines for n in nth if line.cells[n] is not None), default=0)
        if not newest or len(self.lines) > 6:
            return range(0), ()
        heading = self._base.word("column", "now", fact=standings.columns[newest])
        return (range(newest, newest + 1), (heading,)) if heading else (range(0), ())

    def cells(self, line: Line) -> tuple[str, ...]:
        """Return the cells that the board shows of a line, with its total."""
        nth, _ = self._newest
        return (*(self.amount(line.cells[n]) for n in nth), self.amount(line.total))

    @property
    @shared
    def _before(self) -> Standings | None:
        """The standings when the last reveal began, if their columns are those of now."""
        referee = self._base.table.referee
        before = referee.table.present_event.before if referee is not None else None
        now = self._base.standings
        return before if before and now and before.columns == now.columns else None

    def amount(self, number: int | None) -> str:
        """Return a number of the score as text: points, or money ("$12.50"); "" for None."""
        standings = self._base.standings
        return amount(number, standings.unit if standings else "points", self._base.language.code)


def amount(number: int | None, unit: str, language: str) -> str:
    """Return a total as screens show it in a language: points, or money ("$12.50"); "" for None."""
    if number is None:
        return ""
    if unit == "cents":
        return money(number, Locale.parse(language))
    return str(number).replace("-", "\u2212")
