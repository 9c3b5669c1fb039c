"""Any other game: what a round means for one seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.engine.results import Line, other, why
from rules.facts import Fact, Seat
from rules.games.anygame.facts import Nobody, Reached, Row, Tied, Wins, Won


def result_of(facts: Sequence[Fact], me: Seat) -> Iterator[Line]:
    """Yield what a round means for a seat, the main thing first."""
    for fact in facts:
        match fact:
            case Row(points=points) if me in points:
                yield other("wrote", fact, points=points[me])
            case Row():
                yield other("lead", fact)
            case Reached():
                yield other("reached", fact)
            case Wins():
                yield other("wins", fact)
                yield why("wins-why", fact)
            case Tied():
                yield other("tied", fact)
            case Nobody():
                yield other("nobody", fact)
            case Won():
                yield other("won", fact)
