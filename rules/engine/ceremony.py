"""The end of a game as a ceremony: who came where, and the steps in which the board shows it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.beats import Beat
from rules.engine.tabletop import Tabletop
from rules.facts import Seat

PODIUM = 3
"""Places up to this one are shown one after the other."""
WINNER_TAKES = 4.0
"""How many seconds the winner is seen before what follows, at the ordinary pace."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place and those who share it. ``total`` is None in a game without a score.

    After two who share the first place comes the third.
    """

    rank: int
    seats: tuple[Seat, ...]
    total: int | None


def places(table: Tabletop) -> tuple[Place, ...]:
    """Return who came where in a game that is over, the winners first.

    Only those are in it who could still win at the end.
    """
    totals = dict(table.course[-1].totals) if table.course else {}
    winners = table.winners
    if not winners:
        return ()
    first = Place(1, winners, totals.get(winners[0]))
    others = {seat: total for seat, total in totals.items() if seat not in winners}
    best_first = table.standings is None or table.standings.best == "highest"
    found, before = [first], len(winners)
    for total in sorted(set(others.values()), reverse=best_first):
        seats = tuple(seat for seat in others if others[seat] == total)
        found.append(Place(before + 1, seats, total))
        before += len(seats)
    return tuple(found)


def podium(table: Tabletop) -> tuple[Place, ...]:
    """Return the places that are shown one after the other: the third if there is one, ..., the first."""
    return tuple(place for place in reversed(places(table)) if place.rank <= PODIUM)


def podium_beats(table: Tabletop) -> tuple[Beat, ...]:
    """Return a beat for each of these places; ``what`` is its rank."""
    return tuple(
        Beat(
            "place", place.seats, what=str(place.rank), takes=WINNER_TAKES if place.rank == 1 else 0
        )
        for place in podium(table)
    )


def closing_beats(table: Tabletop, mentions: int) -> tuple[Beat, ...]:
    """Return the beats after the winner: how the score went, then as many mentions."""
    course = (Beat("course"),) if len(table.course) > 1 else ()
    return (*course, *(Beat("mention", what=str(number + 1)) for number in range(mentions)))
