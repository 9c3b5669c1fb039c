"""A redo brings back what an undo took back, also after a restart and in another process."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.tables.latecomers import latecomers
from companion.web.services import Services
from rules.facts import Seat
from tests.rules.conformance.rand import shown
from tests.tables.short_games import choosing
from tests.tables.table_fixture import TableFixture


def again(fixture: TableFixture, data: str) -> Services:
    """Another process at the same store."""
    return TableFixture(0, DATABASE=data, SCHEDULE=fixture.alarm).services


def state(fixture: TableFixture) -> str:
    return shown(fixture.referee)


def counts_down(fixture: TableFixture) -> bool:
    return fixture.table.counting_down


@pytest.fixture
def data(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


def test_an_undo_can_be_redone_after_a_restart(data: str) -> None:
    fixture = choosing(DATABASE=data, topic=8)
    fixture.seal(10, 9, 7, 7)
    fixture.alarm.ring()
    fixture.ok(Seat("s1"), "amend", key="deal1/round1/ploy/s1", value=6)
    states = []
    for _ in range(3):
        states.append(state(fixture))
        fixture.ok(fixture.host, "undo")
    before = state(fixture)
    fixture.services = again(fixture, data)
    fixture.table = table = fixture.services.tables.find(fixture.table.code)
    assert state(fixture) == before
    for expected in reversed(states):
        fixture.ok(fixture.host, "redo")
        assert state(fixture) == expected
    once_more = again(fixture, data).tables.find(table.code)
    assert once_more.referee is not None
    assert shown(once_more.referee) == states[0]


def test_the_last_seal_redone_counts_down_and_a_reveal_undone_does_not() -> None:
    fixture = choosing(topic=8)
    fixture.seal(10, 9, 7, 7)
    assert counts_down(fixture)
    fixture.ok(fixture.host, "undo")
    assert not counts_down(fixture)
    fixture.ok(fixture.host, "redo")
    assert counts_down(fixture)
    fixture.alarm.ring()
    fixture.ok(fixture.host, "undo")
    fixture.ok(fixture.host, "undo")
    fixture.ok(fixture.host, "redo")
    assert not counts_down(fixture), "the reveal is what would be redone next"
    fixture.ok(fixture.host, "redo")
    assert "Ana" in fixture.html("board")["says"]
    assert fixture.referee.last_undo is None


def test_a_redo_shows_nobody_what_it_seals_again() -> None:
    said: list[str] = []
    for rank in (3, 6):
        fixture = TableFixture()
        fixture.start("feast", dummies=0)
        fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=8)
        fixture.ok(Seat("s1"), "answer", key="deal1/round1/ploy/s1", value=rank)
        fixture.ok(fixture.host, "undo")
        fixture.ok(fixture.host, "redo")
        seen = fixture.everything()
        assert "Sealed" in seen.pop(Seat("s1"))["main"]
        for screen in seen.values():
            screen.pop("side", None)  # the code to join is drawn in it
        page = fixture.client(laptop=True).get(f"/entries/{fixture.table.code}").text
        said.append(str((seen, page)).replace(fixture.table.code, ""))
    assert said[0] == said[1]


def test_who_sat_down_since_the_undo_is_dealt_in_after_the_redo_too() -> None:
    fixture = choosing(3)
    fixture.ok(fixture.host, "undo")
    late = fixture.table.join("device-Late", "Late", None)
    for _ in range(2):
        waiting = latecomers(fixture.table.roster, fixture.table.referee)
        assert [(each.seat, each.state) for each in waiting] == [(late, "next-deal")]
        if fixture.table.referee is not None and fixture.referee.last_undo is not None:
            fixture.ok(fixture.host, "redo")
    assert fixture.referee.current_ask is not None
    assert fixture.referee.current_ask.key == "deal1/round1/ploy"


def test_a_redo_that_was_meant_for_another_undo_is_refused() -> None:
    fixture = choosing(topic=8)
    fixture.seal(10, 9, 7, 7)
    fixture.ok(fixture.host, "undo")
    undo = fixture.referee.last_undo
    assert undo is not None
    stale = fixture.do(fixture.host, "redo", entry=str(undo.seq - 1))
    assert (stale["ok"], stale["code"]) == (False, "app.entered-meanwhile")
    fixture.ok(fixture.host, "redo", entry=str(undo.seq))
