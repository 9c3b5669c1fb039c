"""The connection guard: silent connections keep nobody out.

A connection that has not sent a whole request costs its sender nothing, and could be held open by
the thousand. So each state of a connection has a deadline, and where a limit is reached, the guard
makes room: it closes the connection that has been silent longest, of the address with the most of
them. A client that sends a request at once gets in, however many others are connected.

The guard creates no clock, socket or timer, so it can be tested without them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum

from companion.network.rate_limits import client_key

HEAD_SECONDS = 10.0
"""The time in which the head of a request has to be there."""
IDLE_SECONDS = 20.0
"""The time that a connection may be kept open for the next request."""
REQUEST_SECONDS = 60.0
"""The time in which a request's body has to be there, and the answer to be taken."""
SLOW_SECONDS = 2.0
"""The time after which a request may be cut off to make room."""


@dataclass(frozen=True)
class ConnectionLimits:
    """How many connections there may be; a WebSocket counts twice, as it takes two open files.

    "Silent" are those that have not sent a whole request. A household with eight phones and two
    boards has about eighty connections while all of them load a page.
    """

    all: int = 12_288
    silent: int = 2_048
    of_address: int = 320
    silent_of_address: int = 128
    silent_of_proxy: int = 512
    """The silent ones of a proxy, or of this computer, behind which many people may be."""


def limits_for(open_files: int) -> ConnectionLimits:
    """Return the limits for a process that may have this many open files.

    >>> limits_for(65_536).all, limits_for(256).all
    (12288, 160)
    """
    usual = ConnectionLimits()
    most = max(64, min(usual.all, open_files - 96))
    silent = min(usual.silent, most // 2)
    return ConnectionLimits(
        all=most,
        silent=silent,
        of_address=min(usual.of_address, most),
        silent_of_address=min(usual.silent_of_address, silent),
        silent_of_proxy=min(usual.silent_of_proxy, silent),
    )


class State(Enum):
    """What a connection does."""

    SILENT = 1
    REQUEST = 2
    SOCKET = 3
    CLOSED = 4


@dataclass(eq=False, slots=True)
class GuardedConnection:
    """One connection; ``hang_up`` ends it from outside."""

    address: str
    hang_up: Callable[[], None]
    state: State = State.CLOSED
    since: float = 0.0
    deadline: float = 0.0


@dataclass
class _Address:
    """The connections of one address, by their state; the oldest first."""

    by_state: dict[State, dict[GuardedConnection, None]] = field(
        default_factory=lambda: {each: {} for each in (State.SILENT, State.REQUEST, State.SOCKET)}
    )

    def oldest(self, state: State) -> GuardedConnection | None:
        return next(iter(self.by_state[state]), None)

    @property
    def count(self) -> int:
        return sum(map(len, self.by_state.values()))


class ConnectionGuard:
    """Admits connections, closes those that are late, and makes room for new ones.

    ``clock`` returns monotonic seconds; ``report`` is given a sentence once, when the guard first
    has to make room; ``proxied`` says whether an address is that of many people.
    """

    def __init__(
        self,
        limits: ConnectionLimits,
        clock: Callable[[], float],
        report: Callable[[str], None],
        proxied: Callable[[str], bool],
    ) -> None:
        self._limits = limits
        self._clock = clock
        self._report = report
        self._proxied = proxied
        self._addresses: dict[str, _Address] = {}
        self._counts = dict.fromkeys(State, 0)
        self._reported = False

    def admit(self, address: str, hang_up: Callable[[], None]) -> GuardedConnection | None:
        """Return a new connection of an address, or None if there is no room for it."""
        name = client_key(address)
        if not self._has_room(name, proxied=self._proxied(address)):
            self._say(name)
            return None
        connection = GuardedConnection(name, hang_up)
        self.waits(connection, HEAD_SECONDS)
        return connection

    def waits(self, connection: GuardedConnection, seconds: float) -> None:
        """Note that a connection has ``seconds`` for the next part of its request."""
        self._move(connection, State.SILENT, seconds)

    def answers(self, connection: GuardedConnection) -> None:
        """Note that a request is wholly there, and that it is being answered."""
        self._move(connection, State.REQUEST, REQUEST_SECONDS)

    def opens_socket(self, connection: GuardedConnection, *, seated: bool) -> bool:
        """Note that a connection is a WebSocket now, which has its own heartbeat.

        Return False if there is no room: connections without a seat are limited so that a quarter
        of all connections is left to others.
        """
        sockets = 2 * (self._counts[State.SOCKET] + 1)
        if not seated and sockets > self._limits.all * 3 // 4:
            return False
        if self._used >= self._limits.all and not self._make_room(list(self._addresses.values())):
            return False
        self._move(connection, State.SOCKET, float("inf"))
        return True

    def ended(self, connection: GuardedConnection) -> None:
        """Note that a connection is closed; a second time does nothing."""
        self._remove(connection)

    def close_late(self) -> None:
        """Hang up on the connections whose deadline has passed; call it every second or so."""
        now = self._clock()
        late = [
            connection
            for address in self._addresses.values()
            for state in (State.SILENT, State.REQUEST)
            for connection in address.by_state[state]
            if connection.deadline <= now
        ]
        for connection in late:
            self._close(connection)

    def count(self, state: State) -> int:
        """Return how many connections are in a state."""
        return self._counts[state]

    @property
    def _used(self) -> int:
        """The open files that all connections take."""
        return sum(self._counts.values()) + self._counts[State.SOCKET]

    def _has_room(self, name: str, *, proxied: bool) -> bool:
        """Make room for one more connection of an address; return False if there is none."""
        limits, own = self._limits, self._addresses.get(name) or _Address()
        silent = limits.silent_of_proxy if proxied else limits.silent_of_address
        if len(own.by_state[State.SILENT]) >= silent:
            self._make_room([own])
        if not proxied and own.count >= limits.of_address and not self._make_room([own]):
            return False
        everybody = list(self._addresses.values())
        if self._counts[State.SILENT] >= limits.silent:
            self._make_room(everybody)
        return self._used < limits.all or self._make_room(everybody)

    def _make_room(self, among: list[_Address]) -> bool:
        """Close a silent connection, or otherwise a slow request; return whether there was one."""
        fullest = max(among, key=lambda each: len(each.by_state[State.SILENT]), default=_Address())
        found = fullest.oldest(State.SILENT)
        if found is None:
            now = self._clock()
            slow = [each.oldest(State.REQUEST) for each in among]
            late = [each for each in slow if each and now - each.since >= SLOW_SECONDS]
            found = min(late, key=lambda each: each.since, default=None)
        if found is None:
            return False
        self._say(found.address)
        self._close(found)
        return True

    def _say(self, name: str) -> None:
        if not self._reported:
            self._reported = True
            self._report(
                f"{name} keeps many connections open without a word. Companion closes them, so"
                " everybody at the table can go on."
            )

    def _close(self, connection: GuardedConnection) -> None:
        self._remove(connection)
        connection.hang_up()

    def _move(self, connection: GuardedConnection, state: State, seconds: float) -> None:
        self._remove(connection)
        connection.state, connection.since = state, self._clock()
        connection.deadline = connection.since + seconds
        address = self._addresses.setdefault(connection.address, _Address())
        address.by_state[state][connection] = None
        self._counts[state] += 1

    def _remove(self, connection: GuardedConnection) -> None:
        if connection.state is State.CLOSED:
            return
        address = self._addresses[connection.address]
        del address.by_state[connection.state][connection]
        self._counts[connection.state] -= 1
        connection.state = State.CLOSED
        if not address.count:
            del self._addresses[connection.address]
