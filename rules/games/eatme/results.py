"""Eat Me: what a round means for one seat: who was eaten, then one's own card, then the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.engine.results import Line, other, own, why
from rules.facts import Fact, Seat
from rules.games.eatme.facts import (
    Closes,
    Eaten,
    EatsFood,
    Joins,
    JoinsFood,
    Mega,
    New,
    NoMove,
    NoPlace,
    Won,
)


def result_of(facts: Sequence[Fact], me: Seat) -> Iterator[Line]:
    """Yield what a round means for a seat, the main thing first."""
    won = [fact for fact in facts if isinstance(fact, Won)]
    yield from (own("won-you", fact) for fact in won if me in fact.seats)
    # What happened to others is told to those alone to whom nothing did.
    yield from list(_mine(facts, me)) or _others(facts)
    yield from (other("won", fact) for fact in won if me not in fact.seats)


def _mine(facts: Sequence[Fact], me: Seat) -> Iterator[Line]:
    # What one scores for comes first: the points stand below the first line.
    eaten = [fact for fact in facts if isinstance(fact, Eaten)]
    for fact in sorted(eaten, key=lambda each: each.eaten_owner != me):
        yield from _eaten(fact, me)
    for each in facts:
        match each:
            case New(seat=seat) if seat == me:
                yield own("new", each)
            case EatsFood(seat=seat) if seat == me:
                yield own("eats-food", each)
            case NoPlace(seat=seat) if seat == me:
                yield own("no-place", each, bad=True)
            case Joins() | JoinsFood() | Closes() if each.seat == me == each.owner:
                yield own("eats-yours", each)
            case Joins() | JoinsFood() | Closes() if each.owner == me:
                yield own("eats-anothers", each)
            case Joins() | JoinsFood() | Closes() if each.seat == me:
                yield own("is-eaten", each)
            case Mega(owner=owner) if owner == me:
                yield own("mega", each, bad=True)
            case NoMove(seat=seat) if seat == me:
                yield other("no-move", each)


def _eaten(fact: Eaten, me: Seat) -> Iterator[Line]:
    """Yield what it means for a seat that an organism was eaten."""
    if fact.eaten_owner == me:
        yield own("ate-itself" if fact.owner == me else "was-eaten", fact)
    elif me in (fact.owner, fact.seat):
        yield own("ate" if fact.owner == me else "let-eat", fact)
        yield why("scores", fact)


def _others(facts: Sequence[Fact]) -> Iterator[Line]:
    for fact in facts:
        if isinstance(fact, Eaten):
            yield other("others", fact)
            yield why("nothing", fact)
