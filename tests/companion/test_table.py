"""A table: what is committed takes effect, once; what is refused changes nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from companion.door import Door
from companion.glance import Watcher
from companion.storage_errors import unavailable
from companion.store import Entry, StoreUnavailable
from companion.table import Table
from rules.errors import Stale
from rules.facts import Seat
from tests.companion.laid import Laid


def scene(laid: Laid) -> object:
    assert laid.table.referee is not None
    return laid.table.referee.table.scene


def stored(laid: Laid) -> list[Entry]:
    return laid.house.world.store.load(laid.table.id)


def read_anew(laid: Laid) -> Table:
    row = laid.house.world.store.get(laid.table.id)
    assert row is not None
    return Table(row, laid.house.world)


def test_a_round_from_the_first_scan_to_the_score() -> None:
    laid = Laid()
    laid.start()
    laid.ok(laid.seats[2], "answer", key="deal1/round1/topic", value="5")
    laid.seal(9, 6, 9, 4)
    assert laid.table.counting_down
    laid.alarm.ring()
    standings = laid.table.referee.table.standings if laid.table.referee else None
    assert standings is not None
    assert [line.total for line in standings.lines] == [0, 5, 0, 9]


def test_read_anew_from_the_store_it_is_the_same_table() -> None:
    laid = Laid()
    laid.start()
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    laid.seal(9, 6, 9, 4)
    laid.ok(laid.host, "open", key="deal1/round1/ploy")
    laid.ok(laid.host, "amend", key="deal1/round1/ploy/s2", value=7)
    laid.ok(laid.host, "undo")
    again = read_anew(laid)
    assert again.party == laid.table.party
    assert again.referee is not None
    assert laid.table.referee is not None
    assert again.referee.log == laid.table.referee.log
    assert again.referee.table.scene == scene(laid)


def test_a_repeated_command_is_harmless() -> None:
    laid = Laid()
    laid.start()
    message = {"id": "once", "do": "answer", "key": "deal1/round1/topic", "value": 5}
    door = Door(laid.table, laid.host)
    first = door.command(message, lambda why: why.code)
    count = len(stored(laid))
    assert door.command(message, lambda why: why.code) == first == {"id": "once", "ok": True}
    assert len(stored(laid)) == count


def test_a_repeat_is_known_after_a_restart_too() -> None:
    laid = Laid()
    laid.start()
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    command = next(entry.command for entry in reversed(stored(laid)) if entry.command)
    assert read_anew(laid).heard(command)


def test_another_process_that_wrote_first_is_read_and_the_command_tried_again() -> None:
    laid = Laid()
    laid.start()
    other = read_anew(laid)
    other.enter(lambda r, stamp: r.answer("deal1/round1/topic", 5, stamp), "host", "elsewhere")
    laid.ok(laid.seats[0], "answer", key="deal1/round1/ploy/s1", value=9)
    assert laid.table.referee is not None
    assert [entry.key for entry in laid.table.referee.log][-2:] == [
        "deal1/round1/topic",
        "deal1/round1/ploy/s1",
    ]


def test_of_two_topics_entered_at_once_by_two_processes_the_first_counts() -> None:
    laid = Laid()
    laid.start()
    other = read_anew(laid)
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    with pytest.raises(Stale):
        other.enter(lambda r, stamp: r.answer("deal1/round1/topic", 7, stamp), "host", "late")


def test_what_another_process_wrote_is_shown_here_even_if_the_command_is_refused() -> None:
    laid = Laid()
    laid.start()
    other = read_anew(laid)
    other.enter(lambda r, stamp: r.answer("deal1/round1/topic", 5, stamp), "host", "elsewhere")
    viewer = laid.house.hub.add(laid.table, Watcher("board"))
    viewer.mailbox.take()
    ack = laid.do(laid.seats[0], "answer", key="deal1/round1/topic", value=7)
    assert ack["code"] == "refused.stale"
    assert viewer.mailbox.take()


def test_a_store_that_fails_takes_the_answer_back(monkeypatch: pytest.MonkeyPatch) -> None:
    laid = Laid()
    laid.start()
    before = scene(laid)

    def fail(*_args: object, **_rest: object) -> None:
        raise StoreUnavailable("The disk is full.", "disk-full")

    with monkeypatch.context() as broken:
        broken.setattr(laid.house.world.store, "append", fail)
        ack = laid.do(laid.host, "answer", key="deal1/round1/topic", value=5)
    assert (ack["ok"], ack["code"], ack["say"]) == (False, "store", "The disk is full.")
    assert scene(laid) == before
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)


def test_a_script_that_fails_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    laid = Laid()
    laid.start()
    count = len(stored(laid))
    with monkeypatch.context() as broken:
        broken.setattr("rules.feast.dinner.Dinner.begin", lambda *_: 1 / 0)
        ack = laid.do(laid.host, "answer", key="deal1/round1/topic", value=5)
    assert ack["code"] == "app.stumbled"
    assert len(stored(laid)) == count
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)


def test_an_unseal_stops_the_countdown_and_the_last_seal_starts_it_again() -> None:
    laid = Laid()
    laid.start()
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    laid.seal(9, 6, 9, 4)
    laid.ok(laid.seats[0], "unseal", key="deal1/round1/ploy/s1")
    assert not laid.table.counting_down
    assert not laid.alarm.due
    laid.ok(laid.seats[0], "answer", key="deal1/round1/ploy/s1", value=10)
    assert laid.table.counting_down


def test_without_a_countdown_the_last_answer_turns_all_over_at_once() -> None:
    laid = Laid(COUNTDOWN=0.0)
    laid.start()
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    laid.seal(9, 6, 9, 4)
    assert [entry.body["do"] for entry in stored(laid)[-2:]] == ["answer", "open"]
    assert "takes the topic" in laid.html("board")["says"]
    assert not laid.alarm.due


def test_without_a_countdown_a_reveal_that_cannot_be_saved_is_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    laid = Laid(COUNTDOWN=0.0)
    laid.start()
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    append, full = laid.house.world.store.append, unavailable("disk-full")

    def fail(table: str, entries: list[Entry], *, durable: bool = False) -> None:
        if durable:
            raise full
        append(table, entries, durable=durable)

    with monkeypatch.context() as broken:
        broken.setattr(laid.house.world.store, "append", fail)
        laid.seal(9, 6, 9, 4)
        assert str(full) in laid.html("board")["trouble"]
    laid.alarm.ring()
    assert "takes the topic" in laid.html("board")["says"]
    assert laid.html("board")["trouble"] == ""


def test_without_a_countdown_a_table_that_is_read_shows_what_it_read_first() -> None:
    laid = Laid(COUNTDOWN=3.0)
    laid.start()
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    laid.seal(9, 6, 9, 4)
    world = replace(laid.table.world, countdown=0.0)
    row = laid.house.world.store.find(laid.table.code)
    assert row is not None
    anew = Table(row, world)
    assert anew.counting_down
    laid.alarm.ring()
    assert not anew.counting_down


def test_a_countdown_that_was_stopped_as_it_ended_does_not_end_the_next_one() -> None:
    laid = Laid()
    laid.start()
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    laid.seal(9, 6, 9, 4)
    (late,) = laid.alarm.due
    laid.ok(laid.seats[0], "unseal", key="deal1/round1/ploy/s1")
    late()
    laid.ok(laid.seats[0], "answer", key="deal1/round1/ploy/s1", value=9)
    late()
    assert laid.table.counting_down
    asked = laid.html("board")["stage"]
    laid.alarm.ring()
    assert "gaffe" in laid.html("board")["stage"]
    assert "gaffe" not in asked


def test_an_undone_reveal_waits_for_the_host() -> None:
    laid = Laid()
    laid.start()
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    laid.seal(9, 6, 9, 4)
    laid.alarm.ring()
    laid.ok(laid.host, "undo")
    assert laid.table.referee is not None
    assert laid.table.referee.ready
    assert not laid.table.counting_down
    laid.ok(laid.host, "open", key="deal1/round1/ploy")


def test_a_table_that_was_stopped_in_its_countdown_counts_down_again() -> None:
    laid = Laid()
    laid.start()
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    laid.seal(9, 6, 9, 4)
    assert read_anew(laid).counting_down


def test_a_reveal_is_on_the_disk_before_anybody_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    laid = Laid()
    laid.start()
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    laid.seal(9, 6, 9, 4)
    viewer = laid.house.hub.add(laid.table, Watcher("board"))
    viewer.mailbox.take()
    store, seen = laid.house.world.store, []
    append = store.append

    def spy(table: str, entries: list[Entry], *, durable: bool = False) -> None:
        seen.append((durable, viewer.mailbox.take()))
        append(table, entries, durable=durable)

    monkeypatch.setattr(store, "append", spy)
    laid.alarm.ring()
    assert seen == [(True, [])]
    assert any("gaffe" in frame for frame in viewer.mailbox.take())


def test_games_one_after_the_other_keep_their_winners() -> None:
    laid = Laid(players=2)
    laid.start(dummies=0)
    laid.ok(laid.host, "close")
    assert laid.table.party.past[-1].over is False
    assert laid.do(laid.host, "close")["code"] == "app.no-game"
    laid.ok(laid.host, "start")
    assert laid.table.playing is not None
    assert laid.table.playing.number == 2


def test_a_file_keeps_everything(tmp_path: Path) -> None:
    laid = Laid(DATABASE=f"sqlite:///{tmp_path / 'tables.db'}")
    laid.start()
    laid.ok(laid.host, "answer", key="deal1/round1/topic", value=5)
    laid.house.world.store.close()
    again = Laid(DATABASE=f"sqlite:///{tmp_path / 'tables.db'}")
    table = again.house.tables.find(laid.table.code)
    assert [person.name for person in table.party.seated()] == ["Ana", "Bo", "Cem", "Dilek"]
    assert table.referee is not None
    assert table.referee.ask is not None
    assert table.referee.ask.key == "deal1/round1/ploy"


def test_the_seat_order_is_everybody_once() -> None:
    laid = Laid()
    laid.ok(laid.host, "order", seats=["s4", "s3", "s2", "s1"])
    assert laid.table.party.order == [Seat("s4"), Seat("s3"), Seat("s2"), Seat("s1")]
    for wrong in (["s1"], ["s1", "s1", "s2", "s3"], "s1", None, [1, 2, 3, 4]):
        assert laid.do(laid.host, "order", seats=wrong)["code"] == "app.not-an-order"
    laid.start()
    assert laid.do(laid.host, "order", seats=["s1", "s2", "s3", "s4"])["code"] == "app.game-on"
