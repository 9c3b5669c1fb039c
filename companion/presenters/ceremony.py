"""The end of a game: who came where, how the score went, and what was remarkable."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from markupsafe import Markup

from companion.presenters.base import BasePresenter
from companion.presenters.course import Chart, PlayerTotals, draw
from companion.presenters.entries import Entries
from companion.presenters.score import Score
from companion.tables.roster import Person
from rules.engine.ceremony import PODIUM, places
from rules.engine.mentions import MOST
from rules.engine.tabletop import Point
from rules.facts import Ruling, Seat

ORDINALS = ("first", "second", "third")


class ShownPlace(NamedTuple):
    """A place as the board shows it: who shares it, and the total, "" without a score.

    ``label`` is "third", empty below the podium.
    """

    rank: int
    label: str
    seats: tuple[Seat, ...]
    total: str


class CourseRow(NamedTuple):
    """The totals at one time: the time in words, and a cell for each player, "" while not in the game."""

    label: str
    cells: tuple[str, ...]


class ShownMention(NamedTuple):
    """Something remarkable: the sentence, when it was ("Deal 2, round 5"), and the rulings of that time.

    ``page`` is the number of their page, from 0.
    """

    number: int
    said: Markup
    where: str
    page: int
    rulings: tuple[Ruling, ...]


class Ceremony:
    """The end of a game; templates call it ``t.ceremony``. Before the end all of it is empty."""

    def __init__(self, base: BasePresenter, score: Score, entries: Entries) -> None:
        self._base = base
        self._score = score
        self._entries = entries

    # -- who came where ----------------------------------------------------------------

    @cached_property
    def places(self) -> tuple[ShownPlace, ...]:
        """Who came where, the first place first; those who tie share one."""
        referee = self._base.table.referee
        if referee is None or not referee.over:
            return ()
        return tuple(
            ShownPlace(
                place.rank,
                ORDINALS[place.rank - 1] if place.rank <= PODIUM else "",
                self._seated(place.seats),
                self._score.amount(place.total),
            )
            for place in places(referee.table)
        )

    @property
    def podium(self) -> tuple[ShownPlace, ...]:
        """The places that are shown one after the other: the third if there is one, and so on to the first."""
        return tuple(place for place in reversed(self.places) if place.label)

    def _seated(self, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        """Return seats in the order in which people sit."""
        order = self._base.table.roster.order
        return tuple(sorted(seats, key=lambda seat: order.index(seat) if seat in order else 99))

    # -- how the score went ------------------------------------------------------------

    @cached_property
    def _points(self) -> tuple[Point, ...]:
        referee = self._base.table.referee
        if referee is None or len(referee.table.course) < 2:
            return ()
        return referee.table.course

    @property
    def players(self) -> tuple[Person, ...]:
        """Everybody who is in the course of the score, in the order in which people sit."""
        seats = dict.fromkeys(seat for point in self._points for seat in point.totals)
        return tuple(self._base.person(seat) for seat in self._seated(tuple(seats)))

    @property
    def course(self) -> tuple[CourseRow, ...]:
        """The course of the score as a table: a row for the start, and for each time when a total changed."""
        players = self.players
        return tuple(
            CourseRow(
                self._when(point.path) or "Start",
                tuple(self._score.amount(point.totals.get(each.seat)) for each in players),
            )
            for point in self._points
        )

    @cached_property
    def chart(self) -> Chart | None:
        """The course of the score as a picture; None in a game without a score, or with one that never changed."""
        if not self._points:
            return None
        runs = [
            PlayerTotals(
                person,
                tuple(
                    (nth, point.totals[person.seat])
                    for nth, point in enumerate(self._points)
                    if person.seat in point.totals
                ),
            )
            for person in self.players
        ]
        parts = [self._when(point.path.partition("/")[0]) for point in self._points]
        return draw("How the score went", runs, parts, self._score.amount)

    def _when(self, path: str) -> str:
        """Return where something happened, in words: "Deal 2, round 5"."""
        place = self._entries.place_of(f"{path}/", late=False) if path else ""
        return place[:1].upper() + place[1:]

    # -- what was remarkable -----------------------------------------------------------

    @cached_property
    def mentions(self) -> tuple[ShownMention, ...]:
        """What was remarkable, the most remarkable first."""
        referee = self._base.table.referee
        if referee is None or not referee.over:
            return ()
        table = referee.table
        return tuple(
            ShownMention(
                number,
                self._base.say(mention.fact),
                self._when(table.path_of(mention.page)),
                mention.page,
                tuple(table.pages[mention.page]),
            )
            for number, mention in enumerate(referee.game.mentions(table)[:MOST], 1)
        )
