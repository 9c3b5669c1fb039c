"""Highlights: the large moments of a reveal, each a beat of its own.

The board shows a picture and a sentence over the table, with a sound. A game says where: it yields a
beat of kind "highlight", whose ``what`` names one of its ``highlights``. One is found in the score
of any game: somebody comes back from the last place to the lead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules.engine.beat_scores import lines_by_beat
from rules.engine.beats import Beat
from rules.engine.tabletop import Tabletop
from rules.facts import Seat

FEWEST = 2
"""After how many changes of the score somebody was last who then makes a comeback."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """How a highlight looks and sounds: an icon of ``static/icons/icons.svg``, a sound of ``static/sounds``."""

    icon: str
    sound: str


HIGHLIGHTS: Mapping[str, Highlight] = {
    "comeback": Highlight("flame", "comeback"),
    "all-matched": Highlight("gasp", "gong"),
}
"""Those of all games: somebody comes back to the lead; in a standard scene, nobody's card is unmatched."""


def with_comebacks(beats: Sequence[Beat], table: Tabletop) -> tuple[Beat, ...]:
    """Return the beats of the last reveal, with a highlight after each that brings a comeback."""
    if not beats or table.standings is None or not table.standings.lines:
        return tuple(beats)
    return tuple(_with_comebacks(beats, _totals_by_beat(beats, table), table))


def _with_comebacks(
    beats: Sequence[Beat], steps: Sequence[Mapping[Seat, int]], table: Tabletop
) -> Iterator[Beat]:
    course = _course_until(steps[0], table)
    for nth, beat in enumerate(beats):
        yield beat
        leader = sole(steps[nth + 1])
        if leader is not None and leader != sole(steps[nth]) and comes_back(leader, course):
            yield Beat("highlight", (leader,), what="comeback")
            course = [*course, steps[nth + 1]]


def _totals_by_beat(beats: Sequence[Beat], table: Tabletop) -> list[dict[Seat, int]]:
    """Return the totals of all who competed when the reveal began, before the first beat and after each.

    More is better. Who leaves after a reveal changes nothing in what it has shown.
    """
    lines, sign = lines_by_beat(beats, table), _sign(table)
    began = table.present_event.before or table.standings
    competed = {line.seat for line in began.lines if line.competes} if began else set()
    return [
        {seat: sign * each[nth].total for seat, each in lines.items() if seat in competed}
        for nth in range(len(beats) + 1)
    ]


def _course_until(totals: Mapping[Seat, int], table: Tabletop) -> list[Mapping[Seat, int]]:
    """Return the course of the score up to the totals with which the reveal begins; empty if it has none like them.

    Later points are part of the reveal, or came after it: the board may still show it then.
    """
    sign = _sign(table)
    course = [{seat: sign * n for seat, n in point.totals.items()} for point in table.course]
    ends = [
        nth
        for nth, point in enumerate(course, 1)
        if {seat: total for seat, total in point.items() if seat in totals} == totals
    ]
    return list(course[: ends[-1]]) if ends else []


def _sign(table: Tabletop) -> int:
    return -1 if table.standings is not None and table.standings.best == "lowest" else 1


def sole(totals: Mapping[Seat, int]) -> Seat | None:
    """Return who has more than everybody else, or None.

    >>> sole({Seat("ana"): 4, Seat("bo"): 3}), sole({Seat("ana"): 4, Seat("bo"): 4})
    ('ana', None)
    """
    most = max(totals.values(), default=0)
    best = [seat for seat, total in totals.items() if total == most]
    return best[0] if len(best) == 1 else None


def comes_back(seat: Seat, course: Sequence[Mapping[Seat, int]]) -> bool:
    """Return whether a seat that takes the lead alone was last before: twice, since it led for the last time.

    >>> ana, bo = Seat("ana"), Seat("bo")
    >>> behind, ahead = {ana: 0, bo: 5}, {ana: 9, bo: 5}
    >>> comes_back(ana, [behind, behind]), comes_back(ana, [behind]), comes_back(ana, [behind, behind, ahead])
    (True, False, False)
    """
    times = 0
    for totals in reversed(course):
        if sole(totals) == seat:
            break
        times += sole({each: -total for each, total in totals.items()}) == seat
    return times >= FEWEST
