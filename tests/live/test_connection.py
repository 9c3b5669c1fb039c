"""A line never waits for its phone, and whatever it sends arrives whole and in order."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from sys import getsizeof
from typing import cast

import pytest
from gevent import joinall, sleep, socket, spawn
from gevent.event import Event
from gevent.lock import Semaphore
from simple_websocket import Server

from companion.live.connection import (
    MAX_UNHEARD,
    WholeSocket,
    socket_options,
)
from companion.live.connection import Connection as OurConnection
from companion.live.outbox import Outbox
from companion.web.app import MAX_BYTES, create_app
from tests.patience import PATIENCE

MUCH = b"x" * 4_000_000


def read(phone: socket.socket, size: int) -> bytes:
    got = b""
    while len(got) < size:
        more = phone.recv(1 << 20)
        assert more, "it hung up"
        got += more
    return got


def never() -> bool:
    return False


class SlowSocket:
    """A WebSocket whose phone takes a frame whenever it is let; flask-sock's stands behind it otherwise."""

    def __init__(self, line: socket.socket) -> None:
        self.sock = line
        self.taken: list[str] = []
        self.takes = Semaphore(0)

    def send(self, frame: str) -> None:
        self.takes.acquire()
        self.taken.append(frame)


def test_a_frame_is_sent_whole_though_the_phone_takes_it_slowly(
    pair: tuple[socket.socket, socket.socket],
) -> None:
    line, phone = pair
    ours = WholeSocket(line, PATIENCE, never)
    senders = [spawn(ours.send, each) for each in (MUCH, b"ping", b"more")]
    sleep(0)
    assert read(phone, len(MUCH) + 8) == MUCH + b"pingmore"
    joinall(senders, PATIENCE, raise_error=True)


def test_a_phone_that_takes_nothing_is_let_go(pair: tuple[socket.socket, socket.socket]) -> None:
    line, _phone = pair
    ours = WholeSocket(line, 0.05, never)
    with pytest.raises(TimeoutError):
        ours.send(MUCH)
    with pytest.raises(OSError, match=r"pipe|connection"):
        ours.send(b"more")
    assert ours.recv(100) == b""


def test_a_phone_that_is_gone_is_an_error(pair: tuple[socket.socket, socket.socket]) -> None:
    line, phone = pair
    phone.close()
    with pytest.raises(OSError, match=r"pipe|connection"):
        WholeSocket(line, PATIENCE, never).send(b"hello")


def test_nothing_is_read_while_much_waits_to_be_handled(
    pair: tuple[socket.socket, socket.socket],
) -> None:
    line, phone = pair
    waiting = [1]
    ours = WholeSocket(line, PATIENCE, lambda: bool(waiting))
    phone.sendall(b"hello")
    reading = spawn(ours.recv, 100)
    sleep(0)
    assert not reading.ready()
    waiting.clear()
    assert reading.get(timeout=PATIENCE) == b"hello"


class Reader:
    """The thread in which simple-websocket reads, as a greenlet: what the program makes of it, too."""

    def __init__(self, target: Callable[[], None]) -> None:
        self.name = ""
        self._target = target

    def start(self) -> None:
        self.greenlet = spawn(self._target)


def test_what_waits_to_be_handled_is_bounded_in_bytes_after_inflating(
    pair: tuple[socket.socket, socket.socket],
) -> None:
    line, phone = pair
    options = socket_options(PATIENCE, MAX_BYTES)
    key = {"HTTP_SEC_WEBSOCKET_KEY": "AAAAAAAAAAAAAAAAAAAAAA==", "HTTP_SEC_WEBSOCKET_VERSION": "13"}
    upgrade = {"HTTP_HOST": "here", "HTTP_UPGRADE": "websocket", "HTTP_CONNECTION": "Upgrade"}
    ws = Server(
        {
            "werkzeug.socket": line,
            "HTTP_SEC_WEBSOCKET_EXTENSIONS": "permessage-deflate; client_no_context_takeover",
            **upgrade,
            **key,
        },
        thread_class=Reader,
        event_class=Event,
        max_message_size=options["max_message_size"],
        receive_bytes=options["receive_bytes"],
    )
    connection = OurConnection(ws, PATIENCE, lambda: 0)
    message = "\N{FORK AND KNIFE WITH PLATE}" * (MAX_BYTES // 4)
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    packed = packer.compress(message.encode()) + packer.flush(zlib.Z_SYNC_FLUSH)
    payload = packed.removesuffix(b"\0\0\xff\xff")
    assert len(payload) < 126
    phone.sendall((bytes([0xC1, 0x80 | len(payload)]) + bytes(4) + payload) * MAX_UNHEARD)
    while not connection._is_behind():
        sleep(0)
    for _ in range(50):
        sleep(0)
    assert ws.input_buffer[0] == message
    assert sum(map(getsizeof, ws.input_buffer)) < 1_000_000
    ws.thread.greenlet.kill()


class Numbered:
    """A screen that shows a number."""

    number = 0

    def next_frame(self) -> str | None:
        return str(self.number)


def test_a_slow_phone_holds_up_nobody_and_gets_the_latest_state(
    pair: tuple[socket.socket, socket.socket],
) -> None:
    slow, screen = SlowSocket(pair[0]), Numbered()
    outbox = Outbox(screen, OurConnection(cast("Server", slow), PATIENCE, lambda: 0))
    for screen.number in range(5):
        outbox.refresh()
        sleep(0)
    for _ in range(2):
        slow.takes.release()
        sleep(0)
    assert slow.taken == ["0", "4"]


def test_whatever_somebody_is_told_can_be_sent() -> None:
    outbox = Outbox(Numbered())
    outbox.acknowledge({"id": "a", "ok": False, "say": "Gül, \ud800 is no card."})
    (frame,) = outbox.take()
    assert json.loads(frame.encode())["ack"]["say"] == "Gül, \ud800 is no card."


def test_a_screen_is_sent_once_for_each_time_that_it_has_changed() -> None:
    outbox = Outbox(Numbered())
    assert outbox.take() == []
    outbox.refresh()
    assert [outbox.take(), outbox.take()] == [["0"], []]


def test_who_hangs_up_in_the_midst_of_a_handshake_leaves_nothing_in_the_log() -> None:
    app = create_app()
    with app.test_request_context("/link/ABCD/board"):
        assert app.handle_user_exception(BrokenPipeError()) == ("", 400)
