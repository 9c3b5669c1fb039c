"""The checks of a run of faults find what they are there for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from companion.storage.records import Entry
from companion.storage.store import Store
from tests.deploy.reconnecting_screen import ReconnectingScreen
from tests.deploy.results import Results
from tests.deploy.table_checks import TableChecks
from tests.servers.table_log import TableLog

PLOY = "deal1/round1/ploy"
START, SEALED, OPENED = 1_000, 20_000, 21_000
"""When the game starts and the ploys are sealed and opened, in milliseconds."""


class Board(ReconnectingScreen):
    """A board without a connection."""

    def __init__(self) -> None:
        self.role, self.name = "board", "board"


@pytest.fixture
def store() -> Iterator[Store]:
    store = Store("sqlite://")
    store.create_table("t1", "ABCDEF", at=START)
    setup = {"seats": ["s1", "s2"], "options": {}}
    store.append("t1", [Entry(1, START, "start", {"game": "feast", **setup})])
    answer = {"n": 1, "do": "answer", "key": f"{PLOY}/s1", "value": 3, "by": "s1"}
    store.append("t1", [Entry(2, SEALED, "game", answer, "phone:c1")])
    opened = {"n": 2, "do": "open", "key": PLOY, "by": "table"}
    store.append("t1", [Entry(3, OPENED, "game", opened)])
    yield store
    store.close()


@pytest.fixture
def results() -> Results:
    return Results(seed=1, tables=1)


@pytest.fixture
def checks(store: Store, results: Results) -> TableChecks:
    checks = TableChecks(TableLog(store, "ABCDEF"), results)
    checks.log.read()
    return checks


def acknowledge(checks: TableChecks, identity: str, value: int) -> None:
    command = {"id": identity, "do": "answer", "key": f"{PLOY}/s1", "value": value}
    checks.on_acknowledgement(Board(), command, {"id": identity, "ok": True})


def show(checks: TableChecks, at: int, *, number: int, scores: int = 0) -> None:
    """Let the board show a reveal and its open ploys, at a time in milliseconds."""
    reveal = {"number": number, "kinds": [], "scores": scores}
    ploy = '<i id="card-s1-r1-1" data-size="m" data-face="up">'
    checks.on_frame(Board(), {"regions": {"stage": ploy}, "data": {"show": reveal}}, at / 1000)


def add(store: Store, checks: TableChecks, seq: int, body: dict[str, Any], command: str) -> None:
    store.append("t1", [Entry(seq, OPENED + seq, "game", body, command)])
    checks.log.read()


def test_nothing_is_found_if_all_is_right(checks: TableChecks, results: Results) -> None:
    acknowledge(checks, "c1", 3)
    show(checks, OPENED + 1, number=1)
    show(checks, OPENED + 2, number=1)
    checks.check()
    assert results.problems == []
    assert results.acknowledged == 1


def test_an_acknowledged_command_must_be_in_the_log(checks: TableChecks, results: Results) -> None:
    acknowledge(checks, "c2", 3)
    checks.check()
    (problem,) = results.problems
    assert "is not in the log" in problem


def test_an_acknowledged_value_must_be_in_the_log(checks: TableChecks, results: Results) -> None:
    acknowledge(checks, "c1", 4)
    checks.check()
    (problem,) = results.problems
    assert "differs in the log" in problem


@pytest.mark.parametrize("do", ["answer", "open"])
def test_nothing_may_be_entered_twice(
    do: str, store: Store, checks: TableChecks, results: Results
) -> None:
    key = PLOY if do == "open" else f"{PLOY}/s1"
    add(store, checks, 4, {"n": 3, "do": do, "key": key, "value": 3, "by": "s1"}, "phone:c2")
    checks.check()
    checks.check()
    assert results.problems == [f"ABCDEF: {key} has two entries “{do}” in one game"]


def test_an_answer_that_was_unsealed_may_be_entered_again(
    store: Store, checks: TableChecks, results: Results
) -> None:
    key = f"{PLOY}/s1"
    add(store, checks, 4, {"n": 3, "do": "unseal", "key": key, "by": "s1"}, "phone:c2")
    add(store, checks, 5, {"n": 4, "do": "answer", "key": key, "value": 5, "by": "s1"}, "phone:c3")
    checks.check()
    assert results.problems == []


def test_a_ploy_must_not_be_shown_before_it_is_opened(
    checks: TableChecks, results: Results
) -> None:
    show(checks, OPENED - 500, number=1)
    checks.check()
    assert results.problems == [f"ABCDEF: {PLOY} was shown before it was opened"]


def test_a_reveal_must_not_be_shown_in_two_ways(checks: TableChecks, results: Results) -> None:
    show(checks, OPENED + 1, number=1, scores=1)
    show(checks, OPENED + 2, number=1, scores=2)
    (problem,) = results.problems
    assert "reveal 1 was shown in two ways" in problem


def test_the_board_must_not_go_back_to_an_earlier_reveal(
    checks: TableChecks, results: Results
) -> None:
    show(checks, OPENED + 1, number=2)
    show(checks, OPENED + 2, number=1)
    checks.check()
    assert results.problems == ["ABCDEF: the board went back to an earlier reveal"]
