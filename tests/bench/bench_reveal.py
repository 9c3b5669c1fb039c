"""``python -m tests.bench.bench_reveal``: how long a lone table's reveal takes beyond the bare socket layer.

Three servers stand side by side, and one table of six phones and a board plays at each of them at the
pace of people, at the same time, so that whatever else the machine does befalls all three: this program where
boards show a reveal at once, this program where they play it and phones wait, and our own libraries,
which echo it and know no table (``tests.bench.echo``). Timed is each socket, from the sending of the last
sealed ploy to the arrival of the frame that shows it.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import quantiles
from typing import Any

from tests.bench.rounds import PACE, PLAYERS, Crowd, echo, plan
from tests.servers.program import Served, companion
from tests.wire.players import lay_many, script

GAME = "feast"
WARM_UP = 2.0
"""Seconds that each plays flat out first."""


def waits(server: Served, module: str, party: Mapping[str, Any], seconds: float) -> list[float]:
    """Return how long each socket waited for each reveal, in milliseconds."""
    with Crowd(module, {"port": server.port, **party}) as crowd:
        crowd.play(WARM_UP, 0)
        played = crowd.play(seconds, PACE)
    return [each * 1000 for each in played["waits"]]


def ours(seconds: float, *, plays: bool) -> list[float]:
    """Measure the real program."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "bench.db"
        laid = lay_many(data, 1, GAME, PLAYERS)
        with companion(data) as server:
            party = plan(laid, script(GAME, PLAYERS, 1), plays=plays)
            return waits(server, "tests.bench.crowd", party, seconds)


def bare(seconds: float) -> list[float]:
    """Measure the socket layer alone."""
    with echo() as server:
        return waits(server, "tests.bench.echo_crowd", {"laid": [{"table": 0}]}, seconds)


def main() -> None:
    """Measure all three at once, and print a table in Markdown."""
    reader = argparse.ArgumentParser(prog="python -m tests.bench.bench_reveal")
    reader.add_argument("--seconds", type=float, default=300.0)
    seconds = reader.parse_args().seconds
    with ThreadPoolExecutor() as together:
        running = {
            "the board shows it at once": together.submit(ours, seconds, plays=False),
            "the board plays it, phones wait": together.submit(ours, seconds, plays=True),
            "bare sockets": together.submit(bare, seconds),
        }
        found = {name: each.result() for name, each in running.items()}
    at = {name: quantiles(each, n=100) for name, each in found.items()}
    echoed = at["bare sockets"]
    print(
        "| | frames timed | p50 ms | p95 ms | p95 beyond the bare sockets |\n|---|---|---|---|---|"
    )
    for name, cuts in at.items():
        beyond = cuts[94] - echoed[94]
        print(f"| {name} | {len(found[name])} | {cuts[49]:.1f} | {cuts[94]:.1f} | {beyond:.1f} |")


if __name__ == "__main__":
    main()
