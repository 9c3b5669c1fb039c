"""The tables at which phones practise: a few at a time, each shown only to the phones that sit there.

They exist only in memory, and end with their process: the phone then starts a new one.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from threading import RLock

from companion.storage.empty import EmptyStore
from companion.storage.errors import StoreError
from companion.storage.records import TableRow
from companion.tables.actor import THE_TABLE, Actor
from companion.tables.bot_games import NAMES, bot_setup, players_of
from companion.tables.commands.base import Command
from companion.tables.commands.between_games import ChooseGame, EndGame, StartGame
from companion.tables.commands.in_game import Amend, Answer, Unseal
from companion.tables.commands.people import (
    AdmitDevice,
    BecomeHost,
    Join,
    LeaveTable,
    Rename,
    RequestRejoin,
    SetCourts,
    SetReactions,
)
from companion.tables.dependencies import Dependencies
from companion.tables.names import look_alike
from companion.tables.past_games import never
from companion.tables.practice import Practice, bot_of
from companion.tables.refusals import UnknownCommand
from companion.tables.registry import Tables
from companion.tables.roster import COLOURS, CurrentGame
from companion.tables.table import Table, TableObserver
from rules.engine.log import Entry
from rules.engine.referee import Referee
from rules.errors import Illegal, Refused
from rules.facts import Json, Seat

MOST = 40
"""How many phones practise at a time; with more, the one idle for longest loses its practice."""
PRACTISED = (Answer, Unseal, Amend)
"""What people who practise may do; all other commands are about seats, hosts and the choice of game."""
ME = Seat("s1")
"""The seat of the person who began."""


@dataclass(frozen=True)
class Home:
    """The table at which a practising person waits for a game, and their seat there."""

    code: str
    seat: Seat

    @property
    def path(self) -> str:
        """The path of their pad."""
        return f"/pad/{self.code}/{self.seat}"


@dataclass(frozen=True)
class Newcomer:
    """A phone that begins to practise, and the name and symbol of its person."""

    device: str
    name: str
    colour: str = COLOURS[0]
    home: Home | None = None
    """The table that they come from, and their seat there; None if they come from none."""


class PracticeTable(Table):
    """A table of one phone or a few, where bots are the other players; it is not saved.

    It differs from other tables in two ways: phones may do nothing but answer, and are offered
    only the cards that the app has dealt them. All its people come from the same table, or one
    person from none.
    """

    practice: Practice

    def __init__(self, dependencies: Dependencies, observer: TableObserver) -> None:
        row = TableRow(f"practice-{secrets.token_hex(8)}", "", "", 0, 0)
        seed = dependencies.rng.getrandbits(32)
        self.practice = Practice(self, seed)
        rng = Random(f"{seed} chance")  # noqa: S311  # nobody bets on a bot
        unsaved = replace(dependencies, store=EmptyStore(), rng=rng, schedule=never, countdown=0)
        super().__init__(row, unsaved, [self.practice, observer])
        self.homes: dict[Seat, Home] = {}
        """The table that each person comes from, and their seat there."""
        self.was_lost = False
        """Whether it replaces a practice that was lost; its first round shows a notice."""
        self.given: dict[str, Json] = {}
        """The options that it began with."""

    def begin(self, newcomer: Newcomer, game: str, given: Mapping[str, Json]) -> None:
        """Let bots sit down, and a phone at the first seat; then begin the game."""
        with self.lock:
            self.given = dict(given)
            players = players_of(game)
            others = [each for each in NAMES if not look_alike(each, newcomer.name)]
            self.execute(BecomeHost(), bot_of(ME))
            self._add_bot(ME, newcomer.name, newcomer.colour)
            for number, name in enumerate(others[: players - 1], 2):
                self._add_bot(Seat(f"s{number}"), name, None)
            self._admit(newcomer, ME)
            try:
                setup = bot_setup(game, players, given)
            except Refused:  # they are for another number of players
                setup = bot_setup(game, players)
            self.execute(SetReactions(on=False), THE_TABLE)
            self.execute(SetCourts(""), THE_TABLE)
            self._start(game, setup.options)

    def _add_bot(self, seat: Seat, name: str, colour: str | None) -> None:
        bot = bot_of(seat)
        self.execute(Join(name, colour), bot)
        self.connect(bot.device)

    def _start(self, game: str, options: Mapping[str, Json]) -> None:
        self.execute(ChooseGame(game, options), THE_TABLE)
        self.execute(StartGame(), THE_TABLE)

    def _new_referee(self, playing: CurrentGame, entries: Sequence[Entry]) -> Referee:
        return self.practice.new_referee(playing, self._dependencies.rng, entries)

    def execute(self, command: Command, actor: Actor, command_id: str | None = None) -> None:
        if not actor.host and not isinstance(command, PRACTISED):
            raise Illegal(UnknownCommand())
        super().execute(command, actor, command_id)

    # Each seat has a bot that is connected, so that presence does not tell of the phones.

    def connect(self, device: str, *, laptop: bool = False) -> None:
        with self.lock:
            super().connect(device, laptop=laptop)
            self.notify()

    def disconnect(self, device: str, *, laptop: bool = False, board: object | None = None) -> None:
        with self.lock:
            super().disconnect(device, laptop=laptop, board=board)
            self.notify()

    @property
    def game(self) -> str:
        """The game that is practised."""
        return self.roster.playing.game if self.roster.playing else ""

    @property
    def home(self) -> str | None:
        """The code of the table that its people come from, or None."""
        return next((home.code for home in self.homes.values()), None)

    def path_home(self, seat: Seat) -> str:
        """Return the path of a person's pad at their own table; empty if they come from none."""
        return self.homes[seat].path if seat in self.homes else ""

    def seat_of(self, device: str) -> Seat:
        """Return the seat of a phone that practises here."""
        return self.roster.seats_of(device)[0]

    def sit_down(self, newcomer: Newcomer) -> bool:
        """Let another phone take over a bot's cards; return whether it can.

        It cannot if there is no bot left, or if a person here has such a name. A bot that has the
        name or the symbol goes first. If somebody else has the symbol, it stays theirs.
        """
        name, colour = newcomer.name, newcomer.colour
        with self.lock:
            seated, phones = self.roster.seated(), self.practice.phones
            people = [each for each in seated if phones(each.seat)]
            bots = [each for each in seated if each not in people]
            if not bots or any(look_alike(each.name, name) for each in people):
                return False
            goes = max(bots, key=lambda bot: (look_alike(bot.name, name), bot.colour == colour))
            is_taken = any(each.colour == colour for each in seated if each != goes)
            self._rename(goes.seat, name, goes.colour if is_taken else colour)
            self._admit(newcomer, goes.seat)
            return True

    def _admit(self, newcomer: Newcomer, seat: Seat) -> None:
        """Let a phone hold a seat, beside its bot; it is expected to connect."""
        device = newcomer.device
        if newcomer.home is not None:
            self.homes[seat] = newcomer.home
        self.expect(device)
        super().execute(RequestRejoin(seat), Actor(device, (), host=False))
        self.execute(AdmitDevice(device), bot_of(seat))

    def get_up(self, device: str) -> None:
        """Leave a phone's cards to a bot for good."""
        with self.lock:
            seat = self.seat_of(device)
            self.homes.pop(seat, None)
            super().execute(LeaveTable(), Actor(device, (seat,), host=False, seat=seat))
            self._rename(seat, self._free_name(), self.roster.person(seat).colour)

    def _rename(self, seat: Seat, name: str, colour: str) -> None:
        self.execute(Rename(seat, name, colour), bot_of(seat))

    def _free_name(self) -> str:
        """Return a bot's name that looks like nobody's here."""
        taken = [person.name for person in self.roster.seated()]
        return next(each for each in NAMES if not any(look_alike(each, one) for one in taken))

    def next_round(self) -> None:
        """Begin the next round, or a new game after the last round."""
        with self.lock:
            self.was_lost = False
            playing = self.playing
            if playing is None or not self.practice.referee.over:
                self.practice.next_round()
            else:
                self.execute(EndGame(), THE_TABLE)
                self._start(playing.game, playing.setup.options)

    def call_back(self) -> None:
        """Show that a game has begun at the people's own table."""
        with self.lock:
            self.practice.called_back = True
            self.notify()


