"""A run tries the same each time, and more than that only where it is told to."""

from __future__ import annotations

from hypothesis import settings

from tests.repeats import FACTOR


def test_what_is_made_up_is_the_same_in_each_run_unless_more_is_tried() -> None:
    """``make test-tenfold`` tries the other half."""
    assert settings.default is not None
    assert settings.default.derandomize is (FACTOR == 1)
