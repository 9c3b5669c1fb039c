"""Twenty faults of processes, database and proxy with games under way; ``make kills-cluster`` has 500."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from rules.engine.registry import GAMES
from tests.deploy.faults import KINDS
from tests.left_out import not_installed
from tests.patience import PATIENCE
from tests.repeats import repeats
from tests.servers.haproxy import HAPROXY
from tests.servers.postgresql import programs

pytestmark = pytest.mark.slow

FAULTS = repeats(10)
TABLES = 2 * len(GAMES)
MISSING = [
    *(["PostgreSQL"] if programs() is None else []),
    *(["HAProxy"] if HAPROXY is None else []),
]


@pytest.mark.skipif(bool(MISSING), reason=not_installed(*MISSING))
def test_after_each_fault_nothing_is_lost_doubled_or_revealed_and_all_screens_are_right(
    tmp_path: Path,
) -> None:
    file = tmp_path / "results.json"
    arguments = f"--quick --faults {FAULTS} --tables {TABLES} --json {file}".split()
    # It runs in a process of its own, which is patched for gevent before anything else.
    done = subprocess.run(
        [sys.executable, "-m", "tests.deploy", *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE * FAULTS,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr
    results = json.loads(file.read_text(encoding="utf-8"))
    assert results["problems"] == []
    assert results["tracebacks"] == {}
    assert results["faults"] == FAULTS
    assert set(results["recoveries"]) == {*KINDS, "thaw"}
    assert results["acknowledged"] > FAULTS
    assert results["reveals"] > 0
    assert results["compared_with_secrets"] > 0
