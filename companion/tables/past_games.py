"""The past and current games of a table, each as it was after any of its entries.

A game consists of the answers that count: not those that were undone, amended or are still sealed.
It is shown on a detached table: a copy that nobody can change, and that shows nothing beyond what
the table's board shows.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, replace
from itertools import chain
from random import Random
from threading import RLock
from typing import NoReturn

from companion.storage.empty import EmptyStore
from companion.storage.errors import DamagedTable, StoreUnavailable
from companion.storage.records import Entry, TableRow
from companion.tables.dependencies import Dependencies
from companion.tables.log_codec import GAME, GAME_BOUNDS, decode_game_entry, last_correction
from companion.tables.presence import Presence
from companion.tables.refusals import CannotBeReplayed, NoPastGame, PastGameMissing
from companion.tables.roster import CurrentGame, PastGame, Person, Roster
from companion.tables.table import Table
from rules.engine.answers import AppliedAnswer
from rules.engine.in_force import in_force
from rules.engine.log import CHANCE_BY, TABLE_BY, Kind
from rules.engine.log import Entry as GameEntry
from rules.engine.places import places_of
from rules.engine.referee import Referee
from rules.engine.registry import GAMES, load
from rules.errors import Illegal
from rules.facts import Ruling, Seat


@dataclass(frozen=True)
class GameRecord:
    """The answers of one game that count, after all corrections."""

    playing: CurrentGame
    roster: Roster
    """A copy of the table's roster, from when the game ended, or from now."""
    outcomes: tuple[GameEntry, ...]
    """The answers that chance drew."""
    answers: tuple[GameEntry, ...]
    """All other answers, in the order in which they were applied."""
    corrected: int
    """The number of the last entry that changed earlier ones; 0 if there is none."""
    at: int = 0
    """When its last entry was made, in milliseconds since 1970."""
    stopped: bool = False
    """Whether the host ended it early."""


def past_games(table: Table, *, before_playback: bool = False) -> list[PastGame]:
    """Return the games of a table, the first one first; the last may be under way.

    A game that is over, but has not been ended by the host, has its winners too. With
    ``before_playback``, the current game is as it was before what the board plays now: for pages
    that phones can open.
    """
    with table.lock:
        games, playing, referee = list(table.roster.past), table.roster.playing, table.referee
        if playing is None:
            return games
        if referee is None:
            return [*games, PastGame(**vars(playing))]
        state, before = referee.table, before_playback and table.playing_back is not None
        standings = state.present_event.before if before else state.standings
        ended = referee.over and not before
        winners = state.winners if ended else ()
        present = PastGame(
            **vars(playing),
            winners=winners,
            totals={line.seat: line.total for line in standings.lines} if standings else {},
            over=ended and not state.stopped,
            places=places_of(standings, winners),
            counts=ended and referee.counts,
        )
    return [*games, present]


def table_of_game(table: Table, number: int) -> Table:
    """Return a detached table that shows a game after its last answer.

    :raises rules.errors.Illegal: if the table has no such game, it is not installed here, or its
        log cannot be replayed.
    :raises companion.storage.errors.StoreError: if the store cannot be read.
    """
    game = DetachedGame(table, game_record(table, number))
    game.go_to_end()
    return game.table


def game_record(table: Table, number: int) -> GameRecord:
    """Return the record of a game of a table; ``number`` counts its games from 1.

    The table's lock is held only while the current game is copied.

    :raises rules.errors.Illegal: as :func:`table_of_game`.
    :raises companion.storage.errors.StoreError: if the store cannot be read.
    """
    with table.lock:
        people, games, playing = dict(table.roster.people), table.roster.games, table.roster.playing
        if playing is not None and playing.number == number:
            if table.referee is None:
                raise Illegal(PastGameMissing(game=playing.game))
            roster, log = deepcopy(table.roster), list(table.referee.log)
            return record_of(playing, roster, log, list(table.referee.history))
    if not 1 <= number <= games:
        raise Illegal(NoPastGame(number=number))
    try:
        entries = table.read_log()
    except DamagedTable as error:
        # The table cannot be used: it was loaded without the answers of this game.
        raise Illegal(CannotBeReplayed()) from error
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
        raise Illegal(NoPastGame(number=number))
    if playing.game not in GAMES:
        raise Illegal(PastGameMissing(game=playing.game))
    # With the present names and symbols, as in the list of games.
    roster.people.update(people)
    with _replaying():
        decoded = [decode_game_entry(entry) for entry in log]
        referee = Referee(load(playing.game), playing.setup, _NoChance(), decoded)
    return record_of(playing, roster, decoded, referee.history)


