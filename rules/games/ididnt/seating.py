"""I Didn't Eat That: who plays, who sits out, and whose turn is next."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.tabletop import Tabletop
from rules.facts import HOST, Seat, fact
from rules.prompts import NamePlayer, NewSeat, options

FEWEST = 2
MOST = 8


class Seating:
    """The players in clockwise order; who comes and goes does so at the next deal.

    Whoever left keeps their checks, and no longer competes.
    """

    def __init__(self, seats: tuple[Seat, ...], *, last_deal: bool) -> None:
        self.everybody: list[Seat] = list(seats)
        self._gone: list[Seat] = []
        self._joining: list[Seat] = []
        self._last_deal = last_deal
        self.players = seats

    def new_deal(self) -> None:
        """Deal to those who are there now."""
        self.everybody += self._joining
        self._joining.clear()
        self.players = self.staying

    def competes(self, seat: Seat) -> bool:
        """Whether a seat can win: it has not left for good."""
        return seat not in self._gone

    @property
    def staying(self) -> tuple[Seat, ...]:
        """Everybody who was ever dealt in, and has not left for good."""
        return tuple(seat for seat in self.everybody if seat not in self._gone)

    def after(self, seat: Seat) -> Seat:
        """Return the next player clockwise; the seat given need not play any more."""
        at = self.everybody.index(seat) + 1
        ring = (*self.everybody[at:], *self.everybody[:at])
        return next(each for each in ring if each in self.players)

    def from_(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the players clockwise, beginning with one of them."""
        at = self.players.index(seat)
        return self.players[at:] + self.players[:at]

    def let_people_come_and_go(
        self, table: Tabletop, left: Callable[[Seat], None], back_again: Callable[[], None]
    ) -> None:
        """Let the host say at any time who left for good, who is back, and who joins.

        ``left`` is called when somebody has left, ``back_again`` when somebody is back.
        """

        def leave(seat: Seat) -> None:
            self._gone.append(seat)
            table.rule("leaving", fact("ididnt.leaves", seat=seat))
            left(seat)

        def back(seat: Seat) -> None:
            self._gone.remove(seat)
            table.rule("leaving", fact("ididnt.back", seat=seat))
            back_again()

        def join(seat: Seat) -> None:
            self._joining.append(seat)
            table.rule("joining", fact("ididnt.joins", seat=seat))

        def decline(seat: Seat) -> None:
            self._joining.remove(seat)
            table.rule("joining", fact("ididnt.declined", seat=seat))

        table.add_standing_call("leave", HOST, self._who_may_leave, leave)
        table.add_standing_call("back", HOST, self._who_may_come_back, back)
        table.add_standing_call("join", HOST, self._who_may_join, join)
        table.add_standing_call("decline", HOST, self._who_may_be_declined, decline)

    def _who_may_leave(self) -> NamePlayer | None:
        staying = self.staying
        return NamePlayer("leave", options(staying)) if len(staying) > FEWEST else None

    def _who_may_come_back(self) -> NamePlayer | None:
        here = len(self.everybody) + len(self._joining) - len(self._gone)
        return NamePlayer("back", options(self._gone)) if self._gone and here < MOST else None

    def _who_may_join(self) -> NewSeat | None:
        if self._last_deal:
            return None
        taken = (*self.everybody, *self._joining)
        full = len(taken) - len(self._gone) >= MOST
        return NewSeat("join", taken, fact("ididnt.full", most=MOST) if full else None)

    def _who_may_be_declined(self) -> NamePlayer | None:
        return NamePlayer("decline", options(self._joining)) if self._joining else None
