"""What is too much is turned away, and nobody else at the table notices."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from typing import Any

import pytest

from companion.live.socket_limits import MAX_WATCHING
from companion.web.app import MAX_BYTES
from tests.patience import PATIENCE
from tests.wire.served_tables import TOPIC, Table, served_tables
from tests.wire.socket_client import CONTINUED, TEXT, Line

PLACE = 'id=\\"place-{}\\" data-state=\\"{}\\"'


TABLES = 19
"""One for each test here."""


@pytest.fixture(scope="module")
def free(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Iterator[Table]]:
    """Start one program for all tests; each takes a table that nobody was at."""
    data = tmp_path_factory.mktemp("limits") / "tables.db"
    with served_tables(data, TABLES) as tables:
        yield tables


@pytest.fixture
def table(free: Iterator[Table]) -> Iterator[Table]:
    """A table with a line for the board and each pad."""
    with ExitStack() as lines:
        table = next(free)
        for name, guest in table.guests.items():
            table.lines[name] = lines.enter_context(closing(table.line(guest)))
            table.lines[name].text()
            if guest.seat:
                table.sees("board", PLACE.format(guest.seat, "shown"))
        yield table


# -- frames ------------------------------------------------------------------------------------


def message_of(size: int) -> bytes:
    """A message that would be carried out if it were not so long."""
    head = json.dumps({"id": "long", **TOPIC}).encode()
    return head[:-1] + b" " * (size - len(head)) + b"}"


def send_whole(line: Line) -> None:
    line.frame(TEXT, message_of(MAX_BYTES + 1))


def send_in_parts(line: Line) -> None:
    message = message_of(MAX_BYTES + 1)
    line.frame(TEXT, message[:40_000], final=False)
    line.frame(CONTINUED, message[40_000:])


@pytest.mark.parametrize("send", [send_whole, send_in_parts])
def test_a_frame_that_is_too_long_ends_its_line_alone(table: Table, send: Any) -> None:
    before, ana = table.entries, table.guests["s1"]
    send(table.lines["s1"])
    assert table.lines["s1"].farewell() == (1009, "Message is too big")
    table.sees("board", PLACE.format("s1", "away"))
    for name in ("board", "s2", "s3", "s4"):
        table.ping(name)
    assert table.entries == before
    assert table.do("s2", "topic", **TOPIC)["ok"]
    with closing(table.line(ana)) as table.lines["s1"]:
        assert "deal1/round1/ploy/s1" in table.lines["s1"].text().decode()
        assert table.do("s1", "ploy", do="answer", key="deal1/round1/ploy/s1", value=9)["ok"]
        assert table.entries == before + 2


def test_a_frame_of_just_that_length_is_read(table: Table) -> None:
    line = table.lines["s1"]
    line.frame(TEXT, message_of(MAX_BYTES))
    table.sees("s1", '{"ack":{"id":"long","ok":true}}')


def test_a_phone_that_talks_without_end_is_heard_to_the_last_word_and_stops_nobody(
    table: Table,
) -> None:
    chatter = table.lines["s1"]
    for number in range(500):
        chatter.send({"ping": str(number)})
    assert table.do("s2", "topic", **TOPIC)["ok"]
    heard = []
    while "499" not in heard:
        said = json.loads(chatter.text())
        heard += [said["pong"]] if "pong" in said else []
    assert heard == [str(number) for number in range(500)]


def test_a_phone_that_reacts_without_end_is_seen_seldom_and_stops_nobody(table: Table) -> None:
    before, phone, board = table.entries, table.lines["s1"], table.lines["board"]
    for _ in range(300):
        phone.send({"react": "laugh"})
    for wrong in ('["laugh"]', '"cheer"', "null", "{}"):
        phone.frame(TEXT, b'{"react":%s}' % wrong.encode())
        while (said := json.loads(phone.text()).get("ack")) is None:
            pass
        assert (said["ok"], said["code"]) == (False, "app.unreadable")
    assert table.entries == before
    assert table.do("s2", "topic", **TOPIC)["ok"]
    board.send({"ping": "end"})
    heard = [json.loads(board.text())]
    while "pong" not in heard[-1]:
        heard.append(json.loads(board.text()))
    seen = [each["reaction"]["name"] for each in heard if "reaction" in each]
    assert 1 <= len(seen) < 150
    for name in ("s1", "s2"):
        table.ping(name)


# -- bodies ------------------------------------------------------------------------------------


def test_a_body_that_is_too_long_is_refused_with_a_sentence(table: Table) -> None:
    before, body = table.entries, message_of(MAX_BYTES + 1)
    head = f"Content-Length: {len(body)}"
    answer, said = table.post(f"/command/{table.fixture.code}?seat=s1", head, body)
    assert answer.startswith("HTTP/1.1 413 ")
    assert json.loads(said)["say"] == "That’s too much to send at once."
    for name in table.lines:
        table.ping(name)
    assert table.entries == before
    assert table.do("s1", "topic", **TOPIC)["ok"]


def test_a_body_that_does_not_say_how_long_it_is_is_read_no_further(table: Table) -> None:
    before, body = table.entries, message_of(20 * MAX_BYTES)
    chunk = f"{len(body):x}\r\n".encode() + body + b"\r\n0\r\n\r\n"
    path, head = f"/command/{table.fixture.code}?seat=s1", "Transfer-Encoding: chunked"
    answer, said = table.post(path, head, chunk)
    assert answer.startswith("HTTP/1.1 409 ")
    assert json.loads(said)["code"] == "app.unreadable"
    table.ping("board")
    assert table.entries == before


def test_a_form_that_is_too_long_is_refused_with_a_page(table: Table) -> None:
    body = b"name=" + b"x" * MAX_BYTES
    head = f"Content-Length: {len(body)}\r\nContent-Type: application/x-www-form-urlencoded"
    answer, said = table.post(f"/{table.fixture.code}", head, body)
    assert answer.startswith("HTTP/1.1 413 ")
    assert "That’s too much to send at once." in said
    assert "xxx" not in said
    for name in table.lines:
        table.ping(name)


# -- many requests at once ----------------------------------------------------------------------


IN_ADVANCE = 10_000


class Flood:
    """A connection on which many requests are sent before any is answered."""

    def __init__(self, port: int, path: str) -> None:
        self.answered = 0
        self._wire = socket.create_connection(("127.0.0.1", port), PATIENCE)
        request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
        self._threads = [
            threading.Thread(target=self._send, args=(request * IN_ADVANCE,)),
            threading.Thread(target=self._read),
        ]
        self._has_begun = threading.Event()
        for each in self._threads:
            each.start()
        assert self._has_begun.wait(PATIENCE)

    def _send(self, requests: bytes) -> None:
        with suppress(OSError):
            self._wire.sendall(requests)

    def _read(self) -> None:
        with suppress(OSError):
            while got := self._wire.recv(1 << 20):
                self.answered += got.count(b"HTTP/1.1 ")
                self._has_begun.set()

    def close(self) -> None:
        with suppress(OSError):
            self._wire.shutdown(socket.SHUT_RDWR)
        for each in self._threads:
            each.join(PATIENCE)
        self._wire.close()


@pytest.mark.parametrize("path", ["/healthz/ready", "/static/-/js/board.js", "/nothing-is-here"])
def test_a_table_plays_on_beside_a_client_that_sends_all_its_requests_in_advance(
    table: Table, path: str
) -> None:
    with closing(Flood(table.port, path)) as flood:
        assert table.do("s1", "topic", **TOPIC)["ok"]
        for name in ("s1", "s2", "s3", "s4"):
            key = f"deal1/round1/ploy/{name}"
            assert table.do(name, "ploy", do="answer", key=key, value=9)["ok"]
        assert 0 < flood.answered < IN_ADVANCE / 2


# -- viewers -----------------------------------------------------------------------------------


def test_one_more_than_may_watch_is_let_go_and_a_place_that_is_left_is_free(
    table: Table,
) -> None:
    with ExitStack() as crowd:
        watching = f"/link/{table.fixture.code}/watch"

        def comes() -> Line:
            return crowd.enter_context(closing(Line(table.port, watching)))

        guests = [comes() for _ in range(MAX_WATCHING)]
        for guest in guests:
            guest.text()
        assert comes().farewell() == (1013, "too many")
        for name, seated in table.guests.items():
            table.lines[name].close()
            table.lines[name] = crowd.enter_context(closing(table.line(seated)))
            table.ping(name)
        assert table.do("s1", "topic", **TOPIC)["ok"]
        assert b'"regions":' in guests[-1].text()
        # Whoever leaves says so, and has been heard when the answer to it is there.
        guests[0].frame(8, (1000).to_bytes(2, "big"))
        assert guests[0].farewell()[0] == 1000
        assert b'"regions":' in comes().text()
