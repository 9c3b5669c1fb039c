"""Two minutes of a long evening at all tables; ``make soak`` plays for an hour."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.repeats import repeats
from tests.soak.evening import LongEvening

TURNS = repeats(100)
"""How many turns are played between two kills."""
KILLS = 3
AT_MOST = repeats(120)
"""Seconds after which a slow machine has played enough."""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process has open")
def test_an_evening_at_all_tables_loses_nothing_and_leaves_nothing_behind(tmp_path: Path) -> None:
    report = LongEvening(tmp_path, seed=2).run_turns(TURNS, KILLS, AT_MOST)
    assert report.kills == KILLS
    assert report.turns > 0
    assert report.acknowledged > 0
    assert report.problems == [], str(report)
