"""What a QR code says: the configured address, or the host's, and never a stranger's."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from companion.presenters.sentences import Language, speaking_as
from companion.storage.errors import StoreUnavailable
from companion.tables.actor import Actor
from companion.tables.commands.people import BecomeHost
from companion.tables.table import Table
from companion.web.app import _qr
from companion.words.arguments import NOBODY
from tests.tables.table_fixture import TableFixture

HOME = "http://play.example"
EVIL = {"Host": "evil.example"}


@pytest.fixture
def fixture() -> TableFixture:
    """A public server without its address, and a table that was fixture by its host."""
    return TableFixture(2, OPEN_HOUSE=True, LAPTOP_KEYS=set(), PUBLIC_URL=None)


def lay(fixture: TableFixture, client: FlaskClient, url: str = HOME) -> Table:
    client.get("/", base_url=url)  # it gives the browser its cookie
    board = client.post("/tables", base_url=url, headers={"Origin": url}).location
    return fixture.services.tables.find(board.rpartition("/")[2])


def says(html: str, url: str, code: str) -> bool:
    """Whether a screen has the QR code of a table at an address, and no other."""
    return re.findall(r'aria-label="(QR code: [^"]*)"', html) == [f"QR code: {url}/{code}"]


def addresses(fixture: TableFixture, table: Table) -> list[str]:
    entries = fixture.services.dependencies.store.load(table.id)
    return [entry.body["url"] for entry in entries if entry.kind == "address"]


def test_the_qr_code_names_what_it_says(language: Language) -> None:
    with speaking_as(language, NOBODY):
        assert says(str(_qr(f"{HOME}/ABCD")), HOME, "ABCD")
        assert not says(str(_qr("http://evil.example/ABCD")), HOME, "ABCD")


@pytest.mark.parametrize("playing", [False, True])
def test_two_visitors_with_names_of_their_own_see_the_hosts_address(
    fixture: TableFixture, *, playing: bool
) -> None:
    host, stranger = fixture.client(), fixture.client()
    table = lay(fixture, host)
    code = table.code
    if playing:
        for name in ("Ana", "Bo"):
            table.join(name, name, None)
        fixture.table = table
        fixture.start()
    # The strangers come first, and after a change that nobody has drawn yet.
    for _ in range(2):
        for headers in (EVIL, {"Host": "localhost"}, {"Host": "10.9.9.9"}):
            for path in (f"/board/{code}", f"/watch/{code}", f"/view/{code}/board", f"/{code}"):
                answer = stranger.get(path, headers=headers)
                assert answer.status_code == 200
                assert headers["Host"] not in answer.text
            assert says(stranger.get(f"/board/{code}", headers=headers).text, HOME, code)
        assert says(host.get(f"/board/{code}", base_url=HOME).text, HOME, code)
        table.join("Cem", "Cem", None) if "Cem" not in table.roster.devices else None
    assert addresses(fixture, table) == [HOME]


def test_what_a_browser_says_of_its_own_scheme_is_believed(fixture: TableFixture) -> None:
    host = fixture.client()
    table = lay(fixture, host, "https://play.example")
    # A proxy that ends TLS hands everything on as plain http, and does not say so.
    host.get(f"/board/{table.code}", headers={"Host": "play.example"})
    assert addresses(fixture, table) == ["https://play.example"]


def test_somebody_elses_origin_is_not_believed(fixture: TableFixture) -> None:
    host = fixture.client()
    table = lay(fixture, host)
    host.get(f"/board/{table.code}", base_url=HOME, headers={"Origin": "https://evil.example"})
    assert table.roster.address == HOME


def test_a_restart_knows_the_address(tmp_path: Path) -> None:
    config: dict[str, Any] = {
        "DATABASE": f"sqlite:///{tmp_path / 'x.db'}",
        "OPEN_HOUSE": True,
        "PUBLIC_URL": None,
    }
    first = TableFixture(0, **config)
    code = lay(first, first.client()).code
    page = TableFixture(0, **config).client().get(f"/board/{code}", headers=EVIL).text
    assert says(page, HOME, code)


def test_a_table_of_before_learns_it_from_its_host_and_from_nobody_else(
    fixture: TableFixture,
) -> None:
    host, guest, code = fixture.client(), fixture.client(), fixture.table.code
    guest.post(f"/{code}", data={"name": "Mia"}, base_url="http://evil.example")
    for path in (f"/board/{code}", f"/view/{code}/board"):
        answer = guest.get(path, headers=EVIL)
        assert 'aria-label="QR code' not in answer.text
        assert "evil.example" not in answer.text
    assert "shows once the host opens this board" in guest.get(f"/board/{code}").text
    host.get("/rules", base_url=HOME)
    host.get(f"/{code}", base_url=HOME)
    with host.session_transaction(base_url=HOME) as known:
        fixture.table.execute(BecomeHost(), Actor(known["device"], (), host=False))
    assert fixture.table.roster.address is None
    assert says(host.get(f"/board/{code}", base_url=HOME).text, HOME, code)
    assert says(guest.get(f"/board/{code}", headers=EVIL).text, HOME, code)


def test_a_host_who_moves_takes_the_table_along(fixture: TableFixture) -> None:
    host = fixture.client()
    table = lay(fixture, host)
    with host.session_transaction(base_url=HOME) as known:
        device = known["device"]
    other = fixture.client()
    with other.session_transaction(base_url="http://new.example") as known:
        known["device"] = device
    page = other.get(f"/board/{table.code}", base_url="http://new.example").text
    assert says(page, "http://new.example", table.code)
    assert addresses(fixture, table) == [HOME, "http://new.example"]


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1", "[::1]:8000", "0.0.0.0:8000"])
def test_what_no_phone_can_open_is_no_address(fixture: TableFixture, host: str) -> None:
    client = fixture.client()
    table = lay(fixture, client, f"http://{host}")
    page = client.get(f"/board/{table.code}", base_url=f"http://{host}").text
    assert addresses(fixture, table) == []
    assert 'aria-label="QR code' not in page
    assert "shows once the host opens this board" in page


def test_what_is_configured_is_what_everybody_is_told() -> None:
    fixture = TableFixture(
        0, OPEN_HOUSE=True, PUBLIC_URL="https://play.example/", LAPTOP_KEYS=set()
    )
    client = fixture.client()
    table = lay(fixture, client, "http://10.0.0.5:8000")
    page = client.get(f"/board/{table.code}", base_url="http://10.0.0.5:8000").text
    assert says(page, "https://play.example", table.code)
    assert addresses(fixture, table) == []


def test_a_board_is_shown_where_its_address_cannot_be_kept(
    fixture: TableFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = fixture.client()
    table = lay(fixture, host)

    def full(*_: object, **__: object) -> None:
        raise StoreUnavailable("disk-full")

    monkeypatch.setattr(fixture.services.dependencies.store, "append", full)
    with host.session_transaction(base_url=HOME) as known:
        device = known["device"]
    with host.session_transaction(base_url="http://new.example") as known:
        known["device"] = device
    answer = host.get(f"/board/{table.code}", base_url="http://new.example")
    assert answer.status_code == 200
    assert says(answer.text, HOME, table.code)
    assert "The disk is full, so this" in answer.text


# -- the start ---------------------------------------------------------------------------------


def start(tmp_path: Path, **environ: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name != "COMPANION_URL"}
    kept["DATABASE_URL"] = f"sqlite:///{tmp_path / 'x.db'}"
    return subprocess.run(
        [sys.executable, "-c", "import companion.wsgi as w; print(w.app.config['PUBLIC_URL'])"],
        env={**kept, **environ},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_a_public_server_without_its_address_says_what_to_set_and_why(tmp_path: Path) -> None:
    for environ in ({}, {"COMPANION_URL": ""}):
        said = start(tmp_path, **environ)
        assert said.returncode == 0, said.stderr
        assert said.stderr.count("\n") == 1
        assert "set COMPANION_URL to the address that phones open" in said.stderr


def test_a_public_server_with_its_address_says_nothing(tmp_path: Path) -> None:
    said = start(tmp_path, COMPANION_URL="https://Play.example:443/")
    assert (said.stdout.strip(), said.stderr) == ("https://play.example", "")


def test_a_public_server_with_an_address_that_is_none_does_not_start(tmp_path: Path) -> None:
    said = start(tmp_path, COMPANION_URL="play.example")
    assert said.returncode != 0
    assert "“play.example” isn’t an address that phones can open" in said.stderr.splitlines()[-1]
