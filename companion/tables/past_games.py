"""The games of a table that have ended, or are under way, each as it stands after any of its answers.

What counts is the game's history in the end: what was undone or amended away is no part of it, nor
is what is still sealed. A game is shown on a detached table: a copy that nobody can change, and
from which nothing can be learnt that the table's board does not show.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, replace
from random import Random
from typing import NoReturn

from companion.storage.empty import EmptyStore
from companion.storage.errors import DamagedTable, unavailable
from companion.storage.records import Entry, TableRow
from companion.tables.dependencies import Dependencies
from companion.tables.log_codec import GAME, GAME_BOUNDS, decode_game_entry
from companion.tables.presence import Presence
from companion.tables.roster import CurrentGame, PastGame, Person, Roster
from companion.tables.table import Table
from rules.engine.answers import AppliedAnswer
from rules.engine.log import CHANCE_BY, CORRECTING, TABLE_BY, Kind
from rules.engine.log import Entry as GameEntry
from rules.engine.places import places_of
from rules.engine.referee import Referee
from rules.engine.registry import GAMES, load
from rules.errors import Illegal
from rules.facts import Seat, fact

__all__ = [
    "GameRecord",
    "PastGame",
    "detached_table",
    "game_record",
    "past_games",
    "record_of",
    "table_of_game",
]


@dataclass(frozen=True)
class GameRecord:
    """What was answered in one game, as it counts in the end.

    Records with the same ``corrected`` of one game differ only in how much was answered since.
    """

    playing: CurrentGame
    roster: Roster
    """A copy of the table's, as it was when the game ended, or as it is now."""
    outcomes: tuple[GameEntry, ...]
    """What chance drew."""
    answers: tuple[GameEntry, ...]
    """Everything else that was answered, in the order in which it was applied."""
    corrected: int
    """The number of the last entry that changed earlier ones; 0 where there is none."""
    at: int = 0
    """When its last entry was made, in milliseconds since 1970."""


def past_games(table: Table, *, before_playback: bool = False) -> list[PastGame]:
    """Return the games of a table, the first one first; the last may be under way.

    One that is over, but has not been ended by the host, has its winners too. With ``before_playback``, one stands
    as it did before what the board plays now, moment by moment: for pages that phones can open.
    """
    with table.lock:
        games, playing, referee = list(table.roster.past), table.roster.playing, table.referee
        if playing is None:
            return games
        untold = before_playback and table.playing_back is not None
        standings = referee.table.standings if referee is not None else None
        if untold and referee is not None:
            standings = referee.table.last_reveal.before
        over = referee is not None and referee.over and not untold
        present = PastGame(
            playing.number,
            playing.game,
            playing.setup,
            playing.began,
            None,
            referee.table.winners if referee is not None and over else (),
            {line.seat: line.total for line in standings.lines} if standings else {},
            over,
            places_of(standings, referee.table.winners if over else ()) if referee else {},
        )
    return [*games, present]


def table_of_game(table: Table, number: int, answers: int | None = None) -> Table:
    """Return a detached table that shows a game after so many of its answers; at the end by default.

    What chance drew is not counted. Answers that were sealed together are applied with the last one.

    :raises rules.errors.Illegal: if the table has not played such a game, it is not installed here, or
        what was saved of it cannot be replayed.
    :raises companion.storage.errors.StoreError: if the store cannot be read.
    """
    game = DetachedGame(table, game_record(table, number))
    game.go_on(len(game.record.answers) if answers is None else answers)
    return game.table


def game_record(table: Table, number: int) -> GameRecord:
    """Return what was answered in a game of a table; ``number`` counts its games from 1.

    The table's lock is held only while the game that is on is copied.

    :raises rules.errors.Illegal: as :func:`table_of_game`.
    :raises companion.storage.errors.StoreError: if the store cannot be read.
    """
    with table.lock:
        people, games, playing = dict(table.roster.people), table.roster.games, table.roster.playing
        if playing is not None and playing.number == number:
            if table.referee is None:
                raise _not_installed(playing)
            roster, log = deepcopy(table.roster), list(table.referee.log)
            return record_of(playing, roster, log, list(table.referee.history))
    if not 1 <= number <= games:
        raise Illegal(fact("app.no-past-game", number=number))
    try:
        entries = table.read_log()
    except DamagedTable as error:
        # The table itself goes on: it was made without what was answered in this game.
        raise _cannot_be_replayed() from error
    return _read(entries, number, people)


