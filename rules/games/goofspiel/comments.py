"""Goofspiel: which decisions the board adds a comment to; its sentences are in ``words``."""

from __future__ import annotations

from rules.engine.comments import Comment
from rules.facts import Fact
from rules.games.goofspiel.facts import Takes, Tie

LARGE_POT = 18
"""Points from which on what somebody takes is much."""
FAR_APART = 6
"""How far a card and its prize are apart, where one was cheap or dear."""


def comment_of(fact: Fact) -> Comment | None:
    """Return the comment of a fact: on equal cards, a large pot, and a prize that was cheap or dear."""
    match fact:
        case Tie(seats=seats, shares=0) if seats:
            return Comment("tie", {"who": seats})
        case Takes(seat=seat, pot=pot) if sum(pot) >= LARGE_POT:
            return Comment("pot", {"who": (seat,)}, {"points": sum(pot)})
        case Takes(seat=seat, card=card, pot=pot) if sum(pot) - card >= FAR_APART:
            return Comment("bargain", {"who": (seat,)})
        case Takes(seat=seat, card=card, pot=pot) if card - sum(pot) >= FAR_APART:
            return Comment("dear", {"who": (seat,)})
    return None
