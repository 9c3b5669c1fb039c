"""Check one game: ``python -m tests.new_game.check NAME``, or ``make check-game NAME=...``.

It runs every test that is made for each game, and the game's own: also for a game of another package,
which is installed beside Companion. The quick ones come first; while they are red, no others run.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterable
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

import pytest

from rules.engine.registry import GAMES, REFUSED, meta
from tests.new_game.of_game import own_folder

ROOT = Path(__file__).parents[2]
FOR_EACH = ("rules", "presenters", "rendering", "tables", "walks", "web", "wire", "browser")
"""The folders with tests for each game."""
FOR_ALL = (
    ROOT / "tests" / "rendering" / "test_fact_sentences.py",
    ROOT / "tests" / "docs" / "test_shared_parts.py",
)
"""The files with tests that list what is wrong in any game."""
WITH_BROWSER = str((os.cpu_count() or 1) + 2)
"""How many tests with a browser run side by side: they often wait."""


@dataclass
class Part:
    """Some of a game's tests, which run together.

    ``what`` they are is said of many; pytest finds them by their ``marks`` in their ``files``.
    """

    what: str
    marks: str
    processes: str
    count: int = 0
    files: set[Path] = field(default_factory=set)

    def __str__(self) -> str:
        return f"{self.count} {self.what if self.count > 1 else self.what.replace('tests', 'test')}"


class Collected:
    """A plugin that notes which tests of a game there are, while pytest collects them."""

    def __init__(self) -> None:
        self.quick = Part(
            "quick tests of rules, words and screens", "not browser and not slow", "auto"
        )
        self.slow = Part("slow tests of rules, words and screens", "not browser and slow", "auto")
        self.browser = Part("tests in a browser", "browser", WITH_BROWSER)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Divide the tests into parts."""
        for item in session.items:
            part = self.part_of(item)
            part.count += 1
            part.files.add(item.path)

    def part_of(self, item: pytest.Item) -> Part:
        """Return the part that runs a test."""
        if item.get_closest_marker("browser"):
            return self.browser
        return self.slow if item.get_closest_marker("slow") else self.quick

    @property
    def parts(self) -> list[Part]:
        """The parts that have tests, in the order in which they run."""
        return [each for each in (self.quick, self.slow, self.browser) if each.count]


def main(arguments: list[str]) -> int:
    """Run the checks; return 0 if all are green, 1 if not, 2 if there is nothing to check."""
    parser = ArgumentParser(prog="make check-game", add_help=False)
    parser.add_argument("-n", dest="processes", default="")
    parser.add_argument("name", nargs="?", default="")
    given = parser.parse_args(arguments)
    why = objection(given.name, "check-game")
    if why is None and not own_folder(given.name).is_dir():
        why = f"There is no {own_folder(given.name)}: write a test."
    if why is not None:
        print(why, file=sys.stderr)
        return 2
    began = monotonic()
    say(f"Looking for the tests of {meta(given.name).name} …")
    parts = collect(given.name)
    for number, part in enumerate(parts, 1):
        say(f"\n{number} of {len(parts)}: {part} …")
        if run(part, given.name, given.processes) != 0:
            say(f"\n{number} of {len(parts)} is red.")
            if left := parts[number:]:
                say(f"Not run yet: {', '.join(map(str, left))}.")
            return 1
    if parts:
        minutes = (monotonic() - began) / 60
        count = sum(part.count for part in parts)
        say(f"\n{meta(given.name).name} passes all {count} tests, in {minutes:.1f} minutes.")
    return 0 if parts else 1


def objection(name: str, command: str) -> str | None:
    """Return why a command of make cannot be carried out for a game of this name, or None."""
    if not name:
        return f"Which game? make {command} NAME=chess. There are {', '.join(GAMES)}."
    if name in REFUSED:
        return f"The game {name!r} cannot be played: {REFUSED[name]}"
    if name not in GAMES:
        return f"There is no game {name!r}. There are {', '.join(GAMES)}."
    return None


def collect(game: str) -> list[Part]:
    """Return the parts of a game's tests; none if some cannot be loaded, and then say which."""
    found = Collected()
    folders = [ROOT / "tests" / each for each in FOR_EACH]
    arguments = ["--collect-only", "-m", "", *options(game, [own_folder(game), *folders])]
    with redirect_stdout(io.StringIO()) as said:
        status = pytest.main(arguments, plugins=[found])
    if status == pytest.ExitCode.OK:
        return found.parts
    say(said.getvalue())
    return []


def run(part: Part, game: str, processes: str) -> int:
    """Run a part, and return pytest's exit status."""
    own = [sys.executable, "-m", "pytest", "-n", processes or part.processes, "-m", part.marks]
    return subprocess.run(
        [*own, *options(game, sorted(part.files))], cwd=ROOT, check=False
    ).returncode


def options(game: str, paths: Iterable[Path]) -> list[str]:
    """Return how pytest finds a game's tests in these files and folders, of a package too.

    Files of ours are among them, by which it finds our ``conftest.py``.
    """
    paths = dict.fromkeys([*FOR_ALL, *paths])
    return [
        "-q",
        # What is wrong in words is said in full: a list of messages to write, say.
        "--override-ini=verbosity_assertions=2",
        f"--rootdir={ROOT}",
        f"--config-file={ROOT / 'pyproject.toml'}",
        "--game",
        game,
        *map(str, paths),
    ]


def say(line: str) -> None:
    """Print a line at once: tests that follow print for themselves."""
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
