"""Eat Me: a verdict as rulings, the rule and the arithmetic of each."""

from __future__ import annotations

from collections.abc import Mapping

from rules.facts import Fact, Json, Ruling, Seat, fact
from rules.games.eatme.adjudicate import Effect, Granted, Ring, Verdict, adjudicate

WOULD: Mapping[Effect, str] = {
    "new": "eatme.would-new",
    "eats-food": "eatme.would-eats-food",
    "joins": "eatme.would-joins",
    "meets": "eatme.would-meets",
    "closes": "eatme.would-closes",
}
"""What is said of a card that is only thought of, by what it would do."""
NOBODY = Seat("")
"""Who plays a card that is only thought of: what it meets is the same for everybody."""


def explain(verdict: Verdict) -> tuple[Ruling, ...]:
    """Return what a card did, in the order in which it happened."""
    said = _facts(verdict)
    match verdict.effect:
        case "new":
            return (Ruling("alone", fact("eatme.new", **said)),)
        case "eats-food":
            return (Ruling("food", fact("eatme.eats-food", **said)),)
        case "joins" if verdict.food:
            return (Ruling("food-behind", fact("eatme.joins-food", **said)),)
        case "joins":
            return (Ruling("one-organism", fact("eatme.joins", **said)),)
        case "meets":
            return (
                Ruling("two-organisms", fact("eatme.between", **said)),
                Ruling("points", fact("eatme.eaten", **said)),
            )
        case "closes":
            return (Ruling("last-gap", fact("eatme.closes", **said)),)
        case "no-place":
            return (Ruling("audit", fact("eatme.no-place", **said)),)


def granted(one: Granted) -> Ruling:
    """Return which wish somebody had, and who had the better ones."""
    missed = [{"card": card, "seat": seat} for card, seat in one.missed]
    said = fact("eatme.wish", seat=one.seat, card=one.card, wish=one.wish, missed=missed)
    return Ruling("wishes", said)


def effects(ring: Ring) -> Mapping[int, Fact]:
    """Return, for each free number, what a card there would do as things stand."""
    free = (number for number in range(1, ring.size + 1) if ring.at(number) is None)
    return {number: _would(adjudicate(ring, number, NOBODY)) for number in free}


def _would(verdict: Verdict) -> Fact:
    return fact(WOULD[verdict.effect], **_facts(verdict))


def _facts(verdict: Verdict) -> dict[str, Json]:
    """Return everything about a verdict, as data."""
    eater, eaten = verdict.eater, verdict.eaten
    return {
        "card": verdict.card,
        "seat": verdict.seat,
        "id": eater.id if eater else None,
        "owner": eater.owner if eater else None,
        "before": verdict.before,
        "size": eater.size if eater else 0,
        "food": list(verdict.food),
        "eaten": eaten.id if eaten else None,
        "eaten_owner": eaten.owner if eaten else None,
        "points": verdict.points,
        "older": verdict.older,
    }
