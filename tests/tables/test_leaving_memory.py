"""A table that nobody is connected to leaves memory, and comes back from its log as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.presenters import Viewer
from companion.storage.errors import Conflict, StoreUnavailable
from companion.storage.records import Entry, TableRow
from companion.tables.actor import Actor
from companion.tables.commands.in_game import Amend, Answer
from companion.tables.commands.people import Rename
from companion.tables.presence import HOST_GONE_AFTER
from companion.tables.registry import STAYS
from companion.tables.table import Table
from companion.tables.table_log import KNOWN_COMMANDS
from companion.tables.write_limits import OF_DEVICE
from rules.errors import Stale
from tests.tables.short_games import choosing, play
from tests.tables.table_fixture import TableFixture


@pytest.fixture
def feast() -> TableFixture:
    """A game under way in which three have sealed, and nobody is connected."""
    fixture = choosing()
    for seat in fixture.seats[:3]:
        fixture.ok(seat, "answer", key=f"deal1/round1/ploy/{seat}", value=7)
    return fixture


def some_time_passes(fixture: TableFixture) -> Table | None:
    """Let a while pass; return the table if it is in memory then."""
    tables = fixture.services.tables
    tables.clear()
    fixture.passed += STAYS
    tables.clear()
    return tables.in_memory(fixture.table.code)


def again(fixture: TableFixture) -> Table:
    """Ask for the table."""
    fixture.table = fixture.services.tables.find(fixture.table.code)
    return fixture.table


def test_it_leaves_and_comes_back_as_it_was(feast: TableFixture) -> None:
    before, screens = feast.table, feast.everything()
    assert some_time_passes(feast) is None
    assert again(feast) is not before
    assert feast.everything() == screens
    assert before.referee is not None
    assert feast.referee.log == before.referee.log
    feast.ok(feast.seats[3], "answer", key=f"deal1/round1/ploy/{feast.seats[3]}", value=8)
    assert feast.table.counting_down


def test_it_stays_for_a_while_after_it_was_asked_for(feast: TableFixture) -> None:
    tables = feast.services.tables
    feast.passed += STAYS - 1
    assert tables.clear() == 0
    assert tables.find(feast.table.code) is feast.table
    feast.passed += STAYS - 1
    assert tables.clear() == 0
    feast.passed += 1
    assert tables.clear() == 1
    assert tables.loaded() == []


def test_it_stays_while_somebody_is_connected_of_whatever_role(feast: TableFixture) -> None:
    for device in ("a stranger who watches", f"device-{feast.seats[0]}", "laptop"):
        feast.table.connect(device, laptop=device == "laptop")
        assert some_time_passes(feast) is feast.table
        feast.table.disconnect(device, laptop=device == "laptop")
        # It was seen with somebody just now, so a phone that is back in a moment finds it.
        assert feast.services.tables.clear() == 0
    assert some_time_passes(feast) is None


def test_it_stays_while_a_connection_shows_it(feast: TableFixture) -> None:
    subscriber = feast.services.hub.add(feast.table, Viewer("watch"))
    assert some_time_passes(feast) is feast.table
    feast.services.hub.remove(feast.table, subscriber)
    assert some_time_passes(feast) is None


def test_it_stays_until_its_countdown_is_done(feast: TableFixture) -> None:
    feast.ok(feast.seats[3], "answer", key=f"deal1/round1/ploy/{feast.seats[3]}", value=8)
    assert some_time_passes(feast) is feast.table
    feast.alarm.ring()
    assert feast.referee.opened
    assert some_time_passes(feast) is None
    referee = again(feast).referee
    assert referee is not None
    assert "deal1/round1/ploy" in referee.opened


def test_it_stays_while_nothing_can_be_saved(feast: TableFixture) -> None:
    feast.table.storage_error = StoreUnavailable("disk-full")
    assert some_time_passes(feast) is feast.table


def test_it_stays_until_what_was_written_too_fast_is_forgotten(feast: TableFixture) -> None:
    writer = feast.actor(feast.seats[0])
    feast.table._write_limits.spend(writer, OF_DEVICE.burst)
    assert some_time_passes(feast) is feast.table
    feast.passed += OF_DEVICE.burst * OF_DEVICE.interval
    assert some_time_passes(feast) is None


def test_when_it_comes_back_its_host_has_a_minute_to_come_back_too(feast: TableFixture) -> None:
    feast.alarm.ring()
    gone = [feast.table.presence.host_gone]
    assert some_time_passes(feast) is None
    again(feast).connect(f"device-{feast.seats[0]}")
    gone.append(feast.table.presence.host_gone)
    assert feast.alarm.last == HOST_GONE_AFTER
    feast.alarm.ring()
    gone.append(feast.table.presence.host_gone)
    assert gone == [True, False, True]


def test_nothing_that_was_drawn_before_is_shown_afterwards(feast: TableFixture) -> None:
    feast.html("pad", feast.seats[0])
    assert some_time_passes(feast) is None
    assert feast.table.id not in feast.services.renderer._caches
    again(feast).execute(Rename(None, "Zoe", "grape"), feast.actor(feast.seats[0]))
    assert "Zoe" in "".join(feast.html("pad", feast.seats[0]).values())


def test_whoever_kept_one_that_left_writes_nothing_and_finds_it_anew(feast: TableFixture) -> None:
    kept = feast.table
    assert some_time_passes(feast) is None
    seat = feast.seats[3]
    answer = Answer(f"deal1/round1/ploy/{seat}", 8)
    with pytest.raises(Conflict):
        kept.execute(answer, feast.actor(seat), "one")
    found = again(feast)
    found.execute(answer, feast.actor(seat), "one")
    assert found.referee is not None
    assert f"deal1/round1/ploy/{seat}" in found.referee.pending_answers


def test_of_two_that_load_one_at_once_both_have_the_same(feast: TableFixture) -> None:
    assert some_time_passes(feast) is None
    tables, store = feast.services.tables, feast.services.dependencies.store
    find, found = store.find, []

    def slow(code: str) -> TableRow | None:
        store.find = find  # type: ignore[method-assign]
        found.append(tables._enter(code))  # one who began later, and was done first
        return find(code)

    store.find = slow  # type: ignore[method-assign]
    found.append(tables._enter(feast.table.code))
    assert found[0] is found[1] is tables.find(feast.table.code)
    assert not found[0].given_up


def test_one_that_was_deleted_does_not_come_back(feast: TableFixture) -> None:
    feast.services.tables.delete(feast.table.code)
    assert feast.services.tables.clear() == 0
    assert feast.services.tables.in_memory(feast.table.code) is None


# -- games that have ended -----------------------------------------------------------------


def test_after_a_long_evening_it_comes_back_without_what_was_answered_in_games_that_have_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fixture = TableFixture()
    store = fixture.services.dependencies.store
    play(fixture, 3, 2, 1, 0)
    rename(fixture, "Anna", "in the midst of a game")
    play(fixture, 0, 1, 2, 3)
    fixture.ok(fixture.host, "end_game")
    fixture.start("feast", dummies=0)
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=5)
    roster, screens = fixture.table.roster, fixture.everything()
    assert some_time_passes(fixture) is None
    read: list[Entry] = []

    def noted(loads: Callable[..., list[Entry]]) -> Callable[..., list[Entry]]:
        def load(*given: Any, **named: Any) -> list[Entry]:
            found = loads(*given, **named)
            read.extend(found)
            return found

        return load

    monkeypatch.setattr(store, "load", noted(store.load))
    monkeypatch.setattr(store, "load_without", noted(store.load_without))
    again(fixture)
    assert fixture.everything() == screens
    assert fixture.table.roster == roster
    assert len(roster.past) == 2
    assert [each.body["key"] for each in read if each.kind == "game"] == ["deal1/round1/topic"]
    assert fixture.table.seq == read[-1].seq


def test_what_was_carried_out_in_a_game_that_has_ended_is_not_carried_out_in_the_next() -> None:
    fixture = TableFixture()
    scores = Answer("round1/next", {"scores": True})
    fixture.start("anygame")
    fixture.table.execute(scores, fixture.host, "scores")
    fixture.ok(fixture.host, "end_game")
    fixture.start("anygame")
    assert some_time_passes(fixture) is None
    length = again(fixture).seq
    fixture.table.execute(scores, fixture.host, "scores")
    assert fixture.table.seq == length
    assert not fixture.referee.history


# -- the ids of commands -------------------------------------------------------------------


def rename(fixture: TableFixture, name: str, identity: str) -> None:
    fixture.table.execute(Rename(None, name, "grape"), fixture.actor(fixture.seats[0]), identity)


def test_of_many_commands_only_the_last_ids_are_kept_and_none_is_carried_out_twice() -> None:
    fixture = TableFixture()
    fixture.start("feast", dummies=0)
    seat = fixture.seats[0]
    topic = Answer("deal1/round1/topic", 5)
    fixture.table.execute(topic, fixture.host, "topic")
    fixture.table.execute(Amend("deal1/round1/topic", 6), fixture.host, "mended")
    for number in range(KNOWN_COMMANDS + 5):
        rename(fixture, f"Ana {number}", f"n{number}")
    assert len(fixture.table._log._commands) == KNOWN_COMMANDS
    length = fixture.table._log.seq
    # One that could be carried out again, one that would be refused by now, and one that is known.
    rename(fixture, "Ana 0", "n0")
    fixture.table.execute(topic, fixture.host, "topic")
    rename(fixture, "Ana 100", "n100")
    assert fixture.table._log.seq == length
    assert fixture.table.roster.people[seat].name == f"Ana {KNOWN_COMMANDS + 4}"
    # The same id on another device is another command, which comes too late.
    another = Answer("deal1/round1/topic", 7)
    with pytest.raises(Stale):
        fixture.table.execute(another, Actor("another-device", (), host=True), "topic")
