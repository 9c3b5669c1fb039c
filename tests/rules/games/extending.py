"""What the beats of every game hold, for each state of a random game."""

from __future__ import annotations

from rules.engine.beats import Beat
from rules.engine.referee import Referee


class BeatsSeen:
    """Looks at the beats after each step of a game, and holds them to those before."""

    def __init__(self) -> None:
        self.page = 0
        self.beats: tuple[Beat, ...] = ()
        self.reveals: list[tuple[Beat, ...]] = []
        """The longest that was seen of each page."""

    def look(self, referee: Referee) -> None:
        """Check the beats of the last page against what was seen of it before."""
        table = referee.table
        page = table.pages[-1]
        beats = referee.game.beats(page, table.scene)
        if len(table.pages) == self.page:
            assert beats[: len(self.beats)] == self.beats, "what was shown stays as it was"
        elif self.beats:
            self.reveals.append(self.beats)
        self.page, self.beats = len(table.pages), beats
        assert table.standings is not None
        seats = {line.seat for line in table.standings.lines}
        for beat in beats:
            assert seats.issuperset(beat.seats)
            assert beat.ruling is None or 0 <= beat.ruling < len(page)
