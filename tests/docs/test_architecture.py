"""What docs/architecture.md names is there: files, functions and methods."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
REFERENCE = re.compile(r"`([\w/]+\.(?:py|js)):([\w.]+)`")
REFERENCES = sorted(set(REFERENCE.findall(PAGE)))
LONGEST_PATH = 12
MOST_FILES = 20
NOT_BY_NAME = {("companion/web/pages/socket.py", "Session.serve")}
"""What nothing on the way calls by its name: it begins on the other side of the wire, or is set from outside."""


def python_names(path: Path) -> set[str]:
    """Return the functions and classes of a module, and the methods as ``Class.method``."""
    names: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            inner = (each for each in node.body if isinstance(each, ast.FunctionDef))
            names |= {f"{node.name}.{each.name}" for each in inner}
    return names


def script_names(path: Path) -> set[str]:
    """Return the functions of a script."""
    return set(re.findall(r"function (\w+)\(", path.read_text(encoding="utf-8")))


def is_there(name: str, what: str) -> bool:
    """Whether a file of this name has such a function, class or method."""
    path = ROOT / name
    if not path.exists():
        return False
    return what in (python_names(path) if path.suffix == ".py" else script_names(path))


def test_what_the_page_names_is_there() -> None:
    assert [each for each in REFERENCES if not is_there(*each)] == []


def path_of_a_tap() -> list[tuple[str, str]]:
    """Return the files and functions of the numbered steps, in order."""
    steps = re.findall(r"^\d+\. .*(?:\n   .*)*", PAGE, re.MULTILINE)
    return [each for step in steps for each in REFERENCE.findall(step)]


def test_the_path_of_a_tap_is_short_enough_to_follow() -> None:
    steps = [int(number) for number in re.findall(r"^(\d+)\. ", PAGE, re.MULTILINE)]
    assert steps == list(range(1, len(steps) + 1))
    assert len(steps) <= LONGEST_PATH
    assert len({file for file, _ in path_of_a_tap()}) <= MOST_FILES


def test_each_step_of_the_path_is_named_where_it_is_taken() -> None:
    """What an editor finds by going to the definition: a step is called by name in a file of a step before."""
    (first, *steps), lost = path_of_a_tap(), []
    passed = [first[0]]
    for file, what in steps:
        if (file, what) not in NOT_BY_NAME:
            name = what.rpartition(".")[2]
            texts = [(ROOT / each).read_text(encoding="utf-8") for each in passed]
            called = rf"(?<!def )(?<!function )\b{name}\b"
            if not any(re.search(called, text) for text in texts):
                lost.append(f"{file}:{what}")
        passed.append(file)
    assert lost == []
