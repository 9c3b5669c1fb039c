"""A damaged page: the table that it hits says so, all others play on, and nothing is lost unnoticed."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from companion.storage.errors import DamagedTable, StoreUnavailable
from companion.storage.records import Entry, TableRow
from companion.storage.salvage import open_store, salvage
from companion.storage.store import Store
from tests.repeats import repeats
from tests.storage.damaging import (
    DAMAGES,
    PAGE,
    held_by,
    lay_evening,
    logs,
    page_count,
    page_of,
    play,
    services,
    spoil,
    start,
    stop,
)

Damage = Callable[[bytes], bytes]
each_damage = pytest.mark.parametrize("damage", DAMAGES)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A file of twelve tables, two of each game, and their codes."""
    path = tmp_path_factory.mktemp("evening") / "tables.db"
    return path, lay_evening(path, tables=12, entries=72)


@pytest.fixture
def path(evening: tuple[Path, list[str]], tmp_path: Path) -> Path:
    return Path(shutil.copy(evening[0], tmp_path / "tables.db"))


@pytest.fixture
def codes(evening: tuple[Path, list[str]]) -> list[str]:
    return evening[1]


def log_of(store: Store, row: TableRow) -> list[Entry] | None:
    """Return a table's log; None if it says that it is damaged."""
    try:
        return store.load(row.id)
    except DamagedTable:
        return None


