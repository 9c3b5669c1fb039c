"""``python -m tests.bench.peer``: this program and a boardgame.io server, one after the other.

It needs node and npm, and fetches boardgame.io by ``peer_packages/package-lock.json`` into ``build/peer``
(or another ``--folder``), where it is kept for the next time.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
from pathlib import Path

from tests.bench.rounds import Found, bare_sockets, measure, ours, print_head, row
from tests.servers.program import Served

PACKAGES = Path(__file__).with_name("peer_packages")


def install(folder: Path) -> None:
    """Fetch what the lock file names, once, and copy what we have written for it."""
    shutil.copytree(PACKAGES, folder, dirs_exist_ok=True)
    if not (folder / "node_modules" / "qrcode.react").is_dir():
        command = ["npm", "ci", "--silent", "--no-audit", "--no-fund"]
        subprocess.run([*command, "--prefix", str(folder)], check=True)


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
    reader.add_argument("--folder", type=Path, default=Path("build/peer"))
    options = reader.parse_args()
    folder = options.folder.absolute()
    install(folder)
    print_head()
    other = theirs(folder, options.tables, options.seconds)
    print(row(other, "boardgame.io, "), flush=True)
    mine = ours(options.tables, options.seconds)
    print(row(mine, "Companion, "), flush=True)
    bare = bare_sockets(options.tables, options.seconds)
    print(row(bare, "bare sockets, "))
    print(f"\nRounds for a second of CPU, flat out: {other.cpu / mine.cpu:.2f} times as many.")
    print(f"CPU for a round at pace: {mine.cpu_at_pace / other.cpu_at_pace:.2f} times as much.")
    print(f"p95 at pace: {mine.p95 - bare.p95:.2f} ms beyond the bare sockets.")


if __name__ == "__main__":
    main()
