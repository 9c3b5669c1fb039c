"""Oh Hell: what the bids and the end of a deal mean for one seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.engine.results import Line, other, own, why
from rules.facts import Fact, Seat
from rules.games.ohhell.facts import Bids, Made, Missed, Won


def result_of(facts: Sequence[Fact], me: Seat) -> Iterator[Line]:
    """Yield what bids and the end of a deal mean for a seat, the main thing first."""
    won = [fact for fact in facts if isinstance(fact, Won)]
    yield from (own("won-you", fact) for fact in won if me in fact.seats)
    for fact in facts:
        if isinstance(fact, Bids) and fact.sealed:
            yield other("bid", bid=fact.bids[me]) if me in fact.bids else other("bids-known")
            yield why("bids-why", fact)
    made = [fact for fact in facts if isinstance(fact, Made)]
    missed = [fact for fact in facts if isinstance(fact, Missed)]
    for success in made:
        if success.seat == me:
            yield own("made-you", success)
            yield why("made-why", success)
    for failure in missed:
        if failure.seat == me:
            yield own("missed-you", failure, bad=True)
            yield why("missed-why", failure)
    scored = [each.seat for each in (*made, *missed)]
    if scored and me not in scored:
        yield other("others-made", seats=[each.seat for each in made])
        yield why("no-cards")
    yield from (other("won", fact) for fact in won if me not in fact.seats)
