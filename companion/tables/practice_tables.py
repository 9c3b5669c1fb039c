"""The tables at which phones practise: a few at a time, and seen by nobody else.

They are in memory alone. Where several processes serve one database, each request of a phone may come
to another one: there the database keeps for a while what a practice is made again from, its seed and
what was done in it. Everything else follows from that, what bots do too.
"""

from __future__ import annotations

import json
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from threading import RLock
from typing import Any

from companion.storage.empty import EmptyStore
from companion.storage.kept_practices import KeptPractices
from companion.storage.records import TableRow
from companion.tables.actor import THE_TABLE, Actor
from companion.tables.bot_games import NAMES, bot_setup, roster_of
from companion.tables.commands.base import Command
from companion.tables.commands.parsing import command_id, parse_command
from companion.tables.dependencies import Dependencies
from companion.tables.names import look_alike
from companion.tables.past_games import EverybodyIsHere, never
from companion.tables.practice import Practice
from companion.tables.roster import COLOURS, CurrentGame
from companion.tables.table import Table
from rules.engine.registry import load, meta
from rules.errors import Refused
from rules.facts import Json, Seat

MOST = 40
"""How many phones practise at a time; of one more, whoever has done nothing for the longest begins again."""
PLAYERS = 4
"""How many play in a practice, the person included, where the game seats so many."""
ME = Seat("s1")
"""The person's seat."""
MOST_KEPT = 64 * 1024
"""The characters of what somebody has done after which a practice is kept no further: elsewhere it begins anew."""
NEXT_ROUND = {"do": "next-round"}
"""What is kept, among the commands, where somebody wanted another round."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Home:
    """The table at which somebody waits who practises, and their seat there."""

    code: str
    seat: Seat

    @property
    def path(self) -> str:
        """The path of their pad."""
        return f"/pad/{self.code}/{self.seat}"


class PracticeTable(Table):
    """A table of one phone, at which bots play the others; nothing of it is saved."""

    practice: Practice

    def __init__(
        self,
        game: str,
        device: str,
        given: Mapping[str, Json],
        dependencies: Dependencies,
        *,
        name: str = "Guest",
        colour: str = COLOURS[0],
        home: Home | None = None,
        seed: int | None = None,
        number: str | None = None,
    ) -> None:
        number = number or secrets.token_hex(8)
        row = TableRow(f"practice-{number}", "", "", 0, 0)
        super().__init__(
            row, replace(dependencies, store=EmptyStore(), schedule=never, countdown=0)
        )
        self.number = number
        """What no other practice has."""
        self.seed = dependencies.rng.getrandbits(32) if seed is None else seed
        self._seeds = Random(self.seed)  # noqa: S311  # nobody bets on a bot
        self._given_name, self._colour = name, colour
        self._device = device
        self.commands: list[Mapping[str, Any]] = []
        """What the person has done, as messages, where that has to be kept."""
        self._size = 0
        self.home = home
        self.given = dict(given)
        """The options that it was begun with."""
        players = max(meta(game).least, min(PLAYERS, meta(game).most))
        others = [each for each in NAMES if not look_alike(each, name)]
        self.roster = roster_of([name, *others][:players], colour)
        self.roster.devices[device] = [ME]
        self.roster.reactions = False
        self.presence = EverybodyIsHere(self.roster, dependencies.monotonic, never, lambda: None)
        try:
            setup = bot_setup(game, players, given)
        except Refused:  # they are for another number of players
            setup = bot_setup(game, players)
        self.roster.playing = CurrentGame(game, setup, 1)
        self._begin()

    @property
    def game(self) -> str:
        """The game that is practised."""
        return self.roster.playing.game if self.roster.playing else ""

    def _begin(self) -> None:
        playing = self.roster.playing
        if playing is not None:
            seed = self._seeds.getrandbits(32)
            home = self.home.path if self.home else ""
            self.practice = Practice(load(playing.game), playing.setup, ME, seed, home)
            self.referee = self.practice.referee

    def execute(self, command: Command, actor: Actor, command_id: str | None = None) -> None:
        with self.lock:
            super().execute(command, actor, command_id)
            if actor is not THE_TABLE:
                self._go_on(self.practice.go_on)

    def next_round(self) -> None:
        """Begin another round, or another game after the last one."""
        with self.lock:
            practice = self.practice
            goes_on = practice.referee is self.referee and not practice.referee.over
            self._go_on(practice.next_round if goes_on else self._begin)

    @property
    def state(self) -> str:
        """What tells how far it has gone."""
        return f"{self.number}-{len(self.commands)}"

    @property
    def is_too_long(self) -> bool:
        """Whether so much was done in it that it is kept no further."""
        return self._size > MOST_KEPT

    def add(self, command: Mapping[str, Any]) -> None:
        """Note that the person has done something."""
        self.commands.append(command)
        self._size += len(json.dumps(command))

    def keep(self) -> dict[str, Any]:
        """Return what it can be made again from."""
        return {
            "number": self.number,
            "seed": self.seed,
            "game": self.game,
            "given": self.given,
            "name": self._given_name,
            "colour": self._colour,
            "home": None if self.home is None else [self.home.code, self.home.seat],
            "commands": self.commands,
        }

    def catch_up(self, commands: Sequence[Mapping[str, Any]]) -> None:
        """Do what the person has done since, at another process."""
        for command in commands[len(self.commands) :]:
            self.add(command)
            if command == NEXT_ROUND:
                self.next_round()
                continue
            actor = Actor(self._device, (ME,), host=False, seat=ME)
            self.execute(parse_command(command), actor, command_id(command))

    def call_back(self) -> None:
        """Say that a game has begun at the person's own table."""
        with self.lock:
            self.practice.called_back = True
            self._go_on(lambda: None)

    def _go_on(self, play: Callable[[], None]) -> None:
        play()
        self.version += 1
        self.notify()


