"""The time for a question at several processes: they agree, and none leaves a time that the others wait for."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from typing import Any, cast

import pytest

from companion.storage.errors import StoreUnavailable, unavailable
from companion.storage.moments import Moment, Moments
from companion.tables.commands.question_time import AddTime, PauseTime, ResumeTime
from companion.tables.question_timer import Question, QuestionTimer
from companion.tables.shared_time import SETTLED, SharedTime

FIRST: Question = (1, "deal1/round1/ploy", 0)
SECOND: Question = (1, "deal1/round2/ploy", 0)


class Database:
    """What processes keep of one table's time, and the clock by which it is kept."""

    def __init__(self) -> None:
        self.now = 0.0
        self.broken = False
        self.row: tuple[int, str, float] | None = None

    def read(self, tables: Collection[str], name: str) -> dict[str, Moment]:
        del name
        moment = self.moment
        return {} if moment is None else dict.fromkeys(tables, moment)

    @property
    def moment(self) -> Moment | None:
        if self.row is None:
            return None
        version, body, at = self.row
        return Moment(version, json.loads(body), self.now - at)

    def swap(self, table: str, name: str, known: int, body: Mapping[str, Any]) -> int | None:
        del table, name
        if self.broken:
            raise unavailable("unreachable")
        if self.row is not None and self.row[0] != known:
            return None
        self.row = (known + 1, json.dumps(body), self.now)
        return known + 1


