"""The results of games that are over, cached for the pages that show them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from threading import Lock

from companion.presenters import TablePresenter, Viewer
from companion.presenters.final_result import FinalResult
from companion.presenters.sentences import spoken_code
from companion.rendering.pictures import Pictures
from companion.rendering.renderer import Renderer
from companion.tables.past_games import DetachedGame, game_record, past_games
from companion.tables.roster import PastGame
from companion.tables.table import Table
from companion.web.words import said

KEPT = 64
"""How many results are kept in memory, of about 30 kB each."""


@dataclass(frozen=True)
class Result:
    """The result of one game, as pages show it."""

    game: str
    title: str
    headline: str
    file_name: str
    text: str
    svg: str
    """The picture; empty where its template fails."""
    changed: tuple[tuple[str, str], ...]
    """The names with letters that cannot be drawn, each with the name that the picture shows."""


class Results:
    """A cache of the latest results, so that an old game is not replayed for each request."""

    def __init__(self, renderer: Renderer, pictures: Pictures) -> None:
        self._renderer = renderer
        self._pictures = pictures
        self._known: OrderedDict[Hashable, Result] = OrderedDict()
        self._lock = Lock()

    def of(self, table: Table, number: int) -> Result | None:
        """Return a game's result, in the language of the request; None if it is not over, or not there.

        :raises rules.errors.Illegal: if the game's log cannot be replayed.
        :raises companion.storage.errors.StoreError: if the store cannot be read.
        """
        game = finished(table, number)
        if game is None:
            return None
        # These may change after the end: an undo continues the game, the table or a person is renamed.
        with table.lock:
            people = tuple(table.roster.people.values())
            entries = len(table.referee.log) if game.at is None and table.referee else 0
        key = (table.id, table.label, number, game.at, entries, people, spoken_code())
        with self._lock:
            result = self._known.pop(key, None) or self._read(table, number)
            self._known[key] = result
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        return result

    def _read(self, table: Table, number: int) -> Result:
        """Replay a game on a detached table, and read its result."""
        record = game_record(table, number)
        played = DetachedGame(table, record)
        played.go_to_end()
        played.stop()
        t = self._renderer.presenter(played.table, Viewer("watch", language=spoken_code()))
        said = FinalResult(t, record.at)
        drawn = [(line.name, self._pictures.name(t, line.seat)) for line in said.lines]
        return Result(
            t.game or "",
            said.title,
            said.headline,
            said.file_name,
            said.text,
            self._svg(table, t, record.at),
            tuple((name, instead) for name, instead in drawn if name != instead),
        )

    def _svg(self, table: Table, t: TablePresenter, at: int) -> str:
        try:
            return self._pictures.svg(t, at)
        except Exception as error:  # noqa: BLE001  # a template may fail in any way
            self._renderer.report(table, "the picture of a result", "watch", error)
            return ""


def game_for_phones(table: Table, number: int) -> PastGame | None:
    """Return a game of a table, as phones may see it while a board plays a reveal; None if there is none."""
    games = past_games(table, before_playback=True)
    return next((game for game in games if game.number == number), None)


def finished(table: Table, number: int) -> PastGame | None:
    """Return a game of a table that has a result: it was played to its end, or somebody led; else None."""
    game = game_for_phones(table, number)
    return game if game is not None and (game.over or game.winners) else None


def why_not(table: Table, number: int) -> str:
    """Return the sentence that explains why a game has no result."""
    game = game_for_phones(table, number)
    if game is None:
        return said("no-such-result")
    if game.at is None:
        return said("not-over-yet")
    return said("ended-early")
