"""The disk is full, the database locked, read-only or damaged: everybody is told, nothing is half
written, and the table goes on as soon as it can. Each failure is SQLite's own, on a real file."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest

from companion.storage.records import Entry
from companion.storage.store import Store
from tests.tables.table_fixture import TableFixture

FAR = 1_000_000
"""Entries from here on only take up room."""
TOPIC = "deal1/round1/topic"
_NOTICE = re.compile(
    r'\s*<div class="notice" data-tone="bad" role="alert">.*?</p></div></div>', re.DOTALL
)
"""A sentence that says what keeps the table from going on."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def fixture(path: Path) -> Iterator[TableFixture]:
    fixture = TableFixture(DATABASE=f"sqlite:///{path}")
    fixture.start()
    yield fixture
    fixture.services.dependencies.store.close()


def driver(fixture: TableFixture) -> sqlite3.Connection:
    """The app's own connection to its file."""
    with fixture.services.dependencies.store._database.reading() as connection:
        found = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


@contextmanager
def full(fixture: TableFixture, path: Path) -> Iterator[None]:
    """Let the disk have no more room than the file takes now."""
    del path
    own = driver(fixture)
    own.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    own.execute(f"PRAGMA max_page_count = {own.execute('PRAGMA page_count').fetchone()[0]}")
    fill(own, fixture.table.id)
    yield
    own.execute("PRAGMA max_page_count = 1000000")
    own.execute("DELETE FROM entries WHERE seq >= ?", (FAR,))


def fill(own: sqlite3.Connection, table: str) -> None:
    """Take up the room that is left on the pages that the table's next entries would go to."""
    size, seq = 2000, FAR
    while size > 1:
        try:
            row = (table, seq, f'"{"x" * size}"')
            own.execute("INSERT INTO entries VALUES (?, ?, 0, 'filler', ?, NULL)", row)
        except sqlite3.OperationalError:
            size //= 2
        seq += 1


@contextmanager
def locked(fixture: TableFixture, path: Path) -> Iterator[None]:
    """Let another program write to the file, and not come to an end."""
    driver(fixture).execute("PRAGMA busy_timeout = 20")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def read_only(fixture: TableFixture, path: Path) -> Iterator[None]:
    """Let the file be read and not written."""
    del path
    driver(fixture).execute("PRAGMA query_only = ON")
    yield
    driver(fixture).execute("PRAGMA query_only = OFF")


Failure = Callable[[TableFixture, Path], AbstractContextManager[None]]
FAILURES = {
    "The disk is full": full,
    "Another program is using the saved games": locked,
    "are read-only here": read_only,
}
each_failure = pytest.mark.parametrize("sentence,fail", FAILURES.items())


def rows(path: Path) -> list[Entry]:
    """The table's log as another program reads it."""
    with closing(Store(f"sqlite:///{path}")) as store:
        return [one for one in store.load(store.tables()[0].id) if one.seq < FAR]


@each_failure
def test_everybody_is_told_nothing_is_written_and_the_same_command_goes_through_later(
    fixture: TableFixture,
    path: Path,
    sentence: str,
    fail: Failure,
    caplog: pytest.LogCaptureFixture,
) -> None:
    before, shown = rows(path), fixture.everything()
    with fail(fixture, path), caplog.at_level(logging.WARNING):
        ack = fixture.do(fixture.seats[0], "answer", key=TOPIC, value=5)
        assert ack["ok"] is False
        assert ack["code"] == "store"
        assert sentence in ack["say"]
        assert sentence in caplog.text
        assert sentence in fixture.html("board")["notices"]
        assert sentence in fixture.html("watch")["main"]
        assert sentence in fixture.html("pad", fixture.seats[1])["main"]
        now = fixture.everything()
        assert {name: without_trouble(each) for name, each in now.items()} == shown
        if fail is not locked:
            assert rows(path) == before
    fixture.ok(fixture.seats[0], "answer", key=TOPIC, value=5)
    assert "notice" not in fixture.html("board")["notices"]
    assert [entry.seq for entry in rows(path)] == [*range(1, len(before) + 2)]
    assert rows(path)[-1].body["value"] == 5


def without_trouble(regions: Mapping[str, str]) -> dict[str, str]:
    """Return what a screen shows but for the notice that something cannot be saved."""
    return {name: _NOTICE.sub("", html) for name, html in regions.items()}


@each_failure
def test_a_reveal_that_cannot_be_saved_shows_nothing_and_comes_by_itself_afterwards(
    fixture: TableFixture, path: Path, sentence: str, fail: Failure
) -> None:
    fixture.table.connect("laptop", laptop=True)
    fixture.ok(fixture.host, "answer", key=TOPIC, value=5)
    fixture.seal(9, 6, 9, 4)
    sealed = fixture.everything()
    with fail(fixture, path):
        fixture.alarm.ring()
        now = fixture.everything()
        assert sentence in now["board"]["notices"]
        assert {name: without_trouble(each) for name, each in now.items()} == sealed
        assert fixture.table.counting_down
    fixture.alarm.ring()
    assert "notice" not in fixture.html("board")["notices"]
    assert "gaffe" in fixture.html("board")["stage"]
    assert [entry.body["do"] for entry in rows(path) if entry.kind == "game"][-1] == "open"


@each_failure
def test_somebody_who_sits_down_meanwhile_reads_why_not(
    path: Path, sentence: str, fail: Failure
) -> None:
    fixture = TableFixture(DATABASE=f"sqlite:///{path}")
    with fail(fixture, path):
        answer = fixture.client().post(f"/{fixture.table.code}", data={"name": "Zoe"})
        assert answer.status_code == 503
        assert sentence in answer.text
        assert len(fixture.table.roster.order) == 4
    answer = fixture.client().post(f"/{fixture.table.code}", data={"name": "Zoe"})
    assert answer.status_code == 302
    fixture.services.dependencies.store.close()


@each_failure
def test_a_game_that_cannot_be_started_is_not_started(
    path: Path, sentence: str, fail: Failure
) -> None:
    fixture = TableFixture(DATABASE=f"sqlite:///{path}")
    fixture.ok(fixture.host, "choose_game", game="feast", options={})
    with fail(fixture, path):
        ack = fixture.do(fixture.host, "start_game")
        assert sentence in ack["say"]
        assert fixture.html("board", host=True)["head"] == ""
    fixture.ok(fixture.host, "start_game")
    assert fixture.table.playing is not None
    fixture.services.dependencies.store.close()


def test_a_file_that_is_damaged_during_the_evening_lets_the_table_go_on_being_seen(
    fixture: TableFixture, path: Path
) -> None:
    own = driver(fixture)
    own.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    own.execute("PRAGMA cache_size = 0")
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (path.stat().st_size - 4096))
    shown = fixture.everything()
    ack = fixture.do(fixture.host, "answer", key=TOPIC, value=5)
    assert ack["code"] == "store"
    assert "damaged" in ack["say"]
    now = fixture.everything()
    assert "damaged" in now["board"]["notices"]
    assert without_trouble(now["board"]) == shown["board"]