def _read(entries: Sequence[Entry], number: int, people: dict[Seat, Person]) -> GameRecord:
    """Return the record of a game that has ended, from the table's log."""
    roster = Roster()
    log: list[Entry] = []
    for entry in entries:
        is_ours = roster.playing is not None and roster.playing.number == number
        if is_ours and entry.kind in GAME_BOUNDS:
            break
        if is_ours and entry.kind == GAME:
            log.append(entry)
        roster.apply(entry)
    playing = roster.playing
    if playing is None or playing.number != number:
        raise Illegal(fact("app.no-past-game", number=number))
    if playing.game not in GAMES:
        raise _not_installed(playing)
    # Under the names and symbols that they have now, as in the list of games.
    roster.people.update(people)
    with _replaying():
        decoded = [decode_game_entry(entry) for entry in log]
        referee = Referee(load(playing.game), playing.setup, _NoChance(), decoded)
    return record_of(playing, roster, decoded, referee.history)


def detached_table(code: str) -> Table:
    """Return a table with nobody at it, that saves nothing and is in no store."""
    return Table(TableRow(code, code, code, 0, 0), _DETACHED)


def record_of(
    playing: CurrentGame, roster: Roster, log: Sequence[GameEntry], history: Sequence[AppliedAnswer]
) -> GameRecord:
    """Return the record of a game with this log and these answers; the roster becomes part of it."""
    outcomes: list[GameEntry] = []
    answers: list[GameEntry] = []
    for step in history:
        logged = step.logged
        (outcomes if logged.by == CHANCE_BY else answers).append(
            GameEntry(0, Kind.ANSWER, logged.key, logged.value, logged.seat, logged.by)
        )
    # Whoever has left for good is shown where they sat.
    roster.order += [seat for seat in playing.setup.seats if seat not in roster.order]
    corrected = next((entry.seq for entry in reversed(log) if entry.kind in CORRECTING), 0)
    at = max((entry.at for entry in log), default=0)
    return GameRecord(playing, roster, tuple(outcomes), tuple(answers), corrected, at)


class DetachedGame:
    """A detached table, on which the answers of a record are entered one after the other."""

    def __init__(self, table: Table, record: GameRecord) -> None:
        self.record = record
        self.entered = 0
        """How many of the record's answers are in the game."""
        self.table = Table(TableRow(table.id, table.code, table.label, 0, 0), _DETACHED)
        self.table.roster = replace(record.roster, playing=record.playing)
        self.table.presence = EverybodyIsHere(self.table.roster, lambda: 0, never, lambda: None)
        playing = record.playing
        with _replaying():
            self.referee = Referee(
                load(playing.game), playing.setup, _NoChance(), _numbered(record.outcomes)
            )
        self.table.referee = self.referee

    def go_on(self, answers: int) -> None:
        """Enter answers until so many are in the game; those that are in there stay.

        :raises rules.errors.Illegal: if one does not fit, because what was saved is damaged.
        """
        with _replaying():
            while self.entered < min(answers, len(self.record.answers)):
                self.referee.repeat(self.record.answers[self.entered])
                self.entered += 1
                ask = self.referee.current_ask
                if self.referee.ready and ask is not None:
                    self.referee.repeat(GameEntry(0, Kind.OPEN, ask.key, by=TABLE_BY))


def _numbered(entries: Sequence[GameEntry]) -> list[GameEntry]:
    return [replace(entry, seq=seq) for seq, entry in enumerate(entries, 1)]


@contextmanager
def _replaying() -> Iterator[None]:
    """Make a sentence of whatever a script does with a damaged log."""
    try:
        yield
    except Exception as error:
        raise _cannot_be_replayed() from error


def _cannot_be_replayed() -> Illegal:
    return Illegal(fact("app.cannot-be-replayed"))


def _not_installed(playing: CurrentGame) -> Illegal:
    return Illegal(fact("app.past-game-missing", game=playing.game))


# -- what a detached table depends on ------------------------------------------------------


class _NoChance(Random):
    """Draws nothing: everything that chance drew is in the record."""

    def random(self) -> NoReturn:
        raise LookupError("the log does not say what chance drew")

    def getrandbits(self, k: int, /) -> NoReturn:
        del k
        self.random()


class _ReadOnlyStore(EmptyStore):
    """A store that refuses what is appended."""

    def append(self, table_id: str, entries: Sequence[Entry], *, durable: bool = False) -> NoReturn:
        del table_id, entries, durable
        raise unavailable("read-only")


class EverybodyIsHere(Presence):
    """Shows nobody as away: who is connected now says nothing of then."""

    def is_connected(self, seat: Seat) -> bool:
        del seat
        return True

    @property
    def host_here(self) -> bool:
        return True


def never(seconds: float, run: Callable[[], None]) -> Callable[[], None]:
    """Start no timer."""
    del seconds, run
    return lambda: None


_DETACHED = Dependencies(_ReadOnlyStore(), lambda: 0, lambda: 0.0, _NoChance(), never, 0.0)
