"""Noise on real sockets: the program hangs up on it, and everybody else plays on."""

from __future__ import annotations

import socket
from contextlib import closing, suppress
from pathlib import Path
from random import Random

from companion.storage.store import Store
from tests.fuzz.random_frames import Junk
from tests.patience import PATIENCE
from tests.repeats import repeats
from tests.servers.program import companion
from tests.wire.players import lay_many
from tests.wire.socket_client import CLOSE, PING, TEXT, Ended, Line

NOISES = repeats(150)


def noise(port: int, path: str, cookie: str, rng: Random, junk: Junk) -> None:
    """Send something that no phone sends, and hang up in one way or another."""
    if rng.random() < 0.3:
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as wire, suppress(OSError):
            wire.sendall(rng.randbytes(200) + b"\r\n\r\n" if rng.random() < 0.5 else b"GET /")
        return
    with suppress(OSError, Ended, ConnectionError), closing(Line(port, path, cookie)) as line:
        for _ in range(rng.randrange(1, 4)):
            match rng.randrange(7):
                case 0:
                    line.socket.sendall(rng.randbytes(rng.randrange(1, 400)))
                case 1:
                    line.frame(rng.choice((0, 2, 3, TEXT, CLOSE, PING, 11)), rng.randbytes(90))
                case 2:
                    line.frame(TEXT, b"x" * 70_000)
                case 3:
                    line.frame(TEXT, b'{"id":', final=False)
                case 4:
                    line.frame(TEXT, b"\xff\xfe\xff")
                case 5:
                    line.send({"open": junk.value()})
                case _:
                    line.send(junk.value())
        if rng.random() < 0.5:
            line.receive()


def log_length(data: Path, code: str) -> int:
    with closing(Store(f"sqlite:///{data}")) as store:
        row = store.find(code)
        assert row is not None
        return len(store.load(row.id))


def test_noise_harms_nobody_else_and_writes_nothing(tmp_path: Path) -> None:
    data, rng = tmp_path / "tables.db", Random(5)
    (fixture,) = lay_many(data, 1, "feast", 4)
    paths = [(f"/link/{fixture.code}/board", fixture.host.cookie)]
    paths += [(f"/link/{fixture.code}/pad?seat={g.seat}", g.cookie) for g in fixture.guests]
    before = log_length(data, fixture.code)
    with companion(data) as server:
        quiet = Line(server.port, *paths[1])
        quiet.text()
        for _ in range(NOISES):
            noise(server.port, *rng.choice(paths), rng, Junk(rng))
        quiet.send({"ping": "there"})
        while quiet.text() != b'{"pong":"there"}':
            pass
        assert log_length(data, fixture.code) == before
        quiet.send({"id": "1", "do": "answer", "key": "deal1/round1/topic", "value": 5})
        while quiet.text() != b'{"ack":{"id":"1","ok":true}}':
            pass
        quiet.close()
    assert log_length(data, fixture.code) == before + 1
