"""No test has a limit of its own, sleeps, or says how long something may take."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).parent
BUT = {"bench", "browser/find_browser.py"}
"""What measures, and what fetches a browser."""
WAITS = {"sleep", "wait", "join", "get", "settimeout", "wait_for_timeout"}
CLOCKS = {"monotonic", "perf_counter", "process_time"}


def files() -> list[Path]:
    found = (path.relative_to(FOLDER) for path in FOLDER.rglob("*.py"))
    return [path for path in found if path.as_posix() not in BUT and path.parts[0] not in BUT]


def limits(tree: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """Yield each limit that is written out as a number, and each assertion about a clock."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            numbers = [each.value for each in node.keywords if each.arg == "timeout"]
            if isinstance(node.func, ast.Attribute | ast.Name):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
                numbers += node.args[:1] if name in WAITS else []
                numbers += node.args[1:2] if name == "create_connection" else []
            yield from (each for each in numbers if is_number(each))
        elif isinstance(node, ast.Assert):
            inside = [each for each in ast.walk(node) if isinstance(each, ast.Attribute | ast.Name)]
            names = {each.attr if isinstance(each, ast.Attribute) else each.id for each in inside}
            if names & CLOCKS:
                yield node


def is_number(node: ast.expr) -> bool:
    """Whether an expression is a number; 0 waits for nothing."""
    return isinstance(node, ast.Constant) and type(node.value) in {int, float} and node.value != 0


def test_every_limit_is_the_one_that_a_variable_sets() -> None:
    found = []
    for path in files():
        tree = ast.parse((FOLDER / path).read_text(encoding="utf-8"))
        found += [f"{path}:{each.lineno}" for each in limits(tree)]
    assert found == []
