"""A run tries the same each time, and more than that only where it is told to."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

_SAYS = (
    "import tests.conftest; from hypothesis import settings; print(settings.default.derandomize)"
)


@pytest.mark.parametrize("factor, same", [("1", "True"), ("10", "False")])
def test_what_is_made_up_is_the_same_in_each_run_unless_more_is_tried(
    factor: str, same: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _SAYS],
        env={**os.environ, "COMPANION_TEST_REPEATS": factor},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout.split() == [same]
