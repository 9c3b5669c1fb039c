"""Eat Me: which decisions the board adds a comment to; its sentences are messages ``comment-…``."""

from __future__ import annotations

from rules.engine.comments import Comment
from rules.facts import Fact
from rules.games.eatme.facts import Eaten

LARGE = 4
"""Points from which on a meal is large."""


def comment_of(fact: Fact) -> Comment | None:
    """Return the comment of a fact: on a large meal, and on one in the family."""
    match fact:
        case Eaten(owner=owner, eaten_owner=seat) if owner == seat:
            return Comment("family", {"who": (seat,)})
        case Eaten(eaten_owner=seat, points=points) if points >= LARGE:
            return Comment("large", {"who": (seat,)})
    return None
