"""The program under gevent, as in production: who waits for PostgreSQL holds up nobody else, and LISTEN comes through."""

from __future__ import annotations

import json
import select
import signal
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from companion.tables.actor import Actor
from companion.tables.practice_tables import PracticeTable
from companion.web.app import create_app
from companion.web.services import Services
from rules.facts import Seat
from tests.deploy.cluster import Worker, until
from tests.patience import PATIENCE
from tests.web.test_practise import asked
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
        until(lambda: running.ready)
        yield running
    finally:
        running.send(signal.SIGKILL)
        running.process.wait(PATIENCE)


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
        assert worker.ready
        assert blocked() > 0, "the first one waits all the while"
        holder.rollback()
        assert acknowledged(waiting, "a")["ok"]
    engine.dispose()


def test_a_practice_goes_on_over_a_line_to_another_process(worker: Worker, other: Other) -> None:
    given = cookie(other.app, device="phone")
    client = other.app.test_client()
    client.set_cookie(*given.split("=", 1))
    path = "/practise/goofspiel"
    assert client.get(path).status_code == 200
    practices = other.services.practices

    def found() -> PracticeTable:
        practised = practices.find("phone", "goofspiel")
        assert practised is not None
        return practised

    with closing(Line(worker.port, f"{path}/link", given)) as line:
        until_told(line, lambda message: "regions" in message)
        key, value = asked(found())
        line.send({"id": "1", "do": "answer", "key": key, "value": value})
        assert acknowledged(line, "1")["ok"]
        assert found().practice.round_is_over
        # It goes on here, and then there.
        assert client.post(f"{path}/again").status_code == 303
        key, value = asked(found())
        line.send({"id": "2", "do": "answer", "key": key, "value": value})
        assert acknowledged(line, "2")["ok"]
        assert found().practice.round_is_over
        # Another one begins here, so that this one is over: its line ends, and the page begins anew.
        assert client.get("/practise/feast").status_code == 200
        line.send({"id": "3", "do": "answer", "key": key, "value": value})
        with pytest.raises((Ended, OSError)):
            acknowledged(line, "3")
    with closing(Line(worker.port, f"{path}/link", given)) as line:
        assert until_told(line, lambda message: "gone" in message)


def test_what_another_process_tells_comes_through(worker: Worker, other: Other) -> None:
    table = lay(other.app, "t1", "feast", 4, {})
    with (
        opened(worker, table, table.host) as board,
        opened(worker, table, table.guests[0]) as pad,
    ):
        # A reaction is a message alone: nobody would read it later. It is sent until the program listens.
        its = other.services.tables.find(table.code)

        def sees_reaction() -> bool:
            other.services.others.send(its, {"reaction": {"kind": "laugh"}})
            readable, _, _ = select.select([board.socket], [], [], 0.05)
            return bool(readable) and "reaction" in json.loads(board.text())

        until(sees_reaction)
        # An entry of its log, and a nudge.
        host = Actor("t1-host", (), host=True)
        message = {"id": "1", "do": "answer", "key": TOPIC, "value": 9}
        assert other.services.acknowledge(its, host, message)["ok"]
        until_told(pad, lambda message: "regions" in message)
        until(lambda: its.has_pad_elsewhere(Seat(str(table.guests[0].seat))))
        ring = {"id": "2", "do": "ring", "seat": table.guests[0].seat}
        assert other.services.nudge(its, host, ring) == {"id": "2", "ok": True}
        assert until_told(pad, lambda message: "ring" in message)["ring"] == ""
