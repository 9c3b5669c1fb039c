"""``python -m tests.bench.bench_commands``: CPU of the door, command by command, and what a table holds.

Whole games are played at random through the door, at several tables of one process in turn, every
command committed to a file; nothing is drawn and nothing sent. Times are CPU of this process
alone, so that others on the machine count for little. What was early and what was late in a game
stand side by side: the cost of a command must not grow with the length of the log.
"""

from __future__ import annotations

import argparse
import gc
import tempfile
import tracemalloc
from cProfile import Profile
from dataclasses import dataclass
from pathlib import Path
from pstats import Stats
from random import Random
from statistics import mean, median
from time import process_time_ns
from typing import Any

from companion.tables.actor import Actor
from companion.tables.dispatcher import dispatch
from companion.tables.table import Table
from companion.web.app import create_app
from companion.web.services import Services
from rules.engine.referee import Referee
from rules.engine.registry import GAMES, meta
from rules.engine.tabletop import Mode
from rules.facts import Seat
from tests.rules.conformance.rand import open_questions
from tests.wire.players import lay, still


@dataclass(frozen=True)
class Command:
    """What is entered next: its kind, the seat that sends it (None: the host), and the message."""

    kind: str
    seat: Seat | None
    message: dict[str, Any]


@dataclass(frozen=True)
class Took:
    """What a command took, in nanoseconds of CPU, and how long the game's log was before it."""

    kind: str
    lines: int
    whole: int
    store: int


def next_command(referee: Referee, rng: Random) -> Command | None:
    """Return something that may be entered now; None when the game is over."""
    ask = referee.current_ask
    if ask is None:
        return None
    if referee.ready:
        return Command("reveal", None, {"do": "open", "key": ask.key})
    waiting = open_questions(referee)
    pending = rng.choice(waiting)
    prompt = referee.resolve(pending)
    sealed = ask.mode is Mode.SEALED and not referee.exposed
    kind = "open" if not sealed else "sealed" if len(waiting) > 1 else "last sealed"
    seat = pending.who if isinstance(pending.who, str) else None
    value = prompt.dump(prompt.sample(rng))
    return Command(kind, seat, {"do": "answer", "key": pending.key, "value": value})


