"""A phone that sleeps, and reads nothing, costs the others at its table nothing."""

from __future__ import annotations

import json
import socket
from pathlib import Path

from companion.presenters import Viewer
from tests.servers.program import companion
from tests.tables.table_fixture import TableFixture
from tests.wire.players import lay_many, script
from tests.wire.socket_client import Line


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
    (fixture,) = lay_many(data, 1, "feast", 4)
    with companion(data) as server:
        asleep = Line(server.port, f"/link/{fixture.code}/board", fixture.host.cookie)
        # What the system keeps for it is little, so that the program has to wait to send.
        asleep.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lines = {
            guest.seat: Line(
                server.port, f"/link/{fixture.code}/pad?seat={guest.seat}", guest.cookie
            )
            for guest in fixture.guests
        }
        host = lines[None] = Line(server.port, f"/link/{fixture.code}/board", fixture.host.cookie)
        number = 0
        for turn in script("feast", 4, 2):
            for seat, key, value in turn.answers:
                number += 1
                lines[seat].send({"id": f"a{number}", "do": "answer", "key": key, "value": value})
                acknowledged(lines[seat], f"a{number}")
            if turn.sealed:
                opened(host)
        # It comes back as phones do, on a new line, and is right at once.
        awake = Line(server.port, f"/link/{fixture.code}/board", fixture.host.cookie)
        assert b"finale" in awake.text()
        awake.close()
        for line in (asleep, *lines.values()):
            line.close()


def test_a_phone_that_wakes_is_sent_one_present_view_however_much_it_missed() -> None:
    fixture = TableFixture()
    fixture.start()
    asleep = fixture.services.hub.add(fixture.table, Viewer("board"))
    for rank in (3, 4, 5, 6):
        fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=rank)
        fixture.ok(fixture.host, "undo")
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=7)
    fixture.seal(9, 6, 9, 4)
    fixture.alarm.ring()
    (frame,) = asleep.outbox.take()
    assert json.loads(frame)["regions"]["stage"] == fixture.html("board")["stage"]


def opened(board: Line) -> None:
    """Read a board until the sealed answers are turned over."""
    while True:
        frame = board.text()
        if b'"stage":' in frame and b'"awaited\\"' not in frame and b'"sealed\\"' not in frame:
            return
