"""The evenings of a table: games played one after the other, and who did best in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from companion.tables.roster import PastGame, Roster
from rules.facts import Seat

PAUSE = 6 * 3600 * 1000
"""Milliseconds without a game after which a new evening begins."""
HALF = Fraction(1, 2)


@dataclass(frozen=True)
class Tally:
    """The results of one person in some games.

    A game that counts is worth a point for everybody whom the person left behind, and
    half a point for everybody who shares their place.
    """

    seat: Seat
    points: Fraction
    games: int
    won: tuple[int, ...]
    """The numbers of the games that they won, alone or together."""


def evenings(games: Sequence[PastGame]) -> list[list[PastGame]]:
    """Return the games of each evening, the first one first."""
    found: list[list[PastGame]] = []
    ended = 0
    for game in games:
        if not found or game.began - ended > PAUSE:
            found.append([])
        found[-1].append(game)
        ended = max(ended, game.began, game.at or 0)
    return found


def is_going_on(evening: Sequence[PastGame], now: int) -> bool:
    """Whether the next game would belong to this evening; ``now`` is milliseconds since 1970."""
    return now - max(game.at or now for game in evening) <= PAUSE


def tallies(games: Sequence[PastGame], roster: Roster) -> list[Tally]:
    """Return what everybody has done in these games, the best first.

    Merged people are one person. Games that were not played to their end count for nobody, unless the
    table has said so.
    """
    points: dict[Seat, Fraction] = {}
    played: dict[Seat, int] = {}
    won: dict[Seat, list[int]] = {}
    for game in games:
        if not game.counts:
            continue
        places = {seat: place for seat, place in game.places.items() if seat in roster.people}
        for seat, place in places.items():
            who = roster.identity(seat)
            others = [each for other, each in places.items() if other != seat]
            gained = sum(HALF if each == place else Fraction(each > place) for each in others)
            points[who] = points.get(who, Fraction(0)) + gained
            played[who] = played.get(who, 0) + 1
            if seat in game.winners:
                won.setdefault(who, []).append(game.number)
    found = [
        Tally(seat, total, played[seat], tuple(won.get(seat, ()))) for seat, total in points.items()
    ]
    return sorted(found, key=lambda each: (-each.points, -len(each.won)))


def leaders(found: Sequence[Tally]) -> tuple[Seat, ...]:
    """Return who wears the crown: the people with the most points, if they have any."""
    most = max((each.points for each in found), default=Fraction(0))
    return tuple(each.seat for each in found if most and each.points == most)
