"""``python -m tests.bench``: rounds a second, CPU, memory, and how long a reveal takes."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import quantiles
from types import TracebackType
from typing import Any, Self
from urllib.request import urlopen

from tests.bench.program import Served, companion, echo
from tests.patience import PATIENCE
from tests.tables import table_fixture as one
from tests.web.test_static_files import weight
from tests.wire.players import TableFixture, Turn, lay_many, script

PLAYERS = 6
PACE = 4.25
"""Seconds a round takes at a table whose people are quick; most take half a minute."""


class Crowd:
    """The process that plays; see ``tests.bench.crowd``."""

    def __init__(self, module: str, plan: dict[str, Any]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self.connected: int = self._ask(plan)["connected"]

    def play(self, seconds: float, pace: float) -> dict[str, Any]:
        """Play for so long: a round every ``pace`` seconds at each table, or flat out (0)."""
        return self._ask({"seconds": seconds, "pace": pace})

    def _ask(self, what: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.terminate()
        self._process.communicate(timeout=PATIENCE)


@dataclass(frozen=True)
class Found:
    """What one run came to."""

    tables: int
    sockets: int
    memory: float
    """MB per 1,000 sockets."""
    flat_out: float
    """Rounds a second, as many as go."""
    cpu: float
    """Milliseconds of the server's CPU for a round, flat out."""
    pace: float
    """Rounds a second, as people play."""
    cpu_at_pace: float
    p50: float
    p95: float
    p99: float
    """Milliseconds from the last sealed ploy to the reveal at every socket, as people play."""
    bytes: float
    """kB sent for a round to all sockets of a table, flat out."""


def measure(server: Served, module: str, plan: dict[str, Any], seconds: float) -> Found:
    """Play at all tables of a server, flat out and then as people play."""
    before = server.cost()
    with Crowd(module, {"port": server.port, **plan}) as crowd:
        seated = server.cost()
        crowd.play(1.0, 0)
        first = server.cost()
        fast = crowd.play(seconds, 0)
        second = server.cost()
        slow = crowd.play(max(seconds, 2 * PACE), PACE)
        third = server.cost()
        tables = len(plan["laid"])
        cuts = quantiles(slow["waits"], n=100)
        return Found(
            tables,
            crowd.connected,
            (seated.memory - before.memory) / crowd.connected * 1000,
            fast["rounds"] / fast["seconds"],
            (second.cpu - first.cpu) / fast["rounds"] * 1000,
            slow["rounds"] / slow["seconds"],
            (third.cpu - second.cpu) / slow["rounds"] * 1000,
            cuts[49] * 1000,
            cuts[94] * 1000,
            cuts[98] * 1000,
            fast["bytes"] / fast["rounds"] / 1000,
        )


def plan(laid: list[TableFixture], turns: list[Turn], *, plays: bool = False) -> dict[str, Any]:
    """Return what the crowd has to know; with ``plays``, boards play each reveal, and phones wait for it."""
    return {
        "plays": plays,
        "laid": [asdict(each) for each in laid],
        "turns": [[turn.ask, turn.sealed, turn.answers] for turn in turns],
    }


def ours(tables: int, seconds: float, *, plays: bool = False) -> Found:
    """Measure the real program."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "bench.db"
        laid = lay_many(data, tables, "feast", PLAYERS)
        with companion(data) as server:
            turns = script("feast", PLAYERS, 1)
            return measure(server, "tests.bench.crowd", plan(laid, turns, plays=plays), seconds)


def bare_sockets(tables: int, seconds: float) -> Found:
    """Measure the socket layer alone, with as many sockets (``tests.bench.echo``)."""
    with echo() as server:
        laid = [{"table": number} for number in range(tables)]
        return measure(server, "tests.bench.echo_crowd", {"laid": laid}, seconds)


def first_page() -> float:
    """Return the seconds from the start of the program to its first page; the best of three."""
    took = []
    for _ in range(3):
        with tempfile.TemporaryDirectory() as folder:
            start = time.perf_counter()
            with companion(Path(folder) / "bench.db") as server:
                urlopen(f"http://127.0.0.1:{server.port}/").close()  # our own server
                took.append(time.perf_counter() - start)
    return min(took)


def weights() -> dict[str, int]:
    """Return what a first visit of a pad and of a board weighs over the wire, in bytes."""
    laid = one.TableFixture()
    laid.start()
    code, seat = laid.table.code, laid.seats[0]
    return {
        "pad": weight(laid, f"/pad/{code}/{seat}", "device-Ana"),
        "board": weight(laid, f"/board/{code}", None),
    }


HEAD = (
    "| tables | sockets | MB / 1,000 sockets | rounds/s flat out | CPU ms / round "
    "| rounds/s at pace | CPU ms / round | p50 ms | p95 ms | p99 ms | kB / round |"
)


def row(found: Found, name: str = "") -> str:
    """Return a line of the table."""
    cells = (
        f"{name}{found.tables}",
        str(found.sockets),
        f"{found.memory:.0f}",
        f"{found.flat_out:.0f}",
        f"{found.cpu:.2f}",
        f"{found.pace:.0f}",
        f"{found.cpu_at_pace:.2f}",
        f"{found.p50:.2f}",
        f"{found.p95:.2f}",
        f"{found.p99:.2f}",
        f"{found.bytes:.0f}",
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Measure, and print a table in Markdown."""
    reader = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    reader.add_argument("--tables", default="1,20,100,200,500", help="how many, one after another")
    reader.add_argument("--seconds", type=float, default=8.0, help="how long each is played")
    options = reader.parse_args()
    print(f"{platform.platform()}, Python {platform.python_version()}, {os.cpu_count()} cores\n")
    print(f"From start to first page: {first_page():.2f} s.")
    each = ", ".join(f"{name} {size / 1000:.0f} kB" for name, size in weights().items())
    print(f"A first visit over the wire: {each}.\n")
    print(HEAD)
    print("|" + "---|" * (HEAD.count("|") - 1))
    for tables in map(int, options.tables.split(",")):
        print(row(ours(tables, options.seconds)), flush=True)
        print(row(ours(tables, options.seconds, plays=True), "boards play, "), flush=True)
        print(row(bare_sockets(tables, options.seconds), "bare sockets, "), flush=True)


if __name__ == "__main__":
    main()
