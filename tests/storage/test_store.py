"""The store keeps its word: all or nothing, once, in order, and on the disk when it says so."""

import os
import re
import sqlite3
import stat
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from companion.storage import schema
from companion.storage.errors import (
    CodeTaken,
    Conflict,
    DamagedTable,
    NoSuchTable,
    Repeated,
    StoreUnavailable,
)
from companion.storage.records import Entry, TableRow
from companion.storage.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'kept.db'}"
    return str(request.getfixturevalue("postgresql"))


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with closing(Store(url)) as opened:
        opened.create_table("t1", "WXYZ", at=1_000)
        yield opened


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kept.db"


def entry(seq: int, command: str | None = None, *, at: int = 2_000) -> Entry:
    return Entry(seq, at, "answer", {"prompt": f"deal1/round{seq}", "answer": seq}, command)


def sqlite(path: Path, busy: float = 1.0) -> Store:
    return Store(f"sqlite:///{path}", busy=busy)


# -- tables -------------------------------------------------------------------------------


def test_a_table_is_found_by_its_code_and_by_its_id(store: Store) -> None:
    row = TableRow("t1", "WXYZ", "", created=1_000, touched=1_000)
    assert store.find("WXYZ") == row
    assert store.get("t1") == row
    assert store.find("wxyz") is None
    assert store.get("t2") is None


def test_two_tables_never_share_a_code(store: Store) -> None:
    with pytest.raises(CodeTaken, match="WXYZ") as caught:
        store.create_table("t2", "WXYZ", at=2_000)
    assert caught.value.code == "code-taken"
    assert store.get("t2") is None


def test_two_tables_never_share_an_id(store: Store) -> None:
    with pytest.raises(Conflict):
        store.create_table("t1", "ABCD", at=2_000)
    assert store.find("ABCD") is None


def test_tables_come_last_touched_first(store: Store) -> None:
    store.create_table("t2", "ABCD", at=30_000, label="Friday")
    store.create_table("t3", "EFGH", at=20_000)
    assert [row.id for row in store.tables()] == ["t2", "t3", "t1"]
    store.append("t1", [entry(1, at=40_000), entry(2, at=50_000)])
    assert [(row.id, row.touched) for row in store.tables(limit=2)] == [
        ("t1", 50_000),
        ("t2", 30_000),
    ]
    assert store.tables()[1].label == "Friday"


def test_a_table_was_touched_at_its_last_entry_or_up_to_ten_seconds_before(store: Store) -> None:
    rng, seqs, last = Random(5), Counter[str](), {"t1": 1_000}
    for number in range(2, 9):
        last[f"t{number}"] = 1_000
        store.create_table(f"t{number}", f"CODE{number}", at=1_000)
    now = 1_000
    for _ in range(300):
        now += rng.choice(
            (1, 400, 3_000, 9_999, 10_000, 25_000, -7_000)
        )  # clocks are set back, too
        table = rng.choice(list(last))
        seqs[table] += 1
        store.append(table, [entry(seqs[table], at=now)])
        last[table] = now
        touched = {row.id: row.touched for row in store.tables()}
        assert all(last[each] - 10_000 < touched[each] <= last[each] for each in last)
        newest = sorted(touched.values(), reverse=True)
        assert list(touched.values()) == newest
        assert [row.touched for row in store.tables(3)] == newest[:3]
        old = {row.id for row in store.tables_untouched_since(now - 5_000)}
        assert old == {each for each in touched if touched[each] < now - 5_000}
    store.delete_table("t3")
    assert "t3" not in {row.id for row in store.tables()}


def test_the_last_and_the_old_tables_are_found_without_reading_about_all(tmp_path: Path) -> None:
    with closing(sqlite(tmp_path / "many.db")) as store:
        for number in range(40):
            store.create_table(f"t{number}", f"C{number}", at=number * 60_000)
        with store._database.reading() as connection:
            driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        asked: list[str] = []
        driver.set_trace_callback(asked.append)
        assert len(store.tables(3)) == 3
        assert len(store.tables_untouched_since(3 * 60_000)) == 3
        assert store.delete_untouched("t0", 3 * 60_000)
        driver.set_trace_callback(None)
        plans = [
            [str(row[3]) for row in driver.execute(f"EXPLAIN QUERY PLAN {each}")]
            for each in asked
            if each.startswith(("SELECT", "DELETE"))
        ]
    assert len(plans) >= 3
    for steps in plans:
        assert not [step for step in steps if step.startswith(("SCAN tables", "SCAN entries"))]


