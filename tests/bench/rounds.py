"""Rounds a second, CPU, memory, and how long a reveal takes: the crowd that plays, and what is counted meanwhile."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import quantiles
from types import TracebackType
from typing import Any, Self

from tests.patience import PATIENCE
from tests.servers.program import Served, companion
from tests.wire.players import TableFixture, Turn, lay_many, script

PLAYERS = 6
PACE = 4.25
"""Seconds a round takes at a table whose people are quick; most take half a minute."""


def echo() -> Served:
    """Start the bare socket layer (``tests.bench.echo``)."""
    return Served([sys.executable, "-m", "tests.bench.echo"], "serving http")


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


def print_head() -> None:
    """Print the first two lines of the table."""
    print(HEAD)
    print("|" + "---|" * (HEAD.count("|") - 1))
