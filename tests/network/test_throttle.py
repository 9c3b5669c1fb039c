"""Whoever talks too fast is heard later, and not at all turned away."""

from __future__ import annotations

import pytest

from companion.network.rate_limits import RateLimit, Throttle


class Clock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_heard_at_once_and_what_comes_after_it_one_by_one() -> None:
    clock = Clock()
    throttle = Throttle(RateLimit(5, 0.5), clock)
    clock.now += 10
    assert [throttle.wait() for _ in range(5)] == [
        pytest.approx(0.5 * n - 2.5) for n in range(1, 6)
    ]
    assert [throttle.wait() for _ in range(3)] == [pytest.approx(0.5 * n) for n in range(1, 4)]


def test_a_new_one_has_its_whole_burst() -> None:
    throttle = Throttle(RateLimit(5, 0.5), Clock())
    assert [throttle.wait() <= 0 for _ in range(7)] == [True] * 5 + [False] * 2


def test_a_silence_saves_up_a_burst_and_no_more() -> None:
    clock = Clock()
    throttle = Throttle(RateLimit(5, 0.5), clock)
    clock.now += 3600
    assert sum(throttle.wait() <= 0 for _ in range(20)) == 5


def test_whoever_keeps_the_pace_never_waits() -> None:
    clock = Clock()
    throttle = Throttle(RateLimit(1, 0.5), clock)
    for _ in range(50):
        clock.now += 0.5
        assert throttle.wait() <= 0
