"""The laptop's owner always gets back to the board, and nobody else gets there."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from companion.network.proxies import Proxies
from companion.web.laptop import PROXY_HEADERS
from tests.tables.table_fixture import TableFixture

LOCAL = "http://localhost:8000"
AWAY = "http://192.168.1.23:8000"
BUTTON = "This is my laptop: open the board"
NAMES = ("mybox", "mybox.local")


def made(**config: Any) -> TableFixture:
    usual = {"LAPTOP_URL": LOCAL, "TERMINAL": True, "ALLOWED_HOSTS": NAMES}
    return TableFixture(2, **{**usual, **config})


@pytest.fixture
def fixture() -> TableFixture:
    return made()


def came(peer: str) -> dict[str, Any]:
    return {"environ_overrides": {"REMOTE_ADDR": peer}}


def claim(client: FlaskClient, url: str = LOCAL, origin: str | None = LOCAL, **how: Any) -> int:
    headers = {} if origin is None else {"Origin": origin}
    return client.post("/laptop", base_url=url, headers=headers, **how).status_code


def has_right(client: FlaskClient, url: str = LOCAL) -> bool:
    return "New table" in client.get("/", base_url=url).text


# -- on the laptop itself ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "url, peer",
    [
        (LOCAL, "127.0.0.1"),
        (LOCAL, "::1"),
        (LOCAL, "::ffff:127.0.0.1"),
        ("http://127.0.0.1:8000", "127.0.0.1"),
        ("http://[::1]:8000", "::1"),
        ("http://LOCALHOST:8000", "127.0.0.1"),
    ],
)
def test_a_browser_on_the_laptop_is_offered_the_board(
    fixture: TableFixture, url: str, peer: str
) -> None:
    client = fixture.client()
    assert BUTTON in client.get("/", base_url=url, **came(peer)).text
    assert not has_right(client, url), "looking alone gives nothing"
    assert claim(client, url, url.lower(), **came(peer)) == 302
    assert has_right(client, url)
    assert claim(client, url, url.lower()) == 302, "a second press does no harm"
    assert client.post("/tables", base_url=url).location.startswith("/board/")


@pytest.mark.parametrize("peer", ["192.168.1.40", "::ffff:192.168.1.40", "fe80::1%eth0", ""])
def test_nobody_else_is(fixture: TableFixture, peer: str) -> None:
    client = fixture.client()
    page = client.get("/", base_url=LOCAL, **came(peer)).text
    assert BUTTON not in page
    assert "Which table?" in page
    assert claim(client, **came(peer)) == 403
    assert not has_right(client)


@pytest.mark.parametrize("name", ["192.168.1.23:8000", "mybox:8000", "mybox.local"])
def test_not_under_a_name_that_others_could_have_sent(fixture: TableFixture, name: str) -> None:
    client, url = fixture.client(), f"http://{name}"
    assert BUTTON not in client.get("/", base_url=url).text
    assert claim(client, url, url) == 403


def test_a_site_that_points_its_name_here_is_offered_nothing(fixture: TableFixture) -> None:
    client, url = fixture.client(), "http://rebound.example:8000"
    assert client.get("/", base_url=url).status_code == 400
    assert claim(client, url, url) == 400


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "null",
        "",
        "http://evil.example",
        "http://localhost:3000",
        "http://127.0.0.1:8000",
        "https://localhost:8000",
        "http://[",
    ],
)
def test_another_site_cannot_press_the_button(fixture: TableFixture, origin: str | None) -> None:
    client = fixture.client()
    assert claim(client, origin=origin) == 403
    assert not has_right(client)


def test_a_page_of_another_site_does_not_take_the_offer_away(fixture: TableFixture) -> None:
    cross = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
    fixture.client().get("/", base_url=LOCAL, headers=cross)
    fixture.client().post("/laptop", base_url=LOCAL, headers=cross)
    assert BUTTON in fixture.client().get("/", base_url=LOCAL).text


# -- where a proxy or a tunnel stands in front ------------------------------------------------------


@pytest.mark.parametrize(
    "config",
    [{"LAPTOP_URL": None}, {"PROXIES": Proxies(1)}, {"OPEN_HOUSE": True}, {"LAPTOP_URL": ""}],
)
def test_it_is_offered_by_the_companion_command_alone(config: dict[str, Any]) -> None:
    client = made(**config).client()
    assert BUTTON not in client.get("/", base_url=LOCAL).text
    assert claim(client) == 403


@pytest.mark.parametrize(
    "header",
    [
        *sorted(PROXY_HEADERS),
        "X-Forwarded-For",
        "X-Forwarded-Proto",
        "CF-Connecting-IP",
        "x-original-uri",
    ],
)
def test_what_a_proxy_hands_on_is_offered_nothing_then_or_later(
    fixture: TableFixture, header: str
) -> None:
    client = fixture.client()
    for status in (client.get("/", base_url=LOCAL, headers={header: "x"}), None):
        page = (status or client.get("/", base_url=LOCAL)).text
        assert BUTTON not in page
        assert "press Enter in the terminal" in page
    assert claim(client) == 403


def test_a_header_from_another_machine_takes_nothing_away(fixture: TableFixture) -> None:
    fixture.client().get("/", headers={"Via": "x"}, **came("192.168.1.40"))
    assert BUTTON in fixture.client().get("/", base_url=LOCAL).text


@pytest.mark.parametrize(
    "sent",
    [
        {"Host": "play.example.org"},
        {"Host": "192.168.1.23:8000"},
        {"Host": "localhost:8000", "Origin": "https://play.example.org"},
        {"Host": "localhost:8000", "Origin": "https://p.example", "Sec-Fetch-Site": "same-origin"},
    ],
)
def test_a_visitor_who_comes_by_a_tunnel_takes_the_offer_away(
    fixture: TableFixture, sent: dict[str, str]
) -> None:
    """Nobody on the laptop is asked for by another name from there: something handed it on."""
    fixture.client().get("/", headers=sent)
    assert BUTTON not in fixture.client().get("/", base_url=LOCAL).text
    assert claim(fixture.client()) == 403


def test_the_machines_own_name_and_its_guests_take_nothing_away(fixture: TableFixture) -> None:
    for name in NAMES:
        fixture.client().get("/", base_url=f"http://{name}:8000")
    fixture.client().get("/", headers={"Host": "evil.example"}, **came("192.168.1.40"))
    assert BUTTON in fixture.client().get("/", base_url=LOCAL).text


def test_a_proxy_that_speaks_as_of_old_and_adds_nothing_is_offered_nothing(
    fixture: TableFixture,
) -> None:
    old: dict[str, Any] = {"environ_overrides": {"SERVER_PROTOCOL": "HTTP/1.0"}}
    assert BUTTON not in fixture.client().get("/", base_url=LOCAL, **old).text
    assert claim(fixture.client(), **old) == 403


# -- the link, and what pages say --------------------------------------------------------------


def test_a_used_link_says_what_to_do(fixture: TableFixture) -> None:
    fixture.client(laptop=True)
    away = fixture.client().get("/laptop/key", base_url=AWAY, **came("192.168.1.40"))
    assert away.status_code == 404
    assert "This link works only once" in away.text
    assert f"open {LOCAL} there or press Enter in the terminal" in away.text
    assert "There’s nothing here" not in away.text
    here = fixture.client().get("/laptop/key", base_url=LOCAL)
    assert here.status_code == 404
    assert BUTTON in here.text


@pytest.mark.parametrize("key", ["never-was", "x" * 4000, "ключ", "a%2Fb", "%ff"])
def test_a_link_that_never_was_is_as_one_that_was_used(fixture: TableFixture, key: str) -> None:
    fixture.app.config["LAPTOP_KEYS"].add("key")
    answer = fixture.client().get(f"/laptop/{key}", base_url=LOCAL)
    assert answer.status_code == 404
    assert fixture.app.config["LAPTOP_KEYS"] == {"key"}


def test_an_open_house_knows_no_such_link() -> None:
    answer = made(OPEN_HOUSE=True, LAPTOP_KEYS=set()).client().get("/laptop/key")
    assert "There’s nothing here. Check the address." in answer.text


@pytest.mark.parametrize(
    "config, sentence",
    [
        ({}, f"open {LOCAL} there or press Enter in the terminal"),
        ({"TERMINAL": False}, f"open {LOCAL} there."),
        ({"LAPTOP_URL": None}, "press Enter in the terminal where Companion runs"),
        ({"LAPTOP_URL": None, "TERMINAL": False}, "start Companion again"),
    ],
)
def test_the_first_page_says_how_the_owner_gets_back(config: dict[str, Any], sentence: str) -> None:
    fixture = made(**config)
    for path in ("/", "/code", "/code?code=ZZZZ"):
        page = fixture.client().get(path, base_url=AWAY, **came("192.168.1.40")).text
        assert "Which table?" in page
        assert sentence in page
    assert sentence not in fixture.client(laptop=True).get("/code").text


def test_on_the_laptop_the_page_for_codes_leads_back_to_the_offer(fixture: TableFixture) -> None:
    page = fixture.client().get("/code", base_url=LOCAL).text
    assert '<a class="button" href="/">This is my laptop</a>' in page
    assert "start Companion again" not in page


def test_the_way_back_leads_to_the_table_that_people_are_at(fixture: TableFixture) -> None:
    fixture.services.tables.make()
    fixture.table.connect("device-Ana")
    client = fixture.client()
    client.post("/laptop", base_url=LOCAL, headers={"Origin": LOCAL})
    answer = client.post("/laptop", base_url=LOCAL, headers={"Origin": LOCAL})
    assert answer.location == f"/board/{fixture.table.code}"
    assert "data-setup" in client.get(answer.location, base_url=LOCAL).text
    fixture.table.disconnect("device-Ana")
    again = client.get("/laptop/old", base_url=LOCAL)
    assert again.location == "/"
