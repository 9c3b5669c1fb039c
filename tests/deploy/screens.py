"""Screens of people whose processes, database and proxy fail: they come back by themselves, as pages do.

Each reads in a greenlet of its own; the program that uses them has patched the standard library for
gevent. A command that was not acknowledged is sent again over the next line, under the same name.
"""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

from gevent import sleep, spawn, wait
from gevent.event import Event

from tests.patience import PATIENCE
from tests.wire.socket_client import Ended, Line

FIRST_WAIT, LONGEST_WAIT, LONGER = 0.2, 1.2, 1.6
"""Seconds until a lost line is opened again: the first time, at most, and how they grow; as in connection.js."""
PROBE_EVERY, PROBE_TIMEOUT = 0.9, 4.0
"""Seconds after which it asks once more whether anybody is there, and for which it waits for an answer."""
FIRST_MESSAGE, LONGEST_FIRST_MESSAGE = 2.5, 15.0
"""Seconds in which the first message of an open line has to come; they grow as well."""
SILENCE, REPLY = 5.0, 4.0
"""Seconds of silence after which a page asks whether the other side is there, and until it gives the line up."""

Acknowledged = Callable[["Screen", dict[str, Any], dict[str, Any]], None]
"""Gets a command, and its acknowledgement."""
Heard = Callable[["Screen", dict[str, str], float], None]
"""Gets the regions of a frame, and when it came, in seconds since 1970."""

_serial = count(1)


class Screen:
    """A board, a pad or an onlooker's screen of one table."""

    def __init__(
        self,
        port: int,
        code: str,
        role: str,
        seat: str | None,
        *,
        device: str,
        cookie: str,
        rng: Random,
        told: Acknowledged,
        heard: Heard,
    ) -> None:
        self.role, self.seat, self.device = role, seat, device
        query = f"?seat={seat}" if seat else ""
        self._port, self._cookie = port, cookie
        self._path = f"/link/{code}/{role}{query}"
        self._rng, self._told, self._heard = rng, told, heard
        self._line: Line | None = None
        self._closed = False
        self._pong = Event()
        self.here = Event()
        """Set while it is connected, and has been sent what it shows."""
        self.regions: dict[str, str] = {}
        self.submissions: dict[str, str] = {}
        self.changed_at = 0.0
        """When what it shows changed last, or came anew over a new line: seconds since 1970."""
        self.lines = 0
        """How many lines it has had."""
        self.pending: dict[str, dict[str, Any]] = {}
        self._acknowledged: dict[str, Event] = {}
        self.opening: dict[str, Any] | None = None
        """What it says at the beginning of each line."""
        spawn(self._live)

    @property
    def name(self) -> str:
        """What it is."""
        return f"{self.role} {self.seat or ''}".strip()

    @property
    def actor(self) -> tuple[str, str | None]:
        """Its device, and the seat that it shows."""
        return self.device, self.seat

    def close(self) -> None:
        """Leave for good."""
        self._closed = True
        if self._line is not None:
            self._line.close()

    # -- sending -----------------------------------------------------------------------

    def command(self, do: str, **more: Any) -> Event:
        """Send a command until it is acknowledged; what is returned is set then."""
        identity = f"k{next(_serial)}"
        self.pending[identity] = {"id": identity, "do": do, **more}
        event = self._acknowledged[identity] = Event()
        self.say(self.pending[identity])
        return event

    def say(self, message: dict[str, Any]) -> None:
        """Send something, if there is a line."""
        if self._line is not None and self.here.is_set():
            try:
                self._line.send(message)
            except OSError:
                self._line.close()

    # -- the line ----------------------------------------------------------------------

    def _live(self) -> None:
        pause, patience, probes = 0.0, FIRST_MESSAGE, False
        while not self._closed:
            try:
                if probes:
                    self._until_answered()
                self._line = self._opened()
                self._line.socket.settimeout(patience)
                self._take(self._line.text(), first=True)
                self._begin(self._line)
                pause, patience = 0.0, FIRST_MESSAGE
                while True:
                    self._read(self._line)
            except TimeoutError:
                probes = True
                patience = min(patience * LONGER, LONGEST_FIRST_MESSAGE)
            except (Ended, OSError, ValueError):
                # Whoever closes a line that worked can be reached.
                probes = not self.here.is_set()
            self.here.clear()
            if self._line is not None:
                self._line.close()
            self._line = None
            pause = min(pause * LONGER, LONGEST_WAIT) if pause else FIRST_WAIT
            sleep(self._spread(pause))

    def _until_answered(self) -> None:
        """Ask whether anybody is there, until somebody is."""
        answered = Event()
        spawn(self._probe, answered)
        while not answered.wait(self._spread(PROBE_EVERY)):
            spawn(self._probe, answered)

    def _opened(self) -> Line:
        """Open a line, or another one where somebody is there before it is open.

        :raises OSError: if it is refused.
        """
        patience = PROBE_EVERY
        while True:
            began, answered, dialling = time.monotonic(), Event(), spawn(self._dial)
            while not dialling.ready():
                wait([dialling, answered], PROBE_EVERY, count=1)
                if not (dialling.ready() or answered.is_set()):
                    spawn(self._probe, answered)
                elif time.monotonic() - began >= patience:
                    break
                answered.clear()
            if dialling.ready():
                outcome = dialling.value
                if isinstance(outcome, Line):
                    return outcome
                raise outcome
            dialling.kill(block=False)
            patience = min(patience * LONGER, PROBE_TIMEOUT)

    def _dial(self) -> Line | Exception:
        try:
            return Line(self._port, self._path, self._cookie)
        except (Ended, OSError) as error:
            return error

    def _probe(self, answered: Event) -> None:
        asked = f"HEAD {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        place = ("127.0.0.1", self._port)
        with suppress(OSError), socket.create_connection(place, PROBE_TIMEOUT) as wire:
            wire.sendall(asked.encode())
            if wire.recv(1):
                answered.set()

    def _spread(self, seconds: float) -> float:
        """Return a little more or less, so that not all come back at once."""
        return seconds * self._rng.uniform(0.8, 1.2)

    def _begin(self, line: Line) -> None:
        self.lines += 1
        if self.opening is not None:
            line.send(self.opening)
        for message in list(self.pending.values()):
            line.send(message)
        self.here.set()

    def _read(self, line: Line) -> None:
        line.socket.settimeout(SILENCE)
        try:
            text = line.take()
        except TimeoutError:
            line.send({"ping": "here"})
            line.socket.settimeout(REPLY)
            text = line.take()
        if text is not None:
            self._take(text)

    def _take(self, text: bytes, *, first: bool = False) -> None:
        message = json.loads(text)
        if first and "regions" not in message:
            raise Ended
        assert self._line is not None
        at = self._line.arrived or time.time()
        if first:
            self.regions, self.submissions = {}, {}
        regions = message.get("regions", {})
        submissions = message.get("submissions", self.submissions)
        if first or submissions != self.submissions or self._differs(regions):
            self.changed_at = at
        self.regions.update(regions)
        self.submissions = submissions
        if regions:
            self._heard(self, regions, at)
        ack = message.get("ack", {})
        command = self.pending.pop(ack.get("id"), None)
        if command is not None:
            self._told(self, command, ack)
            self._acknowledged.pop(command["id"]).set()

    def _differs(self, regions: dict[str, str]) -> bool:
        return any(self.regions.get(name) != html for name, html in regions.items())


def wait_for(events: list[Event]) -> bool:
    """Wait for all of them; return whether they came."""
    limit = time.monotonic() + PATIENCE
    return all(each.wait(max(0.0, limit - time.monotonic())) for each in events)
