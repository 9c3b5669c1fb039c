"""What a page elsewhere, a stranger in the network and a curious guest cannot do."""

from __future__ import annotations

import re
from typing import Any

import pytest
from flask.testing import FlaskClient
from markupsafe import escape

from companion.network.guess_limits import OF_ADDRESS, OF_NETWORK
from companion.network.rate_limits import MAX_NAMES, RateLimit, RateLimiter, client_key, network_key
from companion.tables.registry import CODE_LENGTH, LETTERS, LONG_CODE_LENGTH
from companion.web.app import MAX_BYTES, create_app
from companion.web.request_guard import RequestGuard, content_policy
from companion.web.request_limits import JOINS, NEW_TABLES, REJOINS
from tests.tables.table_fixture import TableFixture

OURS = "http://192.168.1.23:8000"
SOCKET = {"Upgrade": "websocket", "Connection": "Upgrade"}


@pytest.fixture
def fixture() -> TableFixture:
    return TableFixture(2)


@pytest.fixture(scope="module")
def named() -> FlaskClient:
    """A browser at an app with a name of its own."""
    return TableFixture(0, ALLOWED_HOSTS=["laptop.local"]).app.test_client()


def cookie(client: FlaskClient, path: str, **options: Any) -> str:
    return client.get(path, **options).headers["Set-Cookie"]


# -- which host, which page --------------------------------------------------------------------


@pytest.mark.parametrize(
    "host, served",
    [
        ("192.168.1.23:8000", True),
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("10.1.2.3:9000", True),
        ("[fe80::1]:8000", True),
        ("laptop.local:8000", True),
        ("LAPTOP.LOCAL", True),
        ("evil.example", False),
        ("localhost.evil.example:8000", False),
        ("192.168.1.23.evil.example", False),
        ("laptop.local.", False),
        ("a b", False),
        ("x;script-src *", False),
        ("user@localhost", False),
        (".", False),
        ("..", False),
        ("a..b", False),
        (64 * "a", False),
    ],
)
def test_it_answers_to_its_own_names_and_to_no_other(
    named: FlaskClient, host: str, served: bool, caplog: pytest.LogCaptureFixture
) -> None:
    answer = named.get("/", headers={"Host": host})
    assert answer.status_code == (200 if served else 400)
    assert served or "Open the address on the board." in answer.text
    assert not caplog.records


def test_an_open_house_answers_to_its_public_name_or_to_any() -> None:
    def status(host: str, **config: Any) -> int:
        app = create_app({"OPEN_HOUSE": True, **config})
        return app.test_client().get("/healthz", headers={"Host": host}).status_code

    assert status("play.example") == 200
    assert status("play.example", PUBLIC_URL="https://play.example") == 200
    assert status("evil.example", PUBLIC_URL="https://play.example") == 400
    assert status("a..b") == status(64 * "a") == 400


@pytest.mark.parametrize(
    "origin, passes",
    [
        (None, True),
        ("http://localhost", True),
        (OURS, True),
        ("http://localhost:81", False),
        ("http://evil.example", False),
        ("http://localhost.evil.example", False),
        ("null", False),
        ("file://", False),
        ("", False),
    ],
)
def test_only_our_own_pages_may_post(
    fixture: TableFixture, origin: str | None, passes: bool
) -> None:
    client, code = fixture.client(laptop=True), fixture.table.code
    headers = {} if origin is None else {"Origin": origin}
    for path in ("/tables", f"/{code}", f"/{code}/rejoin", f"/command/{code}"):
        answer = client.post(path, headers=headers)
        assert (answer.status_code != 403) is passes, path


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://localhost:81"])
def test_only_our_own_pages_may_open_a_socket(fixture: TableFixture, origin: str) -> None:
    answer = fixture.client(laptop=True).get(
        f"/link/{fixture.table.code}/board", headers={**SOCKET, "Origin": origin}
    )
    assert answer.status_code in {400, 403}
    assert "regions" not in answer.text


def test_a_site_that_points_its_name_here_gets_nothing(fixture: TableFixture) -> None:
    client = fixture.client(laptop=True)
    rebound = {"Host": "evil.example:8000", "Origin": "http://evil.example:8000"}
    for path in (f"/board/{fixture.table.code}", f"/view/{fixture.table.code}/board"):
        assert client.get(path, headers=rebound).status_code == 400
    posted = client.post(
        f"/command/{fixture.table.code}", headers=rebound, json={"id": "1", "do": "start_game"}
    )
    assert posted.status_code == 400
    assert fixture.table.playing is None
    socket = client.get(f"/link/{fixture.table.code}/board", headers={**rebound, **SOCKET})
    assert socket.status_code == 400


