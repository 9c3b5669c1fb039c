"""I Bid You Not: which decisions the board adds a comment to; its sentences are messages ``comment-…``."""

from __future__ import annotations

from rules.engine.comments import Comment
from rules.facts import Fact
from rules.games.ibid.facts import Skipped, Sorted, Took


def comment_of(fact: Fact) -> Comment | None:
    """Return the comment of a fact: on who takes the offer or skips it, and on bids that invert the order."""
    match fact:
        case Took(seat=seat, why=None):
            return Comment("takes", {"who": (seat,)})
        case Took(seat=seat):
            return Comment("forced", {"who": (seat,)})
        case Skipped(seat=seat):
            return Comment("skips", {"who": (seat,)})
        case Sorted(inverted=True, why="bids"):
            return Comment("inverted")
    return None
