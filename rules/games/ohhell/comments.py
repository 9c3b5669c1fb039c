"""Oh Hell: which decisions the board adds a comment to; its sentences are in ``words``."""

from __future__ import annotations

from rules.engine.comments import Comment
from rules.facts import Fact
from rules.games.ohhell.facts import AllMade, Bids, Made


def comment_of(fact: Fact) -> Comment | None:
    """Return the comment of a fact: on the sum of sealed bids, a bid of nought that was made, and on all that were."""
    match fact:
        case Bids(sealed=True, total=total, cards=cards):
            return Comment("over" if total > cards else "under" if total < cards else "even")
        case Made(seat=seat, bid=0):
            return Comment("nought", {"who": (seat,)})
        case AllMade():
            return Comment("all-made")
    return None