# -- the host's right --------------------------------------------------------------------------


def test_the_laptops_link_works_once() -> None:
    fixture = TableFixture(0)
    first, second = fixture.app.test_client(), fixture.app.test_client()
    assert first.get("/laptop/key").status_code == 302
    assert second.get("/laptop/key").status_code == 404
    assert first.get("/laptop/key").status_code == 302, "the same browser may follow it again"
    assert "New table" in first.get("/").text
    assert "New table" not in second.get("/").text


def test_a_look_with_head_leaves_the_laptops_link_as_it_is() -> None:
    fixture = TableFixture(0)
    browser = fixture.app.test_client()
    assert browser.head("/laptop/key").status_code == 200
    assert "New table" not in browser.get("/").text
    assert browser.get("/laptop/key").status_code == 302


@pytest.mark.parametrize(
    "path",
    ["/code?code=%00", "/tables/%00/forget", "/tables?%00=1%00", "/print/feast?deck=a&deck=%00"],
)
def test_a_zero_byte_in_an_address_is_refused_in_words(fixture: TableFixture, path: str) -> None:
    for client in (fixture.client(), fixture.client(laptop=True)):
        for answer in (client.get(path), client.post(path)):
            assert answer.status_code == 400
            assert "a character that no address has" in answer.text


@pytest.mark.parametrize("mark", ["\0", "\n", "\x7f"])
def test_a_commands_id_is_printable(fixture: TableFixture, mark: str) -> None:
    client = fixture.client(laptop=True)
    answer = client.post(f"/command/{fixture.table.code}", json={"id": f"1{mark}", "do": "undo"})
    assert answer.get_json()["code"] == "app.unreadable"


def test_nobody_is_host_by_being_first(fixture: TableFixture) -> None:
    client = fixture.client()
    client.post(f"/{fixture.table.code}", data={"name": "First"})
    ack = client.post(f"/command/{fixture.table.code}", json={"id": "1", "do": "start_game"})
    assert ack.get_json()["code"] == "app.host-only"
    assert client.post("/tables").headers["Location"] == "/"
    assert client.post(f"/tables/{fixture.table.code}/forget").status_code == 302
    assert fixture.services.tables.find(fixture.table.code) is fixture.table


def test_in_an_open_house_whoever_lays_a_table_hosts_that_one_alone() -> None:
    fixture = TableFixture(2, OPEN_HOUSE=True, LAPTOP_KEYS=set())
    client = fixture.client()
    own = client.post("/tables").headers["Location"].rpartition("/")[2]
    start = {"id": "1", "do": "undo"}
    assert client.post(f"/command/{own}", json=start).get_json()["code"] == "app.no-game"
    assert (
        client.post(f"/command/{fixture.table.code}", json=start).get_json()["code"]
        == "app.host-only"
    )
    assert fixture.table.code not in client.get("/").text, "nobody is shown the tables of others"


# -- cookies -----------------------------------------------------------------------------------


def test_cookies_are_for_the_server_alone_and_for_this_site(fixture: TableFixture) -> None:
    given = cookie(fixture.client(), f"/{fixture.table.code}")
    assert {"HttpOnly", "SameSite=Lax"} <= {part.strip() for part in given.split(";")}
    assert "Secure" not in given, "phones come over plain http"
    assert "Secure" in cookie(
        fixture.client(), f"/{fixture.table.code}", base_url="https://localhost"
    )


def test_a_cookie_that_was_made_up_is_nobodys(fixture: TableFixture) -> None:
    client = fixture.client()
    client.post(f"/{fixture.table.code}", data={"name": "Real"})
    own = client.get_cookie("companion")
    assert own is not None
    body, dot, sign = own.value.rpartition(".")
    seat = fixture.table.roster.order[-1]
    assert client.get(f"/pad/{fixture.table.code}/{seat}").status_code == 200
    for value in (f"{body}{dot}{sign[::-1]}", body, "x", "e30.x.y"):
        client.set_cookie("companion", value)
        assert client.get(f"/pad/{fixture.table.code}/{seat}").status_code == 302


