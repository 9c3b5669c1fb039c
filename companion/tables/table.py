"""A table: its log, its roster, and the referee of the current game.

Every change of a table is a command that passes through :meth:`Table.execute`, which checks the
permission, lets the command check itself, appends its entries to the log, applies them and notifies
the screens. Reading the log again gives the same table.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from itertools import islice
from threading import RLock

from companion.storage.errors import Conflict, Repeated, StoreError, StoreUnavailable
from companion.storage.records import Entry, TableRow
from companion.tables.activities import Activity
from companion.tables.actor import THE_TABLE, Actor
from companion.tables.commands.base import (
    ClockCommand,
    Command,
    Context,
    GameCommand,
    TableCommand,
)
from companion.tables.commands.in_game import Answer, Reveal, Undo
from companion.tables.commands.people import Join
from companion.tables.countdown import Countdown
from companion.tables.dependencies import Dependencies
from companion.tables.latecomers import next_call
from companion.tables.log_codec import (
    GAME,
    GAME_BOUNDS,
    Change,
    decode_game_entry,
    encode_game_entry,
)
from companion.tables.names import clean_name, look_alike
from companion.tables.pacing import Pacing
from companion.tables.permissions import running
from companion.tables.presence import Presence
from companion.tables.question_timer import QuestionTime
from companion.tables.refusals import PhoneIsHere, Stumbled
from companion.tables.roster import MAX_SEATS, CurrentGame, Roster
from companion.tables.table_log import TableLog
from companion.tables.timers import under_lock
from companion.tables.write_limits import WriteLimits
from rules.engine.corrections import Correction, corrections
from rules.engine.log import CORRECTING, TABLE_BY, Kind, Stamp
from rules.engine.log import Entry as GameEntry
from rules.engine.referee import Referee
from rules.engine.registry import GAMES, load
from rules.errors import Illegal, Refused
from rules.facts import Seat

log = logging.getLogger(__name__)

FLUSHED = (Kind.REVEAL, Kind.AMEND)
"""The kinds of a game's entries that the store flushes to the disk before anybody sees what they open."""
MAX_CORRECTIONS = 20
"""How many corrections of a game are shown."""
REVEAL_RETRY_SECONDS = 1.0
"""Seconds until a reveal that could not be saved is tried again."""
REVEAL_ON_LOAD_SECONDS = 0.05
"""Seconds until a reveal that is due when a table is loaded, if there is no countdown."""


class TableObserver:
    """Receives the events of tables; a subclass overrides the methods that it needs.

    :meth:`companion.tables.registry.Tables.observe` adds one.
    """

    def on_change(self, table: Table) -> None:
        """Handle a change of a table. It is called under the table's lock."""

    def on_leave(self, table: Table) -> None:
        """Handle that a table was unloaded from this process, and must no longer be shown.

        It may be called with or without the table's lock, and must not block.
        """

    def is_watching(self, table: Table) -> bool:
        """Whether a table must stay in memory, because this observer still needs its events."""
        del table
        return False


