"""I Didn't Eat That: which decisions the board adds a comment to; its sentences are messages ``comment-…``."""

from __future__ import annotations

from rules.engine.comments import Comment
from rules.facts import Fact
from rules.games.ididnt.facts import CatchMoves, CatchWrong, Judged, NoExcuse, Paid


def comment_of(fact: Fact) -> Comment | None:
    """Return the comment of a fact: on a check that is paid or goes back, and on a call that is right or wrong."""
    match fact:
        case Paid(payer=payer, check=check):
            return Comment("pays", {"who": (payer,)}, {"main": check.main, "side": check.side})
        case Judged(check=check) | NoExcuse(check=check):
            return Comment("back", words={"main": check.main})
        case CatchMoves(accused=accused, caller=caller, foods=foods):
            return Comment("caught", {"who": (accused,), "caller": (caller,)}, {"food": foods[0]})
        case CatchWrong(accused=accused, caller=caller):
            return Comment("wrong", {"who": (accused,), "caller": (caller,)})
    return None