@each_damage
def test_a_page_of_one_table_stops_that_table_alone(
    path: Path, codes: list[str], damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    hit, *others = codes
    before = logs(path)
    spoil(path, page_of(path, hit), damage)
    with caplog.at_level(logging.WARNING):
        app = start(path)
    assert f"Table {hit} can't go on; all others can." in caplog.text
    browser = app.test_client()
    browser.get("/laptop/k")
    home = browser.get("/")
    assert home.status_code == 200
    assert "What was saved of it is damaged" in home.text
    assert all(code in home.text for code in codes)
    for page in (f"/board/{hit}", f"/{hit}"):
        answer = browser.get(page)
        assert answer.status_code == 503
        assert f"Table {hit} can&#39;t go on: what was saved of it is damaged." in answer.text
    for code in others:
        # So much that pages are split, and SQLite writes to their neighbours.
        play(app, code, 150, seed=9)
    stop(app)
    again = start(path)
    for code in others:
        row = services(again).dependencies.store.find(code)
        assert row is not None
        log = services(again).dependencies.store.load(row.id)
        assert log[: len(before[code])] == before[code]
        assert len(log) >= len(before[code]) + 150
    with pytest.raises(DamagedTable, match=hit):
        services(again).tables.find(hit)
    stop(again)


@each_damage
def test_whichever_page_is_damaged_no_table_loses_anything_unnoticed(
    evening: tuple[Path, list[str]], tmp_path: Path, damage: Damage
) -> None:
    source, codes = evening
    before = logs(source)
    stopped = []
    # The first pages are those above the leaves, and the small tables.
    pages = [
        *range(2, 12),
        *Random(1).sample(
            range(12, page_count(source) + 1), min(repeats(12), page_count(source) - 11)
        ),
    ]
    for number in pages:
        path = Path(shutil.copy(source, tmp_path / "tables.db"))
        spoil(path, number, damage)
        with closing(open_store(f"sqlite:///{path}")) as store:
            assert sorted(row.code for row in store.tables()) == sorted(codes)
            for row in store.tables():
                found = log_of(store, row)
                assert found in (None, before[row.code]), f"page {number}, {row.code}"
                stopped += [number] if found is None else []
            assert store.setting_once("signing-key", lambda: "new")
    # A leaf stops a table or two; a page above the leaves as many as lie below it.
    assert 4 < len(set(stopped)) < len(pages)
    assert max(stopped.count(number) for number in stopped) <= len(codes)


def test_a_page_stops_nobody_whose_entries_are_not_on_it(tmp_path: Path) -> None:
    source = tmp_path / "source.db"
    ids = {f"T{number:03}": f"id-of-table-{number:03}" for number in range(60)}
    with closing(Store(f"sqlite:///{source}")) as store:
        for number, (code, table) in enumerate(ids.items()):
            store.create_table(table, code, at=1)
            body = {"do": "answer", "key": "x" * 200}
            # Not all have a command: what follows from one has none.
            names = [f"c{seq}" if seq % 3 else None for seq in range(1, 6 + number % 11)]
            store.append(table, [Entry(n, 1, "game", body, c) for n, c in enumerate(names, 1)])
    raw, beginning = source.read_bytes(), 0
    for number in range(2, page_count(source) + 1):
        page = raw[(number - 1) * PAGE : number * PAGE]
        if page[0] != 10 or b'"do":' not in page:
            continue
        held = held_by(page, ids)
        first = int.from_bytes(page[8:10])
        # A page that begins with a table's first entry: the log before it ends where it begins.
        # SQLite stores the number 1 without a byte, so the kind follows the id.
        starts = page[first : first + 64]
        beginning += any(f"{table}game".encode() in starts for table in ids.values())
        path = Path(shutil.copy(source, tmp_path / "tables.db"))
        spoil(path, number, DAMAGES[0])
        saved = salvage(path)
        assert saved is not None
        assert set(saved.damaged) <= held
    assert beginning


def test_a_damaged_index_costs_nothing(path: Path, codes: list[str]) -> None:
    before = logs(path)
    with closing(sqlite3.connect(path)) as database:
        ask = "SELECT rootpage FROM sqlite_master WHERE name = 'entries_command'"
        root = database.execute(ask).fetchone()[0]
    spoil(path, root, DAMAGES[1])
    app = start(path)
    for code in codes:
        play(app, code, 5, seed=9)
    stop(app)
    after = logs(path)
    assert {code: log[: len(before[code])] for code, log in after.items()} == before


def test_the_damaged_file_is_kept_as_it_was(path: Path, codes: list[str]) -> None:
    spoil(path, page_of(path, codes[0]), DAMAGES[2])
    damaged = path.read_bytes()
    saved = salvage(path)
    assert saved is not None
    assert saved.damaged == (codes[0],)
    assert saved.aside.read_bytes()[100:] == damaged[100:]
    assert sorted(path.parent.iterdir()) == sorted([path, saved.aside])
    assert salvage(path) is None


def test_a_damaged_file_that_another_program_has_open_is_left_alone(
    path: Path, codes: list[str]
) -> None:
    spoil(path, page_of(path, codes[0]), DAMAGES[0])
    with closing(Store(f"sqlite:///{path}")) as other:
        assert salvage(path) is None
        assert sorted(row.code for row in other.tables()) == sorted(codes)
        hit, whole = other.find(codes[0]), other.find(codes[1])
        assert hit is not None
        assert whole is not None
        with pytest.raises(DamagedTable, match=codes[0]):
            other.load(hit.id)
        assert other.load(whole.id)


def test_a_table_whose_log_was_damaged_can_be_deleted(path: Path, codes: list[str]) -> None:
    spoil(path, page_of(path, codes[0]), DAMAGES[0])
    app = start(path)
    services(app).tables.delete(codes[0])
    store = services(app).dependencies.store
    assert store.find(codes[0]) is None
    assert store.count_tables() == len(codes) - 1
    with store._database.reading() as connection:
        left = connection.exec_driver_sql("SELECT name FROM settings").scalars().all()
    assert left == ["schema", "signing-key"]
    stop(app)


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
    assert "What was saved of it is damaged" in browser.get("/").text
    assert browser.get(f"/board/{codes[0]}").status_code == 503
    assert browser.get(f"/board/{codes[1]}").status_code == 200
    stop(app)


def test_a_file_whose_first_page_is_damaged_is_left_as_it_is(path: Path) -> None:
    spoil(path, 1, DAMAGES[2])
    damaged = path.read_bytes()
    with pytest.raises(StoreUnavailable, match="damaged"):
        start(path)
    assert path.read_bytes() == damaged
    assert list(path.parent.iterdir()) == [path]