def test_devices_are_told_apart_by_more_than_can_be_guessed(fixture: TableFixture) -> None:
    for name in ("Mia", "Noa"):
        fixture.client().post(f"/{fixture.table.code}", data={"name": name})
    devices = [d for d in fixture.table.roster.devices if not d.startswith("device-")]
    assert len(set(devices)) == 2
    assert all(len(device) >= 24 for device in devices)


# -- how often ---------------------------------------------------------------------------------


def walk(client: FlaskClient, tries: int, **options: Any) -> list[int]:
    codes = [f"Z{a}{b}Z" for a in "ABCDEFHJKLMNPRSTUVWXYZ" for b in "ABCDEFHJK"]
    return [client.get(f"/{code}", **options).status_code for code in codes[:tries]]


def test_codes_cannot_be_walked(fixture: TableFixture) -> None:
    client = fixture.client()
    burst = OF_ADDRESS.burst
    assert walk(client, burst + 3) == [404] * burst + [429] * 3
    refused = client.get(f"/{fixture.table.code}")
    assert refused.status_code == 429, "a hit is not told from a miss any more"
    assert "Too many wrong codes came from here. Wait 61 seconds" in refused.text
    assert refused.headers["Retry-After"] == "61"
    for path in ("board", "watch", "view/{}/board", "ask", "entries"):
        asked = (
            f"/{path.format(fixture.table.code)}"
            if "{" in path
            else f"/{path}/{fixture.table.code}"
        )
        assert client.get(asked).status_code == 429
    assert client.get(f"/code?code={fixture.table.code}").status_code == 429
    assert client.get(f"/link/{fixture.table.code}/watch", headers=SOCKET).status_code == 429
    fixture.passed += OF_ADDRESS.interval
    assert client.get(f"/{fixture.table.code}").status_code == 200


def test_who_sits_at_a_table_is_not_locked_out_by_a_stranger_behind_the_same_address(
    fixture: TableFixture,
) -> None:
    guest, laptop = fixture.client(), fixture.client(laptop=True)
    guest.post(f"/{fixture.table.code}", data={"name": "Mia"})
    walk(fixture.client(), 40)
    seat = fixture.table.roster.order[-1]
    assert guest.get(f"/pad/{fixture.table.code}/{seat}").status_code == 200
    assert laptop.get(f"/board/{fixture.table.code}").status_code == 200


def test_whoever_was_at_a_deleted_table_is_told_so_and_locks_nobody_out(
    fixture: TableFixture,
) -> None:
    code = fixture.table.code
    sits, waits, watches, laptop = (fixture.client() for _ in range(4))
    sits.post(f"/{code}", data={"name": "Mia"})
    waits.post(f"/{code}/rejoin", data={"seat": "s1"})
    with watches.session_transaction() as session:
        fixture.table.connect(session["device"])
    laptop.get("/laptop/key")
    laptop.post(f"/tables/{code}/forget")
    for screen in (sits, waits, watches):
        for _ in range(OF_ADDRESS.burst):
            # A page that has lost its line asks without its cookie whether anybody answers.
            asked = fixture.app.test_client().head(f"/link/{code}/pad")
            assert asked.status_code == 400
            answer = screen.get(f"/pad/{code}/s1")
            assert answer.status_code == 404
            assert "The host has deleted this table." in answer.text
    stranger, other = fixture.app.test_client(), fixture.services.tables.make()
    assert stranger.get(f"/{other.code}").status_code == 200
    assert "The host has deleted this table." in stranger.get(f"/{code}").text
    assert "There’s no table" in stranger.get("/ZZZZ").text
    assert walk(stranger, OF_ADDRESS.burst - 1)[-1] == 429, "a stranger's try is counted"


def visit(fixture: TableFixture, address: str, code: str) -> int:
    """Return what a browser that was never here gets at an address."""
    client = fixture.app.test_client()
    return client.get(f"/{code}", environ_overrides={"REMOTE_ADDR": address}).status_code


def test_a_newcomer_with_the_right_code_gets_in_whoever_else_guesses(
    fixture: TableFixture,
) -> None:
    guessers = [f"10.0.0.{number}" for number in range(1, 250)]
    statuses = [visit(fixture, address, "ZZZZ") for _ in range(2) for address in guessers]
    assert statuses.count(404) < 300, "most of them were refused"
    assert visit(fixture, "10.0.0.250", fixture.table.code) == 200
    assert visit(fixture, "10.0.1.1", fixture.table.code) == 200
    assert visit(fixture, "2001:db8::1", fixture.table.code) == 200


