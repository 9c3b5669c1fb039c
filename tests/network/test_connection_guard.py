"""Silent connections make room for those who send something, and each address has its limit."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from companion.network.connection_guard import (
    HEAD_SECONDS,
    IDLE_SECONDS,
    REQUEST_SECONDS,
    SLOW_SECONDS,
    ConnectionGuard,
    ConnectionLimits,
    GuardedConnection,
    State,
    limits_for,
)
from companion.network.open_files import UNKNOWN

PHONE, OTHER, PROXY = "192.168.1.20", "192.168.1.21", "10.0.0.1"
SMALL = ConnectionLimits(all=40, silent=20, of_address=16, silent_of_address=8, silent_of_proxy=12)
HOUSEHOLD = 8 * 7 + 4 * 7
"""Eight phones and four boards behind one address: a WebSocket each, and six other connections."""


@dataclass
class Room:
    """A guard, its clock, what it reported, and who was hung up on, in order."""

    limits: ConnectionLimits = SMALL
    now: float = 0.0
    said: list[str] = field(default_factory=list)
    hung_up: list[int] = field(default_factory=list)
    came: int = 0

    def __post_init__(self) -> None:
        self.guard = ConnectionGuard(
            self.limits, lambda: self.now, self.said.append, lambda address: address == PROXY
        )

    def comes(self, address: str = PHONE) -> GuardedConnection | None:
        """Let a connection in; each has a number, from 0."""
        number, self.came = self.came, self.came + 1
        return self.guard.admit(address, lambda: self.hung_up.append(number))

    def asks(self, address: str = PHONE) -> GuardedConnection:
        """Let a connection in that sends its request at once."""
        connection = self.comes(address)
        assert connection is not None
        self.guard.answers(connection)
        return connection

    def opens(self, address: str = PHONE) -> GuardedConnection:
        """Let a connection in that becomes a WebSocket."""
        connection = self.asks(address)
        assert self.guard.opens_socket(connection, seated=True)
        return connection


def test_the_one_that_was_silent_longest_makes_room_for_a_new_one() -> None:
    room = Room()
    for _ in range(SMALL.silent_of_address):
        assert room.comes()
        room.now += 0.1
    assert room.hung_up == []
    assert room.comes()
    assert room.comes()
    assert room.hung_up == [0, 1]
    assert room.guard.count(State.SILENT) == SMALL.silent_of_address


def test_silence_from_everywhere_keeps_nobody_out() -> None:
    room = Room()
    for number in range(1000):
        assert room.comes(f"10.1.{number // 250}.{number % 250}")
    assert room.guard.count(State.SILENT) == SMALL.silent
    newcomer = room.asks(OTHER)
    for number in range(1000):
        assert room.comes(f"10.2.{number // 250}.{number % 250}")
    assert newcomer.state is State.REQUEST, "whoever sends a request is not cut off for silent ones"


def test_the_address_with_the_most_silent_ones_gives_way_first() -> None:
    room = Room()
    shy = room.comes(OTHER)
    assert shy is not None
    for number in range(SMALL.silent * 2):
        room.comes(f"10.1.0.{number % 4}")
    assert shy.state is State.SILENT
    assert 0 not in room.hung_up


def test_it_is_said_once_and_names_the_address() -> None:
    room = Room()
    for _ in range(100):
        room.comes()
    (said,) = room.said
    assert PHONE in said
    assert said.count(".") == PHONE.count(".") + 2, "what happens, and that it does no harm"


def test_nobody_is_named_on_an_ordinary_evening() -> None:
    room = Room(ConnectionLimits())
    for _ in range(20):
        visits = [room.comes() for _ in range(HOUSEHOLD)]
        assert all(visits)
        for visit in visits:
            assert visit is not None
            room.guard.ended(visit)
    assert (room.said, room.hung_up) == ([], [])


def test_a_household_behind_one_address_always_fits() -> None:
    for open_files in (256, UNKNOWN, 65_536):
        room = Room(limits_for(open_files))
        for _ in range(HOUSEHOLD - 12):
            room.asks()
        for _ in range(12):
            room.opens()
        assert room.hung_up == []


def test_it_never_takes_more_files_than_there_are() -> None:
    for open_files in (256, 1024, 4096, 65_536):
        room = Room(limits_for(open_files))
        for number in range(2000):
            connection = room.comes(PROXY)
            if connection is not None and number % 2:
                room.guard.answers(connection)
                if not room.guard.opens_socket(connection, seated=True):
                    room.guard.ended(connection)
        used = sum(room.guard.count(each) for each in State) + room.guard.count(State.SOCKET)
        assert used <= open_files - 64


def test_what_is_late_is_closed() -> None:
    room = Room()
    silent, idle, slow, socket = (room.comes() for _ in range(4))
    assert silent
    assert idle
    assert slow
    assert socket
    room.guard.waits(idle, IDLE_SECONDS)
    room.guard.answers(slow)
    room.guard.answers(socket)
    room.guard.opens_socket(socket, seated=False)
    for seconds, gone in (
        (HEAD_SECONDS - 0.1, []),
        (HEAD_SECONDS, [0]),
        (IDLE_SECONDS, [0, 1]),
        (REQUEST_SECONDS, [0, 1, 2]),
        (86_400, [0, 1, 2]),
    ):
        room.now = seconds
        room.guard.close_late()
        assert room.hung_up == gone


def test_an_address_with_too_many_requests_makes_room_of_its_own_slow_ones_alone() -> None:
    room = Room()
    others = room.asks(OTHER)
    for _ in range(SMALL.of_address):
        room.asks()
    assert room.comes() is None, "they are all being answered just now"
    room.now += SLOW_SECONDS
    assert room.comes()
    assert room.hung_up == [1]
    assert others.state is State.REQUEST


def test_sockets_are_never_closed_to_make_room() -> None:
    room = Room()
    open_now = [room.opens() for _ in range(SMALL.of_address)]
    room.now += 3600
    assert room.comes() is None
    assert room.comes(OTHER)
    assert {each.state for each in open_now} == {State.SOCKET}


def test_a_proxy_is_many_people() -> None:
    room = Room()
    for _ in range(SMALL.of_address + 1):
        room.opens(PROXY)
    assert room.guard.count(State.SOCKET) == SMALL.of_address + 1


def test_who_watches_leaves_a_quarter_of_all_connections_to_those_who_play() -> None:
    room = Room()
    open_now = 0
    for _ in range(SMALL.all):
        connection = room.comes(PROXY)
        if connection is None:
            break
        room.guard.answers(connection)
        if not room.guard.opens_socket(connection, seated=False):
            room.guard.ended(connection)
            break
        open_now += 1
    assert open_now == SMALL.all * 3 // 4 // 2
    assert room.opens(PROXY).state is State.SOCKET


def test_an_end_is_counted_once() -> None:
    room = Room()
    connection = room.comes()
    assert connection
    room.guard.ended(connection)
    room.guard.ended(connection)
    assert [room.guard.count(each) for each in State] == [0, 0, 0, 0]


@pytest.mark.parametrize("open_files", [1, 64, 100])
def test_the_least_is_enough_for_one_table(open_files: int) -> None:
    assert limits_for(open_files).all >= 64
