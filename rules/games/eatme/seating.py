"""Eat Me: from which seats no move is received, in one round or in all."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.seating import Seats, name_player
from rules.engine.tabletop import Tabletop
from rules.facts import HOST, Seat
from rules.games.eatme.facts import Leaves
from rules.games.eatme.meta import META
from rules.prompts import NamePlayer


class Attendance(Seats):
    """The seats that are asked for a move; only the host can enter that none is received.

    A player who has left for good stays in the game without moves, and cannot win. Every entry of
    the host takes effect at once, also while others seal. ``changed`` is called after each.
    """

    def __init__(self, table: Tabletop, changed: Callable[[], None], *, ouroboros: bool) -> None:
        self._ouroboros = ouroboros
        self._skipped: list[Seat] = []
        self._asking = False
        table.add_standing_call("skip", HOST, self._skip_prompt, self._skip)
        table.add_standing_call("wait", HOST, self._wait_prompt, self._wait)
        super().__init__(table, META, changed)

    def leave(self, seat: Seat) -> None:
        self.gone.append(seat)
        self.table.rule("leaving", Leaves(seat, wishes=self._ouroboros))
        self.changed()

    def start_asking(self) -> None:
        """Ask every seat for a move that has not left for good."""
        self._skipped.clear()
        self._asking = True

    def stop_asking(self) -> None:
        """Stop asking for moves: they are opened."""
        self._asking = False

    def present(self) -> tuple[Seat, ...]:
        """Return the seats that are asked for a move."""
        return tuple(seat for seat in self.staying() if seat not in self._skipped)

    def absent(self) -> tuple[Seat, ...]:
        """Return the seats from which no move is received in this round."""
        present = self.present()
        return tuple(seat for seat in self.everybody if seat not in present)

    def _skip_prompt(self) -> NamePlayer | None:
        here = self.present()
        return name_player("skip", here) if self._asking and len(here) > 1 else None

    def _skip(self, seat: Seat) -> None:
        self._skipped.append(seat)
        self.changed()

    def _wait_prompt(self) -> NamePlayer | None:
        again = tuple(seat for seat in self._skipped if seat not in self.gone)
        return name_player("wait", again) if self._asking else None

    def _wait(self, seat: Seat) -> None:
        self._skipped.remove(seat)
        self.changed()
