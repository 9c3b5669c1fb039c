"""Oh Hell: who plays, who has left, who comes in at the next deal, and who deals it."""

from __future__ import annotations

from rules.engine.seating import SeatsWithLatecomers
from rules.facts import Seat


class Seating(SeatsWithLatecomers):
    """The players; leaving and joining take effect at the next deal, as the cards are dealt."""

    fewest = 2

    def dealer_after(self, seat: Seat) -> Seat:
        """Return the next player clockwise after a seat, which may have left."""
        ring = self.table.clockwise(seat, self.everybody)
        return next(each for each in ring if each in self.staying())

    def from_the_left_of(self, dealer: Seat) -> tuple[Seat, ...]:
        """Return who plays now, from the dealer's left to the dealer."""
        return self.table.clockwise(dealer, self.staying())
