"""``python -m tests.bench``: the real program at 1 to 500 tables: rounds, CPU, memory, time of a reveal."""

from __future__ import annotations

import argparse
import os
import platform
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from tests.bench.rounds import bare_sockets, ours, print_head, row
from tests.servers.program import companion
from tests.tables import table_fixture as one
from tests.web.test_static_files import weight


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
    print_head()
    for tables in map(int, options.tables.split(",")):
        print(row(ours(tables, options.seconds)), flush=True)
        print(row(ours(tables, options.seconds, plays=True), "boards play, "), flush=True)
        print(row(bare_sockets(tables, options.seconds), "bare sockets, "), flush=True)


if __name__ == "__main__":
    main()
