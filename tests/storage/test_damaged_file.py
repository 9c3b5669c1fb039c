"""A damaged file is put aside as it is, the newest good backup takes its place, and screens say so."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from companion.cli.doctor import check_database
from companion.cli.terminal_words import TerminalWords
from companion.storage import files
from companion.storage.errors import DamagedTable, StoreUnavailable
from companion.storage.kept_backups import DIGITS, KEPT, kept_backups, make_backup, open_store
from companion.storage.store import Store
from tests.storage.damaging import (
    DAMAGES,
    lay_evening,
    logs,
    noise,
    page_of_entries,
    play,
    services,
    spoil,
    start,
    stop,
    zeros,
)
from tests.storage.test_backup import held_by_another_process
from tests.tables.table_fixture import TableFixture

MADE = 1_790_000_000
"""When the backup was made, in seconds since 1970."""


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A file of six tables, one of each game, and their codes."""
    path = tmp_path_factory.mktemp("evening") / "tables.db"
    return path, lay_evening(path, tables=6, entries=72)


@pytest.fixture
def path(evening: tuple[Path, list[str]], tmp_path: Path) -> Path:
    return Path(shutil.copy(evening[0], tmp_path / "tables.db"))


@pytest.fixture
def codes(evening: tuple[Path, list[str]]) -> list[str]:
    return evening[1]


def backed_up(path: Path, at: int = MADE) -> Path:
    """Make a backup; it was made ``at`` that time."""
    backup = make_backup(path)
    assert backup is not None
    os.utime(backup, (at, at))
    return backup


def everything_in(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in folder.iterdir()}


def page_of_entries_is(damage: Callable[[bytes], bytes]) -> Callable[[Path], None]:
    return lambda path: spoil(path, page_of_entries(path), damage)


def first_page_is_noise(path: Path) -> None:
    spoil(path, 1, noise)


