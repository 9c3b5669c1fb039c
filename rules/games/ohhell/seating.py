"""Oh Hell: who plays, who has left, who comes in at the next deal, and who deals it."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.seating import SeatsWithLatecomers
from rules.engine.tabletop import Tabletop
from rules.facts import Fact, Seat
from rules.games.ohhell.facts import Full
from rules.games.ohhell.meta import META


class Seating(SeatsWithLatecomers):
    """The players; leaving and joining take effect at the next deal, as the cards are dealt."""

    fewest = 2

    def __init__(self, table: Tabletop, changed: Callable[[], None]) -> None:
        super().__init__(table, META, changed)

    def why_full(self) -> Fact | None:
        here = len(self.staying()) + len(self.latecomers())
        return Full(META.most) if here >= META.most else None

    def may_come_back(self) -> tuple[Seat, ...]:
        return () if self.why_full() else super().may_come_back()

    def dealer_after(self, seat: Seat) -> Seat:
        """Return the next player clockwise after a seat, which may have left."""
        ring = self.table.clockwise(seat, self.everybody)
        return next(each for each in ring if each in self.staying())

    def from_the_left_of(self, dealer: Seat) -> tuple[Seat, ...]:
        """Return who plays now, from the dealer's left to the dealer."""
        return self.table.clockwise(dealer, self.staying())
