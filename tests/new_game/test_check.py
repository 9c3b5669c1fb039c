"""``make check-game`` runs a game's quick tests first, and says what runs now."""

from __future__ import annotations

import pytest

from tests.new_game import check
from tests.new_game.check import Part

QUICK = Part("quick tests", "not slow", "1", count=214)
SLOW = Part("slow tests", "slow", "1", count=1)
BROWSER = Part("tests in a browser", "browser", "1", count=10)


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> list[Part]:
    """Let these be found, and none of them really run: those whose processes are "1" are green."""
    found = [QUICK, SLOW, BROWSER]
    monkeypatch.setattr(check, "collect", lambda _: found)
    monkeypatch.setattr(check, "run", lambda part, *_: 0 if part.processes == "1" else 1)
    return found


def test_each_part_is_named_before_it_runs(
    parts: list[Part], capsys: pytest.CaptureFixture[str]
) -> None:
    assert check.main(["goofspiel"]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if line]
    assert lines[:-1] == [
        "Looking for the tests of Goofspiel …",
        "1 of 3: 214 quick tests …",
        "2 of 3: 1 slow test …",
        "3 of 3: 10 tests in a browser …",
    ]
    assert lines[-1].startswith(f"Goofspiel passes all {sum(each.count for each in parts)} tests")


def test_after_a_red_part_no_other_runs(
    parts: list[Part], capsys: pytest.CaptureFixture[str]
) -> None:
    parts[0] = Part("quick tests", "not slow", "red", count=3)
    assert check.main(["goofspiel"]) == 1
    said = capsys.readouterr().out
    assert said.endswith("1 of 3 is red.\nNot run yet: 1 slow test, 10 tests in a browser.\n")
    assert "2 of 3" not in said


def test_where_no_test_is_found_it_is_red(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "collect", lambda _: [])
    assert check.main(["goofspiel"]) == 1


def test_without_a_name_it_asks_for_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main([""]) == 2
    assert "Which game? make check-game NAME=chess. There are feast, " in capsys.readouterr().err
