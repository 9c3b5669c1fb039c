"""Eat Me: verdicts as rulings and facts, for the screens."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rules.errors import ScriptError
from rules.facts import Fact, Ruling, Seat
from rules.games.eatme.adjudicate import Ring, Verdict, adjudicate, tastiest
from rules.games.eatme.facts import (
    Between,
    Closes,
    Eaten,
    EatsFood,
    Joins,
    JoinsFood,
    New,
    NoPlace,
    WouldCloses,
    WouldEatsFood,
    WouldJoins,
    WouldMeets,
    WouldNew,
)

KNOWN_RINGS = 256
"""Of how many rings the effects of all cards are kept: of some two dozen games, 3 MB at most."""
NOBODY = Seat("")
"""The player of a card in a preview: its effect is the same for every player."""


def explain(verdict: Verdict, *, suits: bool) -> tuple[Ruling, ...]:
    """Return the rulings on the effect of a card, in order; ``suits``: it has a suit and a rank."""
    card, seat, food = verdict.card, verdict.seat, verdict.food
    eater, eaten = verdict.eater, verdict.eaten
    if eater is None:
        return (Ruling("audit", NoPlace(card, suits, seat)),)
    owner, number, size = eater.owned_by, eater.id, eater.size
    if eaten is not None:
        between = Between(card, suits, seat, owner, number, verdict.before, verdict.older)
        meal = Eaten(card, suits, seat, owner, number, eaten.owned_by, eaten.id, verdict.points)
        return Ruling("two-organisms", between), Ruling("points", meal)
    match verdict.effect:
        case "new":
            return (Ruling("alone", New(card, suits, seat, number)),)
        case "eats-food":
            return (Ruling("food", EatsFood(card, suits, seat, number, size, food)),)
        case "closes":
            return (Ruling("last-gap", Closes(card, suits, seat, owner, number, size)),)
    if food:
        return (Ruling("food-behind", JoinsFood(card, suits, seat, owner, number, size, food)),)
    return (Ruling("one-organism", Joins(card, suits, seat, owner, number, size)),)


@lru_cache(maxsize=KNOWN_RINGS)
def effects_if_laid(ring: Ring, *, suits: bool) -> Mapping[int, Fact]:
    """Return for each free number what a card there would do now.

    Every pad shows them, and of a game that is replayed the rings are known.
    """
    free = (number for number in range(1, ring.size + 1) if ring.at(number) is None)
    return {number: would(adjudicate(ring, number, NOBODY), suits=suits) for number in free}


def would(verdict: Verdict, *, suits: bool) -> Fact:
    """Return what a card would do, by the verdict on it if it were played now.

    :raises ScriptError: for the number of a card that lies there already
    """
    card, before, food = verdict.card, verdict.before, verdict.food
    eater, eaten = verdict.eater, verdict.eaten
    if eater is None:
        raise ScriptError(f"the {card} lies there already")
    if verdict.effect == "new":
        return WouldNew(card, suits)
    if verdict.effect == "closes":
        return WouldCloses(card, suits)
    owner, number = eater.owned_by, eater.id
    if eaten is not None:
        prey = eaten.owned_by
        return WouldMeets(card, suits, owner, number, before, prey, eaten.id, verdict.points)
    second = eater == tastiest(verdict.ring.bodies)
    if verdict.effect == "eats-food":
        return WouldEatsFood(card, suits, eater.size, food, second)
    return WouldJoins(card, suits, owner, number, before, food, second)
