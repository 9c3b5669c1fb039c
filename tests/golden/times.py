"""The time of every beat of a recorded game, beside its words: ``python -m tests.golden.times [game]``.

The times are those of the ordinary pace, from the second game of an evening on.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from companion.presenters import Viewer
from companion.presenters.show import Show
from companion.tables.past_games import DetachedGame, record_of
from companion.tables.roster import CurrentGame, PastGame
from rules.engine.beats import Beat
from rules.engine.referee import Referee
from rules.engine.registry import GAMES
from tests.golden.beats import WITH_BEATS, file_of
from tests.golden.files import path, read, replay
from tests.tables.table_fixture import TableFixture

BEFORE = 1
"""When an earlier game of the evening began, in milliseconds since 1970."""


class TimedBeat(NamedTuple):
    """A beat, or what comes before the first one: its seconds, what is newly said with it, and its moment's words."""

    beat: Beat | None
    seconds: float
    words: str


class TimedReveal(NamedTuple):
    """A reveal of a recorded game: where it was, and its beats."""

    path: str
    number: int
    beats: tuple[TimedBeat, ...]

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return sum(each.seconds for each in self.beats)


def timed_reveals(game: str, name: str, *, first_game: bool = False) -> Iterator[TimedReveal]:
    """Yield each reveal of a recorded game as the board plays it, the end of the game with its last one."""
    fixture = TableFixture(players=2)
    referee = replay(read(path(game, f"{name}.json")))
    detached = _detached(fixture, referee, first_game=first_game)
    found: dict[int, TimedReveal] = {}
    while detached.enter():
        presenter = fixture.services.renderer.presenter(detached.table, Viewer("board"))
        if presenter.show.number:
            where = detached.referee.table.last_event.path
            page = presenter.show.number // 1000
            first = found.get(page)
            found[page] = TimedReveal(
                first.path if first else where, presenter.show.number, _timed(presenter.show)
            )
    yield from found.values()


def _detached(fixture: TableFixture, referee: Referee, *, first_game: bool) -> DetachedGame:
    playing = CurrentGame(referee.game.meta.id, referee.setup, 2, BEFORE)
    people = fixture.table.roster.people
    roster = replace(
        fixture.table.roster,
        people={
            seat: replace(next(iter(people.values())), seat=seat, name=seat.capitalize())
            for seat in referee.setup.seats
        },
        order=list(referee.setup.seats),
    )
    earlier = PastGame("goofspiel", referee.setup, 1, BEFORE, at=BEFORE, over=True, counts=True)
    roster.past = [] if first_game else [earlier]
    return DetachedGame(fixture.table, record_of(playing, roster, referee.log, referee.history))


def _timed(show: Show) -> tuple[TimedBeat, ...]:
    words = {
        each.beat: f"{each.said.striptags()} {each.comment.striptags()}".strip()
        for each in show.told
    }
    words |= {each.beat: each.said.striptags() for each in show.highlights}
    beats: list[Beat | None] = [None, *show.beats]
    return tuple(
        TimedBeat(beat, seconds, words.get(number, ""))
        for number, (beat, seconds) in enumerate(zip(beats, show.times, strict=True))
    )


def name_of(game: str) -> str:
    """Return the recorded game of which the beats are written down."""
    return file_of(game).name.removesuffix("-beats.txt")


def table_of(game: str) -> str:
    """Return the times of a recorded game as text."""
    lines = [f"{game}, {name_of(game)}.json: seconds, what happens, what is said with it"]
    for reveal in timed_reveals(game, name_of(game)):
        lines += ["", f"{reveal.path or 'the end'}, {reveal.seconds:.1f} seconds"]
        for beat, seconds, words in reveal.beats:
            what = f"{beat.kind} {beat.what}".rstrip() if beat else "before the first"
            lines.append(f"  {seconds:5.2f}  {what:24} {words}".rstrip())
    return "\n".join(lines) + "\n"


def main(games: tuple[str, ...]) -> None:
    for game in games:
        if game in WITH_BEATS:
            print(table_of(game))


if __name__ == "__main__":
    main(tuple(sys.argv[1:]) or GAMES)
