"""The Feast: which decisions the board adds a comment to; its sentences are in ``words``."""

from __future__ import annotations

from rules.engine.comments import Comment
from rules.facts import Fact
from rules.games.feast.facts import AllMatched, Gaffe, OnlyTakesGaffe, OnlyTakesTopic, Topic
from rules.games.feast.seating import is_dummy

LARGEST_GAFFE = 5
"""Gaffes of this many players and of more have the same comments."""
LOW_CARD = 3
HIGH_TOPIC = 6


def comment_of(fact: Fact) -> Comment | None:
    """Return the comment of a fact: on a gaffe by its size, on a topic that a low card or the only one takes.

    There is none on a gaffe with a dummy: its card was drawn by chance.
    """
    match fact:
        case Gaffe(seats=seats) if not any(map(is_dummy, seats)):
            return Comment(f"gaffe-{min(len(seats), LARGEST_GAFFE)}", {"who": seats})
        case AllMatched(topic=topic):
            return Comment("all-matched", words={"topic": topic})
        case OnlyTakesTopic(seat=seat) | OnlyTakesGaffe(seat=seat) if not is_dummy(seat):
            return Comment("alone", {"who": (seat,)})
        case Topic(seat=seat, rank=rank, topic=topic) if (
            rank <= LOW_CARD and topic >= HIGH_TOPIC and not is_dummy(seat)
        ):
            return Comment("whisper", {"who": (seat,)})
    return None
