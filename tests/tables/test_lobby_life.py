"""What phones do in the lobby: they greet, vote and leave, and screens know who does what meanwhile."""

from __future__ import annotations

import json

import pytest

from companion.presenters import Viewer
from companion.tables.activities import Activity
from companion.tables.actor import Actor
from companion.tables.signals import LIMITS
from rules.facts import Seat
from tests.tables.table_fixture import TableFixture

WATCHER = Actor("watcher", (), host=False)


@pytest.fixture
def fixture() -> TableFixture:
    return TableFixture(3)


# -- votes -----------------------------------------------------------------------------------


def test_each_seat_has_one_vote_and_may_change_it(fixture: TableFixture) -> None:
    ana, bo, cem = fixture.seats
    fixture.ok(ana, "vote", game="ohhell")
    fixture.ok(bo, "vote", game="ohhell")
    fixture.ok(ana, "vote", game="liar")
    assert fixture.table.roster.votes == {ana: "liar", bo: "ohhell"}
    assert fixture.read_anew().roster.votes == {ana: "liar", bo: "ohhell"}
    assert fixture.table.roster.game is None, "the host decides"
    pad = fixture.html("pad", ana)["main"]
    assert pad.count('aria-pressed="true"') == 1
    fixture.ok(fixture.host, "disconnect_phone", seat=bo)
    fixture.ok(cem, "vote", game="liar")
    assert fixture.table.roster.votes == {ana: "liar", cem: "liar"}


def test_only_seats_vote_for_games_that_are_here_and_only_between_games(
    fixture: TableFixture,
) -> None:
    (ana, *_) = fixture.seats
    assert fixture.do(WATCHER, "vote", game="feast")["code"] == "app.not-seated"
    assert fixture.do(ana, "vote", game="nogame")["code"] == "app.no-such-game"
    fixture.ok(ana, "vote", game="feast")
    before = fixture.table.seq
    fixture.ok(ana, "vote", game="feast")
    assert fixture.table.seq == before, "it said so already"
    fixture.start("feast")
    assert not fixture.table.roster.votes
    assert fixture.do(ana, "vote", game="liar")["code"] == "app.game-on"


# -- greetings ---------------------------------------------------------------------------------


def test_boards_show_who_says_hello_and_no_log_does(fixture: TableFixture) -> None:
    ana = fixture.actor(fixture.seats[0])
    board = fixture.services.hub.add(fixture.table, Viewer("board"))
    pad = fixture.services.hub.add(fixture.table, Viewer("pad", fixture.seats[1]))
    for screen in (board, pad):
        screen.outbox.take()
    before = fixture.table.seq
    for _ in range(LIMITS["greeting"].burst + 3):
        assert fixture.signal(ana, {"greet": True})["ok"]
    seen = [json.loads(frame) for frame in board.outbox.take()]
    assert [each["greeting"] for each in seen] == [fixture.seats[0]] * LIMITS["greeting"].burst
    assert not pad.outbox.take()
    assert fixture.table.seq == before


def test_nobody_else_says_hello_and_nobody_does_during_a_game(fixture: TableFixture) -> None:
    assert fixture.signal(WATCHER, {"greet": True})["code"] == "app.not-seated"
    fixture.start("feast")
    ana = fixture.actor(fixture.seats[0])
    assert fixture.signal(ana, {"greet": True})["code"] == "app.game-on"


# -- phones that ask to be let in ----------------------------------------------------------------


def test_phones_that_ask_to_be_let_in_stand_one_below_the_other(fixture: TableFixture) -> None:
    for device, seat in zip(("one", "two"), fixture.seats, strict=False):
        fixture.request_rejoin(device, seat)
    asking = fixture.html("board", host=True)["notices"]
    assert asking.count('<div class="knocks">') == 1
    assert asking.count('class="knock paper"') == 2


# -- what people do meanwhile --------------------------------------------------------------------


def test_the_board_says_who_practises_and_who_takes_the_tour(fixture: TableFixture) -> None:
    ana, bo, _ = fixture.seats
    practice, tour = object(), object()
    fixture.table.set_activity(practice, ana, Activity("practice", "ohhell"))
    fixture.table.set_activity(tour, bo, Activity("tour", "feast"))
    stage = fixture.html("board", host=True)["stage"]
    assert "practising Oh Hell" in stage
    assert "on the tour" in stage
    version = fixture.table.presence.version
    fixture.table.set_activity(practice, ana, None)
    fixture.table.set_activity(practice, ana, None)
    assert fixture.table.presence.version == version + 1
    assert "practising" not in fixture.html("board", host=True)["stage"]


# -- leaving ---------------------------------------------------------------------------------------


def test_in_the_lobby_whoever_leaves_gives_up_the_seat(fixture: TableFixture) -> None:
    ana, bo, cem = fixture.seats
    device = "device-Ana"
    fixture.ok(fixture.host, "add_host", seat=ana)
    fixture.ok(Actor(device, (ana,), host=True, seat=ana), "leave_table")
    roster = fixture.table.roster
    assert roster.order == [bo, cem]
    assert device not in roster.hosts
    assert device in roster.left
    assert device not in roster.removed
    assert fixture.read_anew().roster.left == {device}
    fixture.table.join(device, "Ana", None)
    assert device not in roster.left
    assert fixture.do(WATCHER, "leave_table")["code"] == "app.not-seated"


def test_in_a_game_the_seat_stays_until_the_host_removes_it(fixture: TableFixture) -> None:
    ana: Seat = fixture.seats[0]
    fixture.start("feast")
    fixture.ok(Actor("device-Ana", (ana,), host=False, seat=ana), "leave_table")
    assert ana in fixture.table.roster.order
    assert not fixture.table.roster.holders(ana)
    assert ana in fixture.referee.table.seats
