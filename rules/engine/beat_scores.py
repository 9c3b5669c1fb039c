"""What the scores show before the first beat of a reveal, after each, and at rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from rules.engine.beats import Beat
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Tabletop
from rules.facts import Seat


def lines_by_beat(beats: Sequence[Beat], table: Tabletop) -> dict[Seat, tuple[Line, ...]]:
    """Return each seat's line before the first beat of the last reveal, after each, and at rest.

    It changes at each beat of kind "score" that is about the seat: to what was published after its
    ruling, and at the last one to what it is now. All lines have now's columns.

    A latecomer's points follow from those of the others, and would tell how the reveal ends: they
    are there at rest.
    """
    now = table.standings
    if now is None:
        return {}
    before = _by_seat(table.present_event.before, now)
    changed = [
        _by_seat(table.standings_after(beat.ruling), now)
        if beat.kind == "score" and beat.ruling is not None
        else {}
        for beat in beats
    ]
    return {
        line.seat: _of_latecomer(line, len(beats))
        if before and line.seat not in before
        else tuple(_steps(beats, before.get(line.seat, line), line, changed))
        for line in now.lines
    }


def _by_seat(standings: Standings | None, now: Standings) -> dict[Seat, Line]:
    """Return each seat's line in now's columns: a column that was not there yet has no cells."""
    if standings is None:
        return {}
    columns = standings.columns
    return {
        line.seat: replace(
            line,
            cells=tuple(
                line.cells[columns.index(each)] if each in columns else None for each in now.columns
            ),
        )
        for line in standings.lines
    }


def _of_latecomer(line: Line, beats: int) -> tuple[Line, ...]:
    """Return the lines of a seat that had none when the reveal began: no points until it is told."""
    nothing = replace(line, cells=(None,) * len(line.cells), total=0)
    return (*[nothing] * (beats + 1), line)


def _steps(
    beats: Sequence[Beat], first: Line, last: Line, changed: Sequence[Mapping[Seat, Line]]
) -> Iterator[Line]:
    """Yield one seat's line before the first beat, after each, and at rest."""
    seat = last.seat
    changes = [n for n, beat in enumerate(beats) if beat.kind == "score" and seat in beat.seats]
    shown = first if changes or any(beat.scores for beat in beats) else last
    yield shown
    for number, beat in enumerate(beats):
        if beat.scores:
            *cells, total = beat.scores[seat]
            shown = Line(seat, tuple(cells), total, last.competes)
        elif number in changes:
            shown = last if number == changes[-1] else changed[number].get(seat, shown)
        yield shown
    yield last
