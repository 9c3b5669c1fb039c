"""kill -9 in the middle of a game: what was acknowledged stands, and what was sealed is sealed."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.engine.registry import GAMES, meta
from tests.crash.kill_run import KillRun
from tests.repeats import repeats

pytestmark = pytest.mark.slow

KILLS = repeats(3)


@pytest.mark.parametrize("app_deals", [False, True], ids=["real cards", "the app deals"])
def test_a_killed_program_loses_nothing_doubles_nothing_and_shows_nothing(
    tmp_path: Path, *, app_deals: bool
) -> None:
    games = [(game, app_deals) for game in GAMES if meta(game).can_deal or not app_deals]
    run = KillRun(tmp_path, 3, games)
    run.run(KILLS)
    for table in run.tables:
        assert table.results.kills == KILLS
        assert table.results.acknowledged > 0, table.game
        assert table.results.is_right, f"{table.game}: {table.results}"
    assert sum(table.results.acknowledged for table in run.tables) > KILLS * len(games)
