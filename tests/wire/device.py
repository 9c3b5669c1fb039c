"""A phone or a laptop without a browser: its line, what its screen shows, and what it has sent."""

from __future__ import annotations

import json
import socket
import struct
from collections.abc import Callable
from dataclasses import dataclass, field
from http.client import HTTPConnection
from itertools import count
from time import monotonic
from typing import Any
from urllib.parse import urlencode

from companion.rendering.regions import SCREENS
from tests.patience import PATIENCE
from tests.wire.socket_client import Ended, Line

OnAcknowledgement = Callable[["Device", dict[str, Any], dict[str, Any]], None]
"""Is called with a device, its command, and the acknowledgement."""
OnRegions = Callable[[dict[str, str]], None]
"""Is called with the regions of a frame."""

_serial = count(1)
_NO_GOODBYE = struct.pack("ii", 1, 0)
"""SO_LINGER: what closes the socket says nothing more, and throws away what is on its way."""


@dataclass(frozen=True)
class Answer:
    """What the program answers to a request."""

    status: int
    location: str
    cookie: str
    body: bytes


def request(
    port: int, path: str, cookie: str = "", *, form: dict[str, str] | None = None
) -> Answer:
    """Ask for a page, or send a form, as a browser does."""
    wire = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        headers = {"Cookie": cookie, "Connection": "close", "Origin": f"http://127.0.0.1:{port}"}
        if form is None:
            wire.request("GET", path, headers=headers)
        else:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
            wire.request("POST", path, urlencode(form), headers)
        answer = wire.getresponse()
        given = answer.getheader("Set-Cookie", "").partition(";")[0]
        return Answer(answer.status, answer.getheader("Location", ""), given, answer.read())
    finally:
        wire.close()


def post_first(port: int, code: str, path: str, form: dict[str, str]) -> Answer:
    """Fetch the page where one joins with a new browser, and send a form of it."""
    cookie = request(port, f"/{code}").cookie
    return request(port, path, cookie, form=form)


@dataclass
class Device:
    """One device at a table; ``role`` is the screen that it shows."""

    code: str
    role: str
    seat: str | None
    cookie: str
    on_acknowledgement: OnAcknowledgement
    on_regions: OnRegions = lambda _: None
    opening: dict[str, Any] | None = None
    """What it says at the beginning of each line."""
    line: Line | None = None
    asleep: bool = False
    """Whether it is in a pocket: its line stands, and it reads nothing."""
    removed: bool = False
    """Whether it was told that it has lost its seat."""
    regions: dict[str, str] = field(default_factory=dict)
    """What its screen shows, by region."""
    pending: dict[str, dict[str, Any]] = field(default_factory=dict)
    """The commands that were not acknowledged; they are sent again after a reconnect."""
    pong: str = ""
    """The last ping that was answered."""

    @property
    def here(self) -> bool:
        """Whether it is connected, and somebody looks at it."""
        return self.line is not None and not self.asleep

    @property
    def name(self) -> str:
        """Where it belongs."""
        return f"{self.role} {self.seat or ''}".strip()

    @property
    def _query(self) -> str:
        return f"?seat={self.seat}" if self.seat else ""

    # -- the line ----------------------------------------------------------------------

    def connect(self, port: int) -> None:
        """Open a line, and send again what was not acknowledged."""
        self.asleep = False
        if self.line is not None:
            return
        try:
            path = f"/link/{self.code}/{self.role}{self._query}"
            self.line = Line(port, path, self.cookie)
            self.regions = {}
            if self.opening is not None:
                self.line.send(self.opening)
            for message in self.pending.values():
                self.line.send(message)
        except (Ended, OSError):
            self.lose()

    def leave(self) -> None:
        """Close the page: its line is closed."""
        if self.line is not None:
            self.line.close()
        self.line = None

    def lose(self) -> None:
        """Lose the line without a goodbye, as a phone does that leaves the house."""
        if self.line is not None:
            self.line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _NO_GOODBYE)
        self.leave()

    def cut(self) -> Line | None:
        """Be cut off from the network: the line looks open, and nothing goes through it."""
        line, self.line = self.line, None
        return line

    # -- sending and reading -----------------------------------------------------------

    def send(self, do: str, **more: Any) -> str:
        """Send a command, and return its id; it is pending until it is acknowledged."""
        identity = f"k{next(_serial)}"
        self.pending[identity] = {"id": identity, "do": do, **more}
        self._say(self.pending[identity])
        return identity

    def say(self, **message: Any) -> None:
        """Send what is not acknowledged."""
        self._say(message)

    def _say(self, message: dict[str, Any]) -> None:
        if self.line is not None:
            try:
                self.line.send(message)
            except OSError:
                self.lose()

    def wait_for(self, identity: str) -> None:
        """Read until a command is acknowledged, or the line or the seat is lost."""
        self._read_until(lambda: identity not in self.pending or self.removed)

    def _read_until(self, done: Callable[[], bool]) -> None:
        limit = monotonic() + PATIENCE
        while self.line is not None and not done():
            if monotonic() > limit:
                raise AssertionError(f"{self.code}, {self.name}: what has to come does not")
            self._read_one()

    def read(self) -> None:
        """Read what has come."""
        while self.line is not None and self.line.has_come():
            self._read_one()

    def settle(self) -> None:
        """Read until all that was on its way is here."""
        # What is drawn goes out with, or before, the answer to the second ping.
        for _ in range(2):
            self.pong = ""
            asked = f"p{next(_serial)}"
            self._say({"ping": asked})
            self._read_until(lambda: self.pong == asked)  # noqa: B023  # it ends in here

    def _read_one(self) -> None:
        assert self.line is not None
        try:
            text = self.line.take()
        except TimeoutError as error:
            raise AssertionError(f"{self.code}, {self.name}: nothing comes") from error
        except (Ended, OSError):
            self.lose()
            return
        if text is None:
            return
        message = json.loads(text)
        if regions := message.get("regions"):
            self.regions.update(regions)
            self.on_regions(regions)
        self.pong = message.get("pong", self.pong)
        self.removed = self.removed or message.get("removed", False)
        ack = message.get("ack", {})
        command = self.pending.pop(ack.get("id"), None)
        if command is not None:
            self.on_acknowledgement(self, command, ack)

    # -- the page ----------------------------------------------------------------------

    def page(self, port: int) -> Answer:
        """Load the page."""
        path = f"/{self.role}/{self.code}" + (f"/{self.seat}" if self.seat else "")
        return request(port, path, self.cookie)

    def differences(self, port: int) -> list[str]:
        """Return the regions in which the screen is not as a page that is opened now.

        Who has sealed is no part of them: pages mark that by themselves.
        """
        self.settle()
        answer = request(port, f"/view/{self.code}/{self.role}{self._query}", self.cookie)
        if answer.status != 200 or self.line is None:
            return [f"answered {answer.status}"] if self.line is not None else []
        fresh = json.loads(answer.body)["regions"]
        names = [each.name for each in SCREENS[self.role] if not each.on_demand]
        if fresh.get("look"):
            names = ["look"]  # while the board plays a reveal, a phone is sent nothing else
        return [name for name in names if self.regions.get(name) != fresh.get(name)]

    def is_right(self, port: int) -> list[str]:
        """Wait until the screen is as it has to be; return what is not so for all the patience."""
        limit = monotonic() + PATIENCE
        while (wrong := self.differences(port)) and monotonic() < limit and not self.removed:
            pass
        return [] if self.removed else wrong
