"""Who's Lying?: who plays, who has left for good, and who joins with the next game."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.tabletop import Tabletop
from rules.facts import HOST, Seat, fact
from rules.games.liar.meta import META
from rules.prompts import NamePlayer, NewSeat, options


class Void(Exception):
    """The present game is void: a player has left for good."""


class Seating:
    """The players of a match in clockwise order; latecomers sit at the end."""

    def __init__(self, table: Tabletop, has_next_game: Callable[[], bool]) -> None:
        self.table = table
        self.ring: tuple[Seat, ...] = table.seats
        self._gone: list[Seat] = []
        self._waiting: list[Seat] = []
        """Who joins with the next game: latecomers, and leavers who are back."""
        self._new: list[Seat] = []
        """Those in ``_waiting`` who have never played."""
        self._known: set[Seat] = set(table.seats)
        self._void = False
        self.under_way = False
        self._has_next_game = has_next_game
        self.on_newcomer: Callable[[Seat], None] = lambda _: None
        """Called once for each new seat."""
        self.on_change: Callable[[], None] = lambda: None
        """Called after each leaving and return."""
        table.add_standing_call("leave", HOST, self._leave_prompt, self._leave)
        table.add_standing_call("back", HOST, self._back_prompt, self._back)
        table.add_standing_call("join", HOST, self._join_prompt, self._join)
        table.add_standing_call("decline", HOST, self._decline_prompt, self._decline)

    @property
    def players(self) -> tuple[Seat, ...]:
        """The players of the present game."""
        out = (*self._gone, *self._waiting)
        return tuple(seat for seat in self.ring if seat not in out)

    def competes(self, seat: Seat) -> bool:
        """Whether a seat can win: it has not left for good."""
        return seat not in self._gone

    def new_game(self) -> tuple[Seat, ...]:
        """Start a game with everybody who waits, and return its players."""
        self._waiting.clear()
        self._new.clear()
        self._void = False
        self.under_way = True
        return self.players

    def check_not_void(self) -> None:
        """Check that the present game may go on.

        :raises Void: when one of its players has left for good.
        """
        if self._void and self.under_way:
            raise Void

    # -- the host's entries --------------------------------------------------------------

    def _leave(self, seat: Seat) -> None:
        if seat in self._waiting:
            self._waiting.remove(seat)
        else:
            self._void = True
        if seat in self._new:
            self._new.remove(seat)
        self._gone.append(seat)
        void = self._void and self.under_way
        self.table.rule("leaving", fact("liar.leaves", seat=seat, void=void))
        self.on_change()

    def _back(self, seat: Seat) -> None:
        self._gone.remove(seat)
        self._waiting.append(seat)
        self.table.rule("joining", fact("liar.comes", seat=seat))
        self.on_change()

    def _join(self, seat: Seat) -> None:
        self.ring = (*self.ring, seat)
        if seat not in self._known:
            self._known.add(seat)
            self.on_newcomer(seat)
        self._waiting.append(seat)
        self._new.append(seat)
        self.table.rule("joining", fact("liar.comes", seat=seat))

    def _decline(self, seat: Seat) -> None:
        self._waiting.remove(seat)
        self._new.remove(seat)
        self.ring = tuple(each for each in self.ring if each != seat)
        self.table.rule("joining", fact("liar.declined", seat=seat))

    def _leave_prompt(self) -> NamePlayer | None:
        staying = [seat for seat in self.ring if seat not in self._gone]
        if len(self.players) <= META.least:
            staying = self._waiting.copy()
        return NamePlayer("leave", options(staying)) if staying else None

    def _is_full(self) -> bool:
        return len(self.players) + len(self._waiting) >= META.most

    def _back_prompt(self) -> NamePlayer | None:
        if not self._gone or not self._has_next_game() or self._is_full():
            return None
        return NamePlayer("back", options(self._gone))

    def _join_prompt(self) -> NewSeat | None:
        if not self._has_next_game():
            return None
        why = fact("liar.too-many", most=META.most) if self._is_full() else None
        return NewSeat("join", self.ring, why)

    def _decline_prompt(self) -> NamePlayer | None:
        return NamePlayer("decline", options(self._new)) if self._new else None
