"""``python -m tests.bench.bench_door``: CPU of the door, command by command, and what a table holds.

Whole games are entered through the door at several tables of one process, every command committed
to a file; nothing is drawn and nothing sent. Times are CPU of this process alone, so that others
on the machine count for little. The early and the late rounds of a game stand side by side: the
cost of a command must not grow with the length of the log.
"""

from __future__ import annotations

import argparse
import gc
import tempfile
import tracemalloc
from collections import defaultdict
from collections.abc import Iterator
from cProfile import Profile
from pathlib import Path
from pstats import Stats
from statistics import mean, median
from time import process_time_ns
from typing import Any

from companion.app import create_app
from companion.door import Door
from companion.house import House
from companion.rights import Visitor
from companion.table import Table
from rules.facts import Seat
from rules.registry import GAMES, meta
from tests.wire.party import Turn, lay, script, still

Command = tuple[str, str | None, dict[str, Any]]
"""Its kind, the seat that sends it (None: the host), and the message."""


def commands(turns: list[Turn]) -> Iterator[list[Command]]:
    """Yield the commands of a game, in lots that end with a sealed ask (a round of The Feast)."""
    lot: list[Command] = []
    for turn in turns:
        for nth, (seat, key, value) in enumerate(turn.answers, 1):
            kind = "open"
            if turn.sealed:
                kind = "last sealed" if nth == len(turn.answers) else "sealed"
            lot.append((kind, seat, {"do": "answer", "key": key, "value": value}))
        if turn.sealed:
            lot.append(("reveal", None, {"do": "open", "key": turn.ask}))
            yield lot
            lot = []
    yield lot


class Bench:
    """Tables laid in one app, with a game that is entered at all of them in turn."""

    def __init__(self, path: Path, game: str, players: int, tables: int) -> None:
        app = create_app({"DATABASE": f"sqlite:///{path}", "SCHEDULE": still})
        self.house: House = app.extensions["companion"]
        self._app, self._game, self._players = app, game, players
        self.tables: list[Table] = []
        self.lay(tables)
        self._ids = 0
        self._in_store = 0
        self._spy()
        self.spent: dict[tuple[str, bool], list[int]] = defaultdict(list)
        """Nanoseconds of each command, by its kind and by whether it was late in its game."""
        self.stored: dict[tuple[str, bool], list[int]] = defaultdict(list)
        """Those of them that went to the store."""

    def lay(self, tables: int) -> None:
        """Lay other tables, and let those of before be."""
        options = meta(self._game).settle(self._players, {})
        names = [f"t{len(self.tables)}-{number}" for number in range(tables)]
        laid = [lay(self._app, name, self._game, self._players, options) for name in names]
        self.tables = [self.house.tables.find(each.code) for each in laid]

    def _spy(self) -> None:
        store = self.house.world.store
        append = store.append

        def timed(*args: Any, **rest: Any) -> None:
            start = process_time_ns()
            append(*args, **rest)
            self._in_store += process_time_ns() - start

        store.append = timed  # type: ignore[method-assign]  # only to look at the time

    def play(self, turns: list[Turn], *, until: float = 1.0) -> int:
        """Enter a game, or so much of it, at every table, and return how many rounds that was."""
        lots = list(commands(turns))
        lots = lots[: int(len(lots) * until)]
        for nth, lot in enumerate(lots):
            late = nth * 2 >= len(lots)
            for command in lot:
                for table in self.tables:
                    self._send(table, command, late=late)
        return len(lots) * len(self.tables)

    def again(self) -> None:
        """Put the game away everywhere, and start the next."""
        for table in self.tables:
            self._send(table, ("again", None, {"do": "again"}), late=False)

    def _send(self, table: Table, command: Command, *, late: bool) -> None:
        kind, seat, message = command
        self._ids += 1
        visitor = (
            Visitor("laptop", (), host=True)
            if seat is None
            else Visitor(f"phone-{seat}", (Seat(seat),), host=False, seat=Seat(seat))
        )
        sent = {"id": f"c{self._ids}", **message}
        self._in_store = 0
        start = process_time_ns()
        ack = Door(table, visitor).command(sent, lambda why: why.code)
        self.spent[kind, late].append(process_time_ns() - start)
        self.stored[kind, late].append(self._in_store)
        assert ack["ok"], ack

    def report(self, rounds: int) -> None:
        """Print a line for each kind of command, and what a round costs."""
        print("| command | a round | median µs | mean µs | early | late | of it the store |")
        print("|---|---|---|---|---|---|---|")
        for kind in dict.fromkeys(kind for kind, _ in self.spent):
            early, late = self.spent[kind, False], self.spent[kind, True]
            both = early + late
            stored = self.stored[kind, False] + self.stored[kind, True]
            cells = (
                f"{len(both) / rounds:.2f}",
                f"{median(both) / 1000:.0f}",
                f"{mean(both) / 1000:.0f}",
                f"{mean(early) / 1000:.0f}",
                f"{mean(late) / 1000:.0f}" if late else "",
                f"{mean(stored) / 1000:.0f}",
            )
            print(f"| {kind} | {' | '.join(cells)} |")
        everything = sum(map(sum, self.spent.values())) / rounds / 1000
        store = sum(map(sum, self.stored.values())) / rounds / 1000
        print(f"\nA round: {everything:.0f} µs, of which the store {store:.0f} µs.", flush=True)


def hold(path: Path, game: str, players: int, tables: int, turns: list[Turn]) -> None:
    """Print what a table holds in memory: laid, and after a game."""
    bench = Bench(path, game, players, tables)
    bench.play(turns, until=0.1)  # so that what all share is there
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    bench.lay(tables)
    gc.collect()
    laid = tracemalloc.get_traced_memory()[0]
    bench.play(turns)
    bench.spent.clear()
    bench.stored.clear()
    gc.collect()
    played = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    lines = sum(len(table.referee.log) for table in bench.tables if table.referee) / tables
    print(
        f"A table holds {(laid - before) / tables / 1000:.0f} kB when it is laid, and"
        f" {(played - laid) / tables / 1000:.0f} kB more after a game of {lines:.0f} lines"
        f" ({(played - laid) / tables / lines:.0f} bytes a line).",
        flush=True,
    )


def main() -> None:
    """Measure, and print a table in Markdown."""
    reader = argparse.ArgumentParser(prog="python -m tests.bench.bench_door", description=__doc__)
    reader.add_argument("--game", choices=sorted(GAMES), default="feast")
    reader.add_argument("--players", type=int, default=6)
    reader.add_argument("--tables", type=int, default=10)
    reader.add_argument("--games", type=int, default=4, help="so many games one after the other")
    reader.add_argument("--seed", type=int, default=7, help="another game at random")
    reader.add_argument("--profile", type=int, default=0, help="the so many dearest functions")
    options = reader.parse_args()
    turns = script(options.game, options.players, options.seed)
    profile = Profile()
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder)
        bench = Bench(kept / "tables.db", options.game, options.players, options.tables)
        bench.play(turns, until=0.2)  # so that nothing is done for the first time
        bench.again()
        bench.spent.clear()
        bench.stored.clear()
        rounds = 0
        if options.profile:
            profile.enable()
        for _ in range(options.games):
            rounds += bench.play(turns)
            bench.again()
        profile.disable()
        bench.report(rounds)
        hold(kept / "held.db", options.game, options.players, options.tables, turns)
    if options.profile:
        Stats(profile).sort_stats("tottime").print_stats(options.profile)


if __name__ == "__main__":
    main()
