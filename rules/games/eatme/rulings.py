"""Eat Me: verdicts as rulings and facts, for the screens."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rules.facts import Fact, Json, Ruling, Seat
from rules.games.eatme.adjudicate import Effect, Granted, Ring, Verdict, adjudicate, tastiest
from rules.games.eatme.facts import Wish

EFFECT_CODES: Mapping[Effect, str] = {
    "new": "eatme.would-new",
    "eats-food": "eatme.would-eats-food",
    "joins": "eatme.would-joins",
    "meets": "eatme.would-meets",
    "closes": "eatme.would-closes",
}
"""The code of the fact that says what a card would do, by its effect."""
KNOWN_RINGS = 256
"""Of how many rings the effects of all cards are kept: of some two dozen games, 3 MB at most."""
NOBODY = Seat("")
"""The player of a card in a preview: its effect is the same for every player."""


def explain(verdict: Verdict, *, suits: bool) -> tuple[Ruling, ...]:
    """Return the rulings on the effect of a card, in order; ``suits``: it has a suit and a rank."""
    data = _facts(verdict, suits=suits)
    match verdict.effect:
        case "new":
            return (Ruling("alone", fact("eatme.new", **data)),)
        case "eats-food":
            return (Ruling("food", fact("eatme.eats-food", **data)),)
        case "joins" if verdict.food:
            return (Ruling("food-behind", fact("eatme.joins-food", **data)),)
        case "joins":
            return (Ruling("one-organism", fact("eatme.joins", **data)),)
        case "meets":
            return (
                Ruling("two-organisms", fact("eatme.between", **data)),
                Ruling("points", fact("eatme.eaten", **data)),
            )
        case "closes":
            return (Ruling("last-gap", fact("eatme.closes", **data)),)
        case "no-place":
            return (Ruling("audit", fact("eatme.no-place", **data)),)


def wish_ruling(one: Granted, *, suits: bool) -> Ruling:
    """Return the ruling on which wish a seat got, and who got the better ones."""
    missed = [{"card": card, "seat": seat} for card, seat in one.missed]
    what = Wish(seat=one.seat, card=one.card, wish=one.wish, missed=missed, suits=suits)
    return Ruling("wishes", what)


@lru_cache(maxsize=KNOWN_RINGS)
def effects(ring: Ring, *, suits: bool) -> Mapping[int, Fact]:
    """Return for each free number what a card there would do now.

    Every pad shows them, and of a game that is replayed the rings are known.
    """
    free = (number for number in range(1, ring.size + 1) if ring.at(number) is None)
    verdicts = {number: adjudicate(ring, number, NOBODY) for number in free}
    return {
        number: fact(
            EFFECT_CODES[verdict.effect],
            **_facts(verdict, suits=suits),
            tastiest=verdict.eater is not None and verdict.eater == tastiest(verdict.ring.bodies),
        )
        for number, verdict in verdicts.items()
    }


def _facts(verdict: Verdict, *, suits: bool) -> dict[str, Json]:
    """Return a verdict as JSON, for a fact."""
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
        "suits": suits,
    }
