"""A line never waits for its phone, and whatever it sends arrives whole and in order."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from gevent import joinall, sleep, socket, spawn
from gevent.event import Event
from simple_websocket import Server
from wsproto import ConnectionType
from wsproto.connection import Connection
from wsproto.events import TextMessage

from companion.live.connection import Connection as OurConnection
from companion.live.connection import encode_frames
from companion.live.frame_socket import PING, FrameSocket
from companion.live.outbox import Outbox
from companion.live.server_options import SERVER_OPTIONS
from companion.web.app import create_app
from tests.patience import PATIENCE

MUCH = b"x" * 4_000_000


@pytest.fixture
def pair() -> Iterator[tuple[socket.socket, socket.socket]]:
    one, two = socket.socketpair()
    with one, two:
        yield one, two


def read(phone: socket.socket, size: int) -> bytes:
    got = b""
    while len(got) < size:
        more = phone.recv(1 << 20)
        assert more, "it hung up"
        got += more
    return got


def test_what_goes_out_at_once_is_sent_at_once(
    pair: tuple[socket.socket, socket.socket],
) -> None:
    line, phone = pair
    assert FrameSocket(line, PATIENCE).send_soon(b"hello", pytest.fail)
    assert phone.recv(100) == b"hello"


def test_the_rest_is_sent_meanwhile_and_then_somebody_is_told(
    pair: tuple[socket.socket, socket.socket],
) -> None:
    line, phone = pair
    frames, gone = FrameSocket(line, PATIENCE), Event()
    assert not frames.send_soon(MUCH, gone.set)
    # Another one, as the library's reader sends them, waits until it is whole.
    pong = spawn(frames.send, b"pong")
    sleep(0)
    assert not gone.is_set()
    assert read(phone, len(MUCH) + 4) == MUCH + b"pong"
    assert gone.wait(PATIENCE)
    joinall([pong], PATIENCE, raise_error=True)


def test_what_comes_while_another_sends_goes_after_it(
    pair: tuple[socket.socket, socket.socket],
) -> None:
    line, phone = pair
    frames, gone = FrameSocket(line, PATIENCE), Event()
    pong = spawn(frames.send, MUCH)
    sleep(0)
    assert not frames.send_soon(b"view", gone.set)
    assert read(phone, len(MUCH) + 4) == MUCH + b"view"
    assert gone.wait(PATIENCE)
    joinall([pong], PATIENCE, raise_error=True)


def test_a_phone_that_takes_nothing_is_let_go(pair: tuple[socket.socket, socket.socket]) -> None:
    line, _phone = pair
    frames, gone = FrameSocket(line, 0.05), Event()
    assert not frames.send_soon(MUCH, gone.set)
    assert gone.wait(PATIENCE)
    with pytest.raises(OSError, match=r"pipe|connection"):
        frames.send_soon(b"more", pytest.fail)


def test_a_phone_that_is_gone_is_an_error(pair: tuple[socket.socket, socket.socket]) -> None:
    line, phone = pair
    phone.close()
    with pytest.raises(OSError, match=r"pipe|connection"):
        FrameSocket(line, PATIENCE).send_soon(b"hello", pytest.fail)


def test_a_phone_that_says_nothing_is_sent_a_ping_and_stays_if_it_says_something(
    pair: tuple[socket.socket, socket.socket],
) -> None:
    line, phone = pair
    frames = FrameSocket(line, 0.05)

    def answer() -> None:
        assert phone.recv(100) == PING
        phone.sendall(b"pong")

    answering = spawn(answer)
    assert frames.recv(100) == b"pong"
    joinall([answering], PATIENCE, raise_error=True)


def test_one_that_says_nothing_to_the_ping_either_is_given_up(
    pair: tuple[socket.socket, socket.socket],
) -> None:
    line, phone = pair
    with pytest.raises(TimeoutError):
        FrameSocket(line, 0.05).recv(100)
    assert phone.recv(100) == PING


@pytest.mark.parametrize("text", ["", "{}", "Gül", "x" * 125, "y" * 126, "z" * 70_000])
def test_a_message_is_framed_as_a_phone_reads_it(text: str) -> None:
    phone = Connection(ConnectionType.CLIENT)
    for _ in range(2):  # the second time it is remembered
        phone.receive_data(encode_frames([text, "next"]))
        events = [event for event in phone.events() if isinstance(event, TextMessage)]
        assert "".join(event.data for event in events) == text + "next"
        assert sum(event.message_finished for event in events) == 2


class Blank:
    """A screen that never changes."""

    def next_frame(self) -> str | None:
        return None


def test_whatever_somebody_is_told_can_be_sent() -> None:
    outbox = Outbox(Blank())
    outbox.acknowledge({"id": "a", "ok": False, "say": "Gül, \ud800 is no card."})
    (frame,) = outbox.take()
    phone = Connection(ConnectionType.CLIENT)
    phone.receive_data(encode_frames([frame]))
    (event,) = phone.events()
    assert isinstance(event, TextMessage)
    assert json.loads(event.data)["ack"]["say"] == "Gül, \ud800 is no card."


def test_two_who_close_a_line_at_once_do_it_quietly(
    pair: tuple[socket.socket, socket.socket],
) -> None:
    line, phone = pair
    handshake = {
        "HTTP_HOST": "localhost",
        "HTTP_UPGRADE": "websocket",
        "HTTP_CONNECTION": "Upgrade",
        "HTTP_SEC_WEBSOCKET_KEY": "AAAAAAAAAAAAAAAAAAAAAA==",
        "HTTP_SEC_WEBSOCKET_VERSION": "13",
    }
    ws = Server({"werkzeug.socket": line, **handshake}, **SERVER_OPTIONS)
    assert phone.recv(1000).startswith(b"HTTP/1.1 101 ")
    ours = OurConnection(ws, PATIENCE, lambda: 0)
    ours._socket._lock.acquire()  # somebody is just sending
    both = [spawn(ours.close, 1013, "too many") for _ in range(2)]
    sleep(0)
    ours._socket._lock.release()
    joinall(both, PATIENCE, raise_error=True)
    assert phone.recv(1000) == b"\x88\x0a\x03\xf5too many"
    assert phone.recv(1000) == b""


def test_who_hangs_up_in_the_midst_of_a_handshake_leaves_nothing_in_the_log() -> None:
    app = create_app()
    with app.test_request_context("/link/ABCD/board"):
        assert app.handle_user_exception(BrokenPipeError()) == ("", 400)