class Table:
    """A table as this process has it in memory.

    ``observers`` are notified of each change. ``version`` counts the changes of the roster, of
    whether anything can be saved and of the gap; neither answers in a game nor connections change
    it.
    """

    practice: TableObserver | None = None
    """The practice, if this is a table for practising (:mod:`companion.tables.practice`); else None."""

    def __init__(
        self,
        row: TableRow,
        dependencies: Dependencies,
        observers: Sequence[TableObserver] = (),
    ) -> None:
        self.id = row.id
        self.code = row.code
        self.label = row.label
        self.given_up = False
        """Whether this process no longer serves the table; see :meth:`give_up`."""
        self.roster = Roster()
        self.referee: Referee | None = None
        self.version = 0
        self.reveal_began: float | None = None
        """When the reveal that is not sent yet began, by ``time.perf_counter``; else None."""
        self.storage_error: StoreUnavailable | None = None
        """Why nothing can be saved now, or None."""
        gap = dependencies.store.gap
        self.gap = gap if gap is not None and row.touched < gap.until else None
        """What was lost when a backup replaced a damaged file; None once something is entered."""
        self._is_uncertain = False
        """Whether the last write failed in such a way that the database may still have saved it."""
        self._dependencies = dependencies
        self._observers = observers
        self._lock = RLock()
        clock, schedule = dependencies.monotonic, under_lock(dependencies.schedule, self._lock)
        self.presence = Presence(self.roster, schedule, self.notify)
        self._log = TableLog(dependencies.store, row, dependencies.clock)
        self._write_limits = WriteLimits(clock)
        self._corrected: float | None = None
        """When the last correction was made, in monotonic seconds; None if there is none, or nobody knows."""
        self._countdown = Countdown(schedule, self._reveal)
        self.pacing = Pacing(clock, schedule, self._lock, self.notify)
        self._corrections: tuple[Referee, dict[int, Correction]] | None = None
        self._load()

    @property
    def lock(self) -> AbstractContextManager[object]:
        """The lock to hold while reading or changing the table, but not while sending."""
        return self._lock

    @property
    def playing(self) -> CurrentGame | None:
        """The current game, or None if there is none or it is not installed here."""
        playing = self.roster.playing
        return playing if playing is not None and playing.game in GAMES else None

    @property
    def missing_game(self) -> str | None:
        """The name of the current game if it is not installed here, else None."""
        playing = self.roster.playing
        return playing.game if playing is not None and playing.game not in GAMES else None

    @property
    def correction(self) -> Correction | None:
        """The last correction of the current game, or None; cached until the next."""
        return next(self._known_corrections(), None)

    @property
    def correction_age(self) -> int | None:
        """The whole seconds since the last correction was made; None where they are unknown."""
        if self._corrected is None:
            return None
        return int(self._dependencies.monotonic() - self._corrected)

    @property
    def corrections(self) -> list[Correction]:
        """The last ``MAX_CORRECTIONS`` corrections of the current game, the last one first."""
        return list(islice(self._known_corrections(), MAX_CORRECTIONS))

    def _known_corrections(self) -> Iterator[Correction]:
        """Return the corrections, the last one first; each is computed once."""
        referee = self.referee
        if referee is None:
            return
        if self._corrections is None or self._corrections[0] is not referee:
            self._corrections = (referee, {})
        known = self._corrections[1]
        for each in corrections(referee, known):
            known[each.seq] = each
            yield each

    @property
    def counting_down(self) -> bool:
        """Whether the countdown before a reveal is running."""
        return self._countdown.running

    @property
    def playing_back(self) -> int | None:
        """The number of the playback that the board shows now, while phones wait for it; or None."""
        return self.pacing.playing_back

    @property
    def time(self) -> QuestionTime | None:
        """The time for the current question; None without a limit."""
        return self.pacing.timer.shown

    @property
    def time_version(self) -> int:
        """Changes whenever screens have to be sent a new time; in between they count themselves."""
        return self.pacing.timer.version

    @property
    def at_rest(self) -> bool:
        """Whether the table can be unloaded: loading its log again would give the same table.

        Nobody is connected, no timer runs, and nobody is near the limits of writing.
        """
        return (
            self.presence.nobody_here
            and not self.counting_down
            and self.playing_back is None
            and self.storage_error is None
            and self._write_limits.unspent
        )

    # -- commands ----------------------------------------------------------------------

    def execute(self, command: Command, actor: Actor, command_id: str | None = None) -> None:
        """Carry out a command and notify the screens.

        Repeating a command with the same ``command_id`` on the same device does nothing.

        :raises rules.errors.Refused: if the command is not permitted or refused; nothing changes.
        :raises companion.storage.errors.Conflict: if another process has written to the log, so that this
            table is out of date. Nothing changes; find the table again, and execute the command
            there.
        :raises companion.storage.errors.StoreError: if it cannot be saved; nothing changes.
        """
        name = None if command_id is None else f"{actor.device}:{command_id}"
        with self._lock:
            if self.given_up:
                raise Conflict
            if name is not None and self._log.has_lately(name):
                return
            try:
                command.permission(command, actor, self)
                self._carry_out(command, actor, name)
            except Repeated:
                self._check_log()
                return
            except Refused:
                # It may refer to an entry that another process has just written, or be a
                # repetition of one that was carried out long ago.
                self._check_log()
                if name is not None and self._log.has(name):
                    return
                if command.is_done(self._context(actor)):
                    return
                raise
            self._deal_in_latecomers()
            self._follow(self._dependencies.countdown)
            self.notify()

    def join(self, device: str, name: object, colour: object, *, proposed: bool = False) -> Seat:
        """Give a device a new seat, and return the seat; or the seat of this name that it has.

        If a colour that the page ``proposed`` is taken, the first free one is used.

        :raises rules.errors.Refused: if the table is full, or the name or colour is taken.
        """
        with self._lock:
            clean = clean_name(name)
            for seat in self.roster.seats_of(device):
                if look_alike(self.roster.person(seat).name, clean):
                    return seat  # on a slow network the form is sent twice
            self.execute(Join(clean, colour, proposed), Actor(device, (), host=False))
            return self.roster.seats_of(device)[-1]

    def _carry_out(self, command: Command, actor: Actor, name: str | None) -> None:
        """Carry out a command, unless its actor has written too much recently."""
        limited = actor is not THE_TABLE and not isinstance(command, Join)
        if limited:
            self._write_limits.check(actor)
        before = self._log.written
        try:
            self._change(command, actor, name)
        finally:
            if limited and self._log.written > before:
                self._write_limits.spend(actor, self._log.written - before)

    def _change(self, command: Command, actor: Actor, name: str | None) -> None:
        if isinstance(command, GameCommand):
            self._enter(command, actor.by, name)
        elif isinstance(command, TableCommand):
            context = self._context(actor)
            self._write(command.changes(context), name)
            if (follow_up := command.follow_up(context)) is not None:
                self._enter(follow_up, actor.by, None)
        elif isinstance(command, ClockCommand):
            command.act(self.pacing.timer)
            self._log.remember(name)

    def _context(self, actor: Actor) -> Context:
        return Context(self, actor, self._dependencies.rng)

    def _enter(self, command: GameCommand, by: str, name: str | None) -> None:
        """Let the referee judge a command, and append its entries to the log.

        If the game's script fails or the store does, the referee is made again without them. So it is
        where the app would go on to play a dealt hand of somebody whose phone is connected: one
        could look at the cards that it plays, and undo that. An undo of an answer only goes back to
        where somebody was away.
        """
        referee = running(self)
        length = len(referee.log)
        goes_back = isinstance(command, Undo) and not _is_call(referee, referee.last_entry)
        played_by_app = set(referee.table.played_by_app())
        try:
            stamp = Stamp(by, self._dependencies.clock(), name)
            entries = command.enter(referee, stamp)
            if not goes_back:
                self._check_away(set(referee.table.played_by_app()) - played_by_app)
            durable = any(entry.kind in FLUSHED for entry in entries)
            changes = [encode_game_entry(entry) for entry in entries]
            self._write(changes, name, durable=durable, at=stamp.at)
            if any(entry.kind in CORRECTING for entry in entries):
                self._corrected = self._dependencies.monotonic()
        except Refused:
            if len(referee.log) > length:
                self._replay(referee.log[:length])
            raise
        except StoreError:
            self._replay(referee.log[:length])
            raise
        except Exception as error:
            log.exception("table %s: the rules of the game raised an exception", self.code)
            self._replay(referee.log[:length])
            raise Illegal(Stumbled()) from error

    def _check_away(self, seats: Iterable[Seat]) -> None:
        """Check that no phone of these seats is connected.

        :raises Illegal: if one is.
        """
        for seat in sorted(seats):
            if self.presence.is_connected(seat):
                raise Illegal(PhoneIsHere(seat=seat))

    def _deal_in_latecomers(self) -> None:
        """Answer the game's calls about latecomers; if that fails, the next command tries again."""
        try:
            for _ in range(2 * MAX_SEATS):
                call = next_call(self.roster, self.referee)
                if call is None:
                    return
                self._enter(Answer(*call), TABLE_BY, None)
        except (Refused, StoreError):
            log.warning(
                "table %s: a latecomer was not dealt in; the next command retries", self.code
            )

    # -- the log -----------------------------------------------------------------------

    @property
    def now(self) -> int:
        """The time for a log entry, in milliseconds since 1970."""
        return self._dependencies.clock()

    def read_log(self) -> list[Entry]:
        """Return the whole log from the store. This takes time, so call it without the lock.

        :raises companion.storage.errors.StoreUnavailable: if the store cannot be read.
        """
        return self._dependencies.store.load(self.id)

    @property
    def seq(self) -> int:
        """The number of the last entry of the log that this process knows."""
        return self._log.seq

    def _check_log(self) -> None:
        """Check that no other process has written to the log.

        :raises companion.storage.errors.Conflict: if one has; the table is out of date.
        """
        if self._log.has_gone_on():
            self.give_up()
            raise Conflict

    def is_behind(self, seq: int) -> bool:
        """Whether the log has entries that are not loaded here, if its last one is ``seq``.

        False while the lock is held, since its holder may just be writing that entry.
        """
        if not self._lock.acquire(blocking=False):
            return False
        try:
            return self._is_uncertain or seq > self.seq
        finally:
            self._lock.release()

    def notify(self) -> None:
        """Notify all observers that the table has changed. Call it under the lock."""
        if not self.given_up:
            for observer in self._observers:
                observer.on_change(self)

    def give_up(self) -> None:
        """Stop serving the table here: another process serves it now, or it was deleted.

        The next request loads it again from its log. This takes no lock, since the holder of the
        lock may be waiting for the database.
        """
        self.given_up = True
        for observer in self._observers:
            observer.on_leave(self)

    def _write(
        self,
        changes: Sequence[Change],
        name: str | None,
        *,
        durable: bool = False,
        at: int | None = None,
    ) -> None:
        """Append changes to the log, and then apply those that are not the game's."""
        try:
            entries = self._log.write(changes, name, durable=durable, at=at)
        except Conflict:
            self.give_up()
            raise
        except StoreUnavailable as error:
            self._is_uncertain = error.code == "unreachable"
            self._set_storage_error(error)
            raise
        self._is_uncertain = False
        self._set_storage_error(None)
        if self.gap is not None:
            self.gap = None
            self.version += 1
        if any(entry.kind != GAME for entry in entries):
            self._apply(entries)

    def _load(self) -> None:
        """Read the log."""
        entries = self._log.load_without_ended_games()
        self._apply(entries)
        corrected = [e.at for e in entries if e.kind == GAME and e.body["do"] in CORRECTING]
        passed = (self._dependencies.clock() - corrected[-1]) / 1000 if corrected else -1
        if passed >= 0:  # or the clock has been set back
            self._corrected = self._dependencies.monotonic() - passed
        # Even without a countdown, screens show the sealed answers before the reveal.
        self._follow(self._dependencies.countdown or REVEAL_ON_LOAD_SECONDS)

    def _apply(self, entries: Sequence[Entry]) -> None:
        """Update the roster, and make the referee again if the entries concern a game."""
        game: list[Entry] = []
        replays = False
        for entry in entries:
            if entry.kind == GAME:
                game.append(entry)
                continue
            self.roster.apply(entry)
            self.version += 1
            if entry.kind in GAME_BOUNDS:
                game, replays = [], True
        self.presence.update_host()
        if replays:
            self._replay([decode_game_entry(entry) for entry in game])

    def _replay(self, entries: Sequence[GameEntry]) -> None:
        """Make the referee of the current game from its log; between games there is none.

        Until it is made, the previous one stays, for readers without the lock; if it fails, there
        is none.
        """
        self.version += 1
        playing, referee = self.playing, None
        try:
            if playing is not None:
                referee = self._new_referee(playing, entries)
        finally:
            self.referee = referee

    def _new_referee(self, playing: CurrentGame, entries: Sequence[GameEntry]) -> Referee:
        return Referee(load(playing.game), playing.setup, self._dependencies.rng, entries)

    def _set_storage_error(self, error: StoreUnavailable | None) -> None:
        """Set why nothing can be saved, which all screens show; None to clear it."""
        if str(error) == str(self.storage_error):
            return
        if error is not None:
            log.error("table %s: %s", self.code, error)
        self.storage_error = error
        self.version += 1
        self.notify()

    # -- the reveal --------------------------------------------------------------------

    def _follow(self, countdown: float) -> None:
        """Update the countdown, of this many seconds, and the pacing to the current ask."""
        self._countdown.update(self.referee, countdown)
        number = self.playing.number if self.playing is not None else 0
        self.pacing.update(number, self.referee, self.roster.timer)

    def _reveal(self, key: str) -> None:
        """Reveal the sealed answers of an ask, whose countdown has ended; try again if they cannot be saved."""
        self.reveal_began = time.perf_counter()
        try:
            self.execute(Reveal(key), THE_TABLE)
        except (Refused, Conflict):
            return
        except StoreUnavailable:
            self._countdown.start(key, REVEAL_RETRY_SECONDS)
            self.notify()

    # -- presence ----------------------------------------------------------------------

    def connect(self, device: str, *, laptop: bool = False) -> None:
        """Count a new connection of a device; ``laptop``: it is the laptop's own browser."""
        with self._lock:
            self.presence.connect(device, laptop=laptop)

    def expect(self, device: str, *, laptop: bool = False) -> None:
        """Count a device as connected while the page that it was sent opens its connection, or asks again."""
        with self._lock:
            self.presence.expect(device, laptop=laptop)

    def set_activity(self, screen: object, seat: Seat, activity: Activity | None) -> None:
        """Set what a seat's screen shows in the lobby; None when that ends, or the screen does."""
        with self._lock:
            self.presence.set_activity(screen, seat, activity)

    def disconnect(self, device: str, *, laptop: bool = False, board: object | None = None) -> None:
        """Count a connection of a device as ended; ``board`` is what it named its board."""
        with self._lock:
            self.presence.disconnect(device, laptop=laptop)
            self.pacing.disconnect(board)


def _is_call(referee: Referee, entry: GameEntry | None) -> bool:
    """Whether an entry is the answer to a call, which nobody had to answer, or its change."""
    if entry is None:
        return False
    return any(step.pending.call for step in referee.history if step.pending.key == entry.key)
