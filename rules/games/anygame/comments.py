"""Any other game: which decisions of sealed rounds the board adds a comment to; its sentences are in ``words``."""

from __future__ import annotations

from rules.engine.comments import Comment
from rules.facts import Fact
from rules.games.anygame.facts import Nobody, Tied, Wins


def comment_of(fact: Fact) -> Comment | None:
    """Return the comment of a fact: on who wins a sealed round, who ties, and where nobody wins it."""
    match fact:
        case Wins(seats=(seat,)):
            return Comment("wins", {"who": (seat,)})
        case Tied(seats=seats):
            return Comment("tied", {"who": seats})
        case Nobody():
            return Comment("nobody")
    return None
