"""Eat Me: of whom no move is received, in one round or in every one."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.tabletop import Tabletop
from rules.facts import HOST, Seat, fact
from rules.prompts import NamePlayer, options


class Seating:
    """Who is asked; the host says of whom no move is received, and only the host.

    Somebody who left for good stays in the game, and cannot win: no move is received of them, in
    every round. What the host says counts at once, also while the others seal.
    """

    def __init__(self, table: Tabletop, changed: Callable[[], None]) -> None:
        self._seats = table.seats
        self._table = table
        self._changed = changed
        self._gone: list[Seat] = []
        self._skipped: list[Seat] = []
        self._asking = False
        table.add_standing_call("skip", HOST, self._who_may_be_skipped, self._skip)
        table.add_standing_call("wait", HOST, self._who_may_be_waited_for, self._wait)
        table.add_standing_call("leave", HOST, self._who_may_leave, self._leave)
        table.add_standing_call("back", HOST, self._who_may_come_back, self._back)

    def begin(self) -> None:
        """Ask everybody who has not left."""
        self._skipped.clear()
        self._asking = True

    def end(self) -> None:
        """Stop asking: what was sealed is opened."""
        self._asking = False

    def present(self) -> tuple[Seat, ...]:
        """Return the seats whose move is waited for."""
        return tuple(seat for seat in self._seats if seat not in self.absent())

    def absent(self) -> tuple[Seat, ...]:
        """Return the seats of which no move is received in this round."""
        return tuple(seat for seat in self._seats if seat in self._gone or seat in self._skipped)

    def competes(self, seat: Seat) -> bool:
        """Whether a seat can win: it has not left for good."""
        return seat not in self._gone

    # -- what the host says --------------------------------------------------------------

    def _who_may_be_skipped(self) -> NamePlayer | None:
        here = self.present()
        return NamePlayer("skip", options(here)) if self._asking and len(here) > 1 else None

    def _skip(self, seat: Seat) -> None:
        self._skipped.append(seat)
        self._changed()

    def _who_may_be_waited_for(self) -> NamePlayer | None:
        again = [seat for seat in self._skipped if seat not in self._gone]
        return NamePlayer("wait", options(again)) if self._asking and again else None

    def _wait(self, seat: Seat) -> None:
        self._skipped.remove(seat)
        self._changed()

    def _who_may_leave(self) -> NamePlayer | None:
        staying = [seat for seat in self._seats if seat not in self._gone]
        return NamePlayer("leave", options(staying)) if len(staying) > 1 else None

    def _leave(self, seat: Seat) -> None:
        self._gone.append(seat)
        self._table.rule("leaving", fact("eatme.leaves", seat=seat))
        self._changed()

    def _who_may_come_back(self) -> NamePlayer | None:
        return NamePlayer("back", options(self._gone)) if self._gone else None

    def _back(self, seat: Seat) -> None:
        self._gone.remove(seat)
        self._table.rule("leaving", fact("eatme.back", seat=seat))
        self._changed()
