"""``python -m tests.bench.bench_undo``: CPU of taking back and changing an answer, early and late in a game.

The longest recorded game of each kind is put on a table in a database of its own, whole and with only its
first entries. There the last entry is taken back and brought back, and the first answer is changed and changed
back, again and again, through the door, every command committed to a file. What it then takes to draw
what that changes, on a board and a pad for each player, is measured by itself. Times are CPU of this process alone;
with ``--instructions`` they are millions of instructions, which a busy machine does not change. Garbage is collected
when the program would: while it waits. ``--beside`` measures another commit in the same run, by turns, so that a busy machine troubles both alike.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time_ns
from typing import Any

from companion.cli.memory import THRESHOLD
from companion.presenters import Viewer
from companion.storage.records import Entry as Row
from companion.tables.actor import Actor
from companion.tables.dispatcher import dispatch
from companion.tables.log_codec import encode_game_entry
from companion.tables.table import Table
from companion.web.app import create_app
from companion.web.services import Services
from rules.engine.log import Entry, Kind
from rules.engine.registry import GAMES
from rules.facts import Json
from tests.bench.commits import ROOT, unpack
from tests.bench.instructions import Instructions
from tests.golden.files import files, read, rows_of
from tests.wire.players import still

EARLY = 12
"""So many entries make a game that has just begun."""
HOST = Actor("laptop", (), host=True)
Figures = dict[str, float]
"""Milliseconds, or millions of instructions, by what was measured."""


def longest(game: str) -> dict[str, Any]:
    """Return the recorded game of a kind that has the most entries."""
    return max((read(file) for file in files(game)), key=lambda record: len(record["log"]))


def log_of(record: dict[str, Any], upto: int | None) -> list[Entry]:
    """Return the log of a recorded game, or its first entries."""
    return [Entry(**{**row, "kind": Kind(row["kind"])}) for row in rows_of(record)[:upto]]


class Laid:
    """A table on which a recorded game lies, a board and a pad for each of its players."""

    def __init__(
        self, folder: Path, record: dict[str, Any], count: Callable[[], int], upto: int | None
    ) -> None:
        self._ids = self._seconds = 0
        self._count = count
        app = create_app(
            {
                "DATABASE": f"sqlite:///{folder / 'tables.db'}",
                "SCHEDULE": still,
                "RNG": Random(1),
                "MONOTONIC": self._monotonic,
            }
        )
        self.services: Services = app.extensions["companion"]
        self._write(record, upto)
        self.table: Table = self.services.tables.find("GAME")
        hub = self.services.hub
        seats = [None, *self.table.roster.order]
        viewers = [Viewer("board", host=True) if s is None else Viewer("pad", s) for s in seats]
        self._screens = [hub.add(self.table, viewer) for viewer in viewers]
        self.draw()

    def _monotonic(self) -> float:
        self._seconds += 3600  # nobody has written too much of late
        return self._seconds

    def _write(self, record: dict[str, Any], upto: int | None) -> None:
        store = self.services.dependencies.store
        store.create_table("game", "GAME", at=1)
        colours = ("cherry", "carrot", "citrus", "leafy-green", "fish", "grape", "nut", "ice-cream")
        seats = list(record["seats"])
        late = [row["seat"] for row in rows_of(record) if row["seat"]]
        everybody = list(dict.fromkeys([*seats, *late]))
        given = {"game": record["game"], "options": record["options"]}
        changes: list[tuple[str, dict[str, Any]]] = [
            ("seat", {"seat": seat, "name": seat, "colour": colour, "device": f"device-{seat}"})
            for seat, colour in zip(everybody, colours, strict=False)
        ]
        changes.append(("pick", given))
        changes.append(("start", {**given, "seats": seats}))
        for entry in log_of(record, upto):
            encoded = encode_game_entry(entry)
            changes.append((encoded.kind, encoded.body))
        rows = [Row(seq, seq, kind, body) for seq, (kind, body) in enumerate(changes, 1)]
        store.append("game", rows)

    def enter(self, message: dict[str, Json]) -> float:
        """Enter a command, and return what it took."""
        self._ids += 1
        gc.collect(1)
        start = self._count()
        ack = dispatch(self.table, HOST, {"id": f"c{self._ids}", **message})
        took = self._count() - start
        assert ack.reason is None, (message, ack)
        return took / 1e6

    def draw(self) -> float:
        """Draw and frame what is new on all screens; return what it took."""
        start = self._count()
        for screen in self._screens:
            screen.outbox.take()
        return (self._count() - start) / 1e6


def changes_of(laid: Laid, rng: Random) -> list[dict[str, Json]]:
    """Return commands that change an answer and change it back: the first that can be changed."""
    referee = laid.table.referee
    assert referee is not None
    for step in referee.history:
        old = step.prompt.dump(step.value)
        for _ in range(20):
            new = step.prompt.dump(step.prompt.sample(rng))
            if new != old and isinstance(step.pending.who, str):
                key = step.pending.key
                there: dict[str, Json] = {"do": "amend", "key": key, "value": new}
                return [there, {"do": "amend", "key": key, "value": old}]
    return []


def measure(game: str, times: int, count: Callable[[], int]) -> Figures:
    """Return what was measured of one game."""
    figures: Figures = {}
    record = longest(game)
    for when, upto in (("early", EARLY), ("late", None)):
        for what in ("undo", "amend"):
            took: list[float] = []
            drawn: list[float] = []
            with tempfile.TemporaryDirectory() as folder:
                laid = Laid(Path(folder), record, count, upto)
                pair: Sequence[dict[str, Json]] = [{"do": "undo"}, {"do": "redo"}]
                if what == "amend":
                    pair = changes_of(laid, Random(1))
                for _ in range(times):
                    for message in pair:
                        took.append(laid.enter(message))
                        drawn.append(laid.draw())
                laid.services.dependencies.store.close()
            if took:
                # Afterwards the log is as long as so many corrections make it: the first ones count.
                figures[f"{what} {when}"] = median(took)
                figures[f"{what} {when}, drawn"] = median(drawn)
    figures["entries"] = len(record["log"])
    return figures


def measure_all(games: Sequence[str], times: int, count: Callable[[], int]) -> dict[str, Figures]:
    """Measure some games in this process."""
    gc.set_threshold(THRESHOLD)
    return {game: measure(game, times, count) for game in games}


def checked_out(commit: str, folder: Path) -> Path:
    """Put another commit into a folder, with the benches and recorded games of this one."""
    unpack(commit, folder, "companion", "rules", "static", "templates")
    (folder / "tests").symlink_to(ROOT / "tests")
    return folder


def in_a_process(where: Path, options: argparse.Namespace) -> dict[str, Figures]:
    """Measure some games with the code that lies in a folder."""
    given = ["--json", "--times", str(options.times)]
    given += ["--instructions"] if options.instructions else []
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.bench_undo", *given, *options.games],
        cwd=where,
        env={**os.environ, "PYTHONPATH": str(where)},
        stdout=subprocess.PIPE,
        check=True,
    )
    measured: dict[str, Figures] = json.loads(done.stdout)
    return measured


def least(runs: Sequence[dict[str, Figures]]) -> dict[str, Figures]:
    """Return of each figure the least of several runs: what others on the machine did not disturb."""
    return {
        game: {name: min(run[game][name] for run in runs) for name in runs[0][game]}
        for game in runs[0]
    }


def report(measured: dict[str, Figures], before: dict[str, Figures] | None) -> None:
    """Print a table in Markdown; what the other commit took stands before what this one takes."""
    columns = [
        f"{what} {when}{end}"
        for end in ("", ", drawn")
        for what in ("undo", "amend")
        for when in ("early", "late")
    ]
    print(f"| game | entries | {' | '.join(columns)} |")
    print("|---|---|" + "---|" * len(columns))
    for game, figures in measured.items():
        cells = []
        for column in columns:
            cell = f"{figures[column]:.1f}" if column in figures else ""
            if before is not None and column in before[game]:
                cell = f"{before[game][column]:.1f} → {cell}"
            cells.append(cell)
        print(f"| {game} | {figures['entries']:.0f} | {' | '.join(cells)} |")


def main() -> None:
    """Measure, and print milliseconds of CPU, or millions of instructions."""
    reader = argparse.ArgumentParser(prog="python -m tests.bench.bench_undo", description=__doc__)
    reader.add_argument("games", nargs="*", default=list(GAMES))
    reader.add_argument("--beside", metavar="COMMIT", help="another commit to measure by turns")
    reader.add_argument("--runs", type=int, default=3, help="processes of each; the least counts")
    reader.add_argument("--times", type=int, default=10, help="corrections and their opposites")
    reader.add_argument("--instructions", action="store_true", help="count them, in millions")
    reader.add_argument("--json", action="store_true", help=argparse.SUPPRESS)
    options = reader.parse_args()
    if options.json:
        count = Instructions() if options.instructions else process_time_ns
        print(json.dumps(measure_all(options.games, options.times, count)))
        return
    with tempfile.TemporaryDirectory() as folder:
        other = checked_out(options.beside, Path(folder)) if options.beside else None
        ours, theirs = [], []
        for _ in range(options.runs):
            if other is not None:
                theirs.append(in_a_process(other, options))
            ours.append(in_a_process(ROOT, options))
        report(least(ours), least(theirs) if theirs else None)


if __name__ == "__main__":
    main()
