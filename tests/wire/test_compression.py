"""Chromium's browsers get their messages compressed, each by itself; what they send so is limited as ever."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import pytest

from companion.web.app import MAX_BYTES
from tests.servers.program import companion
from tests.wire.players import TableFixture, lay_many
from tests.wire.socket_client import TEXT, Line

CHROMIUM = "permessage-deflate; client_max_window_bits"
AGREED = b"permessage-deflate; client_no_context_takeover; server_no_context_takeover"
IS_COMPRESSED = 0x40
FLUSHED = b"\0\0\xff\xff"
"""What ends a compressed message, and is not sent (RFC 7692, 7.2.1)."""


@dataclass(frozen=True)
class Served:
    port: int
    fixture: TableFixture

    def pad(self, extensions: str) -> Line:
        guest = self.fixture.guests[0]
        path = f"/link/{self.fixture.code}/pad?seat={guest.seat}"
        return Line(self.port, path, guest.cookie, extensions=extensions)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    data = tmp_path_factory.mktemp("compression") / "tables.db"
    (fixture,) = lay_many(data, 1, "feast", 4)
    with companion(data) as server:
        yield Served(server.port, fixture)


def deflated(text: bytes) -> bytes:
    compressor = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return (compressor.compress(text) + compressor.flush(zlib.Z_SYNC_FLUSH)).removesuffix(FLUSHED)


def received(line: Line) -> Any:
    head, payload = line.receive()
    assert head[0] == 0x80 | IS_COMPRESSED | TEXT
    return json.loads(zlib.decompressobj(-zlib.MAX_WBITS).decompress(payload + FLUSHED))


def test_each_message_is_compressed_by_itself(served: Served) -> None:
    with closing(served.pad(CHROMIUM)) as line:
        assert b"sec-websocket-extensions: " + AGREED in line.head.lower()
        assert "regions" in received(line)
        for name in ("one", "two"):
            line.frame(TEXT, deflated(json.dumps({"ping": name}).encode()), compressed=True)
            assert received(line) == {"pong": name}


@pytest.mark.parametrize(
    "offered",
    ["", "permessage-deflate", "x-webkit-deflate-frame"],
    ids=["nothing", "as Safari and Firefox", "as old Safari"],
)
def test_other_browsers_get_plain_messages(served: Served, offered: str) -> None:
    with closing(served.pad(offered)) as line:
        assert b"sec-websocket-extensions" not in line.head.lower()
        assert b'"regions"' in line.text()


@pytest.mark.parametrize(
    "payload, code",
    [
        (deflated(b" " * 100 * MAX_BYTES), 1009),
        (deflated("\N{FORK AND KNIFE WITH PLATE}".encode() * (MAX_BYTES // 2)), 1009),
        (b"\xff" * 20, 1007),
    ],
    ids=["a bomb", "characters of four bytes", "junk"],
)
def test_what_is_too_much_or_junk_ends_its_line_alone(
    served: Served, payload: bytes, code: int
) -> None:
    with closing(served.pad(CHROMIUM)) as line, closing(served.pad("")) as other:
        received(line)
        line.frame(TEXT, payload, compressed=True)
        assert line.farewell()[0] == code
        other.text()
        other.send({"ping": "here"})
        assert other.text() == b'{"pong":"here"}'