def test_a_command_is_known_by_its_table_and_id(store: Store) -> None:
    store.append("t1", [entry(1, "phone:c1")])
    assert store.has_command("t1", "phone:c1")
    assert not store.has_command("t1", "phone:c2")
    assert not store.has_command("t2", "phone:c1")


def test_a_table_is_renamed(store: Store) -> None:
    store.rename("t1", "Ana’s birthday")
    found = store.get("t1")
    assert found is not None
    assert found.label == "Ana’s birthday"
    with pytest.raises(NoSuchTable):
        store.rename("t2", "Nobody’s")


def test_a_forgotten_table_takes_its_entries_along_and_frees_its_code(store: Store) -> None:
    store.append("t1", [entry(1, "c1")])
    store.delete_table("t1")
    store.delete_table("t1")
    assert store.find("WXYZ") is None
    assert store.load("t1") == []
    store.create_table("t1", "WXYZ", at=9_000)
    store.append("t1", [entry(1, "c1")])


# -- entries ------------------------------------------------------------------------------


def test_entries_come_back_as_they_went_in(store: Store) -> None:
    wrote = [
        Entry(1, 1_700_000_000_123, "seat", {"name": "Zoë 🍷", "colour": None}, "c1"),
        Entry(2, 1_700_000_000_124, "answer", {"cards": [1, 2.5, True], "note": {"a\n": "\x00"}}),
    ]
    store.append("t1", wrote)
    assert store.load("t1") == wrote
    assert store.load("t1", after=1) == wrote[1:]
    assert store.load("t1", after=2) == []


def test_without_one_kind_up_to_the_last_of_others(store: Store) -> None:
    kinds = ["seat", "start", "game", "rename", "game", "close", "start", "game", "rename", "game"]
    log = [Entry(seq, 1, kind, {"kind": kind}, f"c{seq}") for seq, kind in enumerate(kinds, 1)]

    def without() -> list[int]:
        return [each.seq for each in store.load_without("t1", "game", {"start", "close"})]

    assert without() == []
    store.append("t1", log[:1])
    assert without() == [1]
    store.append("t1", log[1:5])
    assert without() == [1, 2, 3, 4, 5]
    store.append("t1", log[5:6])
    assert without() == [1, 2, 4, 6]
    store.append("t1", log[6:])
    kept = [each for each in log if each.seq not in {3, 5}]
    assert store.load_without("t1", "game", {"start", "close"}) == kept


def test_without_one_kind_it_is_seen_that_an_entry_is_missing(store: Store) -> None:
    store.append("t1", [Entry(seq, 1, "game", {}) for seq in (1, 2, 4)])
    store.append("t1", [Entry(5, 1, "close", {})])
    with pytest.raises(DamagedTable, match="WXYZ"):
        store.load_without("t1", "game", {"close"})


def test_half_a_surrogate_pair_survives(store: Store) -> None:
    odd = Entry(1, 1, "seat", {"name": "\ud83c"}, None)
    store.append("t1", [odd])
    assert store.load("t1") == [odd]


FINITE = st.floats(allow_nan=False, allow_infinity=False)


@given(
    st.dictionaries(
        st.text(),
        st.recursive(
            st.none() | st.booleans() | st.integers() | FINITE | st.text(),
            lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
            max_leaves=8,
        ),
    )
)
def test_any_json_survives(body: dict[str, object]) -> None:
    with closing(Store("sqlite://")) as store:
        store.create_table("t1", "WXYZ", at=1)
        store.append("t1", [Entry(1, 1, "answer", body)])
        assert store.load("t1")[0].body == body


def test_what_is_not_json_is_refused_before_anything_is_written(store: Store) -> None:
    with pytest.raises(TypeError):
        store.append("t1", [entry(1), Entry(2, 1, "answer", {"seats": {1, 2}})])
    with pytest.raises(ValueError, match="JSON"):
        store.append("t1", [entry(1), Entry(2, 1, "answer", {"share": float("nan")})])
    assert store.load("t1") == []


def test_no_entries_are_no_work(store: Store) -> None:
    store.append("t1", [])
    store.append("no such table", [])
    assert store.load("t1") == []


