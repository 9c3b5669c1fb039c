"""A game of a table, step by step: each step is an answer or reveal that changed the board."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import RLock

from companion.tables.log_codec import last_correction
from companion.tables.past_games import DetachedGame, GameRecord, game_record
from companion.tables.table import Table

MAX_GAMES = 4
"""How many games stay in memory; one takes about as much as a table with a running game."""


@dataclass(frozen=True, slots=True)
class Step:
    """How far a game is after one of its steps; step 0 is its beginning."""

    entered: int
    """How many entries are in the game."""
    applied: int
    """How many answers are in its history, including those that chance drew."""
    page: int
    """The number of the last page with rulings, from 0; -1 before the first."""
    rulings: int
    """How many rulings there are on all pages."""
    ask_key: str
    """The key of the ask that was answered; empty at the beginning."""
    playback: int
    """The number of what the board plays moment by moment at this step; 0 for nothing."""


class GameSteps:
    """The steps of one game, and the table at each of them."""

    def __init__(self, table: Table, record: GameRecord, *, ended: bool) -> None:
        self.ended = ended
        """Whether the record is of a game that had ended."""
        self._table = table
        self._game = DetachedGame(table, record)
        self.steps = [_step(self._game)]
        seen = _published(self._game)
        while self._game.enter():
            if (shown := _published(self._game)) != seen:
                seen = shown
                self.steps.append(_step(self._game))

    def show_on(self, table: Table) -> None:
        """Use the names of this table from now on: it may have been unloaded and loaded again."""
        self._table = table

    @property
    def record(self) -> GameRecord:
        """What was answered in the game."""
        return self._game.record

    @property
    def stamp(self) -> str:
        """A value that changes whenever the steps do: after an answer or a correction."""
        return f"{self.record.corrected}.{len(self.record.answers)}"

    def last_step_shown(self, playing: int | None) -> int:
        """Return the number of the last step; of the one before it while a board plays it."""
        first = (n for n, step in enumerate(self.steps) if playing and step.playback >= playing)
        return max(next(first, len(self.steps)) - 1, 0)

    def step_of_page(self, page: int) -> int:
        """Return the number of the first step with rulings on this page or later, else the last."""
        found = (number for number, step in enumerate(self.steps) if step.page >= page)
        return next(found, len(self.steps) - 1)

    def step_of_round(self, place: str) -> int:
        """Return the number of the first step of a round or deal, ``deal2/round5``; else of the beginning."""
        found = (
            number
            for number, step in enumerate(self.steps)
            if f"{step.ask_key}/".startswith(f"{place}/")
        )
        return next(found, 0)

    @contextmanager
    def at(self, number: int) -> Iterator[Table]:
        """Yield the table after a step; it is valid only inside the ``with`` block."""
        with self._game.at(self.steps[number].entered) as shown:
            shown.roster.people.update(self._table.roster.people)
            yield shown


def _published(game: DetachedGame) -> tuple[object, ...]:
    table = game.referee.table
    return (table.scene, table.standings, len(game.rulings), game.referee.over)


def _step(game: DetachedGame) -> Step:
    history, pages = game.referee.history, game.referee.table.pages
    return Step(
        game.entered,
        len(history),
        len(pages) - 1 if pages[-1] else len(pages) - 2,
        len(game.rulings),
        history[-1].ask_key if game.entered else "",
        game.playback,
    )


class KnownGames:
    """A cache of the steps of the games that were shown last."""

    def __init__(self) -> None:
        self._lock = RLock()
        self._games: OrderedDict[tuple[str, int], GameSteps] = OrderedDict()

    def steps(self, table: Table, number: int) -> GameSteps:
        """Return the steps of a game of a table up to now.

        :raises rules.errors.Illegal: as :func:`companion.tables.past_games.game_record`.
        :raises companion.storage.errors.StoreError: if the store cannot be read.
        """
        key = (table.id, number)
        with self._lock:
            known = self._games.get(key)
            if known is None or not _is_up_to_date(known, table, number):
                record = game_record(table, number)
                known = GameSteps(table, record, ended=not _is_on(table, number))
            known.show_on(table)
            self._games[key] = known
            self._games.move_to_end(key)
            while len(self._games) > MAX_GAMES:
                self._games.popitem(last=False)
            return known


def _is_on(table: Table, number: int) -> bool:
    playing = table.roster.playing
    return playing is not None and playing.number == number


def _is_up_to_date(known: GameSteps, table: Table, number: int) -> bool:
    with table.lock:
        referee = table.referee
        if known.ended or referee is None or not _is_on(table, number):
            return known.ended
        applied = len(known.record.answers) + len(known.record.outcomes)
        return (last_correction(referee.log), len(referee.history)) == (
            known.record.corrected,
            applied,
        )
