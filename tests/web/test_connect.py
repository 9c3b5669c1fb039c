"""The connection doctor: for the host alone, on a computer that finds its address itself."""

from __future__ import annotations

import platform
from typing import Any, TypeAlias

import pytest

from companion.network.interfaces import Candidate
from companion.network.phone_address import PhoneAddress
from companion.web.in_app_browsers import app_of
from tests.tables.table_fixture import TableFixture

WIFI = Candidate("wlan0", "wlan0", "192.168.1.20", 24, is_default_route=True)
CABLE = Candidate("eth0", "eth0", "192.168.7.2", 24)
PHONE = {"REMOTE_ADDR": "192.168.1.77"}


class Computer:
    """A computer whose addresses the test changes."""

    def __init__(self) -> None:
        self.candidates = [WIFI, CABLE]

    def collect(self) -> list[Candidate]:
        return self.candidates


@pytest.fixture
def computer() -> Computer:
    return Computer()


@pytest.fixture
def fixture(computer: Computer) -> TableFixture:
    found = PhoneAddress(8000, None, computer.collect)
    return TableFixture(0, PHONE_ADDRESS=found, PUBLIC_URL=found.url)


def stage(fixture: TableFixture) -> str:
    return fixture.html("board", host=True)["stage"]


def test_the_dialog_names_the_address_its_reason_and_the_others(fixture: TableFixture) -> None:
    text = fixture.client(laptop=True).get(f"/connect/{fixture.table.code}").text
    assert "192.168.1.20:8000" in text
    assert "Wi-Fi (wlan0): a home network, and this computer’s way to the internet." in text
    assert 'data-way="http://192.168.7.2:8000"' in text
    assert "Ethernet (eth0)" in text


def test_the_host_puts_another_address_into_every_code(fixture: TableFixture) -> None:
    laptop = fixture.client(laptop=True)
    before = stage(fixture)
    assert "192.168.1.20" in before
    answer = laptop.post(
        f"/connect/{fixture.table.code}/address", data={"url": "http://192.168.7.2:8000"}
    )
    assert answer.status_code == 200
    assert "192.168.7.2:8000" in stage(fixture)
    assert "192.168.1.20" not in stage(fixture)


def test_an_address_that_is_not_this_computers_is_refused_in_words(fixture: TableFixture) -> None:
    laptop = fixture.client(laptop=True)
    answer = laptop.post(
        f"/connect/{fixture.table.code}/address", data={"url": "http://evil.example"}
    )
    assert answer.status_code == 409
    assert answer.text == "This computer doesn’t have that address any more."
    assert "evil" not in stage(fixture)


def test_the_code_follows_a_computer_that_joins_another_wifi(
    fixture: TableFixture, computer: Computer
) -> None:
    computer.candidates = [Candidate("wlan0", "wlan0", "172.20.10.3", 28, is_default_route=True)]
    told = fixture.client(laptop=True).get(f"/connect/{fixture.table.code}/sign").json
    assert told == {"seconds": None, "url": "http://172.20.10.3:8000"}
    assert "172.20.10.3:8000" in stage(fixture)


@pytest.mark.parametrize(
    "address, is_phone",
    [("192.168.1.77", True), ("127.0.0.1", False), ("::1", False), ("192.168.7.2", False)],
)
def test_a_request_of_another_device_is_a_sign(
    fixture: TableFixture, address: str, is_phone: bool
) -> None:
    laptop = fixture.client(laptop=True)
    fixture.app.test_client().get("/", environ_overrides={"REMOTE_ADDR": address})
    fixture.passed += 3
    told = laptop.get(f"/connect/{fixture.table.code}/sign").get_json()
    assert told["seconds"] == (3 if is_phone else None)


def test_the_laptops_own_board_is_no_phone(fixture: TableFixture) -> None:
    laptop = fixture.client(laptop=True)
    laptop.get(f"/board/{fixture.table.code}", environ_overrides=PHONE)
    assert laptop.get(f"/connect/{fixture.table.code}/sign").get_json()["seconds"] is None


Asked: TypeAlias = list[tuple[str, str, dict[str, str]]]
PATHS: Asked = [
    ("get", "", {}),
    ("get", "/sign", {}),
    ("post", "/address", {"url": "http://192.168.7.2:8000"}),
    ("post", "/wifi", {"name": "Guests", "password": ""}),
]


def statuses(fixture: TableFixture, client: Any, paths: Asked) -> list[int]:
    """Ask the doctor of a table for each of these, and return the statuses."""
    asked = f"/connect/{fixture.table.code}"
    return [getattr(client, how)(asked + path, data=data).status_code for how, path, data in paths]


def test_nobody_but_the_host_may_ask(fixture: TableFixture) -> None:
    assert statuses(fixture, fixture.client(), PATHS) == [403] * 4
    assert "192.168.1.20" in stage(fixture)


def test_a_server_whose_address_is_given_has_no_doctor() -> None:
    fixture = TableFixture(0)
    assert statuses(fixture, fixture.client(laptop=True), PATHS[:3]) == [404] * 3
    assert 'data-open="connect"' not in stage(fixture)


