"""A table: its log, its roster, and the referee of the game that is on.

Every change of a table is a command that passes through :meth:`Table.execute`, which checks the
permission, lets the command judge itself, appends its entries to the log, applies them and notifies
the screens. Reading the log again gives the same table.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from itertools import islice
from threading import RLock

from companion.storage.errors import Conflict, Repeated, StoreError, StoreUnavailable
from companion.storage.moments import Moment
from companion.storage.records import Entry, TableRow
from companion.storage.shared_screens import Screen
from companion.tables.actor import THE_TABLE, Actor
from companion.tables.commands.base import ClockCommand, Command, GameCommand, TableCommand
from companion.tables.commands.in_game import Answer, Reveal
from companion.tables.commands.people import Join
from companion.tables.correction_age import CorrectionAge
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
from companion.tables.permissions import running
from companion.tables.playback import PlaybackWait
from companion.tables.practice import Practice
from companion.tables.presence import Presence
from companion.tables.question_timer import (
    QuestionTime,
    QuestionTimer,
    awaits_a_seat,
    question,
)
from companion.tables.roster import MAX_SEATS, CurrentGame, Roster
from companion.tables.shared_time import SharedTime
from companion.tables.table_log import TableLog
from companion.tables.write_limits import WriteLimits
from rules.engine.corrections import Correction, corrections
from rules.engine.game import Playback
from rules.engine.log import CONSEQUENCES_BY, CORRECTING, TABLE_BY, Kind, Stamp
from rules.engine.log import Entry as GameEntry
from rules.engine.referee import Referee
from rules.engine.registry import GAMES, load
from rules.errors import Illegal, Refused
from rules.facts import Seat, fact

log = logging.getLogger(__name__)

MAX_CORRECTIONS = 20
"""How many corrections of a game can be read again."""
MAX_ATTEMPTS = 8
"""How often a command is tried when other processes write to the same table."""
REVEAL_RETRY_SECONDS = 1.0
"""Seconds until a reveal that could not be saved is tried again."""
REVEAL_ON_LOAD_SECONDS = 0.05
"""Seconds until a reveal that is due when a table is loaded, if there is no countdown."""


class Table:
    """A table as this process keeps it.

    ``notify`` is called under the lock after each change. ``version`` counts the changes of the
    roster, of whether anything can be saved and of the gap; answers in a game do not change it, nor does who is
    connected.
    """

    def __init__(
        self,
        row: TableRow,
        dependencies: Dependencies,
        notify: Callable[[], None] | None = None,
        *,
        host_seen: float | None = None,
    ) -> None:
        self.id = row.id
        self.code = row.code
        self.label = row.label
        self.notify: Callable[[], None] = notify or (lambda: None)
        self.roster = Roster()
        self.referee: Referee | None = None
        self.practice: Practice | None = None
        """What is practised here, if that is all that this table is for."""
        self.version = 0
        self.reveal_began: float | None = None
        """When the reveal began that screens have not been sent yet, by ``time.perf_counter``; else None."""
        self.storage_error: str | None = None
        """The sentence that says why nothing can be saved now, or None."""
        gap = dependencies.store.gap
        self.gap = gap if gap is not None and row.touched < gap.until else None
        """What is missing here since a backup took a damaged file's place; None once something was entered."""
        self._is_unreachable = False
        """Whether that is because the database cannot be reached."""
        self.presence = Presence(
            self.roster,
            dependencies.monotonic,
            dependencies.schedule,
            self._on_presence_change,
            host_seen,
        )
        self._dependencies = dependencies
        self._lock = RLock()
        self._log = TableLog(dependencies.store, row, dependencies.clock)
        self._write_limits = WriteLimits(dependencies.monotonic)
        self._correction_age = CorrectionAge(dependencies.clock, dependencies.monotonic)
        self._countdown = Countdown(dependencies.schedule, self._reveal_when_due)
        self._playback = PlaybackWait(
            dependencies.schedule, self._on_playback_end, dependencies.monotonic
        )
        self._timer = QuestionTimer(dependencies.monotonic, dependencies.schedule, self._on_time_up)
        self._shared_time: SharedTime | None = None
        if (moments := dependencies.store.moments) is not None:
            self._shared_time = SharedTime(
                moments, self.id, self._timer, lambda: self.seq, self._load_new_entries
            )
        self._dealing: set[object] = set()
        """The boards that show what to shuffle and deal now."""
        self._dealing_elsewhere: set[object] = set()
        """Of these, those that are connected to other processes."""
        self._pads_elsewhere: frozenset[str] = frozenset()
        """The devices that show a pad, and are connected to other processes."""
        self._corrections: tuple[Referee, dict[int, Correction]] | None = None
        self._load_new_entries()

    @property
    def lock(self) -> AbstractContextManager[object]:
        """The lock to hold while reading or changing the table, but not while sending."""
        return self._lock

    def do_when_free(self, act: Callable[[], None], seconds: float) -> bool:
        """Do something under the lock, unless somebody holds it for so many seconds; return whether it was done."""
        if not self._lock.acquire(timeout=seconds):
            return False
        try:
            act()
        finally:
            self._lock.release()
        return True

    @property
    def playing(self) -> CurrentGame | None:
        """The game that is on, or None; one that is not installed here cannot go on."""
        playing = self.roster.playing
        return playing if playing is not None and playing.game in GAMES else None

    @property
    def missing_game(self) -> str | None:
        """The name of the game that would be on if it were installed here, or None."""
        playing = self.roster.playing
        return playing.game if playing is not None and playing.game not in GAMES else None

    @property
    def correction(self) -> Correction | None:
        """The last correction of the game that is on, or None; cached until the next."""
        return next(self._known_corrections(), None)

    @property
    def correction_age(self) -> int | None:
        """The seconds since the last correction was made; None where they are unknown."""
        return self._correction_age.seconds

    @property
    def corrections(self) -> list[Correction]:
        """The last ``MAX_CORRECTIONS`` corrections of the game that is on, the last one first."""
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
        return self._playback.running

    @property
    def time(self) -> QuestionTime | None:
        """The time that the present question has; None where it has as long as it takes."""
        return self._timer.shown

    @property
    def time_version(self) -> int:
        """Changes whenever screens have to be told another time; in between they count themselves."""
        return self._timer.version

    @property
    def at_rest(self) -> bool:
        """Whether its log says all that there is to know: it can leave memory, and be read again.

        Nobody is connected, nothing goes on by itself, and nobody is near the limits of writing.
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

        Repeating a command with the same ``command_id`` on the same device does nothing. If another
        process has written to the log meanwhile, its entries are applied and the command is tried
        again, up to ``MAX_ATTEMPTS`` times.

        :raises rules.errors.Refused: if the command is not permitted or refused; nothing changes.
        :raises companion.storage.errors.StoreError: if it cannot be saved; nothing changes.
        """
        name = None if command_id is None else f"{actor.device}:{command_id}"
        with self._lock:
            if name is not None and self._log.has_lately(name):
                return
            for _ in range(MAX_ATTEMPTS):
                try:
                    command.permission(command, actor, self)
                    self._carry_out(command, actor, name)
                    break
                except Repeated:
                    self._load_new_entries()
                    return
                except Conflict:
                    self._load_new_entries()
                except Refused:
                    # It may refer to an entry that another process has just written, or be a
                    # repetition of one that was carried out long ago.
                    if not self._load_new_entries():
                        if name is not None and self._log.has(name):
                            return
                        raise
            else:
                raise Illegal(fact("app.busy"))
            self._deal_in_latecomers()
            self._countdown.update(self.referee, self._dependencies.countdown)
            self._playback.update(self._current_playback)
            self._update_timer()
            self.notify()

    def join(self, device: str, name: object, colour: object, *, proposed: bool = False) -> Seat:
        """Give a device a new seat, and return the seat.

        If a colour that the page ``proposed`` is taken, the first free one is used.

        :raises rules.errors.Refused: if the table is full, or the name or colour is taken.
        """
        with self._lock:
            self.execute(Join(name, colour, proposed), Actor(device, (), host=False))
            return self.roster.seats_of(device)[-1]

    def _carry_out(self, command: Command, actor: Actor, name: str | None) -> None:
        """Write what a command says, unless its actor has written too much of late."""
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
            self._write(command.changes(self, actor, self._dependencies), name)
            if (follow_up := command.follow_up(self)) is not None:
                self._enter(follow_up, actor.by, None)
        elif isinstance(command, ClockCommand) and self._shared_time is not None:
            self._shared_time.change(command.act, name)
        elif isinstance(command, ClockCommand) and not self._timer.knows(name):
            command.act(self._timer)
            self._timer.remember(name)

    def _enter(self, command: GameCommand, by: str, name: str | None) -> None:
        """Let the referee judge a command, and append its entries to the log.

        If the game's script fails or the store does, the referee is made again without them.
        """
        referee = running(self)
        length = len(referee.log)
        try:
            stamp = Stamp(by, self._dependencies.clock(), name)
            entries = command.enter(referee, stamp)
            # The rules may open answers by themselves; these entries are flushed to the disk too.
            opens = any(entry.kind is Kind.OPEN for entry in entries)
            changes = [encode_game_entry(entry) for entry in entries]
            self._write(changes, name, durable=command.durable or opens, at=stamp.at)
            if any(entry.kind in CORRECTING for entry in entries):
                self._correction_age.start()
        except Refused:
            raise
        except StoreError:
            self._replay(referee.log[:length])
            raise
        except Exception as error:
            log.exception("the rules of table %s failed", self.code)
            self._replay(referee.log[:length])
            raise Illegal(fact("app.stumbled")) from error

    def _deal_in_latecomers(self) -> None:
        """Answer the game's calls about latecomers; if that fails, the next command tries again."""
        try:
            for _ in range(2 * MAX_SEATS):
                call = next_call(self.roster, self.referee)
                if call is None:
                    return
                self._enter(Answer(*call), TABLE_BY, None)
        except (Refused, StoreError):
            log.warning("table %s: the game was not told about a latecomer", self.code)

    # -- the log -----------------------------------------------------------------------

    @property
    def now(self) -> int:
        """The time, in milliseconds since 1970, as the log has it."""
        return self._dependencies.clock()

    def read_log(self) -> list[Entry]:
        """Return the whole log as the store has it; nothing waits for that, so hold no lock meanwhile.

        :raises companion.storage.errors.StoreUnavailable: if the store cannot be read.
        """
        return self._dependencies.store.load(self.id)

    @property
    def seq(self) -> int:
        """The number of the last entry of the log that this process knows."""
        return self._log.seq

    def read_on(self) -> None:
        """Apply the entries that other processes have written, and show them.

        :raises companion.storage.errors.StoreError: if they cannot be read.
        """
        with self._lock:
            self._load_new_entries()

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
        except StoreUnavailable as error:
            self._is_unreachable = error.code == "unreachable"
            self._set_storage_error(str(error))
            raise
        self._set_storage_error(None)
        if self.gap is not None:
            self.gap = None
            self.version += 1
        if any(entry.kind != GAME for entry in entries):
            self._apply(entries)

    def _load_new_entries(self) -> bool:
        """Apply the entries that other processes have written, and return whether there are any."""
        is_first = self._log.seq == 0
        entries = self._log.load_present() if is_first else self._log.load_new()
        self._apply(entries)
        corrected = [e.at for e in entries if e.kind == GAME and e.body["do"] in CORRECTING]
        if corrected and is_first:
            self._correction_age.resume(corrected[-1])
        elif corrected:
            self._correction_age.start()
        # Even without a countdown, screens show the sealed answers before the reveal.
        self._countdown.update(self.referee, self._dependencies.countdown or REVEAL_ON_LOAD_SECONDS)
        self._playback.update(self._current_playback)
        self._update_timer()
        if entries and not is_first:
            self._set_storage_error(None)  # another process has saved something
        if entries:
            self.notify()
        return bool(entries)

    def _apply(self, entries: Sequence[Entry]) -> None:
        """Update the roster, and make the referee again if the entries concern a game."""
        before = list(self.referee.log) if self.referee is not None else []
        game: list[Entry] = []
        replays = False
        for entry in entries:
            if entry.kind == GAME:
                game.append(entry)
                replays = True
                continue
            self.roster.apply(entry)
            self.version += 1
            if entry.kind in GAME_BOUNDS:
                before, game, replays = [], [], True
        self.presence.update_host()
        followed = [decode_game_entry(entry) for entry in game]
        if replays and not (before and self._follow(followed)):
            self._replay([*before, *followed])

    def _follow(self, entries: Sequence[GameEntry]) -> bool:
        """Let the referee enter what another process has entered, without a replay; return whether that went.

        Where something is corrected, or follows by chance or by the rules, a replay takes it from the log.
        """
        referee = self.referee
        if referee is None or any(
            entry.kind not in (Kind.ANSWER, Kind.OPEN) or entry.by in CONSEQUENCES_BY
            for entry in entries
        ):
            return False
        try:
            if any(referee.repeat(entry) != (entry,) for entry in entries):
                return False
        except Exception:  # noqa: BLE001  # a replay of the log decides then
            return False
        self.version += 1
        return True

    def _replay(self, entries: Sequence[GameEntry]) -> None:
        """Make the referee of the game that is on from its log; between games there is none.

        Until it is made, the one before it stays, for whoever reads without the lock; if it fails, there is none.
        """
        self.version += 1
        playing, referee = self.playing, None
        try:
            if playing is not None:
                game = load(playing.game)
                referee = Referee(game, playing.setup, self._dependencies.rng, entries)
        finally:
            self.referee = referee

    def _set_storage_error(self, sentence: str | None) -> None:
        """Set the sentence that all screens show while nothing can be saved; None to clear it."""
        if sentence == self.storage_error:
            return
        if sentence is not None:
            log.error("table %s: %s", self.code, sentence)
        self.storage_error = sentence
        self.version += 1
        self.notify()

    def database_is_back(self) -> None:
        """Note that the database answers: screens need not wait for the next entry to say so."""
        with self._lock:
            if self._is_unreachable:
                self._is_unreachable = False
                self._set_storage_error(None)

    # -- the reveal --------------------------------------------------------------------

    def _reveal_when_due(self, key: str, number: int) -> None:
        """Open the sealed answers of an ask after countdown ``number``, unless it was stopped."""
        with self._lock:
            if not self._countdown.end(number):
                return
            self.reveal_began = time.perf_counter()
            try:
                self.execute(Reveal(key), THE_TABLE)
            except Refused:
                return
            except StoreUnavailable:
                self._countdown.start(key, REVEAL_RETRY_SECONDS)
                self.notify()

    # -- playback ----------------------------------------------------------------------

    @property
    def _current_playback(self) -> Playback | None:
        """What the board shows step by step of the present scene, or None."""
        referee = self.referee
        return referee.game.playback(referee.table) if referee is not None else None

    def playback_shown(self, board: object, number: int, pace: float = 1.0) -> None:
        """Note that a connected board has shown every playback up to this one, and its pace.

        The pace is how many times as long as ordinarily each step takes there; 0: all is shown at once.
        """
        with self._lock:
            if self._playback.shown(board, number, pace):
                self._update_timer()
                self.notify()

    def dealing_shown(self, board: object, *, yes: bool) -> None:
        """Note whether a connected board shows what to shuffle and deal now: nobody is timed meanwhile."""
        with self._lock:
            if yes == (board in self._dealing):
                return
            if yes:
                self._dealing.add(board)
            else:
                self._dealing.discard(board)
            if self.roster.timer is not None:
                self._update_timer()
                self.notify()

    def _board_disconnected(self, board: object) -> None:
        self.dealing_shown(board, yes=False)
        if self._playback.disconnect(board):
            self._update_timer()
            self.notify()

    def _on_playback_end(self, wait: int) -> None:
        with self._lock:
            if self._playback.end(wait):
                self._update_timer()
                self.notify()

    # -- the time for a question -------------------------------------------------------

    def _update_timer(self) -> None:
        """Let the time follow what is asked: it runs once phones have the question, until all are in."""
        seconds = self.roster.timer
        if seconds is None:
            self._timer.switch_off()
            return
        number = self.playing.number if self.playing is not None else 0
        nobody_can = self.playing_back is not None or bool(self._dealing)
        held = nobody_can or not awaits_a_seat(self.referee)
        self._timer.update(question(number, self.referee), seconds, held=held)

    def _on_time_up(self, run: int) -> None:
        with self._lock:
            if self._timer.end(run):
                self.notify()

    @property
    def has_time_to_tell(self) -> bool:
        """Whether other processes have to be told of the time for the question."""
        return self._shared_time is not None and self._timer.untold

    def tell_time(self) -> None:
        """Tell other processes of the time for the question, or take over what they have told.

        :raises companion.storage.errors.StoreError: if the store cannot be used.
        """
        with self._lock:
            if self._shared_time is not None:
                before = self._timer.version
                self._shared_time.tell()
                if self._timer.version != before:
                    self.notify()

    def hear_time(self, moment: Moment | None) -> None:
        """Take over what other processes have told of the time for the question."""
        with self._lock:
            if self._shared_time is not None:
                before = self._timer.version
                self._shared_time.hear(moment)
                if self._timer.version != before:
                    self.notify()

    # -- presence ----------------------------------------------------------------------

    def connect(self, device: str, *, laptop: bool = False) -> None:
        """Count a new connection of a device; ``laptop``: it is the laptop's own browser."""
        with self._lock:
            self.presence.connect(device, laptop=laptop)

    def disconnect(self, device: str, *, laptop: bool = False, board: object | None = None) -> None:
        """Count a connection of a device as ended; ``board`` is what it named its board."""
        with self._lock:
            self.presence.disconnect(device, laptop=laptop)
            self._board_disconnected(board)

    def set_elsewhere(self, screens: Sequence[Screen], host_gone_for: float | None = None) -> None:
        """Set which screens of this table are connected to other processes, and what boards show there.

        ``host_gone_for``: so many seconds ago the host was connected last, as another process has told.
        """
        with self._lock:
            laptop = any(each.laptop for each in screens)
            self.presence.set_elsewhere([each.device for each in screens], laptop=laptop)
            if host_gone_for is not None:
                self.presence.note_host_seen(host_gone_for)
            self._pads_elsewhere = frozenset(each.device for each in screens if each.role == "pad")
            boards: dict[object, tuple[int, float]] = {
                (each.process, each.number): (each.shown, each.pace)
                for each in screens
                if each.pace is not None
            }
            deal = {(each.process, each.number) for each in screens if each.dealing}
            changed = deal != self._dealing_elsewhere
            self._dealing = (self._dealing - self._dealing_elsewhere) | deal
            self._dealing_elsewhere = {*deal}
            if self._playback.set_elsewhere(boards) or changed:
                self._update_timer()
                self.notify()

    def has_pad_elsewhere(self, seat: Seat) -> bool:
        """Whether a phone that holds a seat shows a pad, and is connected to another process."""
        return any(each in self._pads_elsewhere for each in self.roster.holders(seat))

    def _on_presence_change(self) -> None:
        with self._lock:
            self.notify()
