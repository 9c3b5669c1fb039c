"""Tables of The Feast that one program serves: who sits there, and their lines."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.fuzz.test_noise import log_length
from tests.patience import PATIENCE
from tests.servers.program import companion
from tests.wire.players import Guest, TableFixture, lay_many
from tests.wire.socket_client import Line

TOPIC = {"do": "answer", "key": "deal1/round1/topic", "value": 5}


@contextmanager
def served_tables(data: Path, count: int) -> Iterator[Iterator[Table]]:
    """Serve so many tables with four players each, of whom nobody is there yet."""
    laid = lay_many(data, count, "feast", 4)
    with companion(data) as server:
        yield (Table(data, server.port, each) for each in laid)


class Table:
    """Who sits there, and their lines."""

    def __init__(self, data: Path, port: int, fixture: TableFixture) -> None:
        self.data, self.port, self.fixture = data, port, fixture
        self.guests = {
            "board": fixture.host,
            **{str(guest.seat): guest for guest in fixture.guests},
        }
        self.lines: dict[str, Line] = {}

    @property
    def entries(self) -> int:
        """How many entries the game has on the disk."""
        return log_length(self.data, self.fixture.code)

    def line(self, guest: Guest) -> Line:
        role = f"pad?seat={guest.seat}" if guest.seat else "board"
        return Line(self.port, f"/link/{self.fixture.code}/{role}", guest.cookie)

    def sees(self, name: str, found: str) -> None:
        """Read somebody's line until a text comes down it."""
        while found not in self.lines[name].text().decode():
            pass

    def ping(self, name: str) -> None:
        """Hear that a line is alive, by its next answer."""
        self.lines[name].send({"ping": name})
        self.sees(name, json.dumps({"pong": name}, separators=(",", ":")))

    def do(self, name: str, identity: str, **message: Any) -> dict[str, Any]:
        """Send a command up a line, and return its acknowledgement."""
        line = self.lines[name]
        line.send({"id": identity, **message})
        while (ack := json.loads(line.text()).get("ack", {})).get("id") != identity:
            pass
        found: dict[str, Any] = ack
        return found

    def post(self, path: str, head: str, body: bytes) -> tuple[str, str]:
        """Post something as a phone does, and return the answer's head and body."""
        cookie = self.fixture.guests[0].cookie
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as wire:
            wire.sendall(
                f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n"
                f"Cookie: {cookie}\r\n{head}\r\n\r\n".encode()
            )
            wire.sendall(body)
            got = b"".join(iter(lambda: wire.recv(1 << 16), b""))
        answer, _, said = got.decode().partition("\r\n\r\n")
        return answer, said