class PracticeTables(TableObserver):
    """The table at which each phone practises; ``MOST`` phones at most.

    They exist only in this process's memory. ``observer`` is notified of their changes, and
    ``forget`` is called with each one that ends. ``tables`` are those where people play together.
    """

    def __init__(
        self,
        dependencies: Dependencies,
        tables: Tables,
        observer: TableObserver,
        forget: Callable[[Table], None],
    ) -> None:
        self._dependencies = dependencies
        self._homes = tables
        self._observer = observer
        self._forget = forget
        self._tables: OrderedDict[str, PracticeTable] = OrderedDict()
        self._lock = RLock()

    def __len__(self) -> int:
        return len(self._tables)

    def find(self, device: str, game: str) -> PracticeTable | None:
        """Return the table at which a phone practises a game, or None."""
        with self._lock:
            table = self._tables.get(device)
            if table is None or table.game != game:
                return None
            self._tables.move_to_end(device)
            return table

    def begin(self, newcomer: Newcomer, game: str, given: Mapping[str, Json]) -> PracticeTable:
        """Let a phone practise a game, in place of what it practised before.

        Options that are invalid for this number of players keep their defaults.
        """
        table = PracticeTable(self._dependencies, self._observer)
        table.begin(newcomer, game, given)
        self.end(newcomer.device)
        with self._lock:
            self._tables[newcomer.device] = table
            most = next(iter(self._tables)) if len(self._tables) > MOST else None
        if most is not None:
            self.end(most)
        return table

    def join(self, newcomer: Newcomer, other: Home, game: str) -> PracticeTable | None:
        """Let a phone practise where another person of its table does; None if that is not possible."""
        with self._lock:
            found = [each for each in self._tables.values() if other in each.homes.values()]
        table = next((each for each in found if each.game == game), None)
        if table is None or table.practice.called_back:
            return None
        if table is self.find(newcomer.device, game):
            return table
        if not table.sit_down(newcomer):
            return None
        self.end(newcomer.device)
        with self._lock:
            self._tables[newcomer.device] = table
        return table

    def end(self, device: str) -> None:
        """End a phone's practice; others who practise there go on with a bot in its place."""
        with self._lock:
            table = self._tables.pop(device, None)
            is_shared = table is not None and table in self._tables.values()
        if table is not None and is_shared:
            table.get_up(device)
        elif table is not None:
            self._forget(table)

    def is_watching(self, table: Table) -> bool:
        """Whether a phone that practises here waits for a game to begin at a table."""
        return bool(self._practices_of(table))

    def on_change(self, table: Table) -> None:
        """When a game has begun at a table, call back its people who practise."""
        if self._tables and table.playing is not None:
            for each in self._practices_of(table):
                each.call_back()

    def on_leave(self, table: Table) -> None:
        """Keep watching a table that another process serves from now on."""
        if self.is_watching(table):
            self._dependencies.schedule(0.0, partial(self._find_home, table.code))

    def _find_home(self, code: str) -> None:
        with suppress(Refused, StoreError):
            self.on_change(self._homes.find(code))

    def _practices_of(self, home: Table) -> list[PracticeTable]:
        with self._lock:
            tables = dict.fromkeys(self._tables.values())
            return [
                each for each in tables if each.home == home.code and not each.practice.called_back
            ]
