"""The host's board rings a phone that the table waits for: that phone alone, and not too often."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.live.hub import Subscriber
from companion.presenters import Viewer
from companion.tables.actor import Actor
from companion.tables.playback import Shown
from companion.tables.signals import LIMITS
from rules.facts import Json, Seat
from tests.tables.short_games import choosing
from tests.tables.table_fixture import TableFixture

BOARD = object()


def pad(fixture: TableFixture, *seats: Seat) -> Subscriber:
    """Open the pad of the first of a phone's seats."""
    screen = fixture.services.hub.add(fixture.table, Viewer("pad", seats[0], others=seats[1:]))
    screen.outbox.take()
    return screen


def ring(fixture: TableFixture, seat: Json, who: Actor | None = None) -> dict[str, Any]:
    message = {"id": "r1", "do": "ring", "seat": seat}
    return fixture.signal(who or fixture.host, message)


def rung(screen: Subscriber) -> list[str]:
    frames = [json.loads(each) for each in screen.outbox.take()]
    return [each["ring"] for each in frames if "ring" in each]


def test_one_phone_rings_and_nobody_else_is_sent_anything() -> None:
    fixture = choosing()
    pads = [pad(fixture, seat) for seat in fixture.seats]
    others = [fixture.services.hub.add(fixture.table, Viewer(role)) for role in ("board", "watch")]
    for each in others:
        each.outbox.take()
    before = fixture.table.read_log()
    assert ring(fixture, fixture.seats[1]) == {"id": "r1", "ok": True}
    assert rung(pads[1]) == [""]
    assert [each.outbox.take() for each in (pads[0], *pads[2:], *others)] == [[]] * 5
    assert fixture.table.read_log() == before


def test_a_phone_that_shows_another_seats_pad_is_told_for_whom() -> None:
    fixture = choosing()
    ana, bo = fixture.seats[:2]
    shared = pad(fixture, ana, bo)
    assert ring(fixture, bo)["ok"]
    assert rung(shared) == ["Bo"]


def test_at_most_one_every_ten_seconds_a_seat() -> None:
    fixture = choosing()
    ana, bo = fixture.seats[:2]
    phone = pad(fixture, ana)
    pad(fixture, bo)
    assert ring(fixture, ana)["ok"]
    ack = ring(fixture, ana)
    assert (ack["code"], ack["say"]) == (
        "app.rung-already",
        "Ana’s phone has just rung. Give it a moment.",
    )
    assert ring(fixture, bo)["ok"]
    assert rung(phone) == [""]
    fixture.passed += LIMITS["nudge"].interval
    assert ring(fixture, ana)["ok"]
    assert rung(phone) == [""]


def test_a_seat_without_a_phone_there_is_named_and_costs_nothing() -> None:
    fixture = choosing()
    ana = fixture.seats[0]
    ack = ring(fixture, ana)
    assert ack["say"] == "Ana’s phone isn’t here, so it can’t ring."
    phone = pad(fixture, ana)
    assert ring(fixture, ana)["ok"]
    assert rung(phone) == [""]


def test_whoever_has_sealed_is_not_waited_for() -> None:
    fixture = choosing()
    ana = fixture.seats[0]
    phone = pad(fixture, ana)
    key = f"deal1/round1/ploy/{ana}"
    fixture.ok(ana, "answer", key=key, value=9)
    ack = ring(fixture, ana)
    assert ack["say"] == "Nobody is waiting for Ana at the moment."
    fixture.ok(ana, "unseal", key=key)
    assert ring(fixture, ana)["ok"]
    assert rung(phone) == [""]


def test_what_a_refusal_says_does_not_depend_on_what_is_sealed() -> None:
    def refused(rank: int) -> dict[str, Any]:
        fixture = choosing()
        ana = fixture.seats[0]
        pad(fixture, ana)
        fixture.ok(ana, "answer", key=f"deal1/round1/ploy/{ana}", value=rank)
        return ring(fixture, ana)

    assert refused(9) == refused(2)


def test_where_anyone_may_enter_it_only_who_is_proposed_can_be_rung() -> None:
    fixture = TableFixture()
    fixture.start()
    for seat in fixture.seats:
        fixture.table.connect(f"device-{fixture.table.roster.people[seat].name}")
        pad(fixture, seat)
    acks = [ring(fixture, seat) for seat in fixture.seats]
    assert [ack["ok"] for ack in acks] == [True, False, False, False]
    assert {ack.get("code") for ack in acks[1:]} == {"app.not-waited-for"}


def test_not_while_the_board_still_plays_a_reveal() -> None:
    fixture = choosing(3)
    phone = pad(fixture, fixture.seats[0])
    fixture.table.pacing.playback_shown(BOARD, Shown(0))
    fixture.seal(9, 6, 3)
    fixture.alarm.ring()
    for seat in fixture.seats:
        assert ring(fixture, seat)["code"] == "app.still-shown"
    assert rung(phone) == []


def test_nobody_but_the_host_may() -> None:
    fixture = choosing()
    ana, bo = fixture.seats[:2]
    phone = pad(fixture, bo)
    for who in (fixture.actor(ana), Actor("watcher", (), host=False)):
        assert ring(fixture, bo, who)["code"] == "app.host-only"
    assert rung(phone) == []


@pytest.mark.parametrize("seat", [None, 5, True, "", "s99", ["s1"], {"seat": "s1"}])
def test_what_names_no_seat_is_refused_with_a_sentence(seat: Json) -> None:
    fixture = choosing()
    ack = ring(fixture, seat)
    assert ack["code"] in {"app.unreadable", "app.no-such-seat"}
    assert ack["say"]


def test_not_between_games() -> None:
    fixture = TableFixture()
    assert ring(fixture, fixture.seats[0])["code"] == "app.no-game"


def test_it_can_be_posted() -> None:
    fixture = choosing()
    phone = pad(fixture, fixture.seats[0])
    client = fixture.client(laptop=True)
    path = f"/command/{fixture.table.code}"
    done = client.post(path, json={"id": "p1", "do": "ring", "seat": fixture.seats[0]})
    assert (done.status_code, done.json) == (200, {"id": "p1", "ok": True})
    assert rung(phone) == [""]
    refused = client.post(path, json={"do": "ring"})
    assert (refused.status_code, refused.get_json()["code"]) == (409, "app.unreadable")


def test_the_board_offers_it_where_somebody_here_is_still_choosing() -> None:
    fixture = choosing()
    ana, bo = fixture.seats[:2]
    fixture.table.connect("device-Ana")
    client = fixture.client(laptop=True)

    def dialog(seat: Seat) -> str:
        return client.get(f"/ask/{fixture.table.code}?key=deal1/round1/ploy/{seat}").text

    assert "Ring Ana’s phone" in dialog(ana)
    assert "data-ring" not in dialog(bo)
    assert "has no phone connected that could ring" in dialog(bo)
    people = fixture.html("board", host=True)["people"]
    assert people.count("data-ring") == 1
    assert 'data-toast="Ana’s phone is ringing."' in people
    fixture.language = "fr"
    assert 'data-toast="Le téléphone d’Ana sonne."' in fixture.html("board", host=True)["people"]
