"""What docs/architecture.md names is there: files, functions and methods."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
REFERENCES = sorted(set(re.findall(r"`([\w/]+\.(?:py|js)):([\w.]+)`", PAGE)))
LONGEST_PATH = 12


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


def test_the_path_of_a_bid_is_short_enough_to_follow() -> None:
    steps = [int(number) for number in re.findall(r"^(\d+)\. ", PAGE, re.MULTILINE)]
    assert steps == list(range(1, len(steps) + 1))
    assert len(steps) <= LONGEST_PATH
    assert len(REFERENCES) > LONGEST_PATH
