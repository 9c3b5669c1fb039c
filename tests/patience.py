"""How long the tests wait for what has to come: one limit for all of them, which one variable sets.

Tests wait for states, and never for times. The limit only ends a test whose state never comes, so it
costs nothing where all is well, and a slow or busy machine may have more of it:
``COMPANION_TEST_PATIENCE=600`` is ten minutes. How fast something has to be is measured by the
benches, and asserted nowhere.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable

PATIENCE = float(os.environ.get("COMPANION_TEST_PATIENCE", "120"))
"""Seconds."""
MILLISECONDS = PATIENCE * 1000
"""The same, for those who count in these."""


def until(holds: Callable[[], bool]) -> None:
    """Check a state of other processes again and again, until it holds.

    :raises TimeoutError: if it does not hold within ``PATIENCE``.
    """
    limit = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > limit:
            raise TimeoutError
