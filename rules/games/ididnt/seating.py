"""I Didn't Eat That: who plays, who sits out, and whose turn is next."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.seating import SeatsWithLatecomers
from rules.engine.tabletop import Tabletop
from rules.facts import Seat
from rules.games.ididnt.meta import META


class Seating(SeatsWithLatecomers):
    """The players in clockwise order; leaving and joining take effect at the next deal.

    A player who has left for good keeps the checks, and no longer competes.
    """

    fewest = META.least

    def __init__(self, table: Tabletop, changed: Callable[[], None], *, last_deal: bool) -> None:
        super().__init__(table, META, changed)
        self.last_deal = last_deal
        self.players = table.seats

    def new_deal(self) -> None:
        """Let latecomers in, and leavers out."""
        self.deal_in()
        self.players = self.playing()

    def after(self, seat: Seat) -> Seat:
        """Return the next player clockwise after a seat, which may have left."""
        at = self.everybody.index(seat) + 1
        ring = (*self.everybody[at:], *self.everybody[:at])
        return next(each for each in ring if each in self.players)

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the players in clockwise order, starting with this one."""
        at = self.players.index(seat)
        return self.players[at:] + self.players[:at]
