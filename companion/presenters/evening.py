"""The evening so far: everybody's points over all games, and who wears the crown."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from companion.presenters.base import BasePresenter
from companion.presenters.sentences import spoken_code
from companion.tables.dates import local
from companion.tables.evenings import Tally, evenings, is_going_on, leaders, tallies
from companion.tables.past_games import past_games
from companion.tables.roster import PastGame
from companion.words import dates
from rules.facts import Seat


class Standing(NamedTuple):
    """A person's standing in an evening: their place, their points, and the points of the last game.

    ``points`` and ``gained`` are text, "2½"; ``gained`` is empty for a person who was not in it. Who shares a
    place has the same.
    """

    seat: Seat
    place: int
    points: str
    gained: str
    leads: bool


class OwnStanding(NamedTuple):
    """A viewer's standing in an evening, for a sentence.

    ``gap`` is how many points lie between them and the ``rivals``: the leaders, or
    for those who lead the next best.
    """

    place: int
    leads: bool
    sharing: tuple[Seat, ...]
    """Who shares the place."""
    rivals: tuple[Seat, ...]
    gap: str
    gap_is_more: bool
    """Whether the gap is more than a point."""


class Evening:
    """The last evening of a table; templates call it ``t.evening``."""

    def __init__(self, base: BasePresenter) -> None:
        self._base = base

    @cached_property
    def games(self) -> list[PastGame]:
        """The games of the evening that count; none before the first."""
        found = evenings(past_games(self._base.table))
        return [game for game in found[-1] if game.counts] if found else []

    @cached_property
    def before(self) -> list[PastGame]:
        """The games of the evening before the present one, also those that were not played to their end."""
        return self._tonight[:-1]

    @property
    def began(self) -> int:
        """When its first game began, in milliseconds since 1970; 0 between games."""
        return self._tonight[0].began if self._tonight else 0

    @property
    def is_first_game(self) -> bool:
        """Whether no game of the evening was played to its end before the present one."""
        return not any(game.over for game in self.before)

    @cached_property
    def _tonight(self) -> list[PastGame]:
        """All games of the evening that the present one belongs to; none between games."""
        if self._base.table.playing is None:
            return []
        return evenings(past_games(self._base.table))[-1]

    @cached_property
    def is_tonight(self) -> bool:
        """Whether it is still going on: the next game belongs to it."""
        return bool(self.games) and is_going_on(self.games, self._base.table.now)

    @cached_property
    def day(self) -> str:
        """The day on which it began: "Friday, 14 November"."""
        return dates.day(local(self.games[0].began), spoken_code(), with_year=False)

    @cached_property
    def tallies(self) -> list[Tally]:
        """Everybody's results in it, the best first."""
        return tallies(self.games, self._base.table.roster)

    @cached_property
    def leaders(self) -> tuple[Seat, ...]:
        """Who wears the crown."""
        return leaders(self.tallies)

    @cached_property
    def _by_seat(self) -> dict[Seat, Tally]:
        return {each.seat: each for each in self.tallies}

    def points(self, seat: Seat) -> str:
        """Return a person's points as text, "2½"; empty for a person who has not played."""
        tally = self._by_seat.get(self._base.table.roster.identity(seat))
        return "" if tally is None else in_halves(tally.points)

    def leads(self, seat: Seat) -> bool:
        """Whether a person wears the crown."""
        return self._base.table.roster.identity(seat) in self.leaders

    @cached_property
    def has_grown(self) -> bool:
        """Whether the present game is over, and is not the first one of the evening."""
        playing = self._base.table.playing
        return (
            playing is not None and len(self.games) > 1 and self.games[-1].number == playing.number
        )

    @cached_property
    def _before(self) -> list[Tally]:
        """Everybody's results before its last game."""
        return tallies(self.games[:-1], self._base.table.roster)

    @cached_property
    def leaders_before(self) -> tuple[Seat, ...]:
        """Who wore the crown before the last game."""
        return leaders(self._before)

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """The present standings, the best first."""
        return self._standings(self.tallies, self.leaders)

    @cached_property
    def standings_before(self) -> tuple[Standing, ...]:
        """The standings before the last game; people who had not played yet are at the end."""
        known = {each.seat for each in self._before}
        new = [replace(each, points=Fraction(0)) for each in self.tallies if each.seat not in known]
        return self._standings([*self._before, *new], self.leaders_before)

    def _standings(self, found: list[Tally], crowned: tuple[Seat, ...]) -> tuple[Standing, ...]:
        points = [each.points for each in found]
        before = {each.seat: each.points for each in self._before}
        roster = self._base.table.roster
        played = {roster.identity(seat) for seat in self.games[-1].places} if self.games else set()
        return tuple(
            Standing(
                each.seat,
                points.index(each.points) + 1,
                in_halves(each.points),
                in_halves(self._by_seat[each.seat].points - before.get(each.seat, Fraction(0)))
                if each.seat in played
                else "",
                each.seat in crowned,
            )
            for each in found
        )

    @cached_property
    def own(self) -> OwnStanding | None:
        """This viewer's standing; None for a person who has not played."""
        mine = self._by_seat.get(self._base.table.roster.identity(self._base.seat or Seat("")))
        if mine is None:
            return None
        ahead = sum(each.points > mine.points for each in self.tallies)
        sharing = [
            each.seat
            for each in self.tallies
            if each.points == mine.points and each.seat != mine.seat
        ]
        best = max(each.points for each in self.tallies)
        next_best = max((e.points for e in self.tallies if e.points < best), default=best)
        other = best if ahead else next_best
        rivals = [e.seat for e in self.tallies if e.points == other != mine.points]
        gap = abs(other - mine.points)
        return OwnStanding(
            ahead + 1,
            mine.seat in self.leaders,
            tuple(sharing),
            tuple(rivals),
            in_halves(gap),
            gap > 1,
        )

    @cached_property
    def robbed(self) -> tuple[Seat, ...]:
        """Who wore the crown before the last game, and wears it no longer."""
        return tuple(seat for seat in self.leaders_before if seat not in self.leaders)


def in_halves(points: Fraction) -> str:
    """Return a number of whole and half points as text.

    >>> in_halves(Fraction(5, 2)), in_halves(Fraction(1, 2)), in_halves(Fraction(3))
    ('2½', '½', '3')
    """
    whole, half = divmod(points, 1)
    return f"{whole or ''}½" if half else str(whole)