class PracticeTables:
    """The table at which each phone practises; one a phone, and no more than ``MOST`` in all.

    Where several processes serve the database, each finds what a phone practises at another one.

    :raises companion.storage.errors.StoreUnavailable: each method, where the database is needed and
        cannot be used.
    """

    def __init__(
        self,
        dependencies: Dependencies,
        on_change: Callable[[Table], None],
        forget: Callable[[Table], None],
    ) -> None:
        self._dependencies = dependencies
        self._on_change = on_change
        self._forget = forget
        self._kept = dependencies.store.practices
        self._tables: OrderedDict[str, PracticeTable] = OrderedDict()
        self._lock = RLock()

    def __len__(self) -> int:
        return len(self._tables)

    def find(self, device: str, game: str) -> PracticeTable | None:
        """Return the table at which a phone practises a game, or None."""
        with self._lock:
            table = self._tables.get(device)
        if self._kept is not None:
            table = self._as_kept(self._kept, device, table)
        if table is None or table.game != game:
            return None
        with self._lock:
            if self._tables.get(device) is table:
                self._tables.move_to_end(device)
        return table

    def note(self, device: str, table: PracticeTable, command: Mapping[str, Any]) -> bool:
        """Keep what a phone has just done; False if another process has gone on with it meanwhile.

        Then it is forgotten here, and the next to ask for it finds it as it is kept.
        """
        if self._kept is None or (command != NEXT_ROUND and command in table.commands):
            return True
        with table.lock:
            before = table.state
            table.add(command)
            if table.is_too_long:
                self._kept.end(device)
                return True
            if self._kept.go_on(device, before, table.state, table.keep()):
                return True
        self._drop(device)
        return False

    def _as_kept(
        self, kept: KeptPractices, device: str, table: PracticeTable | None
    ) -> PracticeTable | None:
        """Return a phone's practice as all processes know it; ``table`` is what this one knows."""
        found = kept.find(device, table.state if table is not None else "")
        if found is None and table is not None and table.is_too_long:
            return table
        if found is None:
            self._drop(device)
            return None
        if found.body is None:
            return table
        try:
            return self._made_again(device, found.body, table)
        except Exception:
            log.exception("a practice that another process has begun cannot go on here")
            self._drop(device)
            kept.end(device)
            return None

    def _made_again(
        self, device: str, body: Mapping[str, Any], table: PracticeTable | None
    ) -> PracticeTable:
        commands = body["commands"]
        goes_on = table is not None and (
            (table.number, table.commands) == (body["number"], commands[: len(table.commands)])
        )
        if table is None or not goes_on:
            home = body["home"]
            table = PracticeTable(
                body["game"],
                device,
                body["given"],
                self._dependencies,
                name=body["name"],
                colour=body["colour"],
                home=Home(home[0], Seat(home[1])) if home else None,
                seed=body["seed"],
                number=body["number"],
            )
            self._enter(device, table)
        with table.lock:
            table.catch_up(commands)
        return table

    def begin(
        self,
        device: str,
        game: str,
        given: Mapping[str, Json],
        *,
        name: str = "Guest",
        colour: str = COLOURS[0],
        home: Home | None = None,
    ) -> PracticeTable:
        """Let a phone practise a game, in place of what it practised before.

        Options that do not go with so many players are left at their defaults.
        """
        table = PracticeTable(
            game, device, given, self._dependencies, name=name, colour=colour, home=home
        )
        if self._kept is not None:
            self._kept.begin(device, table.state, table.keep())
        self._enter(device, table)
        return table

    def _enter(self, device: str, table: PracticeTable) -> None:
        table.notify = lambda: self._on_change(table)
        with self._lock:
            gone = [old] if (old := self._tables.pop(device, None)) else []
            self._tables[device] = table
            while len(self._tables) > MOST:
                gone.append(self._tables.popitem(last=False)[1])
        for each in gone:
            self._forget(each)

    def end(self, device: str) -> None:
        """Forget what a phone practises."""
        if self._kept is not None:
            self._kept.end(device)
        self._drop(device)

    def is_awaited_at(self, home: Table) -> bool:
        """Whether somebody practises here who comes from a table, and is called back when a game begins there."""
        with self._lock:
            return any(
                each.home is not None and each.home.code == home.code
                for each in self._tables.values()
            )

    def _drop(self, device: str) -> None:
        with self._lock:
            table = self._tables.pop(device, None)
        if table is not None:
            self._forget(table)

    def call_back(self, home: Table) -> None:
        """Call those back who practise while a game begins at their table."""
        if not self._tables or home.playing is None:
            return
        with self._lock:
            known = list(self._tables.values())
        for table in known:
            waits = table.home is not None and table.home.code == home.code
            if waits and not table.practice.called_back:
                table.call_back()
