"""Whatever comes down a line, the host's terminal stays as it was, and the next one is served."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

import pytest

from tests.patience import PATIENCE
from tests.wire.players import TableFixture, lay_many
from tests.wire.socket_client import CLOSE, PING, PONG, TEXT
from tests.wire.terminal import Terminal, in_terminal

HOST = b"Host: 127.0.0.1\r\n"
UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
GET = b"GET / HTTP/1.1\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"
FORM = b"Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5\r\n\r\nabcde"

HEADS = {
    "no version": b"GET\r\n\r\n",
    "no method": b"\r\n\r\n",
    "one digit": b"GET / HTTP/1\r\n\r\n",
    "letters": b"GET / HTTP/x.y\r\n\r\n",
    "tls": b"\x16\x03\x01\x02\x00\x01\n\n",
    "http2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "many headers": GET + b"A: b\r\n" * 200 + b"\r\n",
    "long header": GET + b"A: " + b"x" * 70_000 + b"\r\n\r\n",
    "long line": b"GET /" + b"a" * 10_000 + b" HTTP/1.1\r\n\r\n",
    "negative length": GET + b"Content-Length: -5\r\n\r\n",
    "no number": GET + b"Content-Length: abc\r\n\r\n",
    "no colon": GET + HOST + b"here is none\r\n\r\n",
    "no host": GET + b"Connection: close\r\n\r\n",
    "two hosts": GET + HOST + HOST + b"\r\n",
    "bracket": GET + b"Host: [\r\n\r\n",
    "bytes": b"GET /\xff\xfe%zz HTTP/1.1\r\n" + HOST + b"Cookie: \xff=\xfe\r\n\r\n",
    "body of a head": b"HEAD / HTTP/1.1\r\nContent-Length: 4\r\n\r\n",
    "bad chunk": b"POST /command/{code} HTTP/1.1\r\n" + HOST + CHUNKED + b"zz\r\n",
    "cut chunk": b"POST /command/{code} HTTP/1.1\r\n" + HOST + CHUNKED + b"5\r\nabc",
    "cut body": b"POST /command/{code} HTTP/1.1\r\n" + HOST + b"Content-Length: 9\r\n\r\nab",
    "bad form": b"POST /{code} HTTP/1.1\r\n" + HOST + FORM,
    "no key": b"GET /link/{code}/watch HTTP/1.1\r\n" + HOST + UPGRADE + b"\r\n",
    "old socket": b"GET /link/{code}/watch HTTP/1.1\r\n"
    + HOST
    + UPGRADE
    + KEY.replace(b"13", b"7")
    + b"\r\n",
    "socket elsewhere": GET + HOST + UPGRADE + KEY + b"\r\n",
}


def frame(opcode: int, payload: bytes = b"", *, first: int = 0x80, masked: bool = True) -> bytes:
    size, mask = len(payload), 0x80 if masked else 0
    head = bytes([first | opcode])
    head += bytes([mask | size]) if size < 126 else bytes([mask | 126]) + struct.pack(">H", size)
    return head + (bytes(4) if masked else b"") + payload


END = frame(CLOSE, b"\x03\xe8")
FRAMES = {
    "unmasked": frame(TEXT, b"x", masked=False),
    "reserved": frame(TEXT, b"x", first=0xC0),
    "unknown": frame(3),
    "no text": frame(TEXT, b"\xff\xfe"),
    "half a letter": frame(TEXT, b"\xc3", first=0) + frame(0, b"\xff"),
    "no beginning": frame(0, b"x"),
    "two beginnings": frame(TEXT, b"a", first=0) + frame(TEXT, b"b"),
    "long ping": frame(PING, b"x" * 126),
    "short end": frame(CLOSE, b"\x00"),
    "wrong end": frame(CLOSE, b"\x03\xe7"),
    "end twice": END + END,
    "after the end": END + frame(TEXT, b"{}") + frame(PING),
    "cut": frame(TEXT, b"{}")[:3],
    "strange values": frame(TEXT, b'{"id":1,"do":"answer","key":"\\ud800"}')
    + frame(TEXT, b'{"shown":1e999}')
    + frame(TEXT, b'{"ping":{}}')
    + frame(PONG, b"x"),
}


@dataclass(frozen=True)
class Served:
    program: Terminal
    laid: TableFixture

    def send(self, parts: list[bytes], *, abrupt: bool) -> None:
        """Send parts, each after an answer to the one before, and go; ``abrupt``: by a reset."""
        with socket.create_connection(("127.0.0.1", self.program.port), PATIENCE) as wire:
            code = self.laid.code.encode()
            with suppress(OSError):
                for number, part in enumerate(parts):
                    wire.sendall(part.replace(b"{code}", code))
                    if number < len(parts) - 1:
                        assert wire.recv(1 << 16)
            if abrupt:
                wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                return
            with suppress(OSError):
                wire.shutdown(socket.SHUT_WR)
                while wire.recv(1 << 16):
                    pass

    def is_quiet(self) -> bool:
        """Whether the program still answers, and has printed nothing."""
        assert self.program.get("/healthz")[0] == 200
        assert self.program.printed == ""
        return True


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    data = tmp_path_factory.mktemp("garbage") / "tables.db"
    (laid,) = lay_many(data, 1, "feast", 4)
    with in_terminal(data) as program:
        yield Served(program, laid)


@pytest.mark.parametrize("abrupt", [False, True])
@pytest.mark.parametrize("head", HEADS.values(), ids=HEADS)
def test_a_malformed_request_prints_nothing(served: Served, head: bytes, abrupt: bool) -> None:
    served.send([head], abrupt=abrupt)
    assert served.is_quiet()


@pytest.mark.parametrize("abrupt", [False, True])
@pytest.mark.parametrize("role", ["watch", "board", "pad?seat=s1", "nothing"])
@pytest.mark.parametrize("frames", FRAMES.values(), ids=FRAMES)
def test_a_socket_that_ends_wrongly_prints_nothing(
    served: Served, frames: bytes, role: str, abrupt: bool
) -> None:
    cookies = {"board": served.laid.host.cookie, "pad?seat=s1": served.laid.guests[0].cookie}
    cookie = f"Cookie: {cookies.get(role, 'none')}\r\n".encode()
    opening = f"GET /link/{served.laid.code}/{role} HTTP/1.1\r\n".encode()
    served.send([opening + HOST + UPGRADE + KEY + cookie + b"\r\n", frames], abrupt=abrupt)
    assert served.is_quiet()


def test_a_socket_to_no_table_and_to_no_seat_prints_nothing(served: Served) -> None:
    for path in ("/link/ZZZZ/watch", f"/link/{served.laid.code}/pad?seat=s1"):
        opening = f"GET {path} HTTP/1.1\r\n".encode() + HOST + UPGRADE + KEY + b"\r\n"
        for frames in (b"", END, END + END, FRAMES["no text"]):
            for abrupt in (False, True):
                served.send([opening, frames], abrupt=abrupt)
    assert served.is_quiet()


def test_a_visitor_who_goes_in_the_middle_prints_nothing(served: Served) -> None:
    board = f"GET /board/{served.laid.code} HTTP/1.1\r\n".encode() + HOST
    for request in (board + b"\r\n", board, (board + b"\r\n") * 20, b"G", b""):
        for _ in range(5):
            served.send([request], abrupt=True)
    assert served.is_quiet()


@pytest.mark.parametrize(
    "head",
    [
        HOST + b"Content-Length: 4\r\nContent-Length: 5\r\n",
        HOST + b"Content-Length: +0\r\n",
        HOST + b"Transfer-Encoding: xchunked\r\n",
        HOST + b"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
        HOST + b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
        HOST + b"Content-Length : 5\r\n",
        HOST + b"Nothing\r\nContent-Length: 5\r\n",
        HOST + b"Accept: a\rContent-Length: 5\r\n",
        HOST + b"Accept: a\r\n Content-Length: 5\r\n",
        HOST + b"Content-Length: 5\0\r\n",
        HOST + HOST,
        b"Accept: */*\r\n",
    ],
    ids=[
        *("two lengths", "a sign", "another coding", "two codings", "a length and a coding"),
        *("space before the colon", "no colon", "bare return", "continued", "zero byte"),
        *("two hosts", "no host"),
    ],
)
def test_a_request_whose_end_or_host_is_unclear_is_refused(served: Served, head: bytes) -> None:
    with socket.create_connection(("127.0.0.1", served.program.port), PATIENCE) as wire:
        wire.sendall(b"POST /tables HTTP/1.1\r\n" + head + b"\r\nabcde")
        assert wire.recv(1 << 16).startswith(b"HTTP/1.1 400 ")
    assert served.is_quiet()
