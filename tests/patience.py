"""How long the tests wait for what has to come: one limit for all of them, which one variable sets.

Tests wait for states, and never for times. The limit only ends a test whose state never comes, so it
costs nothing where all is well, and a slow or busy machine may have more of it:
``COMPANION_TEST_PATIENCE=600`` is ten minutes. How fast something has to be is measured by the
benches, and asserted nowhere.
"""

from __future__ import annotations

import os

PATIENCE = float(os.environ.get("COMPANION_TEST_PATIENCE", "120"))
"""Seconds."""
MILLISECONDS = PATIENCE * 1000
"""The same, for those who count in these."""
