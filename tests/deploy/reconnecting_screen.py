"""A screen that reconnects by itself when its connection is lost, as a page does.

It reads in a greenlet of its own, so the program that uses it has patched the standard library for
gevent. A command that was not acknowledged is sent again after a reconnect, with the same id.
"""

from __future__ import annotations

import json
import time
from itertools import count
from random import Random
from typing import Any, Protocol

from gevent import sleep, spawn
from gevent.event import Event

from tests.wire.socket_client import Ended, Line

# As in static/js/connection.js, in seconds. The waits grow by the factor, from the first to the longest.
FACTOR = 1.6
RECONNECT_AFTER, RECONNECT_AFTER_AT_MOST = 0.2, 1.2
FIRST_MESSAGE_WITHIN, FIRST_MESSAGE_WITHIN_AT_MOST = 2.5, 15.0
PING_AFTER, PONG_WITHIN = 5.0, 4.0

_ids = count(1)


class ScreenObserver(Protocol):
    """Receives what a screen is sent."""

    def on_acknowledgement(
        self, screen: ReconnectingScreen, command: dict[str, Any], ack: dict[str, Any]
    ) -> None:
        """Handle the acknowledgement of a command."""

    def on_frame(self, screen: ReconnectingScreen, frame: dict[str, Any], at: float) -> None:
        """Handle a frame with what has changed of a screen, and when it came, in seconds since 1970."""


class ReconnectingScreen:
    """A board, a pad or the screen of somebody who watches, at one table."""

    def __init__(
        self,
        port: int,
        code: str,
        role: str,
        seat: str | None,
        *,
        device: str,
        cookie: str,
        observer: ScreenObserver,
        rng: Random,
    ) -> None:
        self.role, self.seat, self.device = role, seat, device
        self.name = f"{role} {seat or ''}".strip()
        self.regions: dict[str, str] = {}
        """What it shows, by region."""
        self.data: dict[str, Any] = {}
        """What its scripts know."""
        self.changed_at = 0.0
        """When what it shows changed last, or was sent over a new connection: seconds since 1970."""
        self.connected = Event()
        """Set while it is connected, and has been sent what it shows."""
        self.connections = 0
        """How many connections it has had."""
        self.failures: list[tuple[float, str]] = []
        """When connections were lost or could not be made, in seconds since 1970, and why."""
        self.greeting: dict[str, Any] | None = None
        """What it sends at the beginning of each connection."""
        self._port, self._cookie = port, cookie
        self._path = f"/link/{code}/{role}" + (f"?seat={seat}" if seat else "")
        self._observer, self._rng = observer, rng
        self._line: Line | None = None
        self._state = "connecting"
        self._pending: dict[str, tuple[dict[str, Any], Event]] = {}
        """The commands that were not acknowledged, by their ids."""
        self._greenlet = spawn(self._run)

    def close(self) -> None:
        """Disconnect for good."""
        self._greenlet.kill()

    def command(self, do: str, **more: Any) -> Event:
        """Send a command until it is acknowledged; the event is set then."""
        identity = f"k{next(_ids)}"
        command, acknowledged = {"id": identity, "do": do, **more}, Event()
        self._pending[identity] = command, acknowledged
        self.send(command)
        return acknowledged

    def send(self, message: dict[str, Any]) -> None:
        """Send a message, if it is connected."""
        if self._line is not None and self.connected.is_set():
            try:
                self._line.send(message)
            except OSError:
                self._line.close()

    def _run(self) -> None:
        pause, patience = RECONNECT_AFTER, FIRST_MESSAGE_WITHIN
        while True:
            try:
                self._connect(patience)
                pause, patience = RECONNECT_AFTER, FIRST_MESSAGE_WITHIN
                while True:
                    self._receive()
            except (Ended, OSError) as error:
                self.failures.append((time.time(), f"{error!r} while {self._state}"))
                if isinstance(error, TimeoutError):
                    patience = min(patience * FACTOR, FIRST_MESSAGE_WITHIN_AT_MOST)
            finally:
                self.connected.clear()
                if self._line is not None:
                    self._line.close()
                self._line = None
            sleep(pause * self._rng.uniform(0.8, 1.2))  # so that not all come back at once
            pause = min(pause * FACTOR, RECONNECT_AFTER_AT_MOST)

    def _connect(self, patience: float) -> None:
        """Connect, take the first message, and send again what was not acknowledged.

        :raises OSError: if the connection is refused or lost, or nothing comes in time.
        :raises Ended: if the other side closes it.
        """
        self._state = "connecting"
        line = self._line = Line(self._port, self._path, self._cookie)
        line.socket.settimeout(patience)
        self._state = "waiting for the first message"
        message = json.loads(line.text())
        if "regions" not in message:
            raise Ended
        self.regions, self.data = {}, {}
        self._show(message, line.arrived)
        self.changed_at = line.arrived
        self._state = "connected"
        self.connections += 1
        if self.greeting is not None:
            line.send(self.greeting)
        for command, _ in list(self._pending.values()):
            line.send(command)
        self.connected.set()

    def _receive(self) -> None:
        """Take the next message; after a silence, ask whether the other side is there."""
        line = self._line
        assert line is not None
        line.socket.settimeout(PING_AFTER)
        try:
            text = line.take()
        except TimeoutError:
            line.send({"ping": "here"})
            line.socket.settimeout(PONG_WITHIN)
            text = line.take()
        if text is not None:
            self._show(json.loads(text), line.arrived or time.time())

    def _show(self, message: dict[str, Any], at: float) -> None:
        regions = message.get("regions", {})
        data = message.get("data", {})
        before = dict(self.regions), dict(self.data)
        self.regions.update(regions)
        self.data.update(data)
        if (self.regions, self.data) != before:
            self.changed_at = at
        if regions or data:
            self._observer.on_frame(self, message, at)
        ack = message.get("ack", {})
        if ack.get("id") in self._pending:
            command, acknowledged = self._pending.pop(ack["id"])
            self._observer.on_acknowledgement(self, command, ack)
            acknowledged.set()
