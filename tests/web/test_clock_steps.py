"""A clock that steps while people play: nobody loses a seat, and no wait grows or shrinks."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from flask.sessions import SecureCookieSessionInterface
from flask.testing import FlaskClient

from companion.network.guess_limits import OF_ADDRESS
from companion.tables.presence import HOST_GONE_AFTER
from rules.facts import Seat
from tests.tables.table_fixture import TableFixture

STEPS = {"an hour back": -3600, "200 days on": 200 * 24 * 3600}
Step = Callable[[float], None]

each_step = pytest.mark.parametrize("seconds", STEPS.values(), ids=STEPS)


@pytest.fixture
def fixture() -> TableFixture:
    return TableFixture(4)


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
    assert not fixture.table.presence.host_gone
    assert fixture.alarm.last == HOST_GONE_AFTER
    fixture.alarm.ring()
    assert fixture.table.presence.host_gone


@each_step
def test_a_countdown_that_runs_reveals_when_it_has_run_and_can_be_stopped(
    fixture: TableFixture, step: Step, seconds: float
) -> None:
    round_begins(fixture)
    ana, *others = fixture.seats
    fixture.ok(ana, "answer", key=ploy(ana), value=9)
    step(seconds)
    for rank, seat in enumerate(others, 5):
        fixture.ok(seat, "answer", key=ploy(seat), value=rank)
    counting = [fixture.table.counting_down]
    step(seconds)
    fixture.everything()
    counting.append(fixture.table.counting_down)
    fixture.ok(ana, "unseal", key=ploy(ana))
    counting.append(fixture.table.counting_down)
    fixture.ok(ana, "answer", key=ploy(ana), value=4)
    step(-seconds)
    counting.append(fixture.table.counting_down)
    fixture.alarm.ring()
    counting.append(fixture.table.counting_down)
    assert counting == [True, True, False, True, False]
    assert len(given(fixture)) == 5


@each_step
def test_who_seals_while_the_clock_steps_has_sealed_also_after_a_restart(
    fixture: TableFixture, step: Step, seconds: float
) -> None:
    round_begins(fixture)
    ana, *others = fixture.seats
    fixture.ok(ana, "answer", key=ploy(ana), value=9)
    step(seconds)
    for rank, seat in enumerate(others, 5):
        fixture.ok(seat, "answer", key=ploy(seat), value=rank)
    fixture.alarm.ring()
    fixture.ok(fixture.host, "amend", key=ploy(ana), value=4)
    step(-2 * seconds)
    fixture.ok(fixture.host, "undo")
    again = fixture.read_anew()
    assert again.referee is not None
    assert again.referee.log == fixture.referee.log
    assert [(each.pending.key, each.value) for each in again.referee.history] == given(fixture)
    assert [each.seq for each in again.corrections] == [
        each.seq for each in fixture.table.corrections
    ]


@each_step
def test_a_correction_grows_old_by_the_seconds_that_really_pass(
    fixture: TableFixture, step: Step, seconds: float
) -> None:
    round_begins(fixture)
    assert ages(fixture) == {None}
    fixture.ok(fixture.host, "amend", key=TOPIC, value=6)
    step(seconds)
    assert ages(fixture) == {0}
    fixture.passed += 119
    step(-2 * seconds)
    assert ages(fixture) == {119}
    fixture.passed += 5
    assert ages(fixture) == {124}
    fixture.ok(fixture.host, "undo")
    assert ages(fixture) == {0}
    fixture.ok(fixture.host, "play_again")
    assert ages(fixture) == {None}


def test_after_a_restart_it_is_as_old_as_its_date_says(fixture: TableFixture, step: Step) -> None:
    round_begins(fixture)
    fixture.ok(fixture.host, "amend", key=TOPIC, value=6)
    step(100)
    again = fixture.read_anew()
    assert again.correction_age == 100
    # From now on by the seconds that really pass.
    step(-3600)
    fixture.passed += 7
    assert again.correction_age == 107
    # Where the clock was set back since, nobody knows, and a page that is opened does not show it.
    assert fixture.read_anew().correction_age is None


TOPIC = "deal1/round1/topic"


def ploy(seat: Seat) -> str:
    return f"deal1/round1/ploy/{seat}"


def round_begins(fixture: TableFixture) -> None:
    """Start a game, and let everybody choose a card."""
    fixture.start()
    fixture.ok(fixture.host, "answer", key=TOPIC, value=5)


def given(fixture: TableFixture) -> list[tuple[str, object]]:
    """Return the answers that count."""
    return [(each.pending.key, each.value) for each in fixture.referee.history]


def ages(fixture: TableFixture) -> set[int | None]:
    """Return how old every screen says that the last correction is."""
    code, seat = fixture.table.code, fixture.seats[0]
    phone = fixture.client()
    phone.post(f"/{code}/rejoin", data={"seat": seat})
    with phone.session_transaction() as known:
        device = known["device"]
    if device in fixture.table.roster.rejoin_requests:
        fixture.ok(seat, "admit_device", device=device)
    paths = (f"/board/{code}", f"/watch/{code}", f"/pad/{code}/{seat}")
    pages = [phone.get(path).text for path in paths]
    assert all('id="correction"' in page for page in pages)
    told = [re.search(r'data-age="(\d+)"', page) for page in pages]
    return {int(each[1]) if each else None for each in told}


def test_what_the_log_says_is_the_clock_on_the_wall(fixture: TableFixture, step: Step) -> None:
    step(-3600)
    fixture.table.join("device-Mia", "Mia", None)
    assert fixture.services.dependencies.store.load(fixture.table.id)[-1].at == fixture.now
