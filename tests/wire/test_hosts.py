"""A phone that is taken off is host no more, also on the lines that it has open."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from tests.wire.players import Guest
from tests.wire.served_tables import Table, served_tables
from tests.wire.socket_client import Ended, Line


@pytest.fixture(scope="module")
def free(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Iterator[Table]]:
    with served_tables(tmp_path_factory.mktemp("hosts") / "tables.db", 2) as tables:
        yield tables


@pytest.fixture
def table(free: Iterator[Table]) -> Iterator[Table]:
    """A table with a game under way, where only the host's board is open."""
    table = next(free)
    with closing(table.line(table.fixture.host)) as line:
        table.lines["board"] = line
        yield table


def until_ended(line: Line) -> list[str]:
    """Read a line to its end; return its messages."""
    heard: list[str] = []
    try:
        while True:
            heard.append(line.text().decode())
    except Ended:
        return heard


@pytest.mark.parametrize("plays", [True, False])
def test_a_host_that_is_taken_off_can_do_nothing_more(table: Table, plays: bool) -> None:
    phone = table.fixture.guests[0]
    other = table.fixture.guests[1].seat
    assert table.do("board", "1", do="add_host", seat=phone.seat)["ok"]
    if not plays:
        assert table.do("board", "2", do="end_game")["ok"]
    own_board = Guest(None, phone.cookie)
    with closing(table.line(own_board)) as board, closing(table.line(phone)) as pad:
        table.lines.update(phone=board, pad=pad)
        assert table.do("phone", "1", do="set_reactions", value="off")["ok"]
        assert table.do("pad", "2", do="set_reactions", value="on")["ok"]
        assert table.do("board", "3", do="disconnect_phone", seat=phone.seat)["ok"]
        with closing(table.line(own_board)) as again:
            table.lines["phone"] = again
            commands: list[dict[str, Any]] = [
                {"do": "disconnect_phone", "seat": other},
                {"do": "end_game"},
                {"do": "choose_game", "game": "goofspiel"},
                {"do": "add_host", "seat": other},
                {"do": "remove_host", "seat": other},
                {"do": "set_reactions", "value": "off"},
            ]
            for number, what in enumerate(commands):
                assert table.do("phone", f"after-{number}", **what)["code"] == "app.host-only", what
        assert until_ended(pad)[-1] == '{"removed":true}'
        until_ended(board)
