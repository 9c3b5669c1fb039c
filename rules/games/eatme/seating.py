"""Eat Me: from which seats no move is received, in one round or in all."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.tabletop import Tabletop
from rules.facts import HOST, Seat, fact
from rules.prompts import NamePlayer, options


class Seating:
    """The seats that are asked for a move; only the host can enter that none is received.

    A player who has left for good stays in the game without moves, and cannot win. Every entry of
    the host takes effect at once, also while others seal. ``changed`` is called after each.
    """

    def __init__(self, table: Tabletop, changed: Callable[[], None]) -> None:
        self._seats = table.seats
        self._table = table
        self._changed = changed
        self._gone: list[Seat] = []
        self._skipped: list[Seat] = []
        self._asking = False
        table.add_standing_call("skip", HOST, self._skip_prompt, self._skip)
        table.add_standing_call("wait", HOST, self._wait_prompt, self._wait)
        table.add_standing_call("leave", HOST, self._leave_prompt, self._leave)
        table.add_standing_call("back", HOST, self._back_prompt, self._back)

    def start_asking(self) -> None:
        """Ask every seat for a move that has not left for good."""
        self._skipped.clear()
        self._asking = True

    def stop_asking(self) -> None:
        """Stop asking for moves: they are opened."""
        self._asking = False

    def present(self) -> tuple[Seat, ...]:
        """Return the seats that are asked for a move."""
        return tuple(seat for seat in self._seats if seat not in self.absent())

    def absent(self) -> tuple[Seat, ...]:
        """Return the seats from which no move is received in this round."""
        return tuple(seat for seat in self._seats if seat in self._gone or seat in self._skipped)

    def competes(self, seat: Seat) -> bool:
        """Whether a seat can win: it has not left for good."""
        return seat not in self._gone

    # -- the host's entries --------------------------------------------------------------

    def _skip_prompt(self) -> NamePlayer | None:
        here = self.present()
        return NamePlayer("skip", options(here)) if self._asking and len(here) > 1 else None

    def _skip(self, seat: Seat) -> None:
        self._skipped.append(seat)
        self._changed()

    def _wait_prompt(self) -> NamePlayer | None:
        again = [seat for seat in self._skipped if seat not in self._gone]
        return NamePlayer("wait", options(again)) if self._asking and again else None

    def _wait(self, seat: Seat) -> None:
        self._skipped.remove(seat)
        self._changed()

    def _leave_prompt(self) -> NamePlayer | None:
        staying = [seat for seat in self._seats if seat not in self._gone]
        return NamePlayer("leave", options(staying)) if len(staying) > 1 else None

    def _leave(self, seat: Seat) -> None:
        self._gone.append(seat)
        self._table.rule("leaving", fact("eatme.leaves", seat=seat))
        self._changed()

    def _back_prompt(self) -> NamePlayer | None:
        return NamePlayer("back", options(self._gone)) if self._gone else None

    def _back(self, seat: Seat) -> None:
        self._gone.remove(seat)
        self._table.rule("leaving", fact("eatme.back", seat=seat))
        self._changed()
