"""I Bid You Not: who has left for good."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.tabletop import Tabletop
from rules.facts import HOST, Seat, fact
from rules.prompts import NamePlayer, options


class Seating:
    """The seats of a game, and those that have left for good (#leaving).

    A leaver's hand goes out of play, the scored tiles stay. Their turn is skipped at once; in an
    auction under way a neighbour plays for them. Nobody can join a game under way.
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

        table.add_standing_call("leave", HOST, self._leave_prompt, leave)
        table.add_standing_call("back", HOST, self._back_prompt, back)

    @property
    def here(self) -> tuple[Seat, ...]:
        """The seats that have not left, in clockwise order."""
        return tuple(seat for seat in self.seats if seat not in self.gone)

    def _leave_prompt(self) -> NamePlayer | None:
        return NamePlayer("leave", options(self.here)) if len(self.here) > 1 else None

    def _back_prompt(self) -> NamePlayer | None:
        return NamePlayer("back", options(self.gone)) if self.gone else None
