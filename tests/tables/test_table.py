"""A table: what is committed takes effect, once; what is refused changes nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from markupsafe import escape

import companion.tables.table
from companion.presenters import Viewer
from companion.storage.errors import Conflict, StoreUnavailable
from companion.storage.records import Entry
from companion.tables.commands.in_game import Answer
from companion.tables.dispatcher import Acknowledgement, dispatch
from companion.tables.table import Table
from rules.engine.referee import Referee
from rules.facts import Seat
from tests.tables.actors import HOST
from tests.tables.short_games import choosing
from tests.tables.table_fixture import TableFixture


def scene(fixture: TableFixture) -> object:
    return fixture.referee.table.scene


def stored(fixture: TableFixture) -> list[Entry]:
    return fixture.services.dependencies.store.load(fixture.table.id)


def test_read_anew_from_the_store_it_is_the_same_table() -> None:
    fixture = choosing()
    fixture.seal(9, 6, 9, 4)
    fixture.ok(fixture.host, "reveal", key="deal1/round1/ploy")
    fixture.ok(fixture.host, "amend", key="deal1/round1/ploy/s2", value=7)
    fixture.ok(fixture.host, "undo")
    again = fixture.read_anew()
    assert again.roster == fixture.table.roster
    assert again.referee is not None
    assert again.referee.log == fixture.referee.log
    assert again.referee.table.scene == scene(fixture)


def test_a_repeated_command_is_harmless() -> None:
    fixture = TableFixture()
    fixture.start()
    message = {"id": "once", "do": "answer", "key": "deal1/round1/topic", "value": 5}
    first = dispatch(fixture.table, fixture.host, message)
    count = len(stored(fixture))
    assert dispatch(fixture.table, fixture.host, message) == first == Acknowledgement("once")
    assert len(stored(fixture)) == count


def test_a_table_to_whose_log_another_process_has_written_is_given_up_with_its_lines() -> None:
    fixture = TableFixture()
    fixture.start()
    late, other = fixture.table, fixture.read_anew()
    watching = fixture.services.hub.add(late, Viewer("board"))
    other.execute(Answer("deal1/round1/topic", 5), HOST, "elsewhere")
    with pytest.raises(Conflict):
        fixture.do(fixture.host, "answer", key="deal1/round1/topic", value=7)
    assert watching.outbox.closed
    assert late.given_up
    with pytest.raises(Conflict):
        fixture.do(fixture.host, "pause_time")  # which writes nothing
    fixture.table = fixture.services.tables.find(late.code)
    assert fixture.table is not late
    fixture.ok(fixture.seats[0], "answer", key="deal1/round1/ploy/s1", value=9)
    assert [(entry.key, entry.value) for entry in fixture.referee.log][-2:] == [
        ("deal1/round1/topic", 5),
        ("deal1/round1/ploy/s1", 9),
    ]


def test_what_refers_to_an_entry_of_another_process_is_not_refused_but_comes_again() -> None:
    fixture = TableFixture()
    fixture.start()
    other = fixture.read_anew()
    other.execute(Answer("deal1/round1/topic", 5), HOST, "elsewhere")
    with pytest.raises(Conflict):
        fixture.do(fixture.seats[0], "answer", key="deal1/round1/ploy/s1", value=9)
    fixture.table = fixture.services.tables.find(fixture.table.code)
    fixture.ok(fixture.seats[0], "answer", key="deal1/round1/ploy/s1", value=9)


def test_a_command_that_another_process_has_carried_out_is_not_carried_out_again() -> None:
    fixture = TableFixture()
    fixture.start()
    other = fixture.read_anew()
    message = {"id": "once", "do": "answer", "key": "deal1/round1/topic", "value": 5}
    assert dispatch(other, fixture.host, message) == Acknowledgement("once")
    with pytest.raises(Conflict):
        dispatch(fixture.table, fixture.host, message)
    found = fixture.services.tables.find(fixture.table.code)
    assert dispatch(found, fixture.host, message).reason is None
    assert sum(entry.command == "laptop:once" for entry in stored(fixture)) == 1


def test_a_reveal_that_is_due_at_a_table_that_was_given_up_opens_nothing() -> None:
    fixture = choosing()
    fixture.seal(9, 6, 9, 4)
    fixture.table.give_up()
    count = len(stored(fixture))
    fixture.alarm.ring()
    assert len(stored(fixture)) == count
    # Whoever finds it counts down anew.
    assert fixture.services.tables.find(fixture.table.code).counting_down
    fixture.alarm.ring()
    assert len(stored(fixture)) > count


def test_a_screen_that_comes_to_a_table_just_given_up_is_sent_away() -> None:
    fixture = TableFixture()
    fixture.table.give_up()
    assert fixture.services.hub.add(fixture.table, Viewer("board")).outbox.closed


def test_a_form_that_is_sent_to_a_table_out_of_date_is_sent_again_by_the_browser() -> None:
    fixture = TableFixture()
    client = fixture.client()
    fixture.read_anew().join("device-Eva", "Eva", "grape")
    path = f"/{fixture.table.code}"
    form = {"name": "Zoe", "colour": "fish"}
    answer = client.post(path, data=form)
    assert (answer.status_code, answer.location.rstrip("?")) == (307, path)
    assert client.post(path, data=form).status_code == 302
    found = fixture.services.tables.find(fixture.table.code)
    assert [each.name for each in found.roster.seated()][-2:] == ["Eva", "Zoe"]


def test_a_store_that_fails_takes_the_answer_back(monkeypatch: pytest.MonkeyPatch) -> None:
    fixture = TableFixture()
    fixture.start()
    before = scene(fixture)

    def fail(*_args: object, **_rest: object) -> None:
        raise StoreUnavailable("disk-full")

    with monkeypatch.context() as broken:
        broken.setattr(fixture.services.dependencies.store, "append", fail)
        ack = fixture.do(fixture.host, "answer", key="deal1/round1/topic", value=5)
    assert (ack["ok"], ack["code"]) == (False, "store")
    assert ack["say"] == "The disk is full, so this wasn’t saved. Make some room and try again."
    assert scene(fixture) == before
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=5)


def test_while_a_game_is_replayed_the_referee_before_it_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fixture = TableFixture()
    fixture.start()
    before, seen = fixture.table.referee, []

    class Watched(Referee):
        def __init__(self, *given: Any) -> None:
            seen.append(fixture.table.referee)
            super().__init__(*given)

    def fail(*_args: object, **_rest: object) -> None:
        raise StoreUnavailable("disk-full")

    monkeypatch.setattr(companion.tables.table, "Referee", Watched)
    monkeypatch.setattr(fixture.services.dependencies.store, "append", fail)
    assert not fixture.do(fixture.host, "answer", key="deal1/round1/topic", value=5)["ok"]
    assert before is not None
    assert seen == [before]
    assert isinstance(fixture.table.referee, Watched)


def test_a_script_that_fails_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    fixture = TableFixture()
    fixture.start()
    count = len(stored(fixture))
    with monkeypatch.context() as broken:
        broken.setattr("rules.games.feast.state.State.start_round", lambda *_: 1 / 0)
        ack = fixture.do(fixture.host, "answer", key="deal1/round1/topic", value=5)
    assert ack["code"] == "app.stumbled"
    assert len(stored(fixture)) == count
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=5)


def test_without_a_countdown_the_last_answer_turns_all_over_at_once() -> None:
    fixture = choosing(COUNTDOWN=0.0)
    fixture.table.connect("laptop", laptop=True)
    fixture.seal(9, 6, 9, 4)
    assert [entry.body["do"] for entry in stored(fixture)[-2:]] == ["answer", "open"]
    assert "takes the" in fixture.html("board")["says"]
    assert not fixture.alarm.due


def test_without_a_countdown_a_reveal_that_cannot_be_saved_is_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fixture = choosing(COUNTDOWN=0.0)
    append, full = fixture.services.dependencies.store.append, StoreUnavailable("disk-full")

    def fail(table: str, entries: list[Entry], *, durable: bool = False) -> None:
        if durable:
            raise full
        append(table, entries, durable=durable)

    with monkeypatch.context() as broken:
        broken.setattr(fixture.services.dependencies.store, "append", fail)
        fixture.seal(9, 6, 9, 4)
        assert escape(str(full)) in fixture.html("board")["notices"]
    fixture.alarm.ring()
    assert "takes the" in fixture.html("board")["says"]
    assert "notice" not in fixture.html("board")["notices"]


def test_without_a_countdown_a_table_that_is_read_shows_what_it_read_first() -> None:
    fixture = choosing(COUNTDOWN=3.0)
    fixture.seal(9, 6, 9, 4)
    dependencies = replace(fixture.services.dependencies, countdown=0.0)
    row = fixture.services.dependencies.store.find(fixture.table.code)
    assert row is not None
    anew = Table(row, dependencies)
    assert anew.counting_down
    fixture.alarm.ring()
    assert not anew.counting_down


def test_a_countdown_that_was_stopped_as_it_ended_does_not_end_the_next_one() -> None:
    fixture = choosing()
    fixture.table.connect("laptop", laptop=True)
    fixture.seal(9, 6, 9, 4)
    (late,) = fixture.alarm.due
    fixture.ok(fixture.seats[0], "unseal", key="deal1/round1/ploy/s1")
    assert not fixture.alarm.due
    late()
    fixture.ok(fixture.seats[0], "answer", key="deal1/round1/ploy/s1", value=9)
    late()
    assert fixture.table.counting_down
    asked = fixture.html("board")["stage"]
    fixture.alarm.ring()
    assert "gaffe" in fixture.html("board")["stage"]
    assert "gaffe" not in asked


def test_a_reveal_is_on_the_disk_before_anybody_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    fixture = choosing()
    fixture.table.connect("laptop", laptop=True)
    fixture.seal(9, 6, 9, 4)
    subscriber = fixture.services.hub.add(fixture.table, Viewer("board"))
    subscriber.outbox.take()
    store, seen = fixture.services.dependencies.store, []
    append = store.append

    def spy(table: str, entries: list[Entry], *, durable: bool = False) -> None:
        seen.append((durable, subscriber.outbox.take()))
        append(table, entries, durable=durable)

    monkeypatch.setattr(store, "append", spy)
    fixture.alarm.ring()
    assert seen == [(True, [])]
    assert any("gaffe" in frame for frame in subscriber.outbox.take())


def test_the_seat_order_is_everybody_once() -> None:
    fixture = TableFixture()
    fixture.ok(fixture.host, "reorder", seats=["s4", "s3", "s2", "s1"])
    assert fixture.table.roster.order == [Seat("s4"), Seat("s3"), Seat("s2"), Seat("s1")]
    for wrong in (["s1"], ["s1", "s1", "s2", "s3"], "s1", None, [1, 2, 3, 4]):
        assert fixture.do(fixture.host, "reorder", seats=wrong)["code"] == "app.not-an-order"
    fixture.start()
    assert (
        fixture.do(fixture.host, "reorder", seats=["s1", "s2", "s3", "s4"])["code"] == "app.game-on"
    )
