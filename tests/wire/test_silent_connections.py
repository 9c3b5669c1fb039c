"""A thousand connections that say nothing keep nobody out, whatever the system allows."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest

from companion.network.interfaces import collect
from companion.network.ip_addresses import is_this_computer
from companion.network.open_files import raise_open_files
from tests.patience import PATIENCE
from tests.wire.players import TableFixture, lay_many
from tests.wire.socket_client import Line
from tests.wire.terminal import Terminal, in_terminal

resource = pytest.importorskip("resource", reason="Windows has no such limits")
pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="it starts the program as Unix does"
)

CROWD = 1500


def usual() -> None:
    """Start as many systems start a program: with a soft limit of 256 open files."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))


def strict() -> None:
    """Start where nobody may have more than 256 open files."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))


@contextmanager
def flooded(
    folder: Path, prepare: Callable[[], None], opening: bytes, host: str = "127.0.0.1"
) -> Iterator[tuple[Terminal, TableFixture]]:
    """Start the program, and let a crowd come that sends ``opening`` and then nothing more."""
    data = folder / "tables.db"
    (laid,) = lay_many(data, 1, "feast", 4)
    if raise_open_files() < CROWD + 200:
        pytest.skip("this system lets a test open too few connections")
    with in_terminal(data, host=host, prepare=prepare) as program, ExitStack() as crowd:
        for _ in range(CROWD):
            each = socket.socket()
            crowd.enter_context(closing(each))
            each.setblocking(False)
            each.connect_ex((host, program.port))
            if opening:
                try:
                    each.setblocking(True)
                    each.sendall(opening)
                except OSError:
                    continue  # it had to make room already
        yield program, laid


OPENINGS = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    "half a body": b"POST /tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n.",
    "idle after a page": b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
}

EACH_OPENING = [
    pytest.param(opening, id=name, marks=() if name == "half a head" else pytest.mark.slow)
    for name, opening in OPENINGS.items()
]


@pytest.mark.parametrize("opening", EACH_OPENING)
@pytest.mark.parametrize("prepare", [usual, pytest.param(strict, marks=pytest.mark.slow)])
def test_newcomers_and_returning_phones_get_in(
    tmp_path: Path, prepare: Callable[[], None], opening: bytes
) -> None:
    with flooded(tmp_path, prepare, opening) as (program, laid):
        status, page = program.get(f"/{laid.code}")
        assert status == 200
        assert "Sit down" in page
        with ExitStack() as lines:
            roles = [(f"pad?seat={guest.seat}", guest.cookie) for guest in laid.guests]
            for role, cookie in [*roles, ("board", laid.host.cookie)]:
                line = Line(program.port, f"/link/{laid.code}/{role}", cookie)
                lines.enter_context(closing(line))
                assert b'"regions":' in line.text()
                line.send({"id": "1", "do": "start_game"})
                assert b'"ack":' in line.text()
        assert program.printed.count("keeps many connections open without a word") == 1
        assert "Traceback" not in program.printed
        assert "Too many open files" not in program.printed


@pytest.mark.slow
@pytest.mark.parametrize("opening", OPENINGS.values(), ids=OPENINGS)
def test_a_household_goes_on_beside_one_of_its_own_that_floods(
    tmp_path: Path, opening: bytes
) -> None:
    """All of them have one address, as behind a router: eight phones, with all that they load."""
    here = (each.address for each in collect() if ":" not in each.address)
    address = next((each for each in here if not is_this_computer(each)), None)
    if address is None:
        pytest.skip("this computer is in no network")
    with flooded(tmp_path, usual, opening, address) as (program, laid):
        for _ in range(8):
            with ThreadPoolExecutor(7) as pool:
                pages = pool.map(lambda _: program.get(f"/{laid.code}", host=address), range(7))
                assert [status for status, _ in pages] == [200] * 7
        assert program.printed.count(f"{address} keeps many connections open") == 1
        assert "Traceback" not in program.printed


@pytest.mark.slow
def test_one_who_finishes_no_head_is_let_go(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    lay_many(data, 1, "feast", 4)
    openings = (b"", b"GET / HTTP/1.1\r\nHost: loc", OPENINGS["idle after a page"])
    with in_terminal(data) as program, ExitStack() as wires:
        opened = []
        for opening in openings:
            wire = socket.create_connection(("127.0.0.1", program.port), PATIENCE)
            opened.append(wires.enter_context(wire))
            wire.sendall(opening)
        heard = [b"".join(iter(lambda: wire.recv(1 << 16), b"")) for wire in opened]  # noqa: B023
        assert heard[:2] == [b"", b""]
        assert heard[2].endswith(b"ok\n")
        assert program.printed == ""