class Process:
    """One process that has the table in memory; it has read so many entries of its log."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.seq = 1
        self.timer = QuestionTimer(lambda: database.now, _no_timer, lambda _run: None)
        moments = cast("Moments", database)
        self.unread = 0
        """How many entries of the log it can read on."""
        self.shared = SharedTime(moments, "t1", self.timer, lambda: self.seq, self._read_on)

    def _read_on(self) -> None:
        self.seq, self.unread = self.seq + self.unread, 0

    def ask(self, question: Question = FIRST, *, seconds: int = 60, held: bool = False) -> None:
        self.timer.update(question, seconds, held=held)

    def hear(self) -> None:
        self.shared.hear(self._database.moment)

    @property
    def left(self) -> float | None:
        shown = self.timer.shown
        return None if shown is None else shown.left / 1000

    @property
    def state(self) -> str | None:
        shown = self.timer.shown
        return None if shown is None else shown.state


def _no_timer(seconds: float, run: Callable[[], None]) -> Callable[[], None]:
    del seconds, run
    return lambda: None


def both(database: Database, **asked: Any) -> tuple[Process, Process]:
    """Two processes that both ask the first question, and have told each other."""
    here, there = Process(database), Process(database)
    for each in (here, there):
        each.ask(**asked)
        each.shared.tell()
        assert not each.timer.untold
    return here, there


def test_one_that_comes_later_has_what_is_left_and_not_the_whole_time() -> None:
    database = Database()
    here, _ = both(database)
    database.now += 40
    late = Process(database)
    late.ask()
    late.shared.tell()
    assert (late.left, here.left) == (20, 20)


def test_a_pause_and_added_time_hold_at_both() -> None:
    database = Database()
    here, there = both(database)
    database.now += 10
    here.shared.change(PauseTime().act, "laptop:1")
    there.hear()
    database.now += 500
    assert (there.left, there.state) == (50, "paused")
    there.shared.change(AddTime(30).act, "laptop:2")
    here.hear()
    assert (here.left, here.state) == (80, "paused")
    here.shared.change(ResumeTime().act, "laptop:3")
    there.hear()
    database.now += 5
    assert [(each.left, each.state) for each in (here, there)] == [(75, "running")] * 2


def test_nothing_is_lost_where_one_has_not_yet_heard_of_the_other() -> None:
    database = Database()
    here, there = both(database)
    here.shared.change(AddTime(30).act, "laptop:1")
    there.shared.change(AddTime(60).act, "laptop:2")
    here.hear()
    assert (here.left, there.left) == (150, 150)


def test_a_command_that_is_sent_again_to_another_process_is_carried_out_once() -> None:
    database = Database()
    here, there = both(database)
    for each in (here, there, here):
        each.shared.change(AddTime(30).act, "laptop:1")
    here.hear()
    assert (here.left, there.left) == (90, 90)


def test_a_command_that_cannot_be_told_is_not_carried_out() -> None:
    database = Database()
    here, _ = both(database)
    database.broken = True
    with pytest.raises(StoreUnavailable):
        here.shared.change(PauseTime().act, "laptop:1")
    assert (here.left, here.state) == (60, "running")
    database.broken = False
    here.shared.change(PauseTime().act, "laptop:1")
    assert here.state == "paused"


def test_a_pause_holds_for_the_next_question_whoever_asks_it_first() -> None:
    database = Database()
    here, there = both(database)
    here.shared.change(PauseTime().act, "laptop:1")
    # The other has not heard of it when it reads the next entry of the log.
    there.seq += 1
    there.ask(SECOND)
    there.shared.tell()
    here.seq += 1
    here.ask(SECOND)
    here.shared.tell()
    assert [(each.left, each.state) for each in (here, there)] == [(60, "paused")] * 2


def test_one_that_is_behind_in_the_log_takes_no_time_from_the_others() -> None:
    database = Database()
    here, there = both(database)
    here.seq += 1
    here.ask(SECOND)
    here.shared.tell()
    before = database.row
    there.timer.untold = True
    there.shared.tell()
    assert database.row == before
    database.now += 30
    there.seq += 1
    there.ask(SECOND)
    there.shared.tell()
    assert (here.left, there.left) == (30, 30)


def test_one_that_hears_of_a_pause_before_it_has_read_the_log_reads_on() -> None:
    database = Database()
    here, there = both(database)
    here.seq += 1  # somebody has sealed: the question is the same
    here.shared.change(PauseTime().act, "laptop:1")
    there.unread = 1
    there.hear()
    assert (there.seq, there.state) == (here.seq, "paused")


def test_it_stands_still_for_both_while_nobody_can_answer() -> None:
    database = Database()
    here, there = both(database)
    database.now += 10
    here.ask(held=True)
    here.shared.tell()
    there.ask(held=True)
    there.shared.tell()
    database.now += 300
    late = Process(database)
    late.ask(held=True)
    late.shared.tell()
    for each in (late, there, here):
        each.ask(held=False)
        each.shared.tell()
    assert [each.left for each in (here, there, late)] == [50, 50, 50]


@pytest.mark.parametrize("paused", [False, True])
def test_one_that_dies_while_it_holds_the_time_holds_it_for_nobody(*, paused: bool) -> None:
    database = Database()
    dead = Process(database)
    dead.ask()
    dead.shared.tell()
    database.now += 10
    if paused:
        dead.shared.change(PauseTime().act, "laptop:1")
    dead.ask(held=True)  # its board deals, and then it is killed
    dead.shared.tell()
    late = Process(database)
    late.ask()
    late.shared.tell()
    database.now += 2 * SETTLED
    late.hear()  # what is read every few seconds
    late.shared.tell()
    assert database.moment is not None
    assert not database.moment.body["held"]
    another = Process(database)
    another.ask()
    another.shared.tell()
    assert another.left == late.left
    if paused:
        another.shared.change(ResumeTime().act, "laptop:2")
    assert another.state == "running"


def test_when_the_database_forgets_it_is_told_again() -> None:
    database = Database()
    here, there = both(database)
    here.shared.change(AddTime(30).act, "laptop:1")
    there.hear()
    database.row = None
    database.now += 10
    for each in (there, here):
        each.hear()
        each.shared.tell()
    assert (here.left, there.left) == (80, 80)


def test_what_another_version_of_the_program_has_told_is_not_taken_over() -> None:
    database = Database()
    database.row = (7, '{"left": 3}', 0.0)
    here = Process(database)
    here.ask()
    here.shared.tell()
    assert here.left == 60
    assert database.row[0] == 8


def test_no_screen_is_told_anything_where_processes_agree() -> None:
    database = Database()
    here, there = both(database)
    before = (here.timer.version, there.timer.version)
    database.now += SETTLED
    for each in (here, there, here):
        each.hear()
        each.shared.tell()
    assert (here.timer.version, there.timer.version) == before
