"""kill -9 in the middle of a game: what was acknowledged stands, and what was sealed is sealed."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.engine.registry import GAMES, meta
from tests.crash.kill_run import KillRun
from tests.repeats import repeats

pytestmark = pytest.mark.slow

KILLS = repeats(3)
CASES = [(game, app) for app in (False, True) for game in GAMES if meta(game).can_deal or not app]
"""Each game, with real cards and dealt by the app."""


@pytest.mark.parametrize("game, app_deals", CASES)
def test_a_killed_program_loses_nothing_doubles_nothing_and_shows_nothing(
    game: str, tmp_path: Path, *, app_deals: bool
) -> None:
    results = KillRun(tmp_path, 3, game, app_deals=app_deals).run(KILLS)
    assert results.kills == KILLS
    assert results.acknowledged > KILLS
    assert results.lost == []
    assert results.doubled == []
    assert results.shown == []
    assert results.damaged == []
