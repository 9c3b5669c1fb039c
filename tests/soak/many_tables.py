"""``python -m tests.soak.many_tables --tables 2000``: tables that come and go hold memory flat.

Everything is in this process, with a clock that steps: tables are laid, wave after wave, people sit
down, connect, play a little, react, undo and go home; some time later the tables leave memory. Some of earlier
waves are asked for again, and have to be as they were. Nothing is left of the others but their logs.
"""

from __future__ import annotations

import argparse
import gc
import tempfile
import tracemalloc
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from companion.presenters import Viewer
from companion.tables.actor import Actor
from companion.tables.registry import STAYS
from companion.tables.table import Table
from companion.web.app import create_app
from companion.web.services import Services
from rules.engine.registry import GAMES, meta
from rules.errors import Refused
from tests.tables.random_commands import random_command
from tests.tables.table_fixture import Alarm
from tests.wire.players import lay

MOST_COMMANDS = 12


@dataclass(frozen=True)
class Wave:
    """What is left after a wave of tables."""

    alive: int
    """The tables that anything still refers to."""
    kilobytes: float
    """What Python has allocated; 0 unless that is traced."""
    came_back: int


class House:
    """An app to which tables come, and from which they go."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._now = 0.0
        self._alarm = Alarm()
        self._app = create_app(
            {
                "DATABASE": f"sqlite:///{folder / 'tables.db'}",
                "SCHEDULE": self._alarm,
                "RNG": Random(seed),
                "MONOTONIC": lambda: self._now,
            }
        )
        self.services: Services = self._app.extensions["companion"]
        self._rng = Random(seed)
        self._left: list[tuple[str, str]] = []
        self._laid = 0

    def wave(self, tables: int) -> Wave:
        """Let so many tables come, play at the same time, and go home."""
        came_back = self._look_at_earlier_ones()
        for _ in range(tables):
            self._evening()
        self._now += STAYS
        self.services.tables.clear()
        gc.collect()
        kilobytes = tracemalloc.get_traced_memory()[0] / 1000
        alive = sum(isinstance(each, Table) for each in gc.get_objects())
        return Wave(alive, kilobytes, came_back)

    def close(self) -> None:
        """Close the database."""
        self.services.dependencies.store.close()

    def _evening(self) -> None:
        self._laid += 1
        game = sorted(GAMES)[self._laid % len(GAMES)]
        players = meta(game).least
        name = f"t{self._laid}"
        options = meta(game).settle(players, {})
        table = self.services.tables.find(lay(self._app, name, game, players, options).code)
        seats = table.roster.order
        host = Actor(f"{name}-host", (), host=True)
        viewers = [Viewer("board", host=True), *(Viewer("pad", seat) for seat in seats)]
        screens = [self.services.hub.add(table, viewer) for viewer in viewers]
        devices = [host.device, *table.roster.devices]
        for device in devices:
            table.connect(device)
        for number in range(self._rng.randrange(MOST_COMMANDS)):
            self._play(table, host, number)
            for screen in screens:
                screen.outbox.take()
        message = {"react": "laugh"}
        phone = Actor(devices[1], (seats[0],), host=False, seat=seats[0])
        self.services.signal(table, phone, message)
        while self._alarm.due:
            self._alarm.ring()
        self._left.append((table.code, shown(table)))
        for screen in screens:
            screen.outbox.close()
            self.services.hub.remove(table, screen)
        for device in devices:
            table.disconnect(device)

    def _play(self, table: Table, host: Actor, number: int) -> None:
        assert table.referee is not None
        command = random_command(table.referee, self._rng)
        if command is None:
            return
        message: dict[str, Any] = {"id": f"{table.code}-{number}", **command.message}
        if number % 5 == 4:
            message = {"id": message["id"], "do": "undo"}
        seat = command.seat
        phone = host if seat is None else Actor(f"phone-{seat}", (seat,), host=False, seat=seat)
        self.services.acknowledge(table, host if message["do"] == "undo" else phone, message)

    def _look_at_earlier_ones(self) -> int:
        """Ask for some tables of earlier waves; they have to be as they were when everybody left."""
        asked = self._rng.sample(self._left, min(5, len(self._left)))
        for code, before in asked:
            if self.services.tables.in_memory(code) is not None:
                raise AssertionError(f"{code} has not left memory")
            if shown(self.services.tables.find(code)) != before:
                raise AssertionError(f"{code} is another than it was")
        self._left = self._left[-100:]  # else it is this list that grows
        return len(asked)


def shown(table: Table) -> str:
    """Return what a table comes to, as text."""
    referee = table.referee
    game = None
    if referee is not None:
        standings = [] if referee.table.standings is None else referee.table.standings.lines
        try:
            undo = referee.last_entry
        except Refused:
            undo = None
        game = (
            len(referee.log),
            referee.current_ask and referee.current_ask.key,
            sorted(referee.pending_answers),
            [(line.seat, line.total) for line in standings],
            undo and undo.seq,
            [[ruling.fact.code for ruling in page] for page in referee.table.pages],
        )
    return repr((table.roster.seated(), table.roster.game, game))


def come_and_go(folder: Path, waves: int, tables: int, seed: int = 1) -> list[Wave]:
    """Let waves of tables come and go; return what is left after each."""
    house = House(folder, seed)
    try:
        return [house.wave(tables) for _ in range(waves)]
    finally:
        house.close()


def growth(waves: list[Wave], tables: int) -> float:
    """Return by how many kilobytes each table of the second half made memory grow."""
    half = len(waves) // 2
    return (waves[-1].kilobytes - waves[half].kilobytes) / (tables * (len(waves) - 1 - half))


def main() -> int:
    """Let tables come and go, and report."""
    reader = argparse.ArgumentParser(prog="python -m tests.soak.many_tables", description=__doc__)
    reader.add_argument("--tables", type=int, default=2000)
    reader.add_argument("--waves", type=int, default=20)
    reader.add_argument("--seed", type=int, default=1)
    options = reader.parse_args()
    each = max(1, options.tables // options.waves)
    tracemalloc.start()
    with tempfile.TemporaryDirectory() as folder:
        waves = come_and_go(Path(folder), options.waves, each, options.seed)
    for number, wave in enumerate(waves, 1):
        print(
            f"{number * each} tables: {wave.alive} in memory, {wave.kilobytes:.0f} kB,"
            f" {wave.came_back} of before came back as they were"
        )
    print(f"A table that has gone leaves {growth(waves, each):.2f} kB.")
    return 1 if any(wave.alive for wave in waves) or growth(waves, each) > MOST_LEFT else 0


MOST_LEFT = 5.0
"""Kilobytes by which a table may make memory grow; one that plays takes a hundred and more.

What grows are caches that have a limit: of macros, sentences, rings of Eat Me and rates.
"""

if __name__ == "__main__":
    raise SystemExit(main())
