"""The result of a game that is over, to take home: places, the course of the score, mentions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property

from markupsafe import Markup, escape

from companion.presenters.course import spread_apart
from companion.presenters.table_presenter import TablePresenter
from companion.tables.dates import local
from companion.words.dates import weekday
from rules.engine.mentions import MOST, Mention
from rules.engine.standings import Line
from rules.facts import Seat


@dataclass(frozen=True)
class ResultLine:
    """One person's result; ``place`` is 0 for a person who has left early."""

    seat: Seat
    name: str
    colour: str
    place: int
    total: str
    amount: int
    wins: bool


@dataclass(frozen=True)
class Curve:
    """The course of one person's total in a rectangle: its points, each ``(x, y)`` from the top left corner.

    ``label_y`` is the position of the mark at the end of the line; no two marks overlap.
    """

    line: ResultLine
    points: tuple[tuple[float, float], ...]
    label_y: float


class FinalResult:
    """The result of a game that is over.

    ``at`` is when it ended, in milliseconds since 1970, or None. ``name`` turns a seat into the name
    to show: a picture has no letters for some names.
    """

    def __init__(
        self, t: TablePresenter, at: int | None, name: Callable[[Seat], str] | None = None
    ) -> None:
        self._t = t
        self._at = at
        self._name = name or t.plain_name

    @property
    def title(self) -> str:
        """The title of the game, with ", so far" where it was ended early."""
        if not self._t.ceremony.so_far:
            return self._t.title
        return self._t.screen_words("so-far", title=self._t.title)

    @property
    def credit(self) -> str:
        """Who designed the game."""
        return self._t.meta.credit if self._t.meta else ""

    @property
    def table(self) -> str:
        """The table's name; empty if it has none. Its code is left out: anybody who has it can sit down."""
        return self._t.table.label or ""

    @cached_property
    def _ended(self) -> datetime | None:
        """When the game ended, by the laptop's calendar."""
        return local(self._at) if self._at else None

    @property
    def date(self) -> str:
        """The date: "Sunday, 22 November 2026"; empty if it is unknown."""
        ended = self._ended
        return weekday(ended, self._t.viewer.language) if ended else ""

    @property
    def file_name(self) -> str:
        """The name of a saved picture, without its extension: "coin-toss-2026-11-22"."""
        title = self.title.lower().replace("’", "").replace("'", "")
        plain = "".join(c if c.isascii() and c.isalnum() else "-" for c in title)
        words = [word for word in plain.split("-") if word]
        ended = self._ended
        return "-".join([*words, f"{ended:%Y-%m-%d}"] if ended else words)

    @cached_property
    def lines(self) -> tuple[ResultLine, ...]:
        """Everybody who played, in the order of their places; dummies are left out."""
        score = self._t.score
        people = [line for line in score.lines if line.seat in self._t.table.roster.people]
        return tuple(sorted(map(self._line, people), key=lambda line: (not line.wins, _last(line))))

    def _line(self, line: Line) -> ResultLine:
        score, person = self._t.score, self._t.person(line.seat)
        total, wins = score.amount(line.total), line.seat in self._winning
        name = self._name(line.seat)
        return ResultLine(line.seat, name, person.colour, score.rank(line), total, line.total, wins)

    @property
    def _winning(self) -> tuple[Seat, ...]:
        return self._t.view.winners if self._t.view else ()

    @property
    def winners(self) -> list[str]:
        """The names of those who have won."""
        return [self._name(seat) for seat in self._winning]

    @property
    def wins(self) -> str:
        """The words after the winners' names: "wins", "share the win", or "leads so far"."""
        said = "verb-leads" if self._t.ceremony.so_far else "verb-wins"
        return self._t.screen_words(said, winners=self.winners)

    @property
    def headline(self) -> str:
        """Who wins, in a sentence: "Ana and Bo share the win"."""
        said = "headline-leads" if self._t.ceremony.so_far else "headline-wins"
        return self._t.screen_words(said, winners=self.winners).unescape()

    @property
    def best(self) -> str:
        """The total of those who have won."""
        return next((line.total for line in self.lines if line.wins), "")

    @property
    def unit_is_points(self) -> bool:
        """Whether the totals are points, and nothing that has a name of its own."""
        standings = self._t.standings
        return standings is not None and standings.unit != "cents" and standings.total is None

    @cached_property
    def mentions(self) -> tuple[str, ...]:
        """What was remarkable, a sentence each."""
        referee = self._t.table.referee
        told: Sequence[Mention] = referee.game.mentions(referee.table)[:MOST] if referee else ()
        return tuple(self._t.language.say(mention.fact, self._marked_up).plain for mention in told)

    def _marked_up(self, seat: Seat | None) -> Markup:
        known = seat is not None and seat in self._t.table.roster.people
        return escape(self._name(seat) if known and seat else self._t.plain_name(seat))

    def curves(self, width: float, height: float, apart: float) -> tuple[Curve, ...]:
        """Return the course of everybody's total in a rectangle; the marks at the ends are ``apart``.

        Empty where the score changed less than twice: that is no course yet.
        """
        referee = self._t.table.referee
        course = referee.table.course if referee else ()
        amounts = [amount for point in course for amount in point.totals.values()]
        if len(course) < 3 or not amounts:
            return ()
        low, high = min(*amounts, 0), max(*amounts, 1)
        found = []
        for line in self.lines:
            points = tuple(
                (
                    round(width * nth / (len(course) - 1), 1),
                    round(height * (high - point.totals[line.seat]) / (high - low), 1),
                )
                for nth, point in enumerate(course)
                if line.seat in point.totals
            )
            if points:
                found.append(Curve(line, points, points[-1][1]))
        places = spread_apart([curve.label_y for curve in found], 0, height, apart)
        return tuple(
            replace(curve, label_y=round(y, 1)) for curve, y in zip(found, places, strict=True)
        )

    def total_with_unit(self, line: ResultLine) -> str:
        """Return a total with its unit: "34 points", "1 card left", "$12.50"."""
        standings = self._t.standings
        if standings is None or standings.unit == "cents":
            return line.total
        about = {"points": abs(line.amount), "total": line.total}
        if standings.total is None:
            return self._t.screen_words("total-points", **about)
        name = standings.total.code.partition(".")[2].replace("-", "_")
        usual = f"{line.total} {self._t.say_plainly(standings.total).lower()}"
        return self._t.word("total", name, usual, **about)

    @property
    def evening(self) -> str:
        """The standings of the evening after the game; empty after its first game."""
        evening = self._t.evening
        if not evening.has_grown:
            return ""
        points = ", ".join(f"{self._name(each.seat)} {each.points}" for each in evening.standings)
        said = self._t.screen_words("evening-after", games=len(evening.games), points=points)
        return said.unescape()

    @property
    def text(self) -> str:
        """The result as plain text, for a chat."""
        head = ", ".join(part for part in (self.title, self.table, self.date) if part)
        places = [
            self._t.screen_words(
                "result-line", place=line.place, name=line.name, total=self.total_with_unit(line)
            ).unescape()
            for line in self.lines
        ]
        told = [f"• {said}" for said in self.mentions]
        parts: list[list[str]] = [
            [head],
            [f"{self.headline}."],
            places,
            told,
            [self.evening] if self.evening else [],
            [self._t.screen_words("companion-kept")],
        ]
        return "\n\n".join("\n".join(part) for part in parts if part)


def _last(line: ResultLine) -> int:
    return line.place or 99