def test_codes_cannot_be_walked_from_many_addresses_of_a_network_either(
    fixture: TableFixture,
) -> None:
    for number in range(OF_NETWORK.burst):
        assert visit(fixture, f"10.0.0.{number}", "ZZZZ") == 404
    assert visit(fixture, "10.0.0.0", "ZZZZ") == 429, "it has guessed wrongly before"
    assert visit(fixture, "10.0.0.0", fixture.table.code) == 429
    assert visit(fixture, "10.0.0.200", "ZZZZ") == 404, "its first"
    assert visit(fixture, "10.0.0.200", "ZZZZ") == 429


def test_codes_on_a_server_that_is_open_to_all_are_longer() -> None:
    def code(**config: Any) -> str:
        return TableFixture(0, **config).table.code

    assert re.fullmatch(f"[{LETTERS}]{{{CODE_LENGTH}}}", code())
    assert re.fullmatch(f"[{LETTERS}]{{{LONG_CODE_LENGTH}}}", code(OPEN_HOUSE=True))


def test_a_table_with_a_short_code_is_found_on_an_open_server_too(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    short = TableFixture(1, DATABASE=database).table.code
    later = TableFixture(0, DATABASE=database, OPEN_HOUSE=True)
    for code in (short, later.table.code):
        for typed in (code, code.lower()):
            assert later.client().get(f"/{typed}").status_code == 200
            assert later.client().get(f"/code?code={typed}").status_code == 302


@pytest.mark.parametrize("limit, path", [(JOINS, "/{}"), (REJOINS, "/{}/rejoin")])
def test_seats_cannot_be_asked_for_without_end(
    fixture: TableFixture, limit: RateLimit, path: str
) -> None:
    asked = path.format(fixture.table.code)
    statuses = [
        fixture.client().post(asked, data={"name": ""}).status_code for _ in range(limit.burst + 1)
    ]
    assert statuses[-2:] == [409, 429]
    other = fixture.services.tables.make()
    assert fixture.client().post(f"/{other.code}", data={"name": "Mia"}).status_code == 302


def test_nobody_uses_up_what_others_may_join_or_lay() -> None:
    fixture = TableFixture(2, OPEN_HOUSE=True, LAPTOP_KEYS=set())
    client = fixture.client()

    def post(path: str, number: int) -> int:
        address = f"10.{number // 250}.{number % 250}.1"
        data = {"name": f"Z{number}" if number < 1 else ""}
        return client.post(path, data=data, environ_overrides={"REMOTE_ADDR": address}).status_code

    for number in range(1, 150):
        post(f"/{fixture.table.code}", number)
    assert post(f"/{fixture.table.code}", 0) == 302
    for number in range(1, 120):
        assert post("/tables", number) == 302
    assert post("/tables", 0) == 302


def test_tables_cannot_be_laid_without_end_in_an_open_house() -> None:
    client = TableFixture(0, OPEN_HOUSE=True, LAPTOP_KEYS=set()).client()
    statuses = [client.post("/tables").status_code for _ in range(NEW_TABLES[0].burst + 1)]
    assert statuses[-2:] == [302, 429]
    with_others = {"REMOTE_ADDR": "127.0.0.2"}
    assert client.post("/tables", environ_overrides=with_others).status_code == 302


def test_a_limit_fills_again_with_time() -> None:
    now = [0.0]
    limit = RateLimiter(RateLimit(2, 10), RateLimit(100, 1), lambda: now[0])
    for _ in range(2):
        assert limit.wait("10.0.0.1") == 0
        limit.spend("10.0.0.1")
    assert limit.wait("10.0.0.2") == 0
    assert limit.wait("10.0.0.1") == 11
    now[0] += 10
    assert limit.wait("10.0.0.1") == 0
    limit.spend("10.0.0.1")
    assert limit.wait("10.0.0.1") > 0
    now[0] += 1000
    for _ in range(2):
        limit.spend("10.0.0.1")
    assert limit.wait("10.0.0.1") > 0, "never more than the burst"


def test_a_limit_of_a_network_holds_no_other_network_up() -> None:
    limit = RateLimiter(RateLimit(2, 10), RateLimit(5, 1), lambda: 0)
    for number in range(5):
        limit.spend(f"10.0.0.{number}")
    assert limit.wait("10.0.0.9") > 0
    assert limit.wait("10.0.1.9") == 0


def test_a_limit_remembers_only_so_many_addresses() -> None:
    limit = RateLimiter(RateLimit(1, 10), None, lambda: 0)
    for number in range(MAX_NAMES + 50):
        limit.spend(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    assert len(limit._buckets) == MAX_NAMES


@pytest.mark.parametrize(
    "address, name",
    [
        ("192.168.1.9", "192.168.1.9"),
        ("::ffff:192.168.1.9", "192.168.1.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", "unknown"),
        (None, "unknown"),
    ],
)
def test_an_address_counts_with_its_household(address: str | None, name: str) -> None:
    assert client_key(address) == name


@pytest.mark.parametrize(
    "address, name",
    [
        ("192.168.1.9", "192.168.1.0/24"),
        ("::ffff:192.168.1.9", "192.168.1.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("10.0.255.255", "10.0.255.0/24"),
        (None, "unknown"),
    ],
)
def test_an_address_is_in_a_network(address: str | None, name: str) -> None:
    assert network_key(address) == name


# -- what a page may load, how much may be sent ------------------------------------------------


def test_pages_run_no_script_but_ours_and_call_nobody_else(fixture: TableFixture) -> None:
    answer = fixture.client(laptop=True).get(f"/board/{fixture.table.code}")
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "connect-src 'self' ws://localhost wss://localhost;" in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert not re.search(
        r"<script(?![^>]*(\bsrc=|type=.application/json.))|\sstyle=|\son\w+=", answer.text
    )


@pytest.mark.parametrize("name", ["<img src=x>", '"><b onclick=', "'-alert(1)-'", "{{7*7}}</a>"])
def test_what_people_type_is_escaped_on_every_screen(name: str) -> None:
    fixture = TableFixture(3)
    person = fixture.table.roster.person(fixture.seats[0])
    fixture.ok(fixture.seats[0], "rename", name=name, colour=person.colour)
    client, code = fixture.client(laptop=True), fixture.table.code

    def screens() -> str:
        regions = (html for screen in fixture.everything().values() for html in screen.values())
        pages = ("/", f"/{code}", f"/board/{code}", f"/watch/{code}", f"/entries/{code}")
        answers = [client.get(path, follow_redirects=True) for path in pages]
        answers.append(fixture.client().post(f"/{code}", data={"name": name}))
        return "".join((*regions, *(answer.text for answer in answers)))

    shown = screens()
    fixture.start()
    shown += screens()
    fixture.ok(fixture.seats[0], "answer", key="deal1/round1/topic", value=5)
    shown += screens()
    assert str(escape(name)) in shown
    assert name not in shown or name == escape(name)
    assert "49</a>" not in shown


def test_a_host_cannot_write_into_the_policy() -> None:
    assert "evil" not in content_policy("x; script-src evil", "")
    assert "ws://[::1]:8000" in content_policy("[::1]:8000", "")


def test_no_page_may_hold_scripts_or_styles_itself(fixture: TableFixture) -> None:
    client = fixture.client(laptop=True)
    for path in (f"/{fixture.table.code}?more", f"/board/{fixture.table.code}"):
        policy = client.get(path).headers["Content-Security-Policy"]
        assert "script-src 'self'; style-src 'self' 'sha256-" in policy
        assert policy.count("sha256") == 2, "the colours of the games, and the first styles"
        assert "unsafe" not in policy


def test_a_body_that_is_too_long_or_too_deep_is_refused_with_a_sentence(
    fixture: TableFixture,
) -> None:
    client = fixture.client()
    long = client.post(f"/command/{fixture.table.code}", data=b"x" * (MAX_BYTES + 1))
    assert long.status_code == 413
    assert long.get_json()["say"] == "That’s too much to send at once."
    deep = client.post(f"/command/{fixture.table.code}", data=b"[" * (MAX_BYTES - 1))
    assert deep.status_code == 409
    assert deep.get_json()["code"] == "app.unreadable"


def test_the_gate_knows_its_public_origin() -> None:
    request_guard = RequestGuard("https://Play.Example", (), open_house=False)
    assert request_guard.allows_host("play.example")
    assert request_guard.is_own_origin("https://play.example", "10.0.0.5:8000"), (
        "a proxy changed the host"
    )
    assert not request_guard.is_own_origin("http://play.example", "10.0.0.5:8000")
