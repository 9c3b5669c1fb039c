"""Companion makes backups by itself: at its start and after each game, and nobody waits for them."""

from __future__ import annotations

import errno
import json
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import gevent
import pytest

from companion.cli import regular_backups
from companion.cli.regular_backups import RegularBackups
from companion.storage.kept_backups import kept_backups, made_at
from companion.storage.records import Entry
from companion.storage.store import Store
from companion.tables.table import Table
from companion.words.dates import day_and_time
from tests.cli.test_backup_commands import Run, evening, path, run
from tests.cli.test_main import running
from tests.patience import PATIENCE
from tests.tables.table_fixture import TableFixture

PAUSE = 0.01
"""Seconds until a state is looked at again."""

__all__ = ["evening", "path", "run"]  # fixtures


def wait_for(what: Callable[[], object]) -> None:
    with gevent.Timeout(PATIENCE):
        while not what():
            gevent.sleep(PAUSE)


def test_companion_makes_a_backup_at_its_start_and_names_what_it_keeps(
    path: Path, run: Run
) -> None:
    status, told = run("restore", "--data", path)
    assert status == 0
    assert told.startswith(f"No backups are kept beside {path} yet. Companion makes one when")
    for count in (1, 2):
        with running("--host", "127.0.0.1", "--port", "0", "--data", str(path)) as (it, _):
            wait_for(lambda: len(kept_backups(path)) == count)  # noqa: B023  # called at once
            it.send_signal(signal.SIGINT)
            assert it.wait(timeout=PATIENCE) == 0
            assert it.stdout is not None
            assert f"Everything is saved in {path}. See you next time." in it.stdout.read()
    status, told = run("restore", "--data", path)
    newest, older = kept_backups(path)
    assert told == (
        f"These backups are kept beside {path}, the newest first:\n"
        f"  {day_and_time(made_at(newest), 'en')}, 6 tables: {newest}\n"
        f"  {day_and_time(made_at(older), 'en')}, 6 tables: {older}\n"
        "Stop Companion, and put one back with: companion restore FILE\n"
    )
    assert run("restore", older, "--data", path)[1].startswith("6 tables are restored.")
    doctor = run("doctor", "--data", path)[1]
    assert f"2 backups beside it, the newest of {day_and_time(made_at(newest), 'en')}." in doctor


def test_a_backup_is_made_after_each_game_and_not_for_a_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(regular_backups, "INTERVAL", 0.01)
    looks: list[int] = []

    def tables() -> list[Table]:
        looks.append(len(kept_backups(path)))
        return fixture.services.tables.loaded()

    path = tmp_path / "tables.db"
    fixture = TableFixture(DATABASE=f"sqlite:///{path}")
    backups = RegularBackups(f"sqlite:///{path}", tables)
    with closing(fixture.services.dependencies.store), closing(backups):
        for count in (1, 2, 3):
            wait_for(lambda: len(kept_backups(path)) == count)  # noqa: B023  # called at once
            fixture.start()
            fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=5)
            looks.clear()
            wait_for(lambda: len(looks) > 3)
            assert looks[-1] == count, "nothing has ended"
            fixture.ok(fixture.host, "end_game")
        wait_for(lambda: len(kept_backups(path)) == 4)
    assert backups._greenlet is not None
    assert backups._greenlet.dead


def test_where_there_is_no_room_for_a_backup_the_evening_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(_file: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(regular_backups, "make_backup", full)
    fixture = TableFixture(DATABASE=f"sqlite:///{tmp_path / 'tables.db'}")
    url = fixture.services.dependencies.store._database.url.render_as_string()
    with closing(RegularBackups(url, fixture.services.tables.loaded)):
        wait_for(lambda: "No backup was made: [Errno 28] No space left" in caplog.text)
        fixture.start()
    fixture.services.dependencies.store.close()


def test_postgresql_is_backed_up_by_its_own_command() -> None:
    RegularBackups("postgresql://host/db", list).close()


def test_a_backup_holds_up_nobody_who_writes_and_has_nothing_of_what_is_written_meanwhile(
    tmp_path: Path,
) -> None:
    path = tmp_path / "tables.db"
    url = f"sqlite:///{path}"
    with closing(Store(url)) as store:
        store.create_table("t1", "WXYZ", at=1)
        body = {"note": "x" * 2_000}
        for first in range(1, 20_000, 2_000):
            entries = [Entry(seq, 1, "game", body) for seq in range(first, first + 2_000)]
            store.append("t1", entries)
        seq = before = 20_000
        with closing(RegularBackups(url, list)):
            while not kept_backups(path):
                seq += 1
                store.append("t1", [Entry(seq, 1, "game", {})])
                gevent.sleep()  # as others are heard in between
        assert seq - before > 20, "hardly anything could be written during the backup"
        assert len(store.load("t1")) == seq
    (backup,) = kept_backups(path)
    with closing(sqlite3.connect(backup)) as database:
        numbers = [each for (each,) in database.execute("SELECT seq FROM entries ORDER BY seq")]
        first_body = database.execute("SELECT body FROM entries WHERE seq = 1").fetchone()[0]
    assert json.loads(first_body) == body
    assert before <= len(numbers) < seq
    assert numbers == list(range(1, len(numbers) + 1))
