"""Goofspiel: what a round means for one seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.engine.results import Line, about, other, own, why
from rules.facts import Fact, Seat
from rules.games.goofspiel.facts import Takes, Tie, Won


def result_of(facts: Sequence[Fact], me: Seat) -> Iterator[Line]:
    """Yield what a round means for a seat, the main thing first."""
    won = [fact for fact in facts if isinstance(fact, Won)]
    yield from (own("won-you", fact) for fact in won if me in fact.seats)
    for fact in facts:
        match fact:
            case Takes(seat=seat) if seat == me:
                yield own("take-you", fact)
                yield why("highest-you", fact)
            case Takes():
                yield other("take", fact)
                yield why("highest", fact)
            case Tie(is_shared=True, seats=seats) if me in seats:
                yield own("share-you", fact)
                yield why("played-you", fact)
            case Tie(is_shared=True):
                yield other("share", fact)
                yield why("played", fact)
            case Tie(seats=seats):
                yield about("nobody", fact, mine=me in seats, bad=True)
                yield why("nobody-you-why" if me in seats else "nobody-why", fact)
    yield from (other("won", fact) for fact in won if me not in fact.seats)
