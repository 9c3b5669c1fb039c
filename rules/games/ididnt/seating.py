"""I Didn't Eat That: who plays, who sits out, and whose turn is next."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.tabletop import Tabletop
from rules.facts import HOST, Seat, fact
from rules.prompts import NamePlayer, NewSeat, options

FEWEST = 2
MOST = 8


class Seating:
    """The players in clockwise order; leaving and joining take effect at the next deal.

    A player who has left for good keeps the checks, and no longer competes.
    """

    def __init__(self, seats: tuple[Seat, ...], *, last_deal: bool) -> None:
        self.everybody: list[Seat] = list(seats)
        self._gone: list[Seat] = []
        self._joining: list[Seat] = []
        self._last_deal = last_deal
        self.players = seats

    def new_deal(self) -> None:
        """Let latecomers in, and leavers out."""
        self.everybody += self._joining
        self._joining.clear()
        self.players = self.staying

    def competes(self, seat: Seat) -> bool:
        """Whether a seat can win: it has not left for good."""
        return seat not in self._gone

    @property
    def staying(self) -> tuple[Seat, ...]:
        """Everybody who has played in this game and has not left for good."""
        return tuple(seat for seat in self.everybody if seat not in self._gone)

    def after(self, seat: Seat) -> Seat:
        """Return the next player clockwise after a seat, which may have left."""
        at = self.everybody.index(seat) + 1
        ring = (*self.everybody[at:], *self.everybody[:at])
        return next(each for each in ring if each in self.players)

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the players in clockwise order, starting with this one."""
        at = self.players.index(seat)
        return self.players[at:] + self.players[:at]

    def add_standing_calls(
        self, table: Tabletop, on_leave: Callable[[Seat], None], on_back: Callable[[], None]
    ) -> None:
        """Let the host enter at any time who leaves for good, is back, joins, or is declined.

        ``on_leave`` is called after each leaving, ``on_back`` after each return.
        """

        def leave(seat: Seat) -> None:
            self._gone.append(seat)
            table.rule("leaving", fact("ididnt.leaves", seat=seat))
            on_leave(seat)

        def back(seat: Seat) -> None:
            self._gone.remove(seat)
            table.rule("leaving", fact("ididnt.back", seat=seat))
            on_back()

        def join(seat: Seat) -> None:
            self._joining.append(seat)
            table.rule("joining", fact("ididnt.joins", seat=seat))

        def decline(seat: Seat) -> None:
            self._joining.remove(seat)
            table.rule("joining", fact("ididnt.declined", seat=seat))

        table.add_standing_call("leave", HOST, self._leave_prompt, leave)
        table.add_standing_call("back", HOST, self._back_prompt, back)
        table.add_standing_call("join", HOST, self._join_prompt, join)
        table.add_standing_call("decline", HOST, self._decline_prompt, decline)

    def _leave_prompt(self) -> NamePlayer | None:
        staying = self.staying
        return NamePlayer("leave", options(staying)) if len(staying) > FEWEST else None

    def _back_prompt(self) -> NamePlayer | None:
        here = len(self.everybody) + len(self._joining) - len(self._gone)
        return NamePlayer("back", options(self._gone)) if self._gone and here < MOST else None

    def _join_prompt(self) -> NewSeat | None:
        if self._last_deal:
            return None
        taken = (*self.everybody, *self._joining)
        full = len(taken) - len(self._gone) >= MOST
        return NewSeat("join", taken, fact("ididnt.full", most=MOST) if full else None)

    def _decline_prompt(self) -> NamePlayer | None:
        return NamePlayer("decline", options(self._joining)) if self._joining else None
