"""Behind HAProxy as docs/deploy sets it up: visitors are told apart, and none reaches another's page."""

from __future__ import annotations

import re
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.network.guess_limits import OF_ADDRESS
from companion.web.folders import folder
from companion.web.static_files import StaticFiles
from tests.left_out import not_installed
from tests.patience import PATIENCE
from tests.servers.haproxy import HAPROXY, HAProxy, cluster_config
from tests.servers.program import procfile_server
from tests.wire.players import TableFixture, lay_many
from tests.wire.socket_client import Line
from tests.wire.terminal import in_terminal

ROOT = Path(__file__).parents[2]
pytestmark = [
    pytest.mark.skipif(HAPROXY is None, reason=not_installed("HAProxy")),
    pytest.mark.skipif(sys.platform != "linux", reason="it uses several loopback addresses"),
]

CACHE = """cache files
  total-max-size 4
  max-object-size 500000
  max-age 600

frontend visitors
  http-request cache-use files
  http-response cache-store files
"""
EVIL = "evil.example"
HOSTILE = (
    (f"X-Forwarded-Host: {EVIL}", "X-Forwarded-Proto: https", "X-Forwarded-For: 6.6.6.6"),
    (f"Forwarded: for=6.6.6.6;host={EVIL};proto=https",),
    (f"X-Forwarded-Host: {EVIL}, {EVIL}", f"X-Forwarded-Server: {EVIL}", f"X-Host: {EVIL}"),
    (f"X-Forwarded-Prefix: /{EVIL}", "X-Forwarded-Port: 666", "X-Real-IP: 6.6.6.6"),
)
SHEET = StaticFiles(folder("static")).url("css/base.css")


@dataclass(frozen=True)
class Front:
    """The proxy's port, and the program's own behind it."""

    port: int
    behind: int

    @property
    def ours(self) -> str:
        """The host that visitors open."""
        return f"127.0.0.1:{self.port}"

    def ask(
        self,
        path: str,
        *headers: str,
        source: str = "127.0.0.1",
        host: str | None = None,
        method: str = "GET",
        straight: bool = False,
    ) -> tuple[int, str]:
        """Ask for a page, and return the status, and the head and body; ``straight``: past the proxy."""
        lines = "".join(f"{each}\r\n" for each in (f"Host: {host or self.ours}", *headers))
        where = ("127.0.0.1", self.behind if straight else self.port)
        with socket.create_connection(where, PATIENCE, source_address=(source, 0)) as wire:
            wire.sendall(f"{method} {path} HTTP/1.1\r\n{lines}Connection: close\r\n\r\n".encode())
            answer = b"".join(iter(lambda: wire.recv(1 << 16), b"")).decode()
        return int(answer.split()[1]), answer


@contextmanager
def proxied(back: int, folder: Path, listener: socket.socket) -> Iterator[Front]:
    """Start HAProxy on a listening socket in front of a program, with a cache besides."""
    config = cluster_config(f"fd@{listener.fileno()}", [back], folder)
    assert config.count("frontend visitors\n") == 1
    config = config.replace("frontend visitors\n", CACHE)
    # No other process could take over from one that is busy for three seconds.
    config = re.sub("  default-server check .*\n", "", config)
    proxy = HAProxy(config, folder, inherited=[listener.fileno()])
    try:
        front = Front(listener.getsockname()[1], back)
        assert front.ask("/healthz")[0] == 200
        yield front
    finally:
        proxy.kill()


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Front, TableFixture]]:
    """The command behind a proxy that it knows by its address."""
    place = tmp_path_factory.mktemp("proxy")
    (laid,) = lay_many(place / "tables.db", 1, "feast", 4)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        with (
            in_terminal(
                place / "tables.db", "--url", url, COMPANION_PROXIES="127.0.0.1"
            ) as program,
            proxied(program.port, place, listener) as front,
        ):
            yield front, laid


def test_an_evening_is_played_behind_it(evening: tuple[Front, TableFixture]) -> None:
    front, laid = evening
    with ExitStack() as lines:
        pads = []
        for guest in laid.guests:
            path = f"/link/{laid.code}/pad?seat={guest.seat}"
            pads.append(lines.enter_context(closing(Line(front.port, path, guest.cookie))))
            assert b'"regions":' in pads[-1].text()
        pads[0].send({"id": "1", "do": "answer", "key": "deal1/round1/topic", "value": 5})
        assert b'"ack":{"id":"1","ok":true}' in pads[0].text()
        while b"/ploy/" not in pads[1].text():
            pass


