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
from rules.engine.tabletop import Point, Tabletop
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

    @property
    def so_far(self) -> bool:
        """Whether the host ended the game early: then who leads is told, and nobody has won."""
        referee = self._base.table.referee
        return referee is not None and referee.table.stopped

    # -- who came where ----------------------------------------------------------------

    @cached_property
    def places(self) -> tuple[ShownPlace, ...]:
        """The places, the first one first; players who tie share one."""
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
        """The places that the board shows one after the other, from the third, if there is one, to the first."""
        return tuple(place for place in reversed(self.places) if place.label)

    def _seated(self, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        """Return seats in seating order."""
        order = self._base.table.roster.order
        return tuple(sorted(seats, key=lambda seat: order.index(seat) if seat in order else 99))

    # -- how the score went ------------------------------------------------------------

    @cached_property
    def _points(self) -> tuple[Point, ...]:
        referee = self._base.table.referee
        if referee is None or len(referee.table.course) < 2:
            return ()
        return with_idle_parts(referee.table)

    @property
    def players(self) -> tuple[Person, ...]:
        """The players in the course of the score, in seating order."""
        seats = dict.fromkeys(seat for point in self._points for seat in point.totals)
        return tuple(self._base.person(seat) for seat in self._seated(tuple(seats)))

    @property
    def course(self) -> tuple[CourseRow, ...]:
        """The course of the score as a table: a row for the start, and for each time when a total changed.

        A part of the game in which none changed has a row, too.
        """
        players = self.players
        return tuple(
            CourseRow(
                self._when(point.path) or str(self._base.screen_words("course-start")),
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
        parts = [self._when(_part(point.path)) for point in self._points]
        return draw(self._base.screen_words("course"), runs, parts, self._score.amount)

    def _when(self, path: str) -> str:
        """Return the round or deal of an event, in words: "Deal 2, round 5"."""
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
                self._base.say(mention.fact).both,
                self._when(table.path_of(mention.page)),
                mention.page,
                tuple(table.pages[mention.page]),
            )
            for number, mention in enumerate(referee.game.mentions(table)[:MOST], 1)
        )


def with_idle_parts(table: Tabletop) -> tuple[Point, ...]:
    """Return the course of the score, with a point for each part of the game in which nobody scored."""
    course = table.course
    charted = {_part(point.path) for point in course}
    found = list(course)
    for page in range(len(table.pages)):
        path = table.path_of(page)
        if path and _part(path) not in charted:
            charted.add(_part(path))
            before = [point for point in course if point.page < page] or course[:1]
            found.append(Point(page, path, before[-1].totals))
    return tuple(sorted(found, key=lambda point: point.page))


def _part(path: str) -> str:
    """Return the part of the game that a path belongs to: "deal2" of ``deal2/round5``."""
    return path.partition("/")[0]
