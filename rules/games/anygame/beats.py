"""Any other game: the reveal of a sealed round, moment by moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.engine.beats import Beat
from rules.facts import Ruling
from rules.games.anygame.facts import Counted, Judged, Shown, Wins
from rules.games.anygame.scene import Scene


def round_beats(rulings: Sequence[Ruling], scene: Scene) -> Iterator[Beat]:
    """Yield the beats: the entries one number after the other up to the best, then who wins, and the points."""
    facts = ((n, each.fact) for n, each in enumerate(rulings))
    told = next(
        ((n, each) for n, each in facts if isinstance(each, Judged | Shown | Counted)), None
    )
    if told is None or not scene.entries:
        return
    nth, fact = told
    if isinstance(fact, Counted):
        yield Beat("turn", tuple(scene.entries))
    else:
        for number in dict.fromkeys(scene.entries.values()):
            seats = tuple(seat for seat, entry in scene.entries.items() if entry == number)
            yield Beat("turn", seats, what=str(number))
            if len(seats) > 1 and set(seats) <= set(scene.cancelled):
                yield Beat("match", seats, what=str(number))
    if not isinstance(fact, Wins):
        yield Beat("tell", ruling=nth, what="entry")
        return
    yield Beat("take", fact.seats, nth, "entry")
    if fact.points >= len(fact.seats):
        yield Beat("score", fact.seats, nth)
