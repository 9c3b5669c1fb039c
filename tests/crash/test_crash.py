"""kill -9 in the middle of a game: what was acknowledged stands, and what was sealed is sealed."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.engine.registry import GAMES
from tests.crash.kill_run import KillRun
from tests.repeats import repeats

pytestmark = pytest.mark.slow

KILLS = repeats(3)


@pytest.mark.parametrize("game", GAMES)
def test_a_killed_program_loses_nothing_doubles_nothing_and_shows_nothing(
    game: str, tmp_path: Path
) -> None:
    results = KillRun(tmp_path, 3, game).run(KILLS)
    assert results.kills == KILLS
    assert results.acknowledged > KILLS
    assert results.lost == []
    assert results.doubled == []
    assert results.shown == []
    assert results.damaged == []