def detached_table(code: str) -> Table:
    """Return a table without people, which saves nothing and is in no store."""
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
    # A player who has left for good is shown where they sat.
    roster.order += [seat for seat in playing.setup.seats if seat not in roster.order]
    corrected = last_correction(log)
    at = max((entry.at for entry in log), default=0)
    stopped = in_force(log).stop is not None
    return GameRecord(playing, roster, tuple(outcomes), tuple(answers), corrected, at, stopped)


class DetachedGame:
    """A game on a detached table, which can be shown after any of its entries.

    Its entries are the answers of a record, one after the other, and what opens the sealed ones.
    """

    def __init__(self, table: Table, record: GameRecord) -> None:
        self.record = record
        self.table = Table(TableRow(table.id, table.code, table.label, 0, 0), _DETACHED)
        self.table.roster = replace(record.roster, playing=record.playing)
        self.table.presence = EverybodyIsHere(self.table.roster, never, lambda: None)
        self._lock = RLock()
        self._begin()

    def _begin(self) -> None:
        playing = self.record.playing
        drawn = [replace(each, seq=seq) for seq, each in enumerate(self.record.outcomes, 1)]
        with _replaying():
            self.referee = Referee(load(playing.game), playing.setup, _NoChance(), drawn)
        self.table.referee = self.referee
        self._answers = deque(self.record.answers)
        self.entered = 0
        """How many entries are in the game."""

    @property
    def next_entry(self) -> GameEntry | None:
        """The entry that comes next; None after the last one."""
        ask = self.referee.current_ask
        if self.referee.ready and ask is not None:
            return GameEntry(0, Kind.REVEAL, ask.key, by=TABLE_BY)
        return self._answers[0] if self._answers else None

    def enter(self) -> bool:
        """Make the next entry; return whether there was one.

        :raises rules.errors.Illegal: if it does not fit, because the log is damaged.
        """
        with _replaying():
            entry = self.next_entry
            if entry is None:
                return False
            self.referee.repeat(entry)
        if entry.kind is Kind.ANSWER:
            self._answers.popleft()
        self.entered += 1
        return True

    def go_to_end(self) -> None:
        """Make all further entries.

        :raises rules.errors.Illegal: as :meth:`enter`.
        """
        while self.enter():
            pass

    def stop(self) -> None:
        """End the game where it is, if the host ended it early; after its last entry."""
        if self.record.stopped and not self.referee.over:
            self.referee.repeat(GameEntry(0, Kind.STOP, ""))

    @contextmanager
    def at(self, entered: int) -> Iterator[Table]:
        """Yield the table after so many entries; it is valid only inside the ``with`` block.

        Going on continues from where the game is; only going back begins it again.

        :raises rules.errors.Illegal: as :meth:`enter`.
        """
        with self._lock:
            if self.entered > entered:
                self._begin()
            while self.entered < entered and self.enter():
                pass
            yield self.table

    @property
    def rulings(self) -> list[Ruling]:
        """All rulings so far, the first one first."""
        return list(chain.from_iterable(self.referee.table.pages))

    @property
    def playback(self) -> int:
        """The number of what the board plays moment by moment now; 0 for nothing."""
        reveal = self.referee.game.reveal(self.referee.table)
        return reveal.number if reveal is not None else 0


@contextmanager
def _replaying() -> Iterator[None]:
    """Turn any error of a script into a refusal with a sentence: the log may be damaged."""
    try:
        yield
    except Exception as error:
        raise Illegal(CannotBeReplayed()) from error


# -- what a detached table depends on ------------------------------------------------------


class _NoChance(Random):
    """Raises an error when used: the record has everything that chance drew."""

    def random(self) -> NoReturn:
        raise LookupError("the log does not say what chance drew")

    def getrandbits(self, k: int, /) -> NoReturn:
        del k
        self.random()


class _ReadOnlyStore(EmptyStore):
    """A store that refuses all new entries."""

    def append(self, table_id: str, entries: Sequence[Entry], *, durable: bool = False) -> NoReturn:
        del table_id, entries, durable
        raise StoreUnavailable("read-only")


class EverybodyIsHere(Presence):
    """Counts everybody as connected: the present connections do not matter for a past game."""

    def is_connected(self, seat: Seat) -> bool:
        del seat
        return True


def never(seconds: float, run: Callable[[], None]) -> Callable[[], None]:
    """Start no timer."""
    del seconds, run
    return lambda: None


_DETACHED = Dependencies(_ReadOnlyStore(), lambda: 0, lambda: 0.0, _NoChance(), never, 0.0)