def test_the_second_writer_of_a_sequence_number_loses_and_writes_nothing(store: Store) -> None:
    store.append("t1", [entry(1, "c1"), entry(2, "c2")])
    with pytest.raises(Conflict) as caught:
        store.append("t1", [entry(3, "c3"), entry(2, "c4")])
    assert caught.value.code == "conflict"
    assert store.load("t1") == [entry(1, "c1"), entry(2, "c2")]


def test_a_batch_that_contradicts_itself_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        store.append("t1", [entry(1), entry(1)])


def test_a_repeated_command_is_named_even_if_its_number_is_taken_too(store: Store) -> None:
    store.append("t1", [entry(1, "c1")])
    for again in (entry(1, "c1"), entry(2, "c1")):
        with pytest.raises(Repeated) as caught:
            store.append("t1", [again])
        assert caught.value.command == "c1"
        assert caught.value.code == "repeated"
    with pytest.raises(Repeated) as caught:
        store.append("t1", [entry(2, "c2"), entry(3, "c2")])
    assert caught.value.command == "c2"
    assert store.load("t1") == [entry(1, "c1")]


def test_commands_belong_to_their_table_and_many_entries_have_none(store: Store) -> None:
    store.create_table("t2", "ABCD", at=1)
    store.append("t1", [entry(1, "c1"), entry(2), entry(3)])
    store.append("t2", [entry(1, "c1")])
    assert len(store.load("t1")) == 3
    assert len(store.load("t2")) == 1


def test_a_table_that_is_gone_takes_no_entries(store: Store) -> None:
    with pytest.raises(NoSuchTable) as caught:
        store.append("t2", [entry(1)])
    assert caught.value.code == "no-table"


def test_two_stores_on_one_database_see_each_other(store: Store, url: str) -> None:
    with closing(Store(url)) as other:
        other.append("t1", [entry(1, "c1")])
        assert store.load("t1") == [entry(1, "c1")]
        with pytest.raises(Conflict):
            store.append("t1", [entry(1, "c2")])
        store.append("t1", [entry(2, "c2")])
        assert other.load("t1", after=1) == [entry(2, "c2")]


def test_what_was_written_is_there_after_a_restart(store: Store, url: str) -> None:
    store.append("t1", [entry(1, "c1")])
    store.close()
    store.close()
    with pytest.raises(StoreUnavailable) as caught:
        store.load("t1")
    assert caught.value.code == "closed"
    with closing(Store(url)) as again:
        assert again.load("t1") == [entry(1, "c1")]


def test_of_many_writers_at_once_one_wins_each_number(store: Store, url: str) -> None:
    start = threading.Barrier(4)
    won: list[int] = []

    def write(mine: Store, name: int) -> None:
        start.wait()
        for seq in range(1, 26):
            try:
                mine.append("t1", [entry(seq, f"{name}/{seq}")])
            except Conflict:
                continue
            won.append(seq)

    with closing(Store(url, busy=30)) as other:
        writers = [
            threading.Thread(target=write, args=(mine, name))
            for name, mine in enumerate((store, store, other, other))
        ]
        for writer in writers:
            writer.start()
        for writer in writers:
            writer.join()
    assert sorted(won) == list(range(1, 26))
    assert [each.seq for each in store.load("t1")] == list(range(1, 26))


# -- settings -----------------------------------------------------------------------------


def test_a_setting_is_kept(store: Store, url: str) -> None:
    assert store.setting("language") is None
    store.set_setting("language", "en")
    store.set_setting("language", "de")
    with closing(Store(url)) as other:
        assert other.setting("language") == "de"


def test_a_setting_made_once_stays_even_if_two_make_it_at_once(store: Store, url: str) -> None:
    with closing(Store(url)) as other:

        def slowly() -> str:
            assert other.setting_once("key", lambda: "theirs") == "theirs"
            return "ours"

        assert store.setting_once("key", slowly) == "theirs"
        assert store.setting_once("key", lambda: "another") == "theirs"


# -- on the disk --------------------------------------------------------------------------


