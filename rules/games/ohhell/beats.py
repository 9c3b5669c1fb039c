"""Oh Hell: the bids and the end of a deal, moment by moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.engine.beats import Beat
from rules.facts import Ruling
from rules.games.ohhell.facts import AllMade, Bids, Made, Missed, Scored, TrickWon
from rules.games.ohhell.scene import Scene

BIDS_TURN = 1.2
"""Seconds for which the bids are looked at before their sum is told."""
ALL_PLAYERS = 3.6
"""Seconds for what everybody made or missed, when many play."""
A_PLAYER = 0.9
"""Seconds for what one player made or missed, when few play."""


def deal_beats(rulings: Sequence[Ruling], scene: Scene) -> Iterator[Beat]:
    """Yield the beats of sealed bids, or of a deal that is over.

    Bids are turned over together, and their sum is told. After the tricks, of which the last one is told, come those who made it, one
    after the other, then those who missed, then the points.
    """
    del scene
    facts = [(nth, each.fact) for nth, each in enumerate(rulings)]
    scored = [(nth, fact) for nth, fact in facts if isinstance(fact, Scored)]
    each = min(A_PLAYER, ALL_PLAYERS / (len(scored) or 1))
    for nth, fact in facts:
        match fact:
            case Bids(sealed=True):
                yield Beat("turn", tuple(fact.bids), takes=BIDS_TURN)
                yield Beat("tell", ruling=nth, what="bids")
            case TrickWon() if scored:
                yield Beat("tell", ruling=nth, what="trick")
            case Made(seat=seat):
                yield Beat("take", (seat,), nth, takes=each)
            case Missed(seat=seat):
                yield Beat("strike", (seat,), nth, takes=each)
            case AllMade():
                yield Beat("highlight", fact.seats, nth, "all-made")
                yield Beat("tell", ruling=nth, what="all")
    changed = tuple(fact.seat for _, fact in scored if fact.points)
    if changed:
        yield Beat("score", changed)
