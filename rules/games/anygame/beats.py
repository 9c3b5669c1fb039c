"""Any other game: the reveal of a sealed round, moment by moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.engine.beats import Beat
from rules.facts import Ruling, Seat
from rules.games.anygame.scene import Scene

TOLD = ("anygame.wins", "anygame.tied", "anygame.nobody", "anygame.shown", "anygame.counted")


def round_beats(rulings: Sequence[Ruling], scene: Scene) -> Iterator[Beat]:
    """Yield the beats: the entries one number after the other up to the best, then who wins, and the points."""
    nth = next((n for n, each in enumerate(rulings) if each.fact.code in TOLD), None)
    if nth is None or not scene.entries:
        return
    told = rulings[nth].fact
    if told.code == "anygame.counted":
        yield Beat("turn", tuple(scene.entries))
    else:
        for number in dict.fromkeys(scene.entries.values()):
            seats = tuple(seat for seat, entry in scene.entries.items() if entry == number)
            yield Beat("turn", seats, what=str(number))
            if len(seats) > 1 and set(seats) <= set(scene.cancelled):
                yield Beat("match", seats, what=str(number))
    if told.code != "anygame.wins":
        yield Beat("tell", ruling=nth, what="entry")
        return
    winners = tuple(Seat(str(seat)) for seat in told["seats"])
    yield Beat("take", winners, nth, "entry")
    if int(told["points"]) >= len(winners):
        yield Beat("score", winners, nth)
