"""Tables at the end of a recorded game, with any names."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from companion.presenters import TablePresenter, Viewer
from companion.tables.roster import COLOURS, CurrentGame, Person
from rules.facts import Seat
from tests.golden import files
from tests.tables.table_fixture import TableFixture

NAMES = ("Ana", "Bo", "Cleo", "Dee", "Étienne", "Maximilian-Alexa", "Łukasz", "Jo", "Gus", "Fay")


def ended(fixture: TableFixture, file: Path, names: Sequence[str] = NAMES) -> TablePresenter:
    """Put a table at the end of a recorded game, and return what its board's templates are given."""
    record = files.read(file)
    referee = files.replay(record)
    standings = referee.table.standings
    assert referee.over
    assert standings is not None
    everybody = [Seat(seat) for seat in record["seats"]]
    everybody += [one.seat for one in standings.lines if one.seat not in everybody]
    seats = [seat for seat in everybody if "dummy" not in seat]
    roster = fixture.table.roster
    roster.people = {
        seat: Person(seat, names[at % len(names)], COLOURS[at % len(COLOURS)])
        for at, seat in enumerate(seats)
    }
    roster.order = seats[: len(COLOURS)]
    roster.playing = CurrentGame(record["game"], referee.setup, 1)
    roster.games = 1
    fixture.table.referee = referee
    return fixture.services.renderer.presenter(fixture.table, Viewer("board"))
