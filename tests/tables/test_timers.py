"""A table's timers: what they call is called under its lock, and never once it was cancelled."""

from __future__ import annotations

from threading import Lock

from companion.tables.timers import under_lock
from tests.tables.table_fixture import Alarm


def test_a_call_is_made_under_the_lock() -> None:
    alarm, lock, made = Alarm(), Lock(), list[bool]()
    under_lock(alarm, lock)(1, lambda: made.append(lock.locked()))
    assert alarm.last == 1
    alarm.ring()
    assert made == [True]
    assert not lock.locked()


def test_one_that_is_cancelled_is_not_made_even_if_its_timer_has_fired() -> None:
    alarm, made = Alarm(), list[int]()
    schedule = under_lock(alarm, Lock())
    cancel = schedule(1, lambda: made.append(1))
    (late,) = alarm.due
    cancel()
    assert alarm.due == []
    schedule(1, lambda: made.append(2))
    late()
    assert made == []
    alarm.ring()
    assert made == [2]
