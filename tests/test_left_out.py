"""Without PostgreSQL and HAProxy, a run says in one line what was left out and how to have it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.left_out import sentence

ROOT = Path(__file__).parents[1]
_HIDE = """
import tests.deploy.cluster, tests.servers.postgresql
tests.deploy.cluster.HAPROXY = None
tests.servers.postgresql.programs = lambda: None
"""


def test_a_run_without_them_says_so_in_one_line_and_how_to_have_them(tmp_path: Path) -> None:
    (tmp_path / "hidden_programs.py").write_text(_HIDE)
    not_there = {"TEST_DATABASE_URL", "PYTEST_ADDOPTS"}
    environ = {name: value for name, value in os.environ.items() if name not in not_there}
    plugins = ("-p", "hidden_programs", "-p", "no:cacheprovider")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", *plugins, "tests/deploy/test_cluster.py"],
        cwd=ROOT,
        env={**environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    said = [line for line in done.stdout.splitlines() if line.startswith("Left out")]
    assert done.returncode == 0, done.stdout + done.stderr
    (line,) = said
    assert line == (
        "Left out: 4 tests, since PostgreSQL and HAProxy are not installed here."
        " To run them too: apt install postgresql haproxy"
    )


@pytest.mark.parametrize(
    "reason", ["it uses several loopback addresses", "Firefox is not installed here"]
)
def test_other_reasons_are_not_its_business(reason: str) -> None:
    assert sentence([reason]) is None
