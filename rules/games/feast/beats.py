"""The Feast: a round's reveal, moment by moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.engine.beats import Beat
from rules.facts import Ruling, Seat
from rules.games.feast.scene import Play, Scene

GAFFE, ALL_MATCHED = "feast.gaffe", "feast.all-matched"
TAKES = ("feast.topic", "feast.alone-topic", "feast.gaffe-taken", "feast.alone-gaffe")
"""The rulings by which somebody takes a card."""


def round_beats(rulings: Sequence[Ruling], scene: Scene) -> Iterator[Beat]:
    """Yield the beats of a round: the cards that match first, the decisive card last.

    Then each ruling: who takes what, why, and the score. Dummies' cards were face up before.
    """
    judged = [n for n, each in enumerate(rulings) if each.fact.code in {*TAKES, GAFFE, ALL_MATCHED}]
    if not judged:
        return
    played = [play for play in scene.plays if play.rank is not None]
    for rank in sorted({play.rank for play in played if play.gaffe and play.rank is not None}):
        yield from _turn([play for play in played if play.rank == rank])
        told = next(n for n in judged if _is_gaffe(rulings[n], rank))
        yield Beat(
            "match", tuple(play.seat for play in played if play.rank == rank), told, str(rank)
        )
    alone = sorted((play for play in played if not play.gaffe), key=lambda play: play.rank or 0)
    yield from _turn(alone[1:-1])
    yield from _turn(alone[:1] if len(alone) > 1 else [])
    yield from _turn(alone[-1:])
    for nth in judged:
        fact = rulings[nth].fact
        if fact.code == ALL_MATCHED:
            yield Beat("tell", ruling=nth)
        elif fact.code in TAKES:
            taker = (Seat(str(fact.data["seat"])),)
            yield Beat("take", taker, nth, "topic" if fact.code.endswith("topic") else "gaffe")
            yield Beat("score", taker, nth)


def _is_gaffe(ruling: Ruling, rank: int) -> bool:
    return ruling.fact.code == GAFFE and ruling.fact.data["rank"] == rank


def _turn(plays: Sequence[Play]) -> Iterator[Beat]:
    """Yield the beat that turns these cards up together, if any of them lies face down."""
    seats = tuple(play.seat for play in plays if not play.dummy)
    if seats:
        yield Beat("turn", seats)
