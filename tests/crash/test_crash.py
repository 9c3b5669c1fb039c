"""kill -9 in the middle of a game: what was acknowledged stands, and what was sealed is sealed."""

from __future__ import annotations

from pathlib import Path

from tests.crash.killing import Evening


def test_a_killed_program_loses_nothing_doubles_nothing_and_shows_nothing(tmp_path: Path) -> None:
    toll = Evening(tmp_path, seed=3).run(25)
    assert toll.kills == 25
    assert toll.acknowledged > 100
    assert toll.lost == []
    assert toll.doubled == []
    assert toll.shown == []
