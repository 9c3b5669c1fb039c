"""Where programs are missing, a run says in one list what was left out, and in one command how to have it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.left_out import MADE, PACKAGES, not_installed, summary

ROOT = Path(__file__).parents[1]
_HIDE = """
import shutil
import tests.servers.haproxy, tests.servers.postgresql
tests.servers.haproxy.HAPROXY = None
tests.servers.postgresql.programs = lambda: None
which = shutil.which
shutil.which = lambda name, **rest: None if "irefox" in name or "WebKit" in name else which(name, **rest)
"""
_ASKING = (
    "tests/deploy/test_cluster.py",
    "tests/engines/test_webkit.py",
    "tests/engines/test_tables.py",
)


@pytest.mark.slow
def test_a_run_without_them_says_so_in_one_list_and_how_to_have_them(tmp_path: Path) -> None:
    (tmp_path / "hidden_programs.py").write_text(_HIDE)
    not_there = {"TEST_DATABASE_URL", "PYTEST_ADDOPTS"}
    environ = {name: value for name, value in os.environ.items() if name not in not_there}
    plugins = ("-p", "hidden_programs", "-p", "no:cacheprovider", "-m", "")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", *plugins, *_ASKING],
        cwd=ROOT,
        env={**environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    said = done.stdout.splitlines()
    start = said.index("Left out, for want of a program:")
    counts = [re.fullmatch(r"  \d+ tests?: (.+)", line) for line in said[start + 1 : -2]]
    assert [each[1] for each in counts if each] == ["Firefox", "HAProxy", "PostgreSQL", "WebKit"]
    assert all(counts)
    assert said[-2] == (
        "To run all of them: apt-get install --no-install-recommends postgresql haproxy"
        " webkit2gtk-driver xvfb xauth python3-gi gir1.2-webkit2-4.1 firefox-esr"
    )
    assert re.search(r"\b\d+ skipped", said[-1])


def test_each_package_is_named_once() -> None:
    said = summary(
        [not_installed("setpriv", "unshare"), not_installed("unshare"), "not on Windows"]
    )
    assert said == [
        "Left out, for want of a program:",
        "  1 test: setpriv, unshare",
        "  1 test: unshare",
        "To run all of them: apt-get install --no-install-recommends util-linux",
    ]


def test_what_is_not_debians_is_made() -> None:
    said = summary([not_installed("PyInstaller"), not_installed("pipx"), not_installed("curl")])
    assert said[-1] == (
        "To run all of them: apt-get install --no-install-recommends curl && make release-tools"
    )
    assert summary([not_installed("uv")])[-1] == "To run all of them: make release-tools"


@pytest.mark.parametrize(
    "reason", ["Windows has no such limits", "it uses several loopback addresses"]
)
def test_other_reasons_are_not_its_business(reason: str) -> None:
    assert summary([reason]) == []


def test_ci_installs_all_of_them() -> None:
    """What every Debian has is not fetched."""
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    packages = {package for each in PACKAGES.values() for package in each} - {"util-linux"}
    assert all(
        f"{command.replace('make', 'make --no-print-directory')} " in script
        for command in MADE.values()
    )
    assert [each for each in sorted(packages) if not re.search(rf"[\s(]{each}[\s);]", script)] == []