def second_half_is_gone(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def everything_is_gone(path: Path) -> None:
    """Cut the file to nothing, and leave what is written beside it."""
    os.truncate(path, 0)
    Path(f"{path}-wal").write_bytes(b"The newest entries")


def is_a_diary(path: Path) -> None:
    path.write_text("Dear diary, " * 10_000)


def index_is_zeros(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        ask = "SELECT rootpage FROM sqlite_master WHERE name = 'entries_command'"
        root = database.execute(ask).fetchone()[0]
    spoil(path, root, zeros)


HARM = {
    **{f"a page is {damage.__name__}": page_of_entries_is(damage) for damage in DAMAGES},
    **{
        harm.__name__: harm
        for harm in (
            first_page_is_noise,
            second_half_is_gone,
            everything_is_gone,
            is_a_diary,
            index_is_zeros,
        )
    },
}
each_harm = pytest.mark.parametrize("harm", HARM.values(), ids=HARM)
Harm = Callable[[Path], None]


# -- a damaged file -----------------------------------------------------------------------


@each_harm
def test_the_newest_good_backup_takes_the_place_of_a_damaged_file(
    path: Path, codes: list[str], harm: Harm, caplog: pytest.LogCaptureFixture
) -> None:
    before = logs(path)
    backup = backed_up(path)
    app = start(path)
    play(app, codes[0], 30, seed=9)
    stop(app)
    harm(path)
    damaged = {name.removeprefix(path.name): it for name, it in everything_in(path.parent).items()}
    with caplog.at_level(logging.WARNING):
        app = start(path)
    aside = next(path.parent.glob("tables-damaged-*.db"))
    assert "The saved games were damaged, so the backup of" in caplog.text
    assert "has taken their place, with 6 tables. Anything entered since then" in caplog.text
    assert str(aside) in caplog.text
    for beside in ("", "-wal"):
        kept = Path(f"{aside}{beside}")
        assert (kept.read_bytes() if kept.exists() else None) == damaged.get(beside)
    for code in codes:
        play(app, code, 5, seed=9)
    stop(app)
    after = logs(path)
    assert {code: log[: len(before[code])] for code, log in after.items()} == before
    assert backup.exists()
    caplog.clear()
    stop(start(path))
    assert not caplog.records
    assert len(list(path.parent.glob("tables-damaged-*"))) == (2 if "-wal" in damaged else 1)


def test_board_phones_and_home_page_say_what_is_missing_until_somebody_enters_something(
    tmp_path: Path,
) -> None:
    path = tmp_path / "tables.db"
    now = MADE * 1000
    fixture = TableFixture(DATABASE=f"sqlite:///{path}", CLOCK=lambda: now)
    fixture.start()
    stop(fixture.app)
    backed_up(path)
    spoil(path, 1, noise)
    for _ in range(2):  # another start says the same
        app = start(path)
        code = fixture.table.code
        laptop, phone = app.test_client(), app.test_client()
        laptop.get("/laptop/k")
        assert "Your tables are as they were on" in laptop.get("/").text
        assert "Your tables are" not in phone.get("/").text
        for screen in (laptop.get(f"/board/{code}"), phone.get(f"/watch/{code}")):
            assert "This table is as it was on" in screen.text
            assert "Anything entered since then is missing" in screen.text
        stop(app)
    app = start(path)
    table = services(app).tables.find(fixture.table.code)
    version = table.version
    table.join("device-Zoe", "Zoe", None)
    assert table.version > version
    laptop = app.test_client()
    app.config["LAPTOP_KEYS"].add("k")
    laptop.get("/laptop/k")
    assert "This table is as it was" not in laptop.get(f"/board/{table.code}").text
    assert "Your tables are" not in laptop.get("/").text
    stop(app)
    app = start(path)
    assert services(app).tables.find(table.code).gap is None
    stop(app)


def test_a_backup_that_is_damaged_itself_gives_way_to_the_one_before(
    path: Path, codes: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    before = logs(path)
    backed_up(path, MADE - 3600)
    app = start(path)
    play(app, codes[0], 30, seed=9)
    stop(app)
    for harm in (page_of_entries_is(noise), everything_is_gone, is_a_diary):
        harm(backed_up(path))
    spoil(path, page_of_entries(path), noise)
    with caplog.at_level(logging.WARNING):
        store = open_store(f"sqlite:///{path}")
    assert store.gap is not None
    assert store.gap.since == (MADE - 3600) * 1000
    assert store.gap.since < store.gap.until
    store.close()
    assert logs(path) == before


@each_harm
def test_where_no_backup_is_good_nothing_is_changed_and_nothing_begins_anew(
    path: Path, harm: Harm
) -> None:
    for bad in (page_of_entries_is(zeros), first_page_is_noise, second_half_is_gone, is_a_diary):
        bad(backed_up(path))
    harm(path)
    before = everything_in(path.parent)
    with pytest.raises(
        StoreUnavailable, match="damaged, and there is no good backup beside them"
    ) as caught:
        start(path)
    assert caught.value.code == "too-damaged"
    assert everything_in(path.parent) == before


@pytest.mark.parametrize("harm", [HARM["a page is zeros"], first_page_is_noise, is_a_diary])
def test_where_there_is_no_backup_nothing_is_changed_either(path: Path, harm: Harm) -> None:
    harm(path)
    before = everything_in(path.parent)
    with pytest.raises(StoreUnavailable, match="no good backup"):
        start(path)
    assert everything_in(path.parent) == before


def test_an_empty_file_without_backups_is_told_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.db"
    path.touch()
    found = check_database(f"sqlite:///{path}", TerminalWords())
    assert [each.sentence for each in found if not each.well] == [
        "The file is empty, and there is no backup of it."
    ]
    open_store(f"sqlite:///{path}").close()
    assert "is empty, and there is no backup of it" in caplog.text


@pytest.mark.skipif(os.name == "nt", reason="Windows moves no file that is open")
def test_a_damaged_file_that_another_program_has_open_stays(path: Path) -> None:
    backed_up(path)
    with held_by_another_process(path):
        spoil(path, page_of_entries(path), noise)
        with pytest.raises(StoreUnavailable, match="Another program"):
            start(path)
    assert not list(path.parent.glob("tables-damaged-*"))
    stop(start(path))
    assert list(path.parent.glob("tables-damaged-*"))


def test_where_the_file_is_gone_a_start_without_tables_tells_of_the_backups(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    backed_up(path)
    path.unlink()
    with caplog.at_level(logging.WARNING), closing(open_store(f"sqlite:///{path}")) as store:
        assert store.count_tables() == 0
        assert store.gap is None
    assert (
        "Backups of earlier ones are kept beside it: companion restore shows them." in caplog.text
    )


# -- a damaged log ------------------------------------------------------------------------


def test_a_log_that_misses_an_entry_is_damaged(path: Path, codes: list[str]) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("DELETE FROM entries WHERE seq = 20")
    app = start(path)
    with pytest.raises(DamagedTable, match=codes[3]):
        services(app).tables.find(codes[3])
    stop(app)


@pytest.mark.parametrize("body", ['"text"', "[1]", "{}", '{"n": 1, "do": "nothing"}'])
def test_an_entry_that_says_nothing_stops_its_table_alone(
    path: Path, codes: list[str], body: str
) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        change = """UPDATE entries SET body = ? WHERE kind = 'game' AND table_id =
            (SELECT id FROM tables WHERE code = ?)"""
        database.execute(change, (body, codes[0]))
    app = start(path)
    browser = app.test_client()
    browser.get("/laptop/k")
    assert "Its saved data is damaged" in browser.get("/").text
    answer = browser.get(f"/board/{codes[0]}")
    assert answer.status_code == 503
    assert f"Table {codes[0]} can’t go on: its saved data is damaged." in answer.text
    assert browser.get(f"/board/{codes[1]}").status_code == 200
    services(app).tables.delete(codes[0])
    assert services(app).dependencies.store.count_tables() == len(codes) - 1
    stop(app)


# -- making backups -----------------------------------------------------------------------


def number_of(backup: Path) -> int:
    return int(backup.stem[-DIGITS:])


def test_the_last_five_are_kept_in_the_order_in_which_they_were_made(path: Path) -> None:
    # The clock may step: the times are in no order.
    made = [backed_up(path, MADE - 100 * number) for number in range(KEPT + 2)]
    assert kept_backups(path) == made[:1:-1]
    assert [number_of(each) for each in kept_backups(path)] == [7, 6, 5, 4, 3]
    assert logs(made[-1]) == logs(path)
    if os.name == "posix":
        assert stat.S_IMODE(made[-1].stat().st_mode) == 0o600
    other = path.with_name("tables-backup-of-friday.db")
    shutil.copy(path, other)
    backed_up(path)
    assert other.exists()
    assert other not in kept_backups(path)


def test_of_a_database_without_tables_there_is_no_backup(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    Store(f"sqlite:///{path}").close()
    assert make_backup(path) is None
    assert list(tmp_path.iterdir()) == [path]


def test_a_damaged_database_replaces_no_backup(path: Path) -> None:
    made = [backed_up(path) for _ in range(KEPT)]
    spoil(path, page_of_entries(path), zeros)
    with pytest.raises(StoreUnavailable, match="its next start puts back the newest good backup"):
        make_backup(path)
    assert kept_backups(path) == made[::-1]
    assert len(list(path.parent.iterdir())) == KEPT + 1


def test_what_a_process_left_that_was_killed_is_deleted_by_the_next(path: Path) -> None:
    with files.new_file(path.with_name("tables-backup-000001.db")) as new:
        left = Path(shutil.copy(new, path.with_name(new.name.replace(".part", "x.part"))))
    other = path.with_name(".friday-x.part")
    other.touch()
    backup = backed_up(path)
    assert not left.exists()
    assert sorted(path.parent.iterdir()) == sorted([other, path, backup])
