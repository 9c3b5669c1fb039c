"""All beats of one recorded game of each kind, as text for people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from rules.engine.beats import Beat
from rules.engine.standings import Line
from rules.facts import Seat
from tests.golden.files import WITH_RECORDED, path, read, replay
from tests.own_tests import own_value
from tests.rules.games.watching import Seen, reveals

WITH_BEATS = WITH_RECORDED
"""The games of which the beats of one recorded game are written down."""


def file_of(game: str) -> Path:
    """Return the file with the beats of a game, named after the recorded game that shows them."""
    return path(game, f"{_recorded(game)}-beats.txt")


def _recorded(game: str) -> str:
    name: str = own_value(game, "golden", "BEATS", "")
    return name


def beats_of(game: str) -> str:
    """Return every beat of the recorded game: kind, who, what, seconds, ruling, changed scores."""
    name = _recorded(game)
    told = reveals(replay(read(path(game, f"{name}.json"))))
    lines = [
        f"The beats of {name}.json: what happens, to whom, seconds, ruling, totals that change."
    ]
    for each in told:
        lines += ["", f"{each.path or 'the end'}, {each.seconds:.1f} seconds", *_rows(each)]
    return "\n".join(lines) + "\n"


def _rows(seen: Seen) -> Iterator[str]:
    for nth, beat in enumerate(seen.beats):
        ruling = "" if beat.ruling is None else seen.rulings[beat.ruling].fact.code
        scores = ", ".join(_changes(seen.lines, nth))
        row = (
            f"  {_name(beat):16} {' '.join(beat.seats):24} {beat.seconds:.2f}  {ruling:24} {scores}"
        )
        yield row.rstrip()
    rest = ", ".join(_changes(seen.lines, len(seen.beats)))
    if rest:
        yield f"  at rest: {rest}"


def _name(beat: Beat) -> str:
    return f"{beat.kind} {beat.what}".rstrip()


def _changes(lines: Mapping[Seat, tuple[Line, ...]], nth: int) -> Iterator[str]:
    """Yield the scores that change with a beat, from 0, or after the last one."""
    for seat, steps in lines.items():
        before, after = steps[nth], steps[nth + 1]
        if before.total != after.total:
            yield f"{seat} {before.total} > {after.total}"
