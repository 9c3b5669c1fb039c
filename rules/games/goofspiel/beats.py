"""Goofspiel: a round's reveal, moment by moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rules.engine.beats import Beat
from rules.facts import Ruling, Seat
from rules.games.goofspiel.facts import Takes, Tie


def round_beats(
    rulings: Sequence[Ruling], played: Mapping[Seat, int], equal: Sequence[Seat]
) -> Iterator[Beat]:
    """Yield the beats of a round: all cards but those that decide, then these, then who takes the prizes.

    ``equal`` are the players whose cards match one that would take the prizes.
    """
    judged = ((n, each.fact) for n, each in enumerate(rulings))
    nth, why = next(((n, fact) for n, fact in judged if isinstance(fact, Takes | Tie)), (0, None))
    if why is None or not played:
        return
    best = (why.seat,) if isinstance(why, Takes) else why.seats
    taken = isinstance(why, Takes) or why.shares > 0
    yield from _turn(seat for seat in played if seat not in best)
    yield from _match((seat for seat in equal if seat not in best), played)
    yield from _turn(best)
    yield from _match((seat for seat in equal if seat in best), played)
    if taken:
        yield Beat("take", best, nth, "prize")
        yield Beat("score", best, nth)
    else:
        yield Beat("tell", ruling=nth, what="prize")


def _turn(seats: Iterable[Seat]) -> Iterator[Beat]:
    """Yield the beat that turns these cards up together, if there are any."""
    seats = tuple(seats)
    if seats:
        yield Beat("turn", seats)


def _match(seats: Iterable[Seat], played: Mapping[Seat, int]) -> Iterator[Beat]:
    """Yield a beat for each card that several of these players have played, the lowest first."""
    seats = tuple(seats)
    for card in sorted({played[seat] for seat in seats}):
        yield Beat("match", tuple(seat for seat in seats if played[seat] == card), what=str(card))
