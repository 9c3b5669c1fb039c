"""``python -m tests.bench.peer``: this program and a boardgame.io server, one after the other.

It needs node and npm, and fetches boardgame.io into a folder that is gone afterwards (or into
``--folder``, where it is kept for the next time).
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from pathlib import Path

from tests.bench.__main__ import HEAD, Found, measure, ours, row
from tests.bench.program import Served

PACKAGES = ("boardgame.io@0.50.2", "koa-compose@4.1.0")


def theirs(folder: Path, tables: int, seconds: float) -> Found:
    """Measure a boardgame.io server."""
    script = Path(__file__).with_name("peer.mjs")
    with Served(["node", str(script), str(folder)], "serving http") as server:
        laid = [{"match": number} for number in range(tables)]
        return measure(server, "tests.bench.peer_crowd", {"laid": laid}, seconds)


def main() -> None:
    """Measure both, and say how they compare."""
    reader = argparse.ArgumentParser(prog="python -m tests.bench.peer", description=__doc__)
    reader.add_argument("--tables", type=int, default=100)
    reader.add_argument("--seconds", type=float, default=8.0)
    reader.add_argument("--folder", type=Path, default=None)
    options = reader.parse_args()
    with tempfile.TemporaryDirectory() as gone:
        folder = options.folder or Path(gone)
        if not (folder / "node_modules" / "boardgame.io").is_dir():
            command = ["npm", "install", "--silent", "--no-audit", "--no-fund"]
            subprocess.run([*command, "--prefix", str(folder), *PACKAGES], check=True)
        print(HEAD)
        print("|" + "---|" * (HEAD.count("|") - 1))
        other = theirs(folder, options.tables, options.seconds)
        print(row(other, "boardgame.io, "), flush=True)
        mine = ours(options.tables, options.seconds)
        print(row(mine, "Companion, "))
        print(f"\nRounds a second, flat out: {mine.flat_out / other.flat_out:.2f} times as many.")
        print(f"CPU for a round at pace: {mine.cpu_at_pace / other.cpu_at_pace:.2f} times as much.")


if __name__ == "__main__":
    main()
