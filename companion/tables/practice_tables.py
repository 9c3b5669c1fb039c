"""The tables at which phones practise: a few at a time, each shown only to the phones that sit there.

They exist only in memory, and end with their process: the phone then starts a new one.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from threading import RLock

from companion.storage.empty import EmptyStore
from companion.storage.errors import StoreError
from companion.storage.records import TableRow
from companion.tables.actor import THE_TABLE, Actor
from companion.tables.bot_games import NAMES, bot_setup, roster_of
from companion.tables.commands.base import Command
from companion.tables.commands.in_game import Amend, Answer, Unseal
from companion.tables.dependencies import Dependencies
from companion.tables.names import look_alike
from companion.tables.past_games import EverybodyIsHere, never
from companion.tables.practice import Practice
from companion.tables.refusals import UnknownCommand
from companion.tables.registry import Tables
from companion.tables.roster import COLOURS, CurrentGame, Person
from companion.tables.table import Table, TableObserver
from rules.engine.registry import load, meta
from rules.errors import Illegal, Refused
from rules.facts import Json, Seat

MOST = 40
"""How many phones practise at a time; with more, the one idle for longest loses its practice."""
PLAYERS = 4
"""How many play in a practice, including the person, if the game allows so many."""
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


class PracticeTable(Table):
    """A table of one phone or a few, where bots are the other players; it is not saved.

    All its people come from the same table, or one person from none.
    """

    practice: Practice

    def __init__(
        self,
        game: str,
        device: str,
        given: Mapping[str, Json],
        dependencies: Dependencies,
        observer: TableObserver,
        *,
        name: str,
        colour: str = COLOURS[0],
        home: Home | None = None,
    ) -> None:
        row = TableRow(f"practice-{secrets.token_hex(8)}", "", "", 0, 0)
        alone = replace(dependencies, store=EmptyStore(), schedule=never, countdown=0)
        super().__init__(row, alone, [observer])
        self._seeds = Random(dependencies.rng.getrandbits(32))  # noqa: S311  # nobody bets on a bot
        self.homes: dict[Seat, Home] = {} if home is None else {ME: home}
        """The table that each person comes from, and their seat there."""
        self.was_lost = False
        """Whether it replaces a practice that was lost; its first round shows a notice."""
        self.given = dict(given)
        """The options that it began with."""
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
        self._begin({ME})

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
        return self.roster.devices[device][0]

    def sit_down(self, device: str, name: str, colour: str, home: Home) -> bool:
        """Let another phone take over a bot's cards; return whether there is a bot left."""
        with self.lock:
            taken = {self.seat_of(each) for each in self.roster.devices}
            free = [seat for seat in self.roster.order if seat not in taken]
            if not free:
                return False
            seat, people = free[0], self.roster.people
            for each in free[1:]:  # no bot keeps this name or symbol
                bot = people[each]
                if bot.colour == colour:
                    people[each] = replace(bot, colour=people[seat].colour)
                if look_alike(bot.name, name):
                    people[each] = replace(people[each], name=people[seat].name)
            people[seat] = Person(seat, name, colour)
            self.roster.devices[device] = [seat]
            self.homes[seat] = home
            self._go_on(lambda: self.practice.set_people({*self.practice.people, seat}))
            return True

    def get_up(self, device: str) -> None:
        """Leave a phone's cards to a bot for good."""
        with self.lock:
            seat = self.seat_of(device)
            del self.roster.devices[device]
            self.homes.pop(seat, None)
            names = {person.name for person in self.roster.people.values()}
            name = next(each for each in NAMES if each not in names)
            self.roster.people[seat] = replace(self.roster.people[seat], name=name)
            self._set_here(seat, here=False)

    def set_here(self, device: str, *, here: bool) -> None:
        """Let a bot play for a phone while it is not connected, if others play here too."""
        with self.lock:
            if len(self.roster.devices) > 1 and device in self.roster.devices:
                self._set_here(self.seat_of(device), here=here)

    def _set_here(self, seat: Seat, *, here: bool) -> None:
        people = {*self.practice.people, seat} if here else self.practice.people - {seat}
        if people and people != self.practice.people:
            self._go_on(lambda: self.practice.set_people(people))

    def _begin(self, people: Collection[Seat]) -> None:
        playing = self.roster.playing
        if playing is not None:
            seed = self._seeds.getrandbits(32)
            self.practice = Practice(load(playing.game), playing.setup, people, seed)
            self.referee = self.practice.referee

    def execute(self, command: Command, actor: Actor, command_id: str | None = None) -> None:
        if actor is not THE_TABLE and not isinstance(command, PRACTISED):
            raise Illegal(UnknownCommand())
        with self.lock:
            super().execute(command, actor, command_id)
            if actor is not THE_TABLE:
                self._go_on(self.practice.go_on)

    def next_round(self) -> None:
        """Begin the next round, or a new game after the last round."""
        with self.lock:
            self.was_lost = False
            practice = self.practice
            goes_on = practice.referee is self.referee and not practice.referee.over
            again = partial(self._begin, practice.people)
            self._go_on(practice.next_round if goes_on else again)

    def call_back(self) -> None:
        """Show that a game has begun at the people's own table."""
        with self.lock:
            self.practice.called_back = True
            self._go_on(lambda: None)

    def _go_on(self, play: Callable[[], None]) -> None:
        play()
        self.version += 1
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

    def begin(
        self,
        device: str,
        game: str,
        given: Mapping[str, Json],
        *,
        name: str,
        colour: str = COLOURS[0],
        home: Home | None = None,
    ) -> PracticeTable:
        """Let a phone practise a game, in place of what it practised before.

        Options that are invalid for this number of players keep their defaults.
        """
        needed = self._dependencies, self._observer
        table = PracticeTable(game, device, given, *needed, name=name, colour=colour, home=home)
        self.end(device)
        with self._lock:
            self._tables[device] = table
            most = next(iter(self._tables)) if len(self._tables) > MOST else None
        if most is not None:
            self.end(most)
        return table

    def join(
        self, device: str, other: Home, game: str, *, name: str, colour: str, home: Home
    ) -> PracticeTable | None:
        """Let a phone practise where another person of its table does; None if that is not possible."""
        with self._lock:
            found = [each for each in self._tables.values() if other in each.homes.values()]
        table = next((each for each in found if each.game == game), None)
        if table is None or table.practice.called_back:
            return None
        if table is self.find(device, game):
            return table
        if not table.sit_down(device, name, colour, home):
            return None
        self.end(device)
        with self._lock:
            self._tables[device] = table
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
