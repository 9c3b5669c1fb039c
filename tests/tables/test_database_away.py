"""PostgreSQL crashes and comes back: screens are right again though nobody enters anything."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.storage.errors import StoreUnavailable
from tests.servers.postgresql import PostgreSQL, server
from tests.tables.test_other_processes import BOARD, HOST, TOPIC, Process, lay, processes


@pytest.fixture
def database() -> Iterator[PostgreSQL]:
    with server() as own:
        yield own


def test_after_a_crash_screens_come_back_and_say_no_longer_that_nothing_can_be_saved(
    database: PostgreSQL,
) -> None:
    with processes(database.url, 1) as (here,):
        table, _ = lay(here)
        screen = here.open(table.code, BOARD)
        database.stop("immediate")
        ack = here.do(table, HOST, "answer", key=TOPIC, value=9)
        assert (ack["ok"], ack["code"]) == (False, "store")
        assert table.storage_error is not None
        assert not screen.outbox.closed, "whoever is connected stays so"
        assert status(here, "/healthz") == 503
        # A proxy that is told otherwise closes the lines of all screens, to all processes.
        assert status(here, "/healthz/ready") == 200
        database.start()
        # What was given to the database may be in the log or not: it is read again.
        here.until(lambda: screen.outbox.closed)
        found = here.find(table.code)
        assert found.storage_error is None
        assert here.do(found, HOST, "answer", key=TOPIC, value=9)["ok"]


def test_what_was_saved_though_nobody_was_told_so_is_shown(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with processes(postgresql, 1) as (here,):
        table, _ = lay(here)
        screen = here.open(table.code, BOARD)
        store = here.services.dependencies.store
        append = store.append

        def saved_and_not_told(*given: object, **rest: object) -> None:
            append(*given, **rest)  # type: ignore[arg-type]
            raise StoreUnavailable("unreachable")

        with monkeypatch.context() as cut:
            cut.setattr(store, "append", saved_and_not_told)
            assert here.do(table, HOST, "answer", key=TOPIC, value=9)["code"] == "store"
        here.services.others.check()
        assert screen.outbox.closed
        referee = here.find(table.code).referee
        assert referee is not None
        assert referee.log[-1].key == TOPIC


def test_what_cannot_be_written_since_the_disk_is_full_stays_said(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with processes(postgresql, 1) as (here,):
        table, _ = lay(here)

        def fail(*_given: object, **_rest: object) -> None:
            raise StoreUnavailable("disk-full")

        monkeypatch.setattr(here.services.dependencies.store, "append", fail)
        assert here.do(table, HOST, "answer", key=TOPIC, value=9)["code"] == "store"
        here.services.others.check()
        assert not table.given_up
        assert table.storage_error is not None


def test_while_the_database_is_away_nobody_is_shown_what_may_be_another_processs(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with processes(postgresql, 1) as (here,):
        table, _ = lay(here)

        def fail(*_given: object) -> int:
            raise StoreUnavailable("unreachable")

        with monkeypatch.context() as away:
            away.setattr(here.services.dependencies.store, "claim", fail)
            with pytest.raises(StoreUnavailable):
                here.open(table.code, BOARD)
        # Who comes to a table that this process shows already need not wait for the database.
        here.open(table.code, BOARD)
        monkeypatch.setattr(here.services.dependencies.store, "claim", fail)
        here.open(table.code, BOARD)


def status(process: Process, path: str) -> int:
    return process.app.test_client().get(path, headers={"Host": "192.168.1.23:8000"}).status_code