class Bench:
    """Tables laid in one app, and a game that is played at all of them in turn."""

    def __init__(self, path: Path, game: str, players: int, tables: int, seed: int) -> None:
        self._app = create_app(
            {"DATABASE": f"sqlite:///{path}", "SCHEDULE": still, "RNG": Random(seed)}
        )
        self.services: Services = self._app.extensions["companion"]
        self._game, self._players = game, players
        self._rng = Random(seed)
        self._ids = 0
        self._in_store = 0
        self._spy()
        self.tables: list[Table] = []
        self.lay(tables)
        self.took: list[Took] = []

    def lay(self, tables: int) -> None:
        """Lay other tables, and let those of before be."""
        options = meta(self._game).settle(self._players, {})
        names = [f"t{len(self.tables)}-{number}" for number in range(tables)]
        laid = [lay(self._app, name, self._game, self._players, options) for name in names]
        self.tables = [self.services.tables.find(each.code) for each in laid]

    def _spy(self) -> None:
        store = self.services.dependencies.store
        append = store.append

        def timed(*args: Any, **rest: Any) -> None:
            start = process_time_ns()
            append(*args, **rest)
            self._in_store += process_time_ns() - start

        store.append = timed  # type: ignore[method-assign]  # only to look at the time

    def play(self, most: int = 20_000) -> None:
        """Play a game to its end at every table, or so many commands of it."""
        for _ in range(most):
            on = False
            for table in self.tables:
                assert table.referee is not None
                command = next_command(table.referee, self._rng)
                if command is not None:
                    on = True
                    self._send(table, command)
            if not on:
                return

    def again(self) -> None:
        """Put the game away everywhere, and start the next."""
        for table in self.tables:
            self._send(table, Command("again", None, {"do": "again"}))

    def _send(self, table: Table, command: Command) -> None:
        seat = command.seat
        actor = (
            Actor("laptop", (), host=True)
            if seat is None
            else Actor(f"phone-{seat}", (seat,), host=False, seat=seat)
        )
        self._ids += 1
        message = {"id": f"c{self._ids}", **command.message}
        lines = len(table.referee.log) if table.referee else 0
        self._in_store = 0
        start = process_time_ns()
        ack = dispatch(table, actor, message)
        whole = process_time_ns() - start
        assert ack.ok, ack
        self.took.append(Took(command.kind, lines, whole, self._in_store))

    def report(self) -> None:
        """Print a line for each kind of command, and what all cost from one reveal to the next.

        Where nothing is sealed, they are counted by the game.
        """
        what, ends = "round", "reveal"
        if all(each.kind != ends for each in self.took):
            what, ends = "game", "again"
        rounds = sum(each.kind == ends for each in self.took)
        half = max(each.lines for each in self.took) / 2
        print(f"| command | a {what} | median µs | mean µs | early | late | of it the store |")
        print("|---|---|---|---|---|---|---|")
        for kind in sorted({each.kind for each in self.took}):
            took = [each for each in self.took if each.kind == kind]
            cells = (
                f"{len(took) / rounds:.2f}",
                f"{median(each.whole for each in took) / 1000:.0f}",
                average(each.whole for each in took),
                average(each.whole for each in took if each.lines < half),
                average(each.whole for each in took if each.lines >= half),
                average(each.store for each in took),
            )
            print(f"| {kind} | {' | '.join(cells)} |")
        whole = sum(each.whole for each in self.took) / rounds / 1000
        store = sum(each.store for each in self.took) / rounds / 1000
        print(f"\nA {what}: {whole:.0f} µs, of which the store {store:.0f} µs.", flush=True)


def average(nanoseconds: Any) -> str:
    """Return the mean in microseconds, or nothing for nothing."""
    known = list(nanoseconds)
    return f"{mean(known) / 1000:.0f}" if known else ""


def hold(bench: Bench, tables: int) -> None:
    """Print what tables hold in memory: laid, and after a game."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    bench.lay(tables)
    gc.collect()
    laid = tracemalloc.get_traced_memory()[0]
    bench.play()
    bench.took.clear()
    gc.collect()
    played = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    lines = sum(len(table.referee.log) for table in bench.tables if table.referee)
    print(
        f"A table holds {(laid - before) / tables / 1000:.0f} kB when it is laid, and"
        f" {(played - laid) / tables / 1000:.0f} kB more after a game of {lines / tables:.0f} lines"
        f" ({(played - laid) / lines:.0f} bytes a line).",
        flush=True,
    )


def main() -> None:
    """Measure, and print a table in Markdown."""
    reader = argparse.ArgumentParser(
        prog="python -m tests.bench.bench_commands", description=__doc__
    )
    reader.add_argument("--game", choices=sorted(GAMES), default="feast")
    reader.add_argument("--players", type=int, default=6, help="as far as so many can play it")
    reader.add_argument("--tables", type=int, default=10)
    reader.add_argument("--games", type=int, default=4, help="so many games one after the other")
    reader.add_argument("--seed", type=int, default=7, help="another evening at random")
    reader.add_argument("--profile", type=int, default=0, help="the so many dearest functions")
    options = reader.parse_args()
    profile = Profile()
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(
            Path(folder) / "tables.db",
            options.game,
            min(options.players, meta(options.game).most),
            options.tables,
            options.seed,
        )
        bench.play(20)  # so that nothing is done for the first time
        bench.again()
        bench.took.clear()
        if options.profile:
            profile.enable()
        for _ in range(options.games):
            bench.play()
            bench.again()
        profile.disable()
        bench.report()
        hold(bench, options.tables)
    if options.profile:
        Stats(profile).sort_stats("tottime").print_stats(options.profile)


if __name__ == "__main__":
    main()
