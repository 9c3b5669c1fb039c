"""The program under gevent, as in production: who waits for PostgreSQL holds up nobody else, and lines are closed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest
from sqlalchemy import create_engine, insert, text

from companion.storage.schema import entries as log
from companion.storage.store import Store
from companion.tables.actor import Actor
from companion.web.app import create_app
from companion.web.services import Services
from tests.patience import until
from tests.servers.worker import Worker
from tests.wire.players import Guest, TableFixture, cookie, lay, still
from tests.wire.socket_client import Ended, Line

TOPIC = "deal1/round1/topic"


class Other:
    """The process of the test itself, which serves the same tables as the program does."""

    def __init__(self, url: str) -> None:
        self.app = create_app({"DATABASE": url, "SCHEDULE": still, "OPEN_HOUSE": True})
        self.services: Services = self.app.extensions["companion"]


@pytest.fixture
def other(postgresql: str) -> Iterator[Other]:
    found = Other(postgresql)
    yield found
    found.services.close()


@pytest.fixture
def worker(postgresql: str, other: Other) -> Iterator[Worker]:
    del other  # it has made the schema
    running = Worker(postgresql, 80)
    try:
        until(lambda: running.is_ready)
        yield running
    finally:
        running.kill()


@contextmanager
def opened(worker: Worker, table: TableFixture, guest: Guest) -> Iterator[Line]:
    """Connect a guest's screen, and read its first frame."""
    role = f"pad?seat={guest.seat}" if guest.seat else "board"
    line = Line(worker.port, f"/link/{table.code}/{role}", guest.cookie)
    try:
        until_told(line, lambda message: "regions" in message)
        yield line
    finally:
        line.close()


def until_told(line: Line, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(line.text())
        if wanted(message):
            return message


def acknowledged(line: Line, name: str) -> dict[str, Any]:
    ack: dict[str, Any] = until_told(line, lambda each: each.get("ack", {}).get("id") == name)
    return dict(ack["ack"])


def test_a_table_that_waits_for_the_database_holds_up_no_other(
    worker: Worker, other: Other, postgresql: str
) -> None:
    stuck, free = (lay(other.app, name, "feast", 4, {}) for name in ("t1", "t2"))
    engine = create_engine(postgresql)
    with (
        closing(engine.connect()) as holder,
        engine.connect().execution_options(isolation_level="AUTOCOMMIT") as looker,
        opened(worker, stuck, stuck.host) as waiting,
        opened(worker, free, free.host) as board,
        opened(worker, free, free.guests[0]) as pad,
    ):
        mine = holder.scalar(text("SELECT pg_backend_pid()"))

        def blocked() -> int:
            """Return how many connections wait for the one that holds the table's row."""
            return int(
                looker.scalar(
                    text(
                        "SELECT count(*) FROM pg_stat_activity"
                        " WHERE CAST(:pid AS integer) = ANY(pg_blocking_pids(pid))"
                    ),
                    {"pid": mine},
                )
                or 0
            )

        holder.execute(text("SELECT * FROM tables WHERE code = :c FOR UPDATE"), {"c": stuck.code})
        waiting.send({"id": "a", "do": "answer", "key": TOPIC, "value": 9})
        until(lambda: blocked() > 0)
        # The other table's commands are carried out and shown; pages are answered too.
        board.send({"id": "b", "do": "answer", "key": TOPIC, "value": 9})
        assert acknowledged(board, "b")["ok"]
        until_told(pad, lambda message: "regions" in message)
        key = f"deal1/round1/ploy/{free.guests[0].seat}"
        pad.send({"id": "c", "do": "answer", "key": key, "value": 3})
        assert acknowledged(pad, "c")["ok"]
        assert worker.is_ready
        assert blocked() > 0, "the first one waits all the while"
        holder.rollback()
        assert acknowledged(waiting, "a")["ok"]
    engine.dispose()


def test_lines_are_closed_when_another_process_goes_on_with_their_table(
    worker: Worker, other: Other
) -> None:
    table, unconcerned = (lay(other.app, name, "feast", 4, {}) for name in ("t1", "t2"))
    host = Actor("t1-host", (), host=True)
    with (
        opened(worker, table, table.host) as board,
        opened(worker, table, table.guests[0]) as pad,
        opened(worker, unconcerned, unconcerned.host) as elsewhere,
    ):
        its = other.services.tables.find(table.code)
        message = {"id": "1", "do": "answer", "key": TOPIC, "value": 9}
        assert other.services.acknowledge(its, host, message)["ok"]
        for line in (board, pad):
            with pytest.raises((Ended, OSError)):
                until_told(line, lambda _: False)
        elsewhere.send({"ping": "1"})
        assert until_told(elsewhere, lambda message: "pong" in message)
    # They come back to what the log says.
    with opened(worker, table, table.host) as board, opened(worker, table, table.guests[0]) as pad:
        key = f"deal1/round1/ploy/{table.guests[0].seat}"
        pad.send({"id": "2", "do": "answer", "key": key, "value": 3})
        assert acknowledged(pad, "2")["ok"]
        # A command that this process has carried out is acknowledged wherever it is sent again.
        board.send({**message, "id": "1"})
        assert acknowledged(board, "1")["ok"]


def test_a_practice_whose_process_has_gone_begins_anew_and_says_so(
    worker: Worker, other: Other
) -> None:
    given = cookie(other.app, device="phone")
    client = other.app.test_client()
    client.set_cookie(*given.split("=", 1))
    assert "was lost" not in client.get("/practise/goofspiel").text
    path = "/practise/goofspiel/link"
    with closing(Line(worker.port, path, given)) as line:
        head = until_told(line, lambda message: "regions" in message)["regions"]["head"]
        assert "Your last one was lost, so here is a new one." in head
        line.send({"id": "1", "do": "answer", "key": "round1/bid/s1", "value": 1})
        assert "ack" in until_told(line, lambda each: each.get("ack", {}).get("id") == "1")
    # The page comes back to it. Of one that keeps no cookies, nothing is begun.
    with closing(Line(worker.port, path, given)) as line:
        assert until_told(line, lambda message: "regions" in message)
    with closing(Line(worker.port, path)) as line:
        assert "gone" in json.loads(line.text())


def test_a_command_that_comes_too_late_is_not_answered_but_its_line_closed(
    worker: Worker, other: Other, postgresql: str
) -> None:
    table = lay(other.app, "t1", "feast", 4, {})
    with opened(worker, table, table.host) as board, closing(Store(postgresql)) as store:
        row = store.find(table.code)
        assert row is not None
        entries = store.load(row.id)
        number = sum(each.kind == "game" for each in entries) + 1
        body = {"n": number, "do": "answer", "key": TOPIC, "value": 9, "by": "host"}
        entry = {"seq": len(entries) + 1, "at": 1, "kind": "game", "body": json.dumps(body)}
        with store._database.writing() as connection:  # and nobody is told
            append = {"table_id": row.id, "command": None, **entry}
            connection.execute(insert(log), append)
        board.send({"id": "1", "do": "answer", "key": TOPIC, "value": 5})
        with pytest.raises((Ended, OSError)):
            acknowledged(board, "1")
    with opened(worker, table, table.host) as board:
        board.send({"id": "1", "do": "answer", "key": TOPIC, "value": 5})
        assert acknowledged(board, "1")["code"] == "refused.stale"
