"""Phones wait for the boards of hosts alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.wire.players import Guest
from tests.wire.served_tables import TOPIC, Table, served_tables

KEY = "deal1/round1/ploy/{}"


@pytest.fixture(scope="module")
def free(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Iterator[Table]]:
    with served_tables(tmp_path_factory.mktemp("playback") / "tables.db", 3) as tables:
        yield tables


@pytest.fixture
def table(free: Iterator[Table]) -> Iterator[Table]:
    """A table that has a topic, with a host without a board, and a line for a phone."""
    table = next(free)
    with closing(table.line(table.fixture.host)) as board:
        table.lines["board"] = board
        assert table.do("board", "1", **TOPIC)["ok"]
    with closing(table.line(table.fixture.guests[0])) as phone:
        table.lines["phone"] = phone
        yield table


def seal(table: Table) -> None:
    """Let everybody seal, and the reveal come."""
    for guest, rank in zip(table.fixture.guests, (1, 2, 3, 4), strict=True):
        with closing(table.line(guest)) as line:
            table.lines["sealing"] = line
            answer = {"do": "answer", "key": KEY.format(guest.seat), "value": rank}
            assert table.do("sealing", f"seal-{guest.seat}", **answer)["ok"]


def headline(table: Table) -> str:
    """Return what the phone is sent with the reveal: to look up, or what happened."""
    while True:
        frame = table.lines["phone"].text().decode()
        if "Look up!" in frame:
            return "Look up!"
        if "data-result" in frame:
            return "result"


@pytest.mark.parametrize("said", [{}, {"plays": True, "left": 20}])
def test_nobody_waits_for_a_board_of_somebody_who_only_watches(
    table: Table, said: dict[str, int]
) -> None:
    with closing(table.line(Guest(None, ""))) as line:
        table.lines["stranger"] = line
        line.send({"shown": 0, **said})
        table.ping("stranger")
        seal(table)
        assert headline(table) == "result"


def test_phones_wait_for_the_hosts_board(table: Table) -> None:
    with closing(table.line(table.fixture.host)) as line:
        table.lines["board"] = line
        line.send({"shown": 0})
        table.ping("board")
        seal(table)
        assert headline(table) == "Look up!"
