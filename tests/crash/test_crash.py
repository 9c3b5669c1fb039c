"""kill -9 in the middle of a game: what was acknowledged stands, and what was sealed is sealed."""

from __future__ import annotations

from pathlib import Path

from tests.crash.killing import Evening
from tests.repeats import repeats

KILLS = repeats(10)


def test_a_killed_program_loses_nothing_doubles_nothing_and_shows_nothing(tmp_path: Path) -> None:
    toll = Evening(tmp_path, seed=3).run(KILLS)
    assert toll.kills == KILLS
    assert toll.acknowledged > 4 * KILLS
    assert toll.lost == []
    assert toll.doubled == []
    assert toll.shown == []
