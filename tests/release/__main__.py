"""``make bench-release``: has Companion in each way in an empty home, and prints seconds and megabytes.

Nothing is kept between two ways, so each fetches all that it needs. "First page" is the time from the command
until a browser has the first page; the second start is the usual one.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from tests.browser.evening import Program
from tests.release.ways import TOOLS, WAYS, build, build_one_file, environ, tool

MEGABYTE = 1_000_000


def main() -> int:
    """Measure all ways that can be tried here."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = build(folder / "dist")
        print(f"The wheel: {wheel.stat().st_size / MEGABYTE:.1f} MB\n")
        print(f"{'':10} {'installed in':>12} {'takes':>8}   first page, first start and second")
        for way, install in WAYS.items():
            if way in TOOLS and tool(TOOLS[way]) is None:
                print(f"{way:10} not tried: {TOOLS[way]} is missing")
                continue
            home = folder / way.replace(" ", "-")
            home.mkdir()
            before = time.perf_counter()
            command = install(wheel, home)
            seconds = time.perf_counter() - before
            _tell(way, f"{seconds:.1f} s", size(home), first_pages(command, home))
        if tool("PyInstaller") is None:
            print("one file   not tried: PyInstaller is missing")
            return 0
        program = build_one_file(folder / "app")
        home = folder / "one-file"
        home.mkdir()
        pages = first_pages([str(program)], home)
        _tell("one file", "at once", program.stat().st_size / MEGABYTE, pages)
    return 0


def _tell(way: str, installed: str, megabytes: float, pages: list[float]) -> None:
    starts = ", ".join(f"{seconds:.1f} s" for seconds in pages)
    print(f"{way:10} {installed:>12} {megabytes:5.0f} MB   {starts}")


def size(folder: Path) -> float:
    """Return the megabytes of all files in a folder; a file with several names counts once."""
    files = {
        (status.st_dev, status.st_ino): status.st_size
        for path in folder.rglob("*")
        if path.is_file()
        for status in [path.lstat()]
    }
    return sum(files.values()) / MEGABYTE


def first_pages(command: list[str], home: Path) -> list[float]:
    """Return the seconds until the first page, of a first and of a second start."""
    taken = []
    for _ in range(2):
        before = time.perf_counter()
        program = Program(home / "tables.db", command=command, environ=environ(home), folder=home)
        with urlopen(program.url) as page:  # noqa: S310  # our own address
            page.read()
        taken.append(time.perf_counter() - before)
        program.stop()
    return taken


if __name__ == "__main__":
    raise SystemExit(main())
