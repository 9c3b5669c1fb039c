"""The clock on the wall steps under the real program, while people are connected to it."""

from __future__ import annotations

import gzip
import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.clocks.hurried_program import HEARTBEAT, HOST_GONE_AFTER
from tests.clocks.stepping import STEPS, WallClock, library
from tests.left_out import not_installed
from tests.patience import PATIENCE
from tests.servers.program import Served
from tests.wire.listening import get
from tests.wire.players import TableFixture, lay_many
from tests.wire.socket_client import PING, PONG, Ended, Line
from tests.wire.test_sleeping import opened

pytestmark = [
    pytest.mark.skipif(library() is None, reason=not_installed("libfaketime")),
    pytest.mark.slow,
]

each_step = pytest.mark.parametrize("seconds", STEPS.values(), ids=STEPS)
COUNTDOWN = 1.5
GONE_AFTER = 2.0
SHORT_HEARTBEAT = 1.0


@dataclass
class Running:
    """A program that runs, its clock, and a table at which four play The Feast."""

    server: Served
    clock: WallClock
    fixture: TableFixture
    lines: list[Line] = field(default_factory=list)

    def line(self, seat: str | None) -> Line:
        """Open somebody's line; None: the board's."""
        path, cookie = f"/link/{self.fixture.code}/board", self.fixture.host.cookie
        if seat is not None:
            (guest,) = (each for each in self.fixture.guests if each.seat == seat)
            path, cookie = f"/link/{self.fixture.code}/pad?seat={seat}", guest.cookie
        line = Line(self.server.port, path, cookie)
        self.lines.append(line)
        return line

    @property
    def seats(self) -> list[str]:
        """Everybody's seat."""
        return [str(guest.seat) for guest in self.fixture.guests]


@contextmanager
def running(folder: Path, **waits: float) -> Iterator[Running]:
    """Start a program; ``waits`` are by the names in its environment."""
    data = folder / "tables.db"
    (fixture,) = lay_many(data, 1, "feast", 4)
    clock = WallClock(folder)
    command = [sys.executable, "-m", "tests.clocks.hurried_program", "--no-open"]
    command += ["--data", str(data), "--host", "127.0.0.1", "--port", "0"]
    command += ["--countdown", str(COUNTDOWN)]
    environ = {name: str(seconds) for name, seconds in waits.items()}
    with Served(command, "Press Ctrl-C", {**clock.environ, **environ}) as server:
        table = Running(server, clock, fixture)
        try:
            yield table
        finally:
            for line in table.lines:
                line.close()


def entered(line: Line, do: str, **more: Any) -> None:
    """Send a command, and wait until it is acknowledged."""
    identity = f"{do}-{more.get('key')}"
    line.send({"id": identity, "do": do, **more})
    while True:
        ack = json.loads(line.text()).get("ack", {})
        if ack.get("id") == identity:
            assert ack["ok"], ack
            return


def until(line: Line, sign: bytes) -> None:
    """Read until a frame has a sign."""
    while sign not in line.text():
        pass


def pinged(line: Line) -> None:
    """Read until the program asks whether somebody is there, and say so."""
    while True:
        head, payload = line.receive()
        if head[0] & 0x0F == PING:
            line.frame(PONG, payload)
            return


@each_step
def test_a_countdown_is_as_long_as_ever(tmp_path: Path, seconds: int) -> None:
    with running(tmp_path) as table:
        board = table.line(None)
        lines = {seat: table.line(seat) for seat in table.seats}
        entered(board, "answer", key="deal1/round1/topic", value=5)
        *first, last = table.seats
        for rank, seat in enumerate(first, 4):
            entered(lines[seat], "answer", key=f"deal1/round1/ploy/{seat}", value=rank)
            table.clock.step(seconds)
        before = monotonic()
        entered(lines[last], "answer", key=f"deal1/round1/ploy/{last}", value=9)
        table.clock.step(seconds)
        opened(board)
        lasted = monotonic() - before
        assert lasted >= COUNTDOWN, "it may last longer, and never less"


@each_step
def test_a_phone_that_says_nothing_is_asked_as_often_as_ever_and_stays(
    tmp_path: Path, seconds: int
) -> None:
    with running(tmp_path, **{HEARTBEAT: SHORT_HEARTBEAT}) as table:
        limit = monotonic() + PATIENCE
        while not is_asked_twice(table, seconds):
            # On a busy machine this phone may have been too late with its own answer.
            if monotonic() > limit:
                raise AssertionError("it was hung up on, again and again")


def is_asked_twice(table: Running, seconds: int) -> bool:
    """Whether a phone that only answers pings stays while the clock steps."""
    line = table.line("s1")
    try:
        pinged(line)
        table.clock.step(seconds)
        pinged(line)
        line.send({"ping": "still here"})
        until(line, b"still here")
    except (Ended, OSError):
        return False
    return True


@each_step
def test_a_phone_that_is_gone_is_noticed_as_soon_as_ever(tmp_path: Path, seconds: int) -> None:
    with running(tmp_path, **{HEARTBEAT: SHORT_HEARTBEAT}) as table:
        gone = table.line("s1")
        gone.text()
        table.clock.step(seconds)
        with pytest.raises((Ended, ConnectionError)):
            unanswered(gone)


def unanswered(line: Line) -> None:
    """Read what comes, and say nothing."""
    while True:
        line.receive()


@each_step
def test_somebody_else_may_become_the_host_after_the_usual_wait(
    tmp_path: Path, seconds: int
) -> None:
    with running(tmp_path, **{HOST_GONE_AFTER: GONE_AFTER}) as table:
        # The host comes first: a phone that is there for long before may be offered it already.
        host = table.line(None)
        until(host, b"stage")
        pad = table.line("s1")
        until(pad, b"todo")
        before = monotonic()
        host.close()
        table.clock.step(seconds)
        until(pad, b"take_over_as_host")
        lasted = monotonic() - before
        assert lasted >= GONE_AFTER, "it may last longer, and never less"
        entered(pad, "take_over_as_host")


@each_step
def test_a_page_that_is_opened_is_told_how_old_a_correction_really_is(
    tmp_path: Path, seconds: int
) -> None:
    with running(tmp_path) as table:
        board = table.line(None)
        entered(board, "answer", key="deal1/round1/topic", value=5)
        before = monotonic()
        entered(board, "amend", key="deal1/round1/topic", value=6)
        table.clock.step(seconds)
        guest = table.fixture.guests[0]
        page = get(table.server.port, f"/pad/{table.fixture.code}/{guest.seat}", guest.cookie)
        told = re.search(rb'data-age="(\d+)"', text_of(page))
        assert told
        lasted = monotonic() - before
        assert int(told[1]) <= lasted, "it is no older than it really is"


def text_of(answer: bytes) -> bytes:
    """Return the page that an answer holds."""
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200"), head
    assert b"chunked" not in head.lower()
    return gzip.decompress(body) if b"gzip" in head.lower() else body
