"""A program raises its limit of open files itself, where the system lets it."""

from __future__ import annotations

import subprocess
import sys

import pytest

resource = pytest.importorskip("resource", reason="Windows has no such limits")

RAISE = """
import resource
from companion.network.open_files import raise_open_files
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
if {hard}:
    hard = {hard}
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
said = raise_open_files()
assert said == resource.getrlimit(resource.RLIMIT_NOFILE)[0], said
print(said)
"""


def raised(hard: int) -> int:
    """Return what a process that starts with 256 raises its limit to; ``hard`` 0: the usual."""
    done = subprocess.run(
        [sys.executable, "-c", RAISE.format(hard=hard)],
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    return int(done.stdout)


def test_the_limit_is_raised_as_far_as_it_may_be() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    usual = 4096 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    assert raised(0) >= usual
    assert raised(1000) == 1000
    assert raised(256) == 256
