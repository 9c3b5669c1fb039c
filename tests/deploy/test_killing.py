"""Twenty faults of processes, database and proxy with games under way; ``make kills-cluster`` does 500."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from rules.engine.registry import GAMES
from tests.deploy.cluster import HAPROXY
from tests.deploy.failing import FAULTS
from tests.left_out import not_installed
from tests.patience import PATIENCE
from tests.repeats import repeats
from tests.servers.postgresql import programs

pytestmark = pytest.mark.slow

FAULTS_A_RUN = repeats(20)
TABLES = 2 * len(GAMES)
MISSING = [
    *(["PostgreSQL"] if programs() is None else []),
    *(["HAProxy"] if HAPROXY is None else []),
]


@pytest.mark.skipif(bool(MISSING), reason=not_installed(*MISSING))
def test_whatever_fails_nothing_is_lost_doubled_or_let_slip_and_all_screens_are_right_again(
    tmp_path: Path,
) -> None:
    figures = tmp_path / "figures.json"
    arguments = f"--quick --faults {FAULTS_A_RUN} --tables {TABLES} --json {figures}".split()
    # A process of its own, which is patched for gevent before anything else.
    done = subprocess.run(
        [sys.executable, "-m", "tests.deploy", *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE * FAULTS_A_RUN,
    )
    said = done.stdout.strip().splitlines()
    assert done.returncode == 0, said[-1] if said else done.stderr
    came_to = json.loads(figures.read_text(encoding="utf-8"))
    assert came_to["problems"] == []
    assert came_to["uncaught"] == 0, done.stdout
    assert came_to["faults"] == FAULTS_A_RUN
    assert set(came_to["recoveries"]) == {*FAULTS, "thaw"}
    assert came_to["acknowledged"] > came_to["faults"]
    assert came_to["opened"] > 0
    assert came_to["compared with secrets"] > 0
