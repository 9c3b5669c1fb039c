"""Any other game: who plays, who has left, and who comes in at the next round."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.seating import SeatsWithLatecomers
from rules.engine.tabletop import Tabletop
from rules.facts import Fact, Seat
from rules.games.anygame.facts import Full
from rules.games.anygame.meta import META


class Seating(SeatsWithLatecomers):
    """The players; a latecomer plays from the next round on, with a total of 0."""

    def __init__(self, table: Tabletop, changed: Callable[[], None]) -> None:
        super().__init__(table, META, changed)

    def why_full(self) -> Fact | None:
        free = len(self.staying()) + len(self.latecomers()) < META.most
        return None if free else Full(most=META.most)

    def may_leave(self) -> tuple[Seat, ...]:
        playing = self.playing()
        return playing if len(playing) > self.fewest else ()

    def may_come_back(self) -> tuple[Seat, ...]:
        return () if self.why_full() else super().may_come_back()
