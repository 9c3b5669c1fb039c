"""Everybody's wires at one table: what each of them is sent, byte for byte."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

from companion.rendering.regions import ON_DEMAND
from tests.patience import PATIENCE
from tests.wire.players import Guest, TableFixture
from tests.wire.socket_client import Line


def get(port: int, path: str, cookie: str) -> bytes:
    """Return the whole answer to a request: its line, headers and body."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as wire:
        wire.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )
        got = b""
        while more := wire.recv(1 << 16):
            got += more
    return got


class Room:
    """A served table, with a line for everybody, and all bytes that came down each."""

    def __init__(
        self, data: Path, port: int, now: int, fixture: TableFixture, stranger: str
    ) -> None:
        self.data, self.port, self.now, self.fixture = data, port, now, fixture
        self.people: dict[str, Guest] = {
            "board": fixture.host,
            **{str(guest.seat): guest for guest in fixture.guests},
            "watch": Guest(None, stranger),
        }
        self.heard: dict[str, list[bytes]] = {name: [] for name in self.people}
        self._serials = 0

    def __enter__(self) -> Self:
        self._serve()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()

    def _serve(self) -> None:
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tests.wire.served",
                str(self.data),
                str(self.port),
                str(self.now),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self._said("serving")
        self.lines: dict[str, Line] = {}
        for name in self.people:
            self._come(name)

    def _come(self, name: str) -> None:
        """Open somebody's line, and let everybody have what comes of that before the next comes."""
        self.lines[name] = self._line(name)
        self._flush()

    def _line(self, name: str) -> Line:
        seat = self.people[name].seat
        role = "pad" if seat else name
        path = f"/link/{self.fixture.code}/{role}" + (f"?seat={seat}" if seat else "")
        line = Line(self.port, path, self.people[name].cookie)
        self.heard[name].append(line.head)
        # The whole screen, and then what is behind something to open there.
        self.heard[name].append(b"".join(line.receive()))
        line.send({"open": sorted(ON_DEMAND[role])})
        return line

    def _stop(self) -> None:
        for line in self.lines.values():
            line.close()
        self._process.kill()
        self._process.communicate(timeout=PATIENCE)

    def _said(self, word: str) -> None:
        assert self._process.stdout is not None
        assert self._process.stdout.readline().strip() == word

    # -- what happens ------------------------------------------------------------------

    def do(self, name: str, **message: Any) -> dict[str, Any]:
        """Send a command up somebody's line, and return its acknowledgement."""
        self._serials += 1
        identity = f"c{self._serials}"
        line = self.lines[name]
        line.send({"id": identity, **message})
        while True:
            head, payload = line.receive()
            self.heard[name].append(head + payload)
            said: dict[str, Any] = json.loads(payload)
            ack: dict[str, Any] = said.get("ack", {})
            if ack.get("id") == identity:
                self.settle()
                return ack

    def settle(self) -> None:
        """Wait until everybody has all that is on its way, late regions too."""
        self._flush()
        assert self._process.stdin is not None
        self._process.stdin.write("ring\n")
        self._process.stdin.flush()
        self._said("rung")
        self._flush()

    def _flush(self) -> None:
        # What is drawn goes out with, or before, the answer to the second ping.
        for number in range(2):
            for line in self.lines.values():
                line.send({"ping": number})
            for name, line in self.lines.items():
                while True:
                    head, payload = line.receive()
                    if payload.startswith(b'{"pong"'):
                        break
                    self.heard[name].append(head + payload)

    def reload(self, but: str) -> None:
        """Let everybody but one load their pages, and come back on new lines."""
        code = self.fixture.code
        for name, guest in self.people.items():
            if name == but:
                continue
            seat = guest.seat
            role = "pad" if seat else name
            query = f"?seat={seat}" if seat else ""
            paths = [
                f"/pad/{code}/{seat}" if seat else f"/{role}/{code}",
                f"/view/{code}/{role}{query}",
                f"/entries/{code}",
                f"/undo/{code}",
                f"/replay/{code}/1",
                f"/replay/{code}/1?page=9999",
                f"/replay/{code}/1/99999",
                f"/{code}",
            ]
            self.heard[name] += [get(self.port, path, guest.cookie) for path in paths]
            self.lines.pop(name).close()
            self._flush()
            self._come(name)
        self.settle()

    def restart(self) -> None:
        """Kill the program, and start it again on the same database."""
        self._stop()
        self._serve()
        self.settle()


def differences(
    one: Mapping[str, list[bytes]], two: Mapping[str, list[bytes]], but: str
) -> list[str]:
    """Return where what two rooms heard differs, for everybody but one."""
    found = []
    for name in one:
        if name == but:
            continue
        if len(one[name]) != len(two[name]):
            found.append(f"{name}: {len(one[name])} and {len(two[name])} messages")
        for number, (left, right) in enumerate(zip(one[name], two[name], strict=False)):
            if left != right:
                at = next(
                    (i for i, (a, b) in enumerate(zip(left, right, strict=False)) if a != b),
                    min(len(left), len(right)),
                )
                found.append(
                    f"{name}, message {number}: {left[max(0, at - 80) : at + 40]!r}"
                    f" and {right[max(0, at - 80) : at + 40]!r}"
                )
                break
    return found
