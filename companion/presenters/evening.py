"""The evening so far: who has how many points over all games, and who wears the crown."""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property

from companion.presenters.base import BasePresenter
from companion.tables.dates import local
from companion.tables.evenings import Tally, evenings, is_going_on, leaders, tallies
from companion.tables.past_games import past_games
from companion.tables.roster import PastGame
from rules.facts import Seat


class Evening:
    """The last evening of a table; templates call it ``t.evening``."""

    def __init__(self, base: BasePresenter) -> None:
        self._base = base

    @cached_property
    def games(self) -> list[PastGame]:
        """The games of the evening that were played to their end; none before the first."""
        found = evenings(past_games(self._base.table))
        return [game for game in found[-1] if game.over] if found else []

    @cached_property
    def is_tonight(self) -> bool:
        """Whether it is still going on: the next game belongs to it."""
        return bool(self.games) and is_going_on(self.games, self._base.table.now)

    @cached_property
    def day(self) -> str:
        """The day on which it began: "Friday, 14 November"."""
        began = local(self.games[0].began)
        return f"{began:%A}, {began.day} {began:%B}"

    @cached_property
    def tallies(self) -> list[Tally]:
        """What everybody has done in it, the best first."""
        return tallies(self.games, self._base.table.roster)

    @cached_property
    def leaders(self) -> tuple[Seat, ...]:
        """Who wears the crown."""
        return leaders(self.tallies)

    @cached_property
    def _by_seat(self) -> dict[Seat, Tally]:
        return {each.seat: each for each in self.tallies}

    def points(self, seat: Seat) -> str:
        """Return the points of somebody as text, "2½"; empty for whoever has not played."""
        tally = self._by_seat.get(self._base.table.roster.identity(seat))
        return "" if tally is None else in_halves(tally.points)

    def leads(self, seat: Seat) -> bool:
        """Whether somebody wears the crown."""
        return self._base.table.roster.identity(seat) in self.leaders

    @cached_property
    def robbed(self) -> tuple[Seat, ...]:
        """Who wore the crown before the last game, and wears it no longer."""
        before = leaders(tallies(self.games[:-1], self._base.table.roster))
        return tuple(seat for seat in before if seat not in self.leaders)


def in_halves(points: Fraction) -> str:
    """Return a number of whole and half points as text.

    >>> in_halves(Fraction(5, 2)), in_halves(Fraction(1, 2)), in_halves(Fraction(3))
    ('2½', '½', '3')
    """
    whole, half = divmod(points, 1)
    return f"{whole or ''}½" if half else str(whole)
