"""A table: its log, its people, the referee of the game that is on, and a lock.

Everything that happens at a table goes through one method here, is committed to the store, and
only then takes effect and is shown. From the log alone the table can be made again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from copy import deepcopy
from threading import RLock
from typing import Any

from companion.storage.store import (
    Conflict,
    Entry,
    Repeated,
    StoreError,
    StoreUnavailable,
    TableRow,
)
from companion.tables.countdown import Countdown
from companion.tables.dependencies import Dependencies, Schedule
from companion.tables.latecomers import plays, unsaid
from companion.tables.log_codec import GAME, Change, from_entry, of_game
from companion.tables.presence import Presence
from companion.tables.roster import MAX_SEATS, Playing, Roster
from companion.tables.table_log import TableLog
from rules.engine.corrections import Correction, last_correction
from rules.engine.log import TABLE_BY, Kind, Stamp
from rules.engine.log import Entry as GameEntry
from rules.engine.referee import Referee
from rules.engine.registry import load
from rules.engine.tabletop import EDITION, PendingPrompt, Setup, is_seat
from rules.errors import Illegal, Refused
from rules.facts import Json, Seat, fact
from rules.prompts.together import Veiled

__all__ = ["Dependencies", "Schedule", "Table", "from_entry"]

log = logging.getLogger(__name__)

MAX_KNOCKS = 16
"""How many devices may wait to be let in; more is somebody's prank."""
TRIES = 8
"""How often a change is tried anew after another process wrote first."""
AGAIN = 5.0
"""Seconds after which a reveal is tried again that could not be saved."""
SHORTLY = 0.05
"""Seconds before a reveal that is due when a table is read, where there is no countdown."""


