"""Whoever talks too fast is heard later, and not at all turned away."""

from __future__ import annotations

import pytest

from companion.network.rate_limits import Bucket, RateLimit


class Clock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def waits(bucket: Bucket, events: int) -> list[float]:
    """Return how long each of some events waits that come at once."""
    found = []
    for _ in range(events):
        bucket.spend()
        found.append(bucket.debt)
    return found


def test_a_burst_is_heard_at_once_and_what_comes_after_it_one_by_one() -> None:
    bucket = Bucket(RateLimit(5, 0.5), Clock())
    assert waits(bucket, 8) == pytest.approx([0, 0, 0, 0, 0, 0.5, 1, 1.5])


def test_a_silence_saves_up_a_burst_and_no_more() -> None:
    clock = Clock()
    bucket = Bucket(RateLimit(5, 0.5), clock)
    clock.now += 3600
    assert waits(bucket, 20).count(0) == 5


def test_whoever_keeps_the_pace_never_waits() -> None:
    clock = Clock()
    bucket = Bucket(RateLimit(1, 0.5), clock)
    for _ in range(50):
        clock.now += 0.5
        assert waits(bucket, 1) == [0]
