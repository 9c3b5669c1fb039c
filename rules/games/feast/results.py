"""The Feast: what a round means for one seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.engine.results import Line, Sentence, other, own, why
from rules.facts import Fact, Seat
from rules.games.feast.facts import (
    AllMatched,
    Gaffe,
    GaffeTaken,
    NoHandLeft,
    Takes,
    Topic,
    Won,
)


def result_of(facts: Sequence[Fact], me: Seat) -> Iterator[Line]:
    """Yield what a round means for a seat, the main thing first."""
    won = [fact for fact in facts if isinstance(fact, Won)]
    for fact in facts:
        if isinstance(fact, NoHandLeft) and fact.seat == me:
            yield own("wait", bad=True)
            yield why("wait-why", fact)
    yield from (own("won-you", fact) for fact in won if me in fact.seats)
    yield from _round(facts, me)
    yield from (other("won", fact) for fact in won if me not in fact.seats)


def _round(facts: Sequence[Fact], me: Seat) -> Iterator[Line]:
    takes = [fact for fact in facts if isinstance(fact, Takes)]
    mine = [fact for fact in takes if fact.seat == me]
    others = [fact for fact in takes if fact.seat != me]
    matched = [fact for fact in facts if isinstance(fact, Gaffe)]
    mine_matched = [fact for fact in matched if me in fact.seats]
    unmatched = [fact for fact in facts if isinstance(fact, AllMatched)]
    if mine:
        for fact in mine:
            yield own("take-you", fact)
            yield Line("why", (Sentence(f"{_reason(fact)}-you", fact), *_take(others)))
    elif mine_matched:
        for gaffe in mine_matched:
            yield own("gaffe", gaffe, bad=True)
            if others:
                yield Line("why", _take(others))
            yield from (why("all-matched", fact) for fact in unmatched)
    elif unmatched:
        for each in unmatched:
            yield other("nobody", each)
            yield why("nobody-why")
    elif others:
        first = others[0]
        yield other("take", first)
        # The lowest may still have to choose a gaffe.
        chosen = any(not isinstance(fact, Topic) for fact in takes)
        nothing = (Sentence("nothing"),) if chosen or not matched else ()
        reason = Sentence(_reason(first), first)
        yield Line("why", (*_take(others[1:]), *nothing, reason))


def _take(takes: Sequence[Takes]) -> tuple[Sentence, ...]:
    return tuple(Sentence("take", fact) for fact in takes)


def _reason(fact: Takes) -> str:
    """Return the name of the message that says why: with the highest unmatched card, the lowest, or the only one."""
    match fact:
        case Topic():
            return "why-highest"
        case GaffeTaken():
            return "why-lowest"
        case _:
            return "why-only"
