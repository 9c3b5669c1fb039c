"""Backups hold everything, are checked before they replace anything, and lose nothing of before."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from companion.storage import schema
from companion.storage.backup import back_up, restore
from companion.storage.errors import CannotKeep, StoreUnavailable
from companion.storage.location import database_file, sqlite_file
from companion.storage.records import Entry
from companion.storage.store import Store
from tests.storage.damaging import lay_evening, noise, page_of_entries, spoil


def url(path: Path) -> str:
    return f"sqlite:///{path.as_posix()}"


def entry(seq: int) -> Entry:
    return Entry(seq, 2_000, "answer", {"prompt": f"round{seq}"}, f"c{seq}")


def fill(path: Path, *codes: str) -> Store:
    """Return an open store with these tables, of three entries each."""
    store = Store(url(path))
    for code in codes:
        store.create_table(f"id-{code}", code, at=1_000)
        store.append(f"id-{code}", [entry(1), entry(2), entry(3)])
    return store


def codes_in(path: Path) -> list[str]:
    with closing(Store(url(path))) as store:
        return sorted(row.code for row in store.tables() if len(store.load(row.id)) == 3)


def copy_of(path: Path) -> Path:
    """Copy the file alone, as somebody does who knows nothing of those beside it."""
    return Path(shutil.copy(path, path.with_name(f"copy-of-{path.name}")))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@contextmanager
def held_by_another_process(path: Path) -> Iterator[None]:
    """Let another program have the file open, as Companion has while it runs."""
    code = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); "
    code += (
        "c.execute('SELECT count(*) FROM tables').fetchone(); print('open', flush=True); input()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        yield
        other.communicate("\n")


# -- closing ------------------------------------------------------------------------------


def test_a_file_is_whole_by_itself_once_the_store_is_closed(path: Path) -> None:
    store = fill(path, "ABCD")
    # What was just written lies beside the file: a copy of the file alone has nothing of it.
    with closing(sqlite3.connect(copy_of(path))) as copied:
        assert copied.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    store.close()
    assert codes_in(copy_of(path)) == ["ABCD"]
    assert not Path(f"{path}-wal").exists()


def test_a_file_is_whole_even_if_another_program_still_has_it_open(path: Path) -> None:
    with closing(fill(path, "ABCD")) as other:
        fill(path, "EFGH").close()
        assert codes_in(copy_of(path)) == ["ABCD", "EFGH"]
        assert other.find("EFGH") is not None


# -- making one ---------------------------------------------------------------------------


def test_a_backup_of_a_running_companion_has_everything_in_one_file(
    path: Path, tmp_path: Path
) -> None:
    with closing(fill(path, "ABCD", "EFGH")) as running:
        made = back_up(url(path), tmp_path / "friday.db")
        running.append("id-ABCD", [entry(4)])
    assert (made.file, made.tables, made.damaged) == (tmp_path / "friday.db", 2, False)
    assert codes_in(copy_of(made.file)) == ["ABCD", "EFGH"]
    left = {each.name for each in tmp_path.iterdir()}
    assert left == {"tables.db", "friday.db", "copy-of-friday.db"}
    if os.name == "posix":
        assert stat.S_IMODE(made.file.stat().st_mode) == 0o600


def test_a_backup_in_a_folder_is_named_after_the_time(path: Path, tmp_path: Path) -> None:
    fill(path, "ABCD").close()
    folder = tmp_path / "backups"
    folder.mkdir()
    made = back_up(url(path), folder)
    assert list(folder.iterdir()) == [made.file]
    assert made.file.name.startswith("companion-2")
    assert made.file.suffix == ".db"


def test_a_backup_replaces_no_file(path: Path, tmp_path: Path) -> None:
    fill(path, "ABCD").close()
    taken = tmp_path / "friday.db"
    taken.write_text("Dear diary")
    for there in (taken, path):
        with pytest.raises(CannotKeep, match="already exists") as caught:
            back_up(url(path), there)
        assert caught.value.code == "exists"
    assert taken.read_text() == "Dear diary"


def test_where_there_is_nothing_to_back_up_nothing_is_made(path: Path, tmp_path: Path) -> None:
    with pytest.raises(CannotKeep, match="nothing to back up"):
        back_up(url(path), tmp_path / "friday.db")
    assert list(tmp_path.iterdir()) == []
    path.write_text("Dear diary, " * 1_000)
    with pytest.raises(CannotKeep, match="isn’t a database"):
        back_up(url(path), tmp_path / "friday.db")
    with pytest.raises(CannotKeep, match="no folder"):
        back_up(url(path), tmp_path / "none" / "friday.db")
    assert list(tmp_path.iterdir()) == [path]


def test_a_backup_of_a_damaged_file_is_made_and_says_so(path: Path, tmp_path: Path) -> None:
    lay_evening(path, tables=3, entries=120)
    spoil(path, page_of_entries(path), noise)
    made = back_up(url(path), tmp_path / "friday.db")
    assert made.damaged
    assert made.tables == 3
    with pytest.raises(CannotKeep, match=r"friday.db is damaged, so nothing was replaced"):
        restore(url(path), made.file)


# -- putting one back ---------------------------------------------------------------------


def test_a_backup_comes_back_and_the_file_of_before_is_kept(path: Path, tmp_path: Path) -> None:
    fill(path, "ABCD").close()
    made = back_up(url(path), tmp_path / "friday.db")
    fill(path, "EFGH").close()
    done = restore(url(path), made.file)
    assert done.tables == 1
    assert done.aside is not None
    assert done.aside.name.startswith("tables-before-restore-2")
    assert codes_in(path) == ["ABCD"]
    assert codes_in(done.aside) == ["ABCD", "EFGH"]
    assert made.file.exists()
    again = restore(url(path), made.file)
    assert again.aside not in (None, done.aside)
    assert len(list(tmp_path.iterdir())) == 4


def test_a_backup_comes_back_where_nothing_was(tmp_path: Path) -> None:
    fill(tmp_path / "friday.db", "ABCD").close()
    path = tmp_path / "new" / "folder" / "tables.db"
    assert restore(url(path), tmp_path / "friday.db").aside is None
    assert codes_in(path) == ["ABCD"]
    assert list(path.parent.iterdir()) == [path]


def test_what_a_killed_companion_left_beside_the_file_is_kept_with_it(
    path: Path, tmp_path: Path
) -> None:
    fill(tmp_path / "friday.db", "ABCD").close()
    living = tmp_path / "living.db"
    with closing(fill(living, "EFGH")):
        # A copy of all three files is what a kill leaves.
        for ending in ("", "-wal", "-shm"):
            shutil.copy(f"{living}{ending}", f"{path}{ending}")
    done = restore(url(path), tmp_path / "friday.db")
    assert done.aside is not None
    assert codes_in(path) == ["ABCD"]
    assert codes_in(done.aside) == ["EFGH"]


def test_a_copy_by_hand_with_the_file_beside_it_is_a_backup_too(path: Path, tmp_path: Path) -> None:
    living = tmp_path / "living.db"
    with closing(fill(living, "EFGH")):
        for ending in ("", "-wal"):
            shutil.copy(f"{living}{ending}", tmp_path / f"by-hand.db{ending}")
        shutil.copy(living, tmp_path / "half.db")
    with pytest.raises(CannotKeep, match="ends in -wal is missing"):
        restore(url(path), tmp_path / "half.db")
    assert not path.exists()
    restore(url(path), tmp_path / "by-hand.db")
    assert codes_in(path) == ["EFGH"]


def test_nothing_is_restored_while_companion_runs(path: Path, tmp_path: Path) -> None:
    fill(tmp_path / "friday.db", "ABCD").close()
    with closing(fill(path, "EFGH")) as running:
        for _ in range(2):
            with pytest.raises(CannotKeep, match="Companion is running") as caught:
                restore(url(path), tmp_path / "friday.db")
            assert caught.value.code == "in-use"
        running.append("id-EFGH", [entry(4)])
    with held_by_another_process(path), pytest.raises(CannotKeep, match="Companion is running"):
        restore(url(path), tmp_path / "friday.db")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["friday.db", "tables.db"]
    restore(url(path), tmp_path / "friday.db")
    assert codes_in(path) == ["ABCD"]


@pytest.mark.skipif(os.name == "nt", reason="Windows moves no file that is open")
def test_nothing_is_restored_while_companion_runs_on_a_file_that_is_damaged_at_its_start(
    path: Path, tmp_path: Path
) -> None:
    fill(tmp_path / "friday.db", "ABCD").close()
    fill(path, "EFGH").close()
    with held_by_another_process(path):
        spoil(path, 1, noise)
        with pytest.raises(CannotKeep, match="Companion is running"):
            restore(url(path), tmp_path / "friday.db")
    damaged = path.read_bytes()
    done = restore(url(path), tmp_path / "friday.db")
    assert codes_in(path) == ["ABCD"]
    assert done.aside is not None
    assert done.aside.read_bytes() == damaged


def test_what_is_no_backup_replaces_nothing(path: Path, tmp_path: Path) -> None:
    fill(path, "ABCD").close()
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as database:
        database.execute("CREATE TABLE recipes (name)")
    diary, empty = tmp_path / "diary.db", tmp_path / "empty.db"
    diary.write_text("Dear diary, " * 1_000)
    empty.touch()
    before = path.read_bytes()
    for source, sentence in {
        tmp_path / "none.db": "There is no file",
        path: "is the tables’ own file",
        diary: "isn’t a database",
        other: "holds no tables of Companion",
        empty: "holds no tables of Companion",
    }.items():
        with pytest.raises(CannotKeep, match=sentence):
            restore(url(path), source)
        assert path.read_bytes() == before
    assert len(list(tmp_path.iterdir())) == 4


def test_a_backup_of_a_newer_companion_replaces_nothing(path: Path, tmp_path: Path) -> None:
    fill(path, "ABCD").close()
    with closing(fill(tmp_path / "new.db", "EFGH")) as store:
        store.set_setting("schema", str(schema.VERSION + 1))
    with pytest.raises(StoreUnavailable, match="newer Companion"):
        restore(url(path), tmp_path / "new.db")
    assert codes_in(path) == ["ABCD"]


def test_other_databases_name_their_own_commands(tmp_path: Path) -> None:
    for address in ("postgresql://host/db", "postgres://host/db"):
        with pytest.raises(CannotKeep, match="pg_dump"):
            back_up(address, tmp_path / "x.db")
        with pytest.raises(CannotKeep, match="pg_restore"):
            restore(address, tmp_path / "x.db")
    for address in ("sqlite://", "sqlite:///:memory:", "nonsense"):
        with pytest.raises(CannotKeep, match="isn’t a file"):
            back_up(address, tmp_path / "x.db")


def test_the_file_of_a_database(tmp_path: Path) -> None:
    assert database_file(str(tmp_path)) == tmp_path.resolve() / "tables.db"
    assert database_file(str(tmp_path / "none" / "x.db")) == tmp_path.resolve() / "none" / "x.db"
    assert not (tmp_path / "none").exists()
    assert sqlite_file("sqlite:///C:/Users/Ana Maria/companion.db") == Path(
        "C:/Users/Ana Maria/companion.db"
    )
    assert sqlite_file("sqlite:///file:x.db?mode=ro&uri=true") is None
