"""I Bid You Not: who is still there."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.tabletop import Tabletop
from rules.facts import HOST, Seat, fact
from rules.prompts import NamePlayer, options


class Seating:
    """Who left for good: the hand goes out of play, the scored tiles stay.

    A turn of theirs passes on at once; in an auction under way a neighbour plays for them. Nobody
    joins a game that is on: the tiles are dealt.
    """

    def __init__(self, table: Tabletop, changed: Callable[[], None]) -> None:
        self.seats = table.seats
        self.gone: list[Seat] = []

        def leave(seat: Seat) -> None:
            self.gone.append(seat)
            table.rule("leaving", fact("ibid.leaves", seat=seat))
            changed()

        def back(seat: Seat) -> None:
            self.gone.remove(seat)
            table.rule("leaving", fact("ibid.back", seat=seat))
            changed()

        table.add_standing_call("leave", HOST, self._who_may_leave, leave)
        table.add_standing_call("back", HOST, self._who_may_come_back, back)

    @property
    def here(self) -> tuple[Seat, ...]:
        """Everybody who has not left, in clockwise order."""
        return tuple(seat for seat in self.seats if seat not in self.gone)

    def _who_may_leave(self) -> NamePlayer | None:
        return NamePlayer("leave", options(self.here)) if len(self.here) > 1 else None

    def _who_may_come_back(self) -> NamePlayer | None:
        return NamePlayer("back", options(self.gone)) if self.gone else None