@pytest.mark.parametrize("headers", HOSTILE, ids=lambda headers: headers[0])
def test_what_a_visitor_claims_is_on_no_other_page(
    evening: tuple[Front, TableFixture], headers: tuple[str, ...]
) -> None:
    front, laid = evening
    board = f"Cookie: {laid.host.cookie}"
    paths = ("/", f"/{laid.code}", f"/board/{laid.code}", f"/watch/{laid.code}", SHEET)

    def pages() -> list[str]:
        found = [front.ask(path, board)[1] for path in paths]
        return [re.sub(r"(?im)^(date|age|set-cookie):.*\r\n", "", each) for each in found]

    before = pages()
    for path in paths:
        for host in (None, EVIL, f"{EVIL}:80"):
            front.ask(path, *headers, host=host)
            front.ask(path, *headers, f"Origin: http://{EVIL}", host=host, method="POST")
    assert pages() == before
    assert not any(EVIL in page for page in before)


def test_what_the_proxy_keeps_has_nothing_of_whoever_asked_first(
    evening: tuple[Front, TableFixture],
) -> None:
    front, laid = evening
    sheet = SHEET.replace("base", "pages")
    for headers in HOSTILE:
        front.ask(sheet, f"Cookie: {laid.host.cookie}", *headers)
    status, answer = front.ask(sheet)
    assert status == 200
    assert EVIL not in answer
    assert "set-cookie" not in answer.lower()
    assert "companion=" not in answer


def test_visitors_are_told_apart_and_none_guesses_for_another(
    evening: tuple[Front, TableFixture],
) -> None:
    front, laid = evening

    def guess(number: int) -> int:
        claimed = (
            f"X-Forwarded-For: 10.9.{number}.1",
            f"x-forwarded-for: 10.7.{number}.1, 127.0.0.1",
            f"Forwarded: for=10.8.{number}.1",
        )
        return front.ask("/ZZZZ", *claimed, source="127.0.7.2")[0]

    statuses = [guess(number) for number in range(OF_ADDRESS.burst + 2)]
    assert statuses == [404] * OF_ADDRESS.burst + [429] * 2
    assert front.ask(f"/{laid.code}", source="127.0.7.2")[0] == 429
    assert front.ask(f"/{laid.code}", source="127.0.7.3")[0] == 200
    pad = f"/pad/{laid.code}/s1"
    assert front.ask(pad, f"Cookie: {laid.guests[0].cookie}", source="127.0.7.2")[0] == 200


def test_whoever_comes_past_the_proxy_is_not_believed(evening: tuple[Front, TableFixture]) -> None:
    front, laid = evening
    statuses = [
        front.ask(
            "/ZZZZ",
            f"X-Forwarded-For: 10.7.{number}.1",
            source="127.0.8.2",
            straight=True,
        )[0]
        for number in range(OF_ADDRESS.burst + 1)
    ]
    assert statuses == [404] * OF_ADDRESS.burst + [429]
    claimed = (f"X-Forwarded-Host: {EVIL}", "X-Forwarded-Proto: https")
    status, page = front.ask(f"/{laid.code}", *claimed, source="127.0.8.3", straight=True)
    assert status == 200
    assert EVIL not in page
    assert "Secure" not in page


def test_nobody_is_offered_the_laptops_right(evening: tuple[Front, TableFixture]) -> None:
    front, _ = evening
    for host in (None, "localhost", f"localhost:{front.behind}"):
        assert "This is my laptop" not in front.ask("/", host=host)[1]
        assert "This is my laptop" not in front.ask("/", host=host, straight=True)[1]


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Front]:
    """The Procfile's command, without an address of its own, behind a proxy."""
    with (
        procfile_server(tmp_path / "x.db", COMPANION_PROXIES="1") as port,
        socket.create_server(("127.0.0.1", 0)) as listener,
        proxied(port, tmp_path, listener) as front,
    ):
        yield front


def test_an_open_server_learns_its_address_from_a_tables_own_host_alone(open_server: Front) -> None:
    front, ours = open_server, "play.example:81"

    def cookie(answer: str) -> str:
        found = re.search(r"(?i)^set-cookie: (companion=[^;]+)", answer, re.MULTILINE)
        assert found
        return f"Cookie: {found[1]}"

    def table(host: str, *headers: str) -> tuple[str, str]:
        known = cookie(front.ask("/", *headers, host=host)[1])
        posted = front.ask("/tables", known, *headers, host=host, method="POST")[1]
        found = re.search(r"(?i)^location: \S*/board/([A-Z]{6})\r$", posted, re.MULTILINE)
        assert found, posted
        return found[1], known

    code, host = table(ours)
    for headers in HOSTILE:
        table(EVIL, *headers)
        for name in (ours, EVIL):
            for path in (f"/{code}", f"/board/{code}", f"/watch/{code}"):
                front.ask(path, *headers, host=name)
    for known in ((host,), ()):
        status, board = front.ask(f"/board/{code}", *known, host=ours)
        assert status == 200
        assert re.findall(r'aria-label="QR code: ([^"]*)"', board) == [f"http://{ours}/{code}"]
        assert EVIL not in board