class Table:
    """One table. Its methods raise :class:`~rules.errors.Refused`, and then nothing has changed.

    ``watch`` is called, under the lock, after each change that took effect.
    """

    def __init__(
        self, row: TableRow, dependencies: Dependencies, watch: Callable[[], None] | None = None
    ) -> None:
        self.id = row.id
        self.code = row.code
        self.label = row.label
        self.dependencies = dependencies
        self.watch: Callable[[], None] = watch or (lambda: None)
        self.roster = Roster()
        self.referee: Referee | None = None
        self.version = 0
        """Counts the changes to the roster and to who is there; a game's own are not among them."""
        self.presence = Presence(
            self.roster, dependencies.monotonic, dependencies.schedule, self._somebody_came_or_went
        )
        self._lock = RLock()
        self._table_log = TableLog(dependencies.store, row.id, dependencies.clock)
        self.trouble: str | None = None
        """Why nothing can be saved at present, as a sentence."""
        self._countdown = Countdown(dependencies.schedule, self._reveal_now)
        self._seating = False
        """Whether the game is being told who sits down late."""
        self._corrected: tuple[Referee, int, Correction | None] | None = None
        self._read_log()

    @property
    def lock(self) -> AbstractContextManager[object]:
        """PendingAnswer while the table changes or is looked at; never while anything is sent."""
        return self._lock

    # -- the log -----------------------------------------------------------------------

    def _read_log(self) -> bool:
        """Take in what the store holds beyond what is known here, and return whether that was any."""
        entries = self._table_log.read_on()
        game: list[GameEntry] = []
        reread = False
        for entry in entries:
            self._take_in(entry)
            if entry.kind == "start":
                game, reread = [], True
            elif entry.kind == GAME:
                game.append(from_entry(entry))
        known = self.referee.log if self.referee is not None and not reread else []
        if game or reread or self.roster.playing is None:
            self._make_referee([*known, *game])
        # What was read is shown first, even where there is nothing to count.
        self._countdown.consider(self.referee, self.dependencies.countdown or SHORTLY)
        if entries:
            self.watch()
        return bool(entries)

    def _take_in(self, entry: Entry) -> None:
        if entry.kind != GAME:
            self.roster.apply(entry)
            self.presence.note_host()
            self.version += 1

    def _make_referee(self, entries: list[GameEntry]) -> None:
        self.version += 1
        playing = self.roster.playing
        self.referee = None
        if playing is not None:
            game = load(playing.game)
            self.referee = Referee(game, playing.setup, self.dependencies.rng, entries)

    def _commit(self, changes: list[Change], command: str | None, *, durable: bool = False) -> None:
        """Write changes down; they take effect here only once they are on the disk."""
        try:
            entries = self._table_log.write(changes, command, durable=durable)
        except StoreUnavailable as error:
            self._in_trouble(str(error))
            raise
        self._in_trouble(None)
        for entry in entries:
            self._take_in(entry)

    def _in_trouble(self, sentence: str | None) -> None:
        """Tell everybody that nothing can be saved, or that it can be again."""
        if sentence == self.trouble:
            return
        if sentence is not None:
            log.error("table %s: %s", self.code, sentence)
        self.trouble = sentence
        self.version += 1
        self.watch()

    def _do(self, command: str | None, change: Callable[[], None]) -> None:
        """Carry a command out once, and anew where another process wrote first."""
        with self._lock:
            if command is not None and self.heard(command):
                return
            for _ in range(TRIES):
                try:
                    change()
                    break
                except Repeated:
                    self._read_log()
                    return
                except Conflict:
                    self._read_log()
                except Refused:
                    # It may be about what another process wrote meanwhile.
                    if not self._read_log():
                        raise
            else:
                raise Illegal(fact("app.busy"))
            self._seat_latecomers()
            self._countdown.consider(self.referee, self.dependencies.countdown)
            self.watch()

    def _say(self, command: str | None, *changes: Change) -> None:
        self._do(command, lambda: self._commit(list(changes), command))

    def heard(self, command: str) -> bool:
        """Whether a command was carried out before: repeating it is harmless."""
        return self._table_log.heard(command)

    # -- people ------------------------------------------------------------------------

    def join(self, device: str, name: object, colour: object, *, proposed: bool = False) -> Seat:
        """Seat somebody new, and return the seat.

        A colour that was only ``proposed`` gives way to a free one when it is taken.

        :raises Refused: when the table is full, or the name or the colour is taken.
        """
        with self._lock:
            clean, chosen = self.roster.may_join(name, colour, proposed=proposed)
            seat = Seat(f"s{self.roster.seats_made + 1}")
            body = {"seat": seat, "name": clean, "colour": chosen, "device": device}
            self._say(None, Change("seat", body))
            return seat

    def rename(self, seat: Seat, name: object, colour: object, command: str | None) -> None:
        """Give somebody another name or colour."""
        with self._lock:
            clean, chosen = self.roster.may_rename(seat, name, colour)
            self._say(command, Change("rename", {"seat": seat, "name": clean, "colour": chosen}))

    def reorder(self, seats: object, command: str | None) -> None:
        """Seat people in another clockwise order; only before a game.

        :raises Illegal: while a game is on.
        """
        self._between_games()
        self._say(command, Change("order", {"seats": self.roster.may_order(seats)}))

    def knock(self, device: str, seat: Seat) -> None:
        """Say on a device that lost its cookie who it is; the host confirms."""
        self._known(seat)
        with self._lock:
            knocks = self.roster.knocks
            if len(knocks) >= MAX_KNOCKS and device not in knocks:
                raise Illegal(fact("app.busy"))
            if seat not in self.roster.seats_of(device) and knocks.get(device) != seat:
                self._say(None, Change("knock", {"device": device, "seat": seat}))

    def admit(self, device: str, by: str, command: str | None) -> None:
        """Confirm who a device says it is; a seat that had left for good is back in the game."""
        seat = self._knocking(device)
        back = self._call("back", seat)
        # Whoever takes a leaver's seat over waits no longer for one of their own.
        own = [each for each in self.roster.seats_of(device) if back and not self._plays(each)]
        changes = [Change("kick", {"seat": each}) for each in own]
        self._say(command, Change("admit", {"device": device, "seat": seat}), *changes)
        if back is not None:
            key = back.key
            self.enter(lambda r, stamp: r.answer(key, seat, stamp), by, f"{command}:back")

    def _call(self, name: str, seat: Seat) -> PendingPrompt[Any] | None:
        """Return the call of a name that may be answered with a seat, where one stands."""
        for pending in self.referee.standing_prompts() if self.referee else ():
            prompt = self.referee.resolve(pending) if self.referee else None
            if prompt is not None and prompt.name == name:
                with suppress(Refused):
                    prompt.read(seat)
                    return pending
        return None

    def turn_away(self, device: str, command: str | None) -> None:
        """Don't confirm it."""
        self._knocking(device)
        self._say(command, Change("refuse", {"device": device}))

    def kick(self, seat: Seat, command: str | None) -> None:
        """Take somebody's phone off the table; in a game the hand stays, otherwise the seat goes."""
        self._known(seat)
        if self._plays(seat):
            phones = self._phones(seat)
            self._say(command, *(Change("release", {"device": d, "seat": seat}) for d in phones))
        else:
            self._say(command, Change("kick", {"seat": seat}))

    def sit_out(self, seat: Seat, command: str | None) -> None:
        """Don't deal somebody in, neither into this game nor into the next one.

        :raises Illegal: while they are in a game.
        """
        self._known(seat)
        if self._plays(seat):
            raise Illegal(fact("app.plays-now", seat=seat))
        if seat not in self.roster.sitting_out:
            self._say(command, Change("sit_out", {"seat": seat}))

    def deal_in(self, seat: Seat, command: str | None) -> None:
        """Deal somebody in again, as soon as the game lets them in."""
        self._known(seat)
        if seat in self.roster.sitting_out:
            self._say(command, Change("deal_in", {"seat": seat}))

    def _plays(self, seat: Seat) -> bool:
        return self.referee is not None and plays(self.referee, seat)

    def _seat_latecomers(self) -> None:
        """Tell the game who sits down late, and who sits out; what fails is told another time."""
        if self._seating:
            return
        self._seating = True
        try:
            for _ in range(2 * MAX_SEATS):
                said = unsaid(self.roster, self.referee)
                if said is None:
                    return
                self._tell(*said)
        except (Refused, StoreError):
            log.warning("table %s: the game was not told who sits down late", self.code)
        finally:
            self._seating = False

    def _tell(self, key: str, seat: Seat) -> None:
        self.enter(lambda referee, stamp: referee.answer(key, seat, stamp), TABLE_BY, None)

    def make_host(self, device: str) -> None:
        """Give a device the host's right."""
        if device not in self.roster.hosts:
            self._say(None, Change("host", {"device": device}))

    def move(self, url: str) -> None:
        """Say where phones open the table, as its host has opened it."""
        if url != self.roster.address:
            self._say(None, Change("address", {"url": url}))

    def share_host(self, seat: Seat, command: str | None) -> None:
        """Give a seat's phones the host's right besides.

        :raises Illegal: when no phone holds the seat.
        """
        phones = self._phones(seat)
        gain = [
            Change("host", {"device": each}) for each in phones if each not in self.roster.hosts
        ]
        self._say(command, *gain)

    def take_host_back(self, seat: Seat, command: str | None) -> None:
        """Take the host's right from a seat's phones.

        :raises Illegal: when no phone holds the seat.
        """
        phones = self._phones(seat)
        loss = [Change("unhost", {"device": each}) for each in phones if each in self.roster.hosts]
        self._say(command, *loss)

    def take_up_host(self, device: str, command: str | None) -> None:
        """Take the host's part on a seated device, while the host has been gone for long.

        :raises Illegal: while the host is there.
        """
        with self._lock:
            if not self.presence.host_gone:
                raise Illegal(fact("app.host-there"))
            self._say(command, Change("host", {"device": device}))

    def send_to(self, key: str, seat: Seat, command: str | None) -> None:
        """Let a seat enter what is asked of somebody that is away.

        :raises Refused: when nothing stands under the key, or its cards are for one player's eyes.
        """
        self._known(seat)
        with self._lock:
            pending = self._referee().find(key)
            if (
                isinstance(pending.prompt, Veiled)
                or not is_seat(pending.who)
                or pending.who == seat
            ):
                raise Illegal(fact("app.not-yours"))
            self._say(command, Change("errand", {"key": key, "to": seat}))

    def _phones(self, seat: Seat) -> list[str]:
        self._known(seat)
        if not (phones := self.roster.holders(seat)):
            raise Illegal(fact("app.no-phone", seat=seat))
        return phones

    def _known(self, seat: Seat) -> None:
        if seat not in self.roster.order:
            raise Illegal(fact("app.no-such-seat"))

    def _knocking(self, device: str) -> Seat:
        if device not in self.roster.knocks:
            raise Illegal(fact("app.nobody-knocks"))
        return self.roster.knocks[device]

    # -- games -------------------------------------------------------------------------

    def pick(self, game: str, options: dict[str, Json], command: str | None) -> None:
        """Say what will be played, and with which options."""
        self._between_games()
        self._say(command, Change("pick", {"game": game, "options": options}))

    def start(self, game: str, options: dict[str, Json], command: str | None) -> None:
        """Start a game with everybody who does not sit out, in their clockwise order."""
        self._between_games()
        self._do(command, lambda: self._begin([], game, options, command))

    def close(self, command: str | None) -> None:
        """Put the game away: finished, or given up."""
        closing = self._closing()

        def change() -> None:
            self._commit([closing], command)
            self.referee = None

        self._do(command, change)

    def again(
        self, ready: Callable[[Roster], tuple[str, dict[str, Json]]], command: str | None
    ) -> None:
        """Put the game away, where one is on, and start what is ``ready`` then: both, or neither."""

        def change() -> None:
            after, closing = self.roster, []
            if self.playing is not None:
                after, closing = deepcopy(self.roster), [self._closing()]
                after.apply(Entry(0, 0, closing[0].kind, closing[0].body))
            self._begin(closing, *ready(after), command)

        self._do(command, change)

    def _closing(self) -> Change:
        """Return what is written down when the game is put away."""
        referee = self._referee()
        standings = referee.table.standings
        totals = {line.seat: line.total for line in standings.lines} if standings else {}
        body = {
            "winners": list(referee.table.winners),
            "totals": totals,
            "over": referee.over,
            "memory": referee.table.memory,
        }
        return Change("close", body)

    def _begin(
        self, before: list[Change], game: str, options: dict[str, Json], command: str | None
    ) -> None:
        seats = self.roster.players()
        referee = Referee(load(game), Setup(tuple(seats), options), self.dependencies.rng)
        drawn = [of_game(entry) for entry in referee.unwritten()]
        body = {"game": game, "options": options, "seats": seats, "edition": EDITION}
        self._commit([*before, Change("start", body), *drawn], command)
        self.referee = referee

    def enter(
        self,
        enter: Callable[[Referee, Stamp], tuple[GameEntry, ...]],
        by: str,
        command: str | None,
        *,
        durable: bool = False,
    ) -> None:
        """Let the referee do something, and write down what came of it.

        A script that fails changes nothing: the table is read anew, and the command is refused.
        """

        def change() -> None:
            referee = self._referee()
            lines = len(referee.log)
            try:
                fresh = enter(referee, Stamp(by, self.dependencies.clock(), command))
                changes = [of_game(entry) for entry in fresh]
                # What the rules turn up by themselves is shown as well: on the disk first.
                shows = any(entry.kind is Kind.OPEN for entry in fresh)
                self._commit(changes, command, durable=durable or shows)
            except Refused:
                raise
            except StoreError:
                self._make_referee(referee.log[:lines])
                raise
            except Exception as error:
                log.exception("the rules of table %s failed", self.code)
                self._make_referee(referee.log[:lines])
                raise Illegal(fact("app.stumbled")) from error

        self._do(command, change)

    def _referee(self) -> Referee:
        if self.referee is None:
            raise Illegal(fact("app.no-game"))
        return self.referee

    def _between_games(self) -> None:
        if self.roster.playing is not None:
            raise Illegal(fact("app.game-on"))

    @property
    def playing(self) -> Playing | None:
        """The game that is on, if one is."""
        return self.roster.playing

    @property
    def correction(self) -> Correction | None:
        """The last amendment or undo of the game that is on; worked out once, from its log."""
        referee = self.referee
        if referee is None:
            return None
        known = self._corrected
        if known is None or known[0] is not referee or known[1] != referee.replays:
            known = self._corrected = (referee, referee.replays, last_correction(referee))
        return known[2]

    # -- the reveal --------------------------------------------------------------------

    @property
    def counting_down(self) -> bool:
        """Whether the reveal is under way, and nobody has stopped it."""
        return self._countdown.running

    def _reveal_now(self, key: str, number: int) -> None:
        with self._lock:
            if not self._countdown.end(number):
                return
            try:
                self.reveal(key, "table", None)
            except Refused:
                return
            except StoreUnavailable:
                self._countdown.start(key, AGAIN)
                self.watch()

    def reveal(self, key: str, by: str, command: str | None) -> None:
        """Turn the sealed answers over, on the disk before anybody sees them."""
        self.enter(lambda referee, stamp: referee.open(key, stamp), by, command, durable=True)

    # -- who is there ------------------------------------------------------------------

    def arrive(self, device: str, *, laptop: bool = False) -> None:
        """Note that a screen is connected, on a phone or on the laptop."""
        with self._lock:
            self.presence.arrive(device, laptop=laptop)

    def leave(self, device: str, *, laptop: bool = False) -> None:
        """Note that it is gone."""
        with self._lock:
            self.presence.leave(device, laptop=laptop)

    def _somebody_came_or_went(self) -> None:
        with self._lock:
            self.version += 1
            self.watch()
