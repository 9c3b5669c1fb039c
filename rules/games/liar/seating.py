"""Who's Lying?: who plays, who has left for good, and who comes in with the next game."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.tabletop import Tabletop
from rules.facts import HOST, Seat, fact
from rules.games.liar.meta import META
from rules.prompts import NamePlayer, NewSeat, options


class Void(Exception):
    """Somebody left for good: the game under way is void."""


class Seating:
    """The players of an match, in clockwise order; who comes late sits down at the end."""

    def __init__(self, table: Tabletop, more_to_come: Callable[[], bool]) -> None:
        self.table = table
        self.ring: tuple[Seat, ...] = table.seats
        self._gone: list[Seat] = []
        self._coming: list[Seat] = []
        """Who is dealt in with the next game: latecomers, and whoever is back."""
        self._new: list[Seat] = []
        """Those of them who have not played yet."""
        self._welcomed: set[Seat] = set(table.seats)
        self._void = False
        self.under_way = False
        self._more_to_come = more_to_come
        self.welcome: Callable[[Seat], None] = lambda _: None
        """What is done, once, for somebody who is new."""
        self.changed: Callable[[], None] = lambda: None
        """What is done when somebody has left or is back."""
        table.add_standing_call("leave", HOST, self._who_may_leave, self._leave)
        table.add_standing_call("back", HOST, self._who_may_come_back, self._back)
        table.add_standing_call("join", HOST, self._who_may_join, self._join)
        table.add_standing_call("decline", HOST, self._who_may_be_declined, self._decline)

    @property
    def players(self) -> tuple[Seat, ...]:
        """Those who are in the game under way."""
        out = (*self._gone, *self._coming)
        return tuple(seat for seat in self.ring if seat not in out)

    def competes(self, seat: Seat) -> bool:
        """Whether a seat can still win: it has not left for good."""
        return seat not in self._gone

    def new_game(self) -> tuple[Seat, ...]:
        """Let those who came late in, and return who plays."""
        self._coming.clear()
        self._new.clear()
        self._void = False
        self.under_way = True
        return self.players

    def check(self) -> None:
        """Go on only while nobody has left.

        :raises Void: when somebody has left a game that is under way.
        """
        if self._void and self.under_way:
            raise Void

    # -- what the host may say ---------------------------------------------------------

    def _leave(self, seat: Seat) -> None:
        if seat in self._coming:
            self._coming.remove(seat)
        else:
            self._void = True
        if seat in self._new:
            self._new.remove(seat)
        self._gone.append(seat)
        void = self._void and self.under_way
        self.table.rule("leaving", fact("liar.leaves", seat=seat, void=void))
        self.changed()

    def _back(self, seat: Seat) -> None:
        self._gone.remove(seat)
        self._coming.append(seat)
        self.table.rule("joining", fact("liar.comes", seat=seat))
        self.changed()

    def _join(self, seat: Seat) -> None:
        self.ring = (*self.ring, seat)
        if seat not in self._welcomed:
            self._welcomed.add(seat)
            self.welcome(seat)
        self._coming.append(seat)
        self._new.append(seat)
        self.table.rule("joining", fact("liar.comes", seat=seat))

    def _decline(self, seat: Seat) -> None:
        self._coming.remove(seat)
        self._new.remove(seat)
        self.ring = tuple(each for each in self.ring if each != seat)
        self.table.rule("joining", fact("liar.declined", seat=seat))

    def _who_may_leave(self) -> NamePlayer | None:
        staying = [seat for seat in self.ring if seat not in self._gone]
        if len(self.players) <= META.least:
            staying = self._coming.copy()
        return NamePlayer("leave", options(staying)) if staying else None

    def _full(self) -> bool:
        return len(self.players) + len(self._coming) >= META.most

    def _who_may_come_back(self) -> NamePlayer | None:
        if not self._gone or not self._more_to_come() or self._full():
            return None
        return NamePlayer("back", options(self._gone))

    def _who_may_join(self) -> NewSeat | None:
        if not self._more_to_come():
            return None
        why = fact("liar.too-many", most=META.most) if self._full() else None
        return NewSeat("join", self.ring, why)

    def _who_may_be_declined(self) -> NamePlayer | None:
        return NamePlayer("decline", options(self._new)) if self._new else None