def test_a_durable_commit_syncs_the_disk_and_the_others_do_not(path: Path) -> None:
    said: list[str] = []
    with closing(sqlite(path)) as store:
        store.create_table("t1", "WXYZ", at=1)
        with store._database.reading() as connection:
            driver = connection.connection.driver_connection
            before = connection.exec_driver_sql("PRAGMA synchronous").scalar_one()
        assert isinstance(driver, sqlite3.Connection)
        assert before == 1
        driver.set_trace_callback(said.append)
        store.append("t1", [entry(1)])
        store.append("t1", [entry(2), entry(3)], durable=True)
        store.append("t1", [entry(4)], durable=True)
        store.append("t1", [entry(5)])
        driver.set_trace_callback(None)
    row = ["BEGIN IMMEDIATE", "INSERT", "UPDATE recent", "COMMIT"]
    full, normal = "PRAGMA synchronous = FULL", "PRAGMA synchronous = NORMAL"
    assert [re.split(" INTO| SET touched", each)[0] for each in said] == [
        *row,
        *(full, "BEGIN IMMEDIATE", "INSERT", "INSERT", "UPDATE recent", "COMMIT"),
        *row,
        *(normal, *row),
    ]


def test_readers_do_not_wait_for_the_writer(path: Path) -> None:
    with closing(sqlite(path, busy=0)) as store:
        store.create_table("t1", "WXYZ", at=1)
        with closing(sqlite3.connect(path, isolation_level=None)) as writer:
            writer.execute("BEGIN IMMEDIATE")
            assert store.find("WXYZ") is not None


def test_a_new_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "kept.db"
    with closing(sqlite(path)) as store:
        store.create_table("t1", "WXYZ", at=1)
        files = list(path.parent.iterdir())
        assert path in files
        # Windows knows no such permissions.
        private = 0o600 if os.name == "posix" else 0o666
        assert {stat.S_IMODE(each.stat().st_mode) for each in files} == {private}


def test_an_existing_database_keeps_its_permissions(path: Path) -> None:
    sqlite(path).close()
    path.chmod(0o640)
    sqlite(path).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


# -- when it cannot -----------------------------------------------------------------------


def test_a_locked_database_says_so_and_works_again_afterwards(path: Path) -> None:
    with closing(sqlite(path, busy=0)) as store:
        store.create_table("t1", "WXYZ", at=1)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(StoreUnavailable, match="Another program") as caught:
                store.append("t1", [entry(1)])
            assert caught.value.code == "locked"
            assert isinstance(caught.value.__cause__, Exception)
            assert "locked" in str(caught.value.__cause__)
        store.append("t1", [entry(1)])
        assert store.load("t1") == [entry(1)]


def test_a_full_disk_says_so_and_nothing_of_the_batch_stays(path: Path) -> None:
    with closing(sqlite(path)) as store:
        store.create_table("t1", "WXYZ", at=1)
        with store._database.writing() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 1}")
        big = Entry(2, 1, "answer", {"note": "x" * 100_000})
        with pytest.raises(StoreUnavailable, match="disk is full") as caught:
            store.append("t1", [entry(1), big], durable=True)
        assert caught.value.code == "disk-full"
        assert store.load("t1") == []
        store.append("t1", [entry(1)])
        assert store.load("t1") == [entry(1)]


def test_a_read_only_database_is_read_and_not_written(path: Path) -> None:
    with closing(sqlite(path)) as store:
        store.create_table("t1", "WXYZ", at=1)
        store.append("t1", [entry(1)])
    with closing(Store(f"sqlite:///file:{path}?mode=ro&uri=true")) as store:
        assert store.load("t1") == [entry(1)]
        with pytest.raises(StoreUnavailable, match="read-only") as caught:
            store.append("t1", [entry(2)])
        assert caught.value.code == "read-only"


def test_a_file_that_is_no_database_says_so(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 1_000)
    with pytest.raises(StoreUnavailable, match="damaged") as caught:
        sqlite(path)
    assert caught.value.code == "too-damaged"
    assert path.read_bytes().startswith(b"Dear diary")


def test_a_damaged_database_says_so(path: Path) -> None:
    with closing(sqlite(path)) as store:
        store.create_table("t1", "WXYZ", at=1)
        store.append("t1", [entry(seq) for seq in range(1, 1_000)])
    whole = path.read_bytes()
    page = 4_096
    # The first six pages hold the catalogue, the tables and the settings; all logs are overwritten.
    path.write_bytes(whole[: 6 * page] + b"\xa5" * (len(whole) - 6 * page))
    with closing(sqlite(path)) as store, pytest.raises(StoreUnavailable) as caught:
        store.load("t1")
    assert caught.value.code == "damaged-table"


def test_an_entry_that_is_no_json_any_more_says_so(store: Store) -> None:
    store.append("t1", [entry(1)])
    with store._database.writing() as connection:
        connection.exec_driver_sql("UPDATE entries SET body = '{'")
    with pytest.raises(StoreUnavailable, match="damaged"):
        store.load("t1")


