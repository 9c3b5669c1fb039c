"""Eat Me: the cards of a round, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.engine.beats import Beat
from rules.facts import Ruling
from rules.games.eatme.comments import LARGE
from rules.games.eatme.facts import Plays
from rules.games.eatme.scene import Scene

LIES = 0.9
"""Seconds for which the board shows a card."""
EATS = 1.3
"""Seconds for which the board shows a card that brings points."""


def round_beats(rulings: Sequence[Ruling], scene: Scene) -> Iterator[Beat]:
    """Yield a beat for each card of a round, and a highlight after the largest organism that was eaten."""
    last = scene.last
    if last is None or not any(isinstance(each.fact, Plays) for each in rulings):
        return
    largest = max(last.plays, key=lambda play: play.points)
    for number, play in enumerate(last.plays, 1):
        yield Beat(
            "eat" if play.points else "turn",
            (play.seat,),
            what=f"card-{number}",
            takes=EATS if play.points else LIES,
            scores={seat: cells[number] for seat, cells in scene.scores_by_step.items()},
            facts=tuple(each.fact for each in play.said),
        )
        if play is largest and play.points >= LARGE and play.scorer is not None:
            facts = (play.said[-1].fact,)
            yield Beat("highlight", (play.scorer,), what="swallowed", facts=facts)
