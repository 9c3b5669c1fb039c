"""A phone that sleeps, and reads nothing, costs the others at its table nothing."""

from __future__ import annotations

import json
import socket
from contextlib import suppress
from pathlib import Path

from tests.bench.program import companion
from tests.wire.line import Ended, Line
from tests.wire.party import lay_many, script

ROUNDS = 28
"""A whole game of The Feast: far more than a sleeping phone's buffers hold."""


def acknowledged(line: Line, identity: str) -> None:
    while True:
        ack = json.loads(line.text()).get("ack", {})
        if ack.get("id") == identity:
            assert ack["ok"], ack
            return


def test_a_phone_that_never_reads_holds_nobody_up_and_is_right_when_it_wakes(
    tmp_path: Path,
) -> None:
    data = tmp_path / "tables.db"
    (laid,) = lay_many(data, 1, "feast", 4)
    with companion(data) as server:
        asleep = Line(server.port, f"/link/{laid.code}/board", laid.host.cookie)
        # What the system keeps for it is little, so that the program has to wait to send.
        asleep.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lines = {
            guest.seat: Line(server.port, f"/link/{laid.code}/pad?seat={guest.seat}", guest.cookie)
            for guest in laid.guests
        }
        host = lines[None] = Line(server.port, f"/link/{laid.code}/board", laid.host.cookie)
        number = 0
        for turn in script("feast", 4, 2):
            for seat, key, value in turn.answers:
                number += 1
                lines[seat].send({"id": f"a{number}", "do": "answer", "key": key, "value": value})
                acknowledged(lines[seat], f"a{number}")
            if turn.sealed:
                opened(host)
        # Awake again: only what was on its way is there, not the evening; a new line is right.
        assert on_its_way(asleep) < 60
        awake = Line(server.port, f"/link/{laid.code}/board", laid.host.cookie)
        assert b"finale" in awake.text()
        awake.close()
        for line in (asleep, *lines.values()):
            line.close()


def on_its_way(line: Line) -> int:
    """Read until the answer to a ping, or until a line that was given up ends; count frames."""
    frames = 0
    with suppress(Ended, ConnectionError):
        line.send({"ping": "awake"})
        while b'"pong"' not in line.text():
            frames += 1
    return frames


def opened(board: Line) -> None:
    """Read a board until the sealed answers are turned over."""
    while True:
        frame = board.text()
        if b'"stage":' in frame and b'"awaited\\"' not in frame and b'"sealed\\"' not in frame:
            return