def test_a_folder_that_cannot_be_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnavailable, match="can’t be opened") as caught:
        sqlite(tmp_path / "file" / "kept.db")
    assert caught.value.code == "cannot-open"
    with pytest.raises(StoreUnavailable) as caught:
        sqlite(tmp_path)
    assert caught.value.code == "cannot-open"


@pytest.mark.parametrize("url", ["kept.db", "", "mysql://host/db", "http://host/"])
def test_an_address_that_is_none_says_so(url: str) -> None:
    with pytest.raises(StoreUnavailable, match="isn’t a database address") as caught:
        Store(url)
    assert caught.value.code == "bad-database"


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_a_postgresql_that_is_not_there_says_so(scheme: str) -> None:
    # Port 1 is reserved and nobody listens there.
    with pytest.raises(StoreUnavailable, match="can’t be reached") as caught:
        Store(f"{scheme}://somebody:secret@127.0.0.1:1/companion?connect_timeout=2")
    assert caught.value.code == "unreachable"
    assert "secret" not in str(caught.value)


def test_a_postgresql_without_its_driver_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreUnavailable, match="pip install") as caught:
        Store("postgresql://host/companion")
    assert caught.value.code == "no-driver"


def test_a_mistake_of_ours_is_not_blamed_on_the_database(store: Store) -> None:
    with pytest.raises(DBAPIError, match="nonsense"), store._database.writing() as connection:
        connection.exec_driver_sql("SELECT nonsense")
    assert store.find("WXYZ") is not None


def stand_still(within: Connection, beside: Connection) -> None:
    """Say nothing in a transaction until PostgreSQL has ended it, then go on; ``beside`` sees that."""
    within.exec_driver_sql("SET idle_in_transaction_session_timeout = '1ms'")
    there = text("SELECT count(*) FROM pg_stat_activity WHERE pid = :pid")
    pid = within.exec_driver_sql("SELECT pg_backend_pid()").scalar_one()
    while beside.execute(there, {"pid": pid}).scalar_one():
        beside.exec_driver_sql("SELECT pg_stat_clear_snapshot()")
    within.exec_driver_sql("SELECT 1")


def test_a_transaction_in_which_a_process_stood_still_has_failed_and_the_next_goes_on(
    postgresql: str,
) -> None:
    with closing(Store(postgresql)) as here, closing(Store(postgresql)) as there:
        with (
            pytest.raises(StoreUnavailable, match="can’t be reached") as caught,
            here._database.writing() as within,
            there._database.reading() as beside,
        ):
            stand_still(within, beside)
        assert caught.value.code == "unreachable"
        assert here.find("WXYZ") is None


# -- from an older Companion --------------------------------------------------------------


def columns_of(store: Store, table: str) -> set[str]:
    with store._database.reading() as connection:
        return {column["name"] for column in inspect(connection).get_columns(table)}


def test_a_newer_companions_database_is_left_alone(url: str) -> None:
    with closing(Store(url)) as store:
        store.set_setting("schema", str(schema.VERSION + 1))
    with pytest.raises(StoreUnavailable, match="newer Companion") as caught:
        Store(url)
    assert caught.value.code == "too-new"


def test_a_database_of_before_the_first_release_is_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as old:
        old.execute("PRAGMA journal_mode = WAL")
        old.execute("CREATE TABLE schema (version INTEGER NOT NULL)")
        old.execute("CREATE TABLE settings (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL)")
    before = path.read_bytes()
    with pytest.raises(StoreUnavailable, match="before Companion’s first release") as caught:
        Store(f"sqlite:///{path}")
    assert caught.value.code == "unreleased"
    assert path.read_bytes() == before


def test_the_tables_we_query_are_the_tables_we_made(store: Store) -> None:
    for table in schema.metadata.sorted_tables:
        assert columns_of(store, table.name) == set(table.columns.keys())


def test_many_may_open_a_new_database_at_once(url: str) -> None:
    start = threading.Barrier(6)
    opened: list[Store] = []

    def open_it() -> None:
        start.wait()
        opened.append(Store(url, busy=30))

    openers = [threading.Thread(target=open_it) for _ in range(6)]
    for opener in openers:
        opener.start()
    for opener in openers:
        opener.join()
    assert len(opened) == 6
    for each in opened:
        each.close()
