"""PostgreSQL crashes and comes back: screens are right again though nobody enters anything."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from companion.storage.shared_screens import Screen
from companion.storage.store import Store
from tests.servers.postgresql import PostgreSQL, server
from tests.tables.test_other_processes import HOST, Process, lay, processes


@pytest.fixture
def database() -> Iterator[PostgreSQL]:
    with server() as own:
        yield own


def test_after_a_crash_screens_say_no_longer_that_nothing_can_be_saved_and_are_known_elsewhere(
    database: PostgreSQL,
) -> None:
    with processes(database.url) as (here, there):
        table, other, seats = lay(here, there)
        here.connect(table, "laptop", laptop=True)
        there.until(lambda: other.presence.host_here)
        database.stop("immediate")
        ack = here.do(table, HOST, "answer", key="deal1/round1/topic", value=9)
        assert (ack["ok"], ack["code"]) == (False, "store")
        assert table.storage_error is not None
        assert status(here, "/healthz") == 503
        # A proxy that is told otherwise closes the lines of all screens, to all processes.
        assert status(here, "/healthz/ready") == 200
        here.connect(table, "device-s1")
        database.start()
        here.until(lambda: table.storage_error is None)
        there.until(lambda: other.presence.host_here and other.presence.is_connected(seats[0]))
        assert here.do(table, HOST, "answer", key="deal1/round1/topic", value=9)["ok"]


def test_what_cannot_be_written_since_the_disk_is_full_stays_said(postgresql: str) -> None:
    with processes(postgresql, 1) as (here,):
        table = here.services.tables.make()
        table._set_storage_error("The disk is full.")
        table.database_is_back()
        assert table.storage_error == "The disk is full."


def test_a_process_whose_lease_a_crash_has_taken_is_told_so(postgresql: str) -> None:
    with closing(Store(postgresql)) as store:
        screen = Screen(store.process, 1, "t1", "laptop", laptop=True)
        assert not store.screens.update([screen], [])
        store.screens.enter([screen])
        assert store.screens.update([screen], [])


def status(process: Process, path: str) -> int:
    return process.app.test_client().get(path, headers={"Host": "192.168.1.23:8000"}).status_code
