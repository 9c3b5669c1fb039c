"""Which slow tests run with a commit: by turns a third of them, and before that those of what was changed last.

``pytest --turn 1234`` is the turn of the commit with that number, so that a commit always runs the same ones and
three commits in a row run all; ``make test-turn`` does that. Without it, ``-m`` alone decides.
"""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from textwrap import wrap
from zlib import crc32

TURNS = 3
NEWEST_COMMITS = 20
"""How many commits back a change counts as new."""
MOST_TOUCHED = 40
"""How many slow tests run besides the third: the first of them are those of the newest change."""
MOST_FILES = 8
"""A word in more files of tests than this, such as "board", says nothing about what they test."""

ROOT = Path(__file__).parents[1]


def is_due(name: str, number: int) -> bool:
    """Whether a slow test runs with the commit of this number: with one of three in a row.

    >>> [is_due("tests/test_a.py::test_b", number) for number in range(100, 106)]
    [True, False, False, True, False, False]
    """
    return (crc32(name.encode()) - number) % TURNS == 0


def chosen(slow: Mapping[str, Path], number: int, changed: Iterable[str]) -> set[str]:
    """Return the names of the slow tests that run: those that are due, and those of ``changed`` files, newest first.

    ``slow`` has the file of each slow test.
    """
    due = {name for name in slow if is_due(name, number)}
    others = dict.fromkeys(name for name in touched(slow, changed) if name not in due)
    return due | set(list(others)[:MOST_TOUCHED])


def touched(slow: Mapping[str, Path], changed: Iterable[str]) -> Iterator[str]:
    """Yield the slow tests of each changed file: its own, those of its game, and those in files that name it.

    >>> slow = {"tests/test_a.py::test_b[feast-en]": Path("tests/test_a.py")}
    >>> list(touched(slow, ["rules/games/feast/script.py"]))
    ['tests/test_a.py::test_b[feast-en]']
    """
    by_file: dict[Path, list[str]] = {}
    for name, file in slow.items():
        by_file.setdefault(file, []).append(name)
    for path in changed:
        if path.startswith("rules/games/"):
            game = path.split("/")[2]
            yield from (name for name in slow if game in re.split(r"[\W_]+", name))
        elif ROOT / path in by_file:
            yield from by_file[ROOT / path]
        elif path.startswith(("templates/", "static/js/", "static/css/")):
            naming = _files_naming(Path(path).stem, by_file)
            yield from (name for file in naming for name in by_file[file])


def changed_files() -> list[str]:
    """Return the files that the newest commits changed, newest first; none outside a repository."""
    command = ["git", "log", f"-{NEWEST_COMMITS}", "--name-only", "--format="]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return []
    return list(dict.fromkeys(filter(None, done.stdout.splitlines())))


def summary(number: int, left_out: list[str]) -> list[str]:
    """Return the lines that say whose turn it was, what it left out, and how to run that.

    >>> for line in summary(100, ["tests/a.py::test_b", "tests/a.py::test_c", "tests/d.py::test_e"]): print(line)
    Turn 2 of 3, that of commit 100. Slow tests left out: 3
      tests/a.py 2, tests/d.py 1
    To run them: make test-turn TURN=101, then TURN=102; or all tests: make test-all
    """
    counted = Counter(name.partition("::")[0] for name in left_out)
    files = ", ".join(f"{file} {count}" for file, count in sorted(counted.items()))
    return [
        f"Turn {number % TURNS + 1} of {TURNS}, that of commit {number}. Slow tests left out: {counted.total()}",
        *wrap(files, 100, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False),
        f"To run them: make test-turn TURN={number + 1}, then TURN={number + 2}; or all tests: make test-all",
    ]


def _files_naming(word: str, files: Iterable[Path]) -> list[Path]:
    whole = re.compile(rf"(?<![a-z]){re.escape(word)}(?![a-z])")
    found = [file for file in files if whole.search(_text(file))]
    return found if len(found) <= MOST_FILES else []


@cache
def _text(file: Path) -> str:
    return file.name + file.read_text("utf-8")
