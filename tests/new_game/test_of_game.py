"""``pytest --game NAME`` runs the tests of one game, however it is called."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from rules.engine.registry import load, meta
from rules.games.liar.prompt_kinds import Announce
from rules.prompts import Confirm
from tests.docs.test_shared_parts import OWN_WORDS
from tests.golden.files import files
from tests.new_game.of_game import TESTS, names_game

ROOT = TESTS.parent
FILES = (
    "tests/browser/test_keyboard.py",
    "tests/browser/test_show_liar.py",
    "tests/docs/test_shared_parts.py",
    "tests/presenters/test_show_times.py",
    "tests/rules/conformance/test_golden.py",
    "tests/rules/conformance/test_printed.py",
    "tests/rules/games/liar/test_turns.py",
    "tests/walks/test_walks.py",
    "tests/web/test_demo.py",
)


@pytest.mark.parametrize(
    "name, value",
    [
        ("game", "liar"),
        ("family", "liar"),
        ("game", meta("liar")),
        ("each", load("liar")),
        ("file", files("liar")[0]),
        ("prompt", Announce.of("lay", 2, 4, ("red", "blue"))),
    ],
)
def test_a_parameter_that_is_a_game_names_it(name: str, value: object) -> None:
    assert names_game(name, value, "liar")
    assert not names_game(name, value, "feast")


@pytest.mark.parametrize(
    "name, value",
    [
        ("order", "liar"),
        ("path", "/rules/liar"),
        ("game", 1),
        ("game", None),
        ("file", Path("liar")),
        ("prompt", Confirm("liar")),
        ("words", ["liar"]),
    ],
)
def test_a_value_that_is_only_called_so_names_none(name: str, value: object) -> None:
    assert not names_game(name, value, "liar")


def test_of_a_game_run_its_own_tests_those_for_each_and_those_that_are_marked() -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", "", "--game", "liar"]
    done = subprocess.run([*command, *FILES], cwd=ROOT, capture_output=True, text=True, check=True)
    chosen = [line for line in done.stdout.splitlines() if "::" in line]
    counted = Counter(line.partition("::")[0] for line in chosen)
    assert set(counted) == set(FILES) - {"tests/browser/test_keyboard.py"}
    assert counted["tests/browser/test_show_liar.py"] == 3
    assert counted["tests/docs/test_shared_parts.py"] == 3
    assert any(
        line.endswith("test_the_same_choice_prints_the_same_cards[liar-suits]") for line in chosen
    )
    assert any("test_every_word_is_a_message[liar-1]" in line for line in chosen)
    others = [other for other in OWN_WORDS if other != "liar"]
    assert [line for line in chosen if re.search(rf"\[({'|'.join(others)})\b", line)] == []


def test_of_a_game_that_is_not_there_nothing_runs() -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "--game", "rows", FILES[-1]]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "There is no game 'rows'. There are " in done.stderr


def test_files_that_are_called_as_a_game_of_ours_have_its_mark() -> None:
    unmarked = [
        file.name
        for file in TESTS.rglob("test_*.py")
        for game in set(OWN_WORDS).intersection(file.stem.split("_"))
        if f'pytest.mark.game("{game}")' not in file.read_text(encoding="utf-8")
    ]
    assert unmarked == []
