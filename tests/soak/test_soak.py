"""A minute of a long evening at all tables; ``make soak`` plays for an hour."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.repeats import repeats
from tests.soak.evening import LongEvening
from tests.soak.many_tables import come_and_go

pytestmark = pytest.mark.slow

TURNS = repeats(30)
"""How many turns are played between two kills."""
KILLS = 3
AT_MOST = repeats(90)
"""Seconds after which a slow machine has played enough."""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process has open")
def test_an_evening_at_all_tables_loses_nothing_and_leaves_nothing_behind(tmp_path: Path) -> None:
    report = LongEvening(tmp_path, seed=2).run_turns(TURNS, KILLS, AT_MOST)
    assert report.kills == KILLS
    assert report.turns > 0
    assert report.acknowledged > 0
    assert report.problems == [], str(report)


def test_of_tables_that_come_and_go_nothing_is_left_in_memory(tmp_path: Path) -> None:
    waves = come_and_go(tmp_path, waves=3, tables=repeats(7), seed=3)
    assert [wave.alive for wave in waves] == [waves[0].alive] * 3
    assert all(wave.came_back for wave in waves[1:])
