"""A table: its roster, its log, and the referee of the game that is on.

Whatever changes a table is a command that goes through :meth:`Table.execute`: it is checked,
judged, written into the log, and only then takes effect and is shown. The log alone says what a
table is: reading it again gives the same table.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from threading import RLock

from companion.storage.errors import Conflict, Repeated, StoreError, StoreUnavailable
from companion.storage.store import Entry, TableRow
from companion.tables.actor import THE_TABLE, Actor
from companion.tables.commands.base import Command, GameCommand, TableCommand
from companion.tables.commands.in_game import Answer, Reveal
from companion.tables.commands.people import Join
from companion.tables.countdown import Countdown
from companion.tables.dependencies import Dependencies
from companion.tables.latecomers import unsaid
from companion.tables.log_codec import GAME, Change, from_entry, of_game
from companion.tables.permissions import running
from companion.tables.presence import Presence
from companion.tables.roster import MAX_SEATS, CurrentGame, Roster
from companion.tables.table_log import TableLog
from rules.engine.corrections import Correction, last_correction
from rules.engine.log import TABLE_BY, Kind, Stamp
from rules.engine.log import Entry as GameEntry
from rules.engine.referee import Referee
from rules.engine.registry import load
from rules.errors import Illegal, Refused
from rules.facts import Seat, fact

log = logging.getLogger(__name__)

MAX_ATTEMPTS = 8
"""How often a command is judged again after another process wrote first."""
REVEAL_AGAIN_AFTER = 5.0
"""Seconds after which a reveal is tried again that could not be saved."""
REVEAL_ON_READING = 0.05
"""Seconds before a reveal that is due when a table is read, where there is no countdown."""


class Table:
    """One table of this process. ``notify`` is called, under the lock, after each change.

    ``version`` counts the changes to the roster and to who is connected; a game's own changes
    are not among them.
    """

    def __init__(
        self, row: TableRow, outside: Dependencies, notify: Callable[[], None] | None = None
    ) -> None:
        self.id = row.id
        self.code = row.code
        self.label = row.label
        self.notify: Callable[[], None] = notify or (lambda: None)
        self.roster = Roster()
        self.referee: Referee | None = None
        self.version = 0
        self.trouble: str | None = None
        """Why nothing can be saved at present, as a sentence."""
        self.presence = Presence(
            self.roster, outside.monotonic, outside.schedule, self._on_presence_change
        )
        self._outside = outside
        self._lock = RLock()
        self._log = TableLog(outside.store, row.id, outside.clock)
        self._countdown = Countdown(outside.schedule, self._reveal_when_due)
        self._correction: tuple[Referee, int, Correction | None] | None = None
        self._read_on()

    @property
    def lock(self) -> AbstractContextManager[object]:
        """Held while the table changes or is looked at; never while anything is sent."""
        return self._lock

    @property
    def playing(self) -> CurrentGame | None:
        """The game that is on, if one is."""
        return self.roster.playing

    @property
    def correction(self) -> Correction | None:
        """The last amendment or undo of the game that is on; worked out once, from its log."""
        referee = self.referee
        if referee is None:
            return None
        known = self._correction
        if known is None or known[0] is not referee or known[1] != referee.replays:
            known = self._correction = (referee, referee.replays, last_correction(referee))
        return known[2]

    @property
    def counting_down(self) -> bool:
        """Whether the countdown before a reveal is running."""
        return self._countdown.running

    def now(self) -> int:
        """Return the wall clock's time, in milliseconds since 1970, as the log stamps it."""
        return self._outside.clock()

    # -- commands ----------------------------------------------------------------------

    def execute(self, command: Command, actor: Actor, command_id: str | None = None) -> None:
        """Carry out a command: check who asks, judge it, write it down, and show what changed.

        An actor's command with a ``command_id`` that was carried out before is not carried out
        again. Where another process wrote first, the command is judged again by what it wrote.

        :raises rules.errors.Refused: when it does not count; then nothing has changed.
        :raises companion.storage.errors.StoreError: when it cannot be saved; nothing has changed.
        """
        name = None if command_id is None else f"{actor.device}:{command_id}"
        with self._lock:
            if name is not None and self._log.has(name):
                return
            for _ in range(MAX_ATTEMPTS):
                try:
                    command.permission(command, actor, self)
                    self._carry_out(command, actor, name)
                    break
                except Repeated:
                    self._read_on()
                    return
                except Conflict:
                    self._read_on()
                except Refused:
                    # It may be about what another process wrote meanwhile.
                    if not self._read_on():
                        raise
            else:
                raise Illegal(fact("app.busy"))
            self._deal_in_latecomers()
            self._countdown.consider(self.referee, self._outside.countdown)
            self.notify()

    def join(self, device: str, name: object, colour: object, *, proposed: bool = False) -> Seat:
        """Seat somebody new on a device, and return the seat.

        A colour that was only ``proposed`` gives way to a free one when it is taken.

        :raises rules.errors.Refused: when the table is full, or the name or colour is taken.
        """
        with self._lock:
            self.execute(Join(name, colour, proposed), Actor(device, (), host=False))
            return self.roster.seats_of(device)[-1]

    def _carry_out(self, command: Command, actor: Actor, name: str | None) -> None:
        if isinstance(command, GameCommand):
            self._enter(command, actor.by, name)
        elif isinstance(command, TableCommand):
            self._write(command.changes(self, actor, self._outside), name)
            if (follow_up := command.follow_up(self)) is not None:
                self._enter(follow_up, actor.by, None)

    def _enter(self, command: GameCommand, by: str, name: str | None) -> None:
        """Let the referee judge a command, and write down its entries.

        A script that fails changes nothing: the game is replayed from its log without them.
        """
        referee = running(self)
        known = len(referee.log)
        try:
            entries = command.enter(referee, Stamp(by, self._outside.clock(), name))
            # What the rules open by themselves is shown as well: on the disk first.
            shows = any(entry.kind is Kind.OPEN for entry in entries)
            changes = [of_game(entry) for entry in entries]
            self._write(changes, name, durable=command.durable or shows)
        except Refused:
            raise
        except StoreError:
            self._replay(referee.log[:known])
            raise
        except Exception as error:
            log.exception("the rules of table %s failed", self.code)
            self._replay(referee.log[:known])
            raise Illegal(fact("app.stumbled")) from error

    def _deal_in_latecomers(self) -> None:
        """Tell the game who sat down late and who sits out; what fails is told the next time."""
        try:
            for _ in range(2 * MAX_SEATS):
                call = unsaid(self.roster, self.referee)
                if call is None:
                    return
                self._enter(Answer(*call), TABLE_BY, None)
        except (Refused, StoreError):
            log.warning("table %s: the game was not told who sat down late", self.code)

    # -- the log -----------------------------------------------------------------------

    def _write(self, changes: Sequence[Change], name: str | None, *, durable: bool = False) -> None:
        """Write changes down; they take effect here only once they are on the disk."""
        try:
            entries = self._log.write(changes, name, durable=durable)
        except StoreUnavailable as error:
            self._set_trouble(str(error))
            raise
        self._set_trouble(None)
        if any(entry.kind != GAME for entry in entries):
            self._apply(entries)

    def _read_on(self) -> bool:
        """Take in what the store holds beyond what is known here, and return whether it held any."""
        entries = self._log.read_on()
        self._apply(entries)
        # What was read is shown first, even where there is nothing to count.
        self._countdown.consider(self.referee, self._outside.countdown or REVEAL_ON_READING)
        if entries:
            self.notify()
        return bool(entries)

    def _apply(self, entries: Sequence[Entry]) -> None:
        """Let entries of the log take effect that the referee does not know yet."""
        game = list(self.referee.log) if self.referee is not None else []
        replays = False
        for entry in entries:
            if entry.kind == GAME:
                game.append(from_entry(entry))
                replays = True
                continue
            self.roster.apply(entry)
            self.presence.note_host()
            self.version += 1
            if entry.kind in {"start", "close"}:
                game, replays = [], True
        if replays:
            self._replay(game)

    def _replay(self, entries: Sequence[GameEntry]) -> None:
        """Make the referee of the game under way from its log; between games there is none."""
        self.version += 1
        playing = self.roster.playing
        self.referee = None
        if playing is not None:
            game = load(playing.game)
            self.referee = Referee(game, playing.setup, self._outside.rng, entries)

    def _set_trouble(self, sentence: str | None) -> None:
        """Tell everybody that nothing can be saved, or that it can be again."""
        if sentence == self.trouble:
            return
        if sentence is not None:
            log.error("table %s: %s", self.code, sentence)
        self.trouble = sentence
        self.version += 1
        self.notify()

    # -- the reveal --------------------------------------------------------------------

    def _reveal_when_due(self, key: str, number: int) -> None:
        """Open the sealed answers at the end of countdown ``number``, unless it was stopped."""
        with self._lock:
            if not self._countdown.end(number):
                return
            try:
                self.execute(Reveal(key), THE_TABLE)
            except Refused:
                return
            except StoreUnavailable:
                self._countdown.start(key, REVEAL_AGAIN_AFTER)
                self.notify()

    # -- who is there ------------------------------------------------------------------

    def connect(self, device: str, *, laptop: bool = False) -> None:
        """Note that a screen is connected, on a phone or on the laptop."""
        with self._lock:
            self.presence.arrive(device, laptop=laptop)

    def disconnect(self, device: str, *, laptop: bool = False) -> None:
        """Note that it is gone."""
        with self._lock:
            self.presence.leave(device, laptop=laptop)

    def _on_presence_change(self) -> None:
        with self._lock:
            self.version += 1
            self.notify()
