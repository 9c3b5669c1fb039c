"""The slow tests run by turns: three commits in a row run them all, and each commit the same ones again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import turns

_SLOW = """
import pytest

@pytest.mark.slow
@pytest.mark.parametrize("n", range(9))
def test_by_turns(n):
    pass

def test_quick():
    pass
"""
FILES = ("tests/browser/test_tour.py", "tests/browser/test_tv.py")


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    """Return sixty slow tests in two files of a repository."""
    monkeypatch.setattr(turns, "ROOT", tmp_path)
    for file in FILES:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text("")
    return {f"{file}::test_it[feast-{n}]": tmp_path / file for file in FILES for n in range(30)}


def test_three_commits_in_a_row_run_every_slow_test_once(slow: dict[str, Path]) -> None:
    parts = [turns.chosen(slow, number, []) for number in (7, 8, 9)]
    assert sorted(name for part in parts for name in part) == sorted(slow)
    assert all(parts)
    assert turns.chosen(slow, 10, []) == parts[0]


@pytest.mark.parametrize(
    "changed, file",
    [
        ("static/js/tour.js", "tests/browser/test_tour.py"),
        ("templates/tv.html", "tests/browser/test_tv.py"),
        ("tests/browser/test_tv.py", "tests/browser/test_tv.py"),
    ],
)
def test_the_tests_of_what_changed_run_whoever_s_turn_it_is(
    changed: str, file: str, slow: dict[str, Path]
) -> None:
    run = turns.chosen(slow, 7, [changed])
    assert run >= {name for name in slow if name.startswith(file)}
    assert run < set(slow)


def test_what_changed_adds_no_more_than_a_few_minutes(
    slow: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "MOST_TOUCHED", 5)
    due = [name for name in slow if turns.is_due(name, 7)]
    assert len(turns.chosen(slow, 7, ["rules/games/feast/script.py"])) == len(due) + 5


@pytest.mark.slow
def test_a_run_says_whose_turn_it_was_and_what_it_left_out(tmp_path: Path) -> None:
    (tmp_path / "test_slow.py").write_text(_SLOW)
    environ = {name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"}
    where = ("--rootdir", str(tmp_path), "-c", os.devnull, "--import-mode", "importlib")
    plugins = ("-p", "tests.conftest", "-p", "no:cacheprovider", "-n", "2", "--turn", "7")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *where, *plugins, str(tmp_path)],
        cwd=turns.ROOT,
        env=environ,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    names = [f"test_slow.py::test_by_turns[{n}]" for n in range(9)]
    due = sum(turns.is_due(name, 7) for name in names)
    said = done.stdout
    assert f"{due + 1} passed" in said
    assert f"Turn 2 of 3, that of commit 7. Slow tests left out: {9 - due}" in said
    assert "make test-turn TURN=8" in said
