"""The Feast: a round's reveal, moment by moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.engine.beats import Beat
from rules.facts import Ruling
from rules.games.feast.facts import AllMatched, Gaffe, Takes, TakesTopic
from rules.games.feast.scene import Play, Scene


def round_beats(rulings: Sequence[Ruling], scene: Scene) -> Iterator[Beat]:
    """Yield the beats of a round: the cards that match first, the decisive card last.

    Then each ruling: who takes what, why, and the score. Dummies' cards were face up before.
    """
    facts = [each.fact for each in rulings]
    gaffes = {fact.rank: nth for nth, fact in enumerate(facts) if isinstance(fact, Gaffe)}
    if not any(isinstance(fact, Gaffe | AllMatched | Takes) for fact in facts):
        return
    played = [play for play in scene.plays if play.rank is not None]
    for rank in sorted({play.rank for play in played if play.gaffe and play.rank is not None}):
        yield from _turn([play for play in played if play.rank == rank])
        seats = tuple(play.seat for play in played if play.rank == rank)
        yield Beat("match", seats, gaffes[rank], str(rank))
    alone = sorted((play for play in played if not play.gaffe), key=lambda play: play.rank or 0)
    yield from _turn(alone[1:-1])
    yield from _turn(alone[:1] if len(alone) > 1 else [])
    yield from _turn(alone[-1:])
    for nth, fact in enumerate(facts):
        match fact:
            case AllMatched():
                everybody = tuple(play.seat for play in played)
                what = "one-gaffe" if len(gaffes) == 1 else "all-matched"
                yield Beat("highlight", everybody, nth, what)
                yield Beat("tell", ruling=nth)
            case Takes(seat=seat):
                what = "topic" if isinstance(fact, TakesTopic) else "gaffe"
                yield Beat("take", (seat,), nth, what)
                yield Beat("score", (seat,), nth)


def _turn(plays: Sequence[Play]) -> Iterator[Beat]:
    """Yield the beat that turns these cards up together, if any of them lies face down."""
    seats = tuple(play.seat for play in plays if not play.dummy)
    if seats:
        yield Beat("turn", seats)
