"""A clock that steps while people play: nobody loses a seat, and no wait grows or shrinks."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from flask.sessions import SecureCookieSessionInterface
from flask.testing import FlaskClient

from companion.live import server_options
from companion.network.guess_limits import OF_ADDRESS
from companion.tables.presence import HOST_GONE_AFTER
from tests.tables.table_fixture import TableFixture

STEPS = {"10 s back": -10, "an hour back": -3600, "200 days on": 200 * 24 * 3600}
Step = Callable[[float], None]

each_step = pytest.mark.parametrize("seconds", STEPS.values(), ids=STEPS)


@pytest.fixture
def fixture() -> TableFixture:
    return TableFixture(2)


@pytest.fixture
def step(fixture: TableFixture, monkeypatch: pytest.MonkeyPatch) -> Step:
    """Return what lets the clock on the wall step, for the log and for the libraries."""
    monkeypatch.setattr(time, "time", lambda: fixture.now / 1000)

    def go(seconds: float) -> None:
        fixture.now += int(seconds * 1000)

    return go


def session(client: FlaskClient) -> dict[str, Any]:
    with client.session_transaction() as known:
        return dict(known)


# -- seats and rights --------------------------------------------------------------------------


@each_step
def test_a_phone_keeps_its_seat_and_the_laptop_its_right(
    fixture: TableFixture, step: Step, seconds: float
) -> None:
    phone, laptop, code = fixture.client(), fixture.client(laptop=True), fixture.table.code
    pad = phone.post(f"/{code}", data={"name": "Mia"}).location.partition("?")[0]
    who, host = session(phone), session(laptop)
    step(seconds)
    for _ in range(2):
        assert phone.get(pad).status_code == 200
        assert phone.get(f"/{code}").location == pad
        assert "New table" in laptop.get("/").text
        assert session(phone)["device"] == who["device"]
        assert session(laptop) == host
    undo = {"id": "1", "do": "undo"}
    assert laptop.post(f"/command/{code}", json=undo).get_json()["code"] == "app.no-game"
    # What was signed at the stepped clock holds when it is put right.
    step(-seconds)
    assert phone.get(pad).status_code == 200
    assert "New table" in laptop.get("/").text


@each_step
def test_a_cookie_of_an_earlier_version_holds_whenever_it_was_signed(
    fixture: TableFixture, step: Step, seconds: float
) -> None:
    signing = SecureCookieSessionInterface().get_signing_serializer(fixture.app)
    assert signing is not None
    step(-seconds)
    value = signing.dumps({"device": "device-Ana", "_permanent": True})
    step(seconds)
    phone = fixture.client()
    phone.set_cookie("companion", str(value))
    assert phone.get(f"/{fixture.table.code}").location == f"/pad/{fixture.table.code}/s1"


def test_a_cookie_that_somebody_else_signed_is_still_nobodys(fixture: TableFixture) -> None:
    signing = SecureCookieSessionInterface().get_signing_serializer(TableFixture(0).app)
    assert signing is not None
    phone = fixture.client()
    phone.set_cookie("companion", str(signing.dumps({"device": "device-Ana", "laptop": True})))
    assert phone.get(f"/{fixture.table.code}").status_code == 200
    assert "New table" not in phone.get("/").text


def test_a_browser_is_told_in_seconds_how_long_to_keep_a_cookie(fixture: TableFixture) -> None:
    phone = fixture.client()
    phone.post(f"/{fixture.table.code}", data={"name": "Mia"})
    parts = phone.get(f"/{fixture.table.code}").headers["Set-Cookie"].split("; ")
    assert f"Max-Age={365 * 24 * 3600}" in parts


# -- waits -------------------------------------------------------------------------------------


@each_step
def test_a_limit_neither_opens_nor_stays_closed(
    fixture: TableFixture, step: Step, seconds: float
) -> None:
    client = fixture.client()
    while client.get("/ZZZZ").status_code == 404:
        pass
    step(seconds)
    refused = client.get("/ZZZZ")
    assert refused.status_code == 429
    assert int(refused.headers["Retry-After"]) <= OF_ADDRESS.interval + 1
    fixture.passed += OF_ADDRESS.interval
    assert client.get("/ZZZZ").status_code == 404


@each_step
def test_a_host_is_gone_after_a_minute_and_no_sooner_or_later(
    fixture: TableFixture, step: Step, seconds: float
) -> None:
    fixture.table.connect("laptop", laptop=True)
    fixture.table.disconnect("laptop", laptop=True)
    step(seconds)
    gone = [fixture.table.presence.host_gone]
    fixture.passed += HOST_GONE_AFTER
    gone.append(fixture.table.presence.host_gone)
    step(-seconds)
    assert [*gone, fixture.table.presence.host_gone] == [False, True, True]


@each_step
def test_a_connection_is_asked_whether_it_lives_as_often_as_ever(
    fixture: TableFixture, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    waits = []

    def wait(_number: int, within: float, error: type[Exception]) -> None:
        waits.append(within)
        raise error

    monkeypatch.setattr(server_options, "wait_read", wait)
    heartbeat = fixture.app.config["HEARTBEAT"]
    selector = fixture.app.config["SOCK_SERVER_OPTIONS"]["selector_class"]()
    selector.register(type("Socket", (), {"fileno": lambda _: 7})())
    # The library asks to wait until the next ping is due by the clock on the wall.
    for due in (heartbeat, heartbeat - seconds):
        if due > 0:
            assert not selector.select(due)
    assert max(waits) == heartbeat


def test_what_the_log_says_is_the_clock_on_the_wall(fixture: TableFixture, step: Step) -> None:
    step(-3600)
    fixture.table.join("device-Mia", "Mia", None)
    assert fixture.services.dependencies.store.load(fixture.table.id)[-1].at == fixture.now
