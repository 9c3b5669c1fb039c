"""Who's Lying?: who plays, who has left for good, and who joins with the next game."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.seating import SeatsWithLatecomers
from rules.engine.tabletop import Tabletop
from rules.facts import Fact, Seat
from rules.games.liar.facts import Comes, Leaves, LeavesWon
from rules.games.liar.meta import META


class Void(Exception):
    """The present game is void: a player has left for good."""


class Seating(SeatsWithLatecomers):
    """The players of a match in clockwise order; each of its games is a deal.

    Latecomers sit at the end from the moment that they come. Leavers who are back wait with them
    for the next game.
    """

    def __init__(self, table: Tabletop, changed: Callable[[], None]) -> None:
        super().__init__(table, META, changed)
        self._new: list[Seat] = []
        """Those in ``joining`` who have never played."""
        self._known: set[Seat] = set(table.seats)
        self._void = False
        self.under_way = False
        self.on_newcomer: Callable[[Seat], None] = lambda _: None
        """Called once for each new seat."""

    def new_game(self, *, last: bool) -> tuple[Seat, ...]:
        """Start a game with everybody who waits, and return its players."""
        self.last_deal = last
        self.deal_in()
        self._new.clear()
        self._void = False
        self.under_way = True
        return self.playing()

    def check_not_void(self) -> None:
        """Check that the present game may go on.

        :raises Void: when one of its players has left for good.
        """
        if self._void and self.under_way:
            raise Void

    def may_leave(self) -> tuple[Seat, ...]:
        return tuple(self.joining) if len(self.playing()) <= META.least else self.staying()

    def leave_effect(self, seat: Seat) -> Fact | None:
        """Return what becomes of the game: one that is won already counts."""
        if self.under_way or seat in self.joining:
            return super().leave_effect(seat)
        return LeavesWon()

    def leave(self, seat: Seat) -> None:
        if seat in self.joining:
            self.joining.remove(seat)
        else:
            self._void = True
        if seat in self._new:
            self._new.remove(seat)
        self.gone.append(seat)
        void = self._void and self.under_way
        self.table.rule("leaving", Leaves(seat=seat, void=void))
        self.changed()

    def may_come_back(self) -> tuple[Seat, ...]:
        return () if self.last_deal else super().may_come_back()

    def come_back(self, seat: Seat) -> None:
        self.gone.remove(seat)
        self._wait_for_next_game(seat)
        self.changed()

    def latecomers(self) -> tuple[Seat, ...]:
        return tuple(self._new)

    def join(self, seat: Seat) -> None:
        self.everybody.append(seat)
        if seat not in self._known:
            self._known.add(seat)
            self.on_newcomer(seat)
        self._new.append(seat)
        self._wait_for_next_game(seat)

    def decline(self, seat: Seat) -> None:
        self._new.remove(seat)
        self.everybody.remove(seat)
        super().decline(seat)

    def _wait_for_next_game(self, seat: Seat) -> None:
        self.joining.append(seat)
        self.table.rule("joining", Comes(seat=seat))
