"""Who's Lying?: which decisions the board adds a comment to; its sentences are in ``words``."""

from __future__ import annotations

from rules.engine.comments import Comment
from rules.facts import Fact
from rules.games.liar.facts import AllBelieve, Lie, Proved, Truth


def comment_of(fact: Fact) -> Comment | None:
    """Return the comment of a fact: on a lie that is caught, a truth that is doubted, and honest last cards."""
    match fact:
        case Lie(seat=seat, doubter=doubter):
            return Comment("lie", {"who": (seat,), "doubter": (doubter,)})
        case Truth(seat=seat, doubter=doubter):
            return Comment("truth", {"who": (seat,), "doubter": (doubter,)})
        case AllBelieve(seat=seat) | Proved(seat=seat):
            return Comment("won", {"who": (seat,)})
    return None
