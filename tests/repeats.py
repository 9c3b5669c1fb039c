"""How often the tests try what they try at random: a few times each run, and as often as one likes.

``COMPANION_TEST_REPEATS=10`` is ten times as often; ``make test-tenfold`` does that.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

FACTOR = float(os.environ.get("COMPANION_TEST_REPEATS", "1"))


def repeats(usual: int) -> int:
    """Return how often something is tried, where ``usual`` is enough for each run."""
    return max(1, round(usual * FACTOR))


def more_when_slow(first: int, number: int) -> list[Any]:
    """Return the seeds from 0 to below ``number`` as parameters; all but the ``first`` ones are slow."""
    return [
        pytest.param(seed, marks=pytest.mark.slow if seed >= first else ())
        for seed in range(number)
    ]