def test_the_wifis_code_comes_back_and_its_password_is_kept_nowhere(
    fixture: TableFixture, caplog: pytest.LogCaptureFixture
) -> None:
    laptop = fixture.client(laptop=True)
    answer = laptop.post(
        f"/connect/{fixture.table.code}/wifi",
        data={"name": "Guests", "password": "olives-and-wine"},
    )
    assert answer.status_code == 200
    assert answer.text.startswith(
        '<svg role="img" aria-label="QR code that joins the Wi-Fi Guests"'
    )
    assert answer.headers["Cache-Control"] == "no-store"
    everything = answer.text + stage(fixture) + caplog.text
    everything += laptop.get(f"/connect/{fixture.table.code}").text
    assert "olives-and-wine" not in everything


def test_a_wifi_that_cannot_be_is_refused_in_words(fixture: TableFixture) -> None:
    laptop = fixture.client(laptop=True)
    answer = laptop.post(f"/connect/{fixture.table.code}/wifi", data={"name": " ", "password": "x"})
    assert answer.status_code == 400
    assert "Type the Wi-Fi’s name" in answer.text


# -- phones that come from inside another app, or without their cookie --------------------------

INSTAGRAM = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    " Mobile/15E148 Instagram 320.0.2.29.98 (iPhone14,5; iOS 17_4; en_GB)"
)
AGENTS = {
    INSTAGRAM: "Instagram",
    "Mozilla/5.0 (Linux; Android 13; wv) Chrome/124 Mobile Safari/537.36 MicroMessenger/8.0.49": "WeChat",
    "Mozilla/5.0 (Linux; Android 13; wv) Chrome/124 [FB_IAB/FB4A;FBAV/460.0.0.0;]": "Facebook",
    "Mozilla/5.0 (iPhone) Mobile/15E148 [FBAN/MessengerForiOS;FBAV/451]": "Messenger",
    "Mozilla/5.0 (Linux; Android 13; wv) Chrome/124 Mobile Safari/537.36 Line/14.5.0/IAB": "LINE",
    "Mozilla/5.0 (iPhone) AppleWebKit/605 Mobile/15E148 musical_ly_34.3.0 BytedanceWebview/d8a2": "TikTok",
    "Mozilla/5.0 (iPhone) AppleWebKit/605 Mobile/15E148 Barcelona 340.0.0.19.107 (iPhone14,5)": "Threads",
    "Mozilla/5.0 (Linux; Android 14; wv) Chrome/124 Mobile Safari/537.36 Telegram-Android/11.2.3": "Telegram",
    "Mozilla/5.0 (iPhone) AppleWebKit/605 Version/17.4 Mobile/15E148 Safari/604.1": None,
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/124.0.0.0 Mobile Safari/537.36": None,
    "Mozilla/5.0 (Linux; Android 14; SM-S918B) SamsungBrowser/24.0 Chrome/117 Mobile": None,
    "": None,
}


@pytest.mark.parametrize("agent, app", AGENTS.items(), ids=lambda each: str(each)[-12:])
def test_the_browser_inside_an_app_is_known_by_its_name(agent: str, app: str | None) -> None:
    assert app_of(agent) == app


def test_whoever_is_inside_an_app_reads_how_to_get_out(fixture: TableFixture) -> None:
    path = f"/{fixture.table.code}"
    client = fixture.app.test_client()
    assert "You’re inside Instagram." in client.get(path, headers={"User-Agent": INSTAGRAM}).text
    assert "You’re inside" not in client.get(path).text


def test_a_phone_that_lost_its_cookie_finds_its_name_at_once() -> None:
    fixture = TableFixture(3)
    path = f"/{fixture.table.code}"
    assert "I was here before" in fixture.app.test_client().get(path).text
    fixture.start()
    page = fixture.app.test_client().get(path).text
    assert "I’m already playing: tap my name" in page
    assert '<details id="returning" open>' in page


# -- what the firewall asks ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "system, asks",
    [
        ("Windows", "Windows asks whether Python may use the network"),
        ("Darwin", "Your Mac may ask whether Python"),
        ("Linux", ""),
    ],
)
def test_the_first_start_says_what_the_firewall_asks(
    fixture: TableFixture, monkeypatch: pytest.MonkeyPatch, system: str, asks: str
) -> None:
    monkeypatch.setattr(platform, "system", lambda: system)
    laptop = fixture.client(laptop=True)
    assert "firewall-question" not in laptop.get("/").text
    fixture.services.tables.delete(fixture.table.code)
    page = laptop.get("/").text
    assert ("firewall-question" in page) is bool(asks)
    assert asks in page
    # A phone, and a browser that has no right yet, have no use for it.
    assert "firewall-question" not in fixture.client().get("/").text


def test_the_dialog_says_where_the_firewall_is_changed(
    fixture: TableFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    laptop = fixture.client(laptop=True)
    for system, told in (
        ("Windows", "tick both boxes beside Python"),
        ("Darwin", "allow incoming connections for Python"),
        ("Linux", "<code>sudo ufw allow 8000/tcp</code>"),
    ):
        monkeypatch.setattr(platform, "system", lambda system=system: system)
        text = laptop.get(f"/connect/{fixture.table.code}").text
        assert told in " ".join(text.split())
        assert "Open a hotspot on one phone" in text
