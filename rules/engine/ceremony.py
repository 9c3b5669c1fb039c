"""The ceremony at the end of a game: the places, and the beats in which the board shows them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.engine.beats import Beat
from rules.engine.places import places_of
from rules.engine.tabletop import Tabletop
from rules.facts import Seat

PODIUM = 3
"""Places up to this one are shown one after the other."""
WINNER_TAKES = 4.0
"""Seconds for which the board shows the winner before it goes on, at the ordinary pace."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place and the seats that share it. ``total`` is None in a game without a score.

    After two seats that share first place comes the third place.
    """

    rank: int
    seats: tuple[Seat, ...]
    total: int | None


def places(table: Tabletop) -> tuple[Place, ...]:
    """Return the places in a game that is over, the winners first.

    Only seats that could still win at the end have one.
    """
    if not table.winners:
        return ()
    totals = dict(table.course[-1].totals) if table.course else {}
    ranks = places_of(table.standings, table.winners)
    return tuple(
        Place(rank, seats, totals.get(seats[0]))
        for rank in sorted(set(ranks.values()))
        for seats in [_sharing(rank, ranks, table.winners)]
    )


def _sharing(rank: int, ranks: Mapping[Seat, int], winners: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats that share a place; the winners in the order in which the game names them."""
    return winners if rank == 1 else tuple(seat for seat, each in ranks.items() if each == rank)


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
