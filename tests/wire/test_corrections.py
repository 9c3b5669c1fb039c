"""What goes over the wire when something is corrected: to everybody, into what is read out."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from random import Random

import pytest

from companion.web.app import create_app
from tests.servers.program import free_port
from tests.wire.listening import Room, get
from tests.wire.players import TableFixture, cookie, lay, still

PLACE = '<div role="status" aria-live="polite" aria-atomic="true" class="correction-said"'
DATA = re.compile(r'<script type="application/json" id="data">(.*?)</script>')


def fixture(data: Path) -> tuple[TableFixture, str]:
    app = create_app({"DATABASE": f"sqlite:///{data}", "SCHEDULE": still, "RNG": Random(1)})
    table = lay(app, "w", "feast", 4, {})
    stranger = cookie(app, device="stranger")
    app.extensions["companion"].dependencies.store.close()
    return table, stranger


def pages(room: Room) -> dict[str, str]:
    """What everybody's page says as it is loaded, in the place that is read out."""
    found = {}
    for name, guest in room.people.items():
        path = (
            f"/pad/{room.fixture.code}/{guest.seat}"
            if guest.seat
            else f"/{name}/{room.fixture.code}"
        )
        page = get(room.port, path, guest.cookie).decode("utf-8", "replace")
        assert PLACE in page
        (data,) = DATA.findall(page)
        found[name] = (json.loads(data)["correction"] or {"said": ""})["said"]
    return found


def told(frames: list[bytes]) -> list[str]:
    """What was sent for that place, in order."""
    said = []
    for frame in frames:
        start = frame.find(b'{"')
        if start >= 0 and b'"correction"' in frame:
            said.append(json.loads(frame[start:]).get("data", {}).get("correction"))
    return [each["said"] for each in said if each is not None]


@pytest.mark.slow
def test_it_is_sent_to_everybody_into_a_place_that_was_there_before(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    table, stranger = fixture(data)
    with Room(data, free_port(), int(time.time()) + 60, table, stranger) as room:
        assert set(pages(room).values()) == {""}
        assert room.do("board", do="answer", key="deal1/round1/topic", value=5)["ok"]
        assert room.do("board", do="amend", key="deal1/round1/topic", value=6)["ok"]
        room.settle()
        last = {name: told(frames)[-1] for name, frames in room.heard.items()}
        assert len(set(last.values())) == 1
        (said,) = set(last.values())
        assert "The topic, deal 1, round 1: 5" in said
        assert set(pages(room).values()) == {said}
        room.restart()
        assert set(pages(room).values()) == {said}
        assert room.do("board", do="undo")["ok"]
        room.settle()
        assert all("undid" in told(frames)[-1] for frames in room.heard.values())
