"""A folder may have any name that its system allows: the tables are kept in the one that was asked for."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import closing
from pathlib import Path

import pytest

from companion.storage.kept_backups import kept_backups, make_backup, open_store
from companion.storage.location import database_url
from companion.storage.process_lock import LOCK, only_process, serving, sign
from tests.cli.test_backup_commands import Run, run
from tests.cli.test_main import running
from tests.patience import PATIENCE

__all__ = ["run"]

NOT_IN_A_NAME = {
    "win32": {*map(chr, range(32)), *'<>:"/\\|?*'},
    "darwin": {"\0", "/", ":"},
}.get(sys.platform, {"\0", "/"})
"""The characters of which this system allows none in a name."""
ASCII = "".join(sorted({*map(chr, range(128))} - NOT_IN_A_NAME))
NAMES = [
    ASCII,
    *(
        "100%41",
        "a%2Fb",
        "%",
        "a b",
        " a",
        "a+b",
        "a#b",
        "a&b=c",
        "a@b",
        "~",
        "~no-such-user",
        "-a",
        "$HOME",
    ),
    *("é", "e\u0301", "ß", "İ", "名前", "🎲", "א", "a\u202eb", "a\xa0b", "\u2028"),
]
if sys.platform != "win32":
    NAMES += ["a?b", "?mode=memory", "a:b", "a\\b", 'a"b', "a|b", "a*[b]", "a\nb", "a ", "a."]
if sys.platform not in {"win32", "darwin"}:
    NAMES += [":memory:", "file:a?mode=memory", "sqlite:", os.fsdecode(b"caf\xe9\xff")]


def files_in(folder: Path) -> set[Path]:
    """Return all files in a folder and below, without the lock of a program that runs."""
    return {each for each in folder.rglob("*") if each.is_file() and each.suffix != LOCK}


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_one_file_is_kept_where_it_was_asked_for(name: str, tmp_path: Path, run: Run) -> None:
    top = tmp_path / "top"
    data = top / name / "tables.db"
    with only_process(url := database_url(str(data))), closing(open_store(url)) as store:
        store.create_table("t1", "WXYZ", at=1_000)
        sign(store, "http://localhost:8000")
        holder = serving(url)
        assert holder is not None
        assert (holder.process, holder.url) == (str(os.getpid()), "http://localhost:8000")
    assert files_in(top) == {data}
    make_backup(data)
    regular = kept_backups(data)
    assert len(regular) == 1
    assert files_in(top) == {data, *regular}

    kept = data.with_name("kept.db")
    status, told = run("backup", kept, "--data", data.parent)
    assert status == 0, told
    assert files_in(top) == {data, *regular, kept}
    data.unlink()
    status, told = run("restore", kept, "--data", data)
    assert status == 0, told
    assert files_in(top) == {data, *regular, kept}
    _, told = run("doctor", "--data", data, "--port", "0")
    assert "Everything can be replayed: 0 games at 1 table." in told
    assert files_in(top) == {data, *regular, kept}


@pytest.mark.parametrize("name", [ASCII, "~no-such-user"], ids=ascii)
def test_the_program_starts_and_ends_in_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "top" / name
    folder.mkdir(parents=True)
    monkeypatch.chdir(folder.parent)
    # A name alone may begin with what a shell or an option would.
    with running("--host", "127.0.0.1", "--port", "0", f"--data={name}") as (it, said):
        assert "/laptop/" in said
        assert it.stdout is not None
        it.send_signal(signal.SIGINT)
        assert it.wait(timeout=PATIENCE) == 0
        assert "Traceback" not in it.stdout.read()
    assert files_in(tmp_path / "top") == {folder / "tables.db"}


def test_a_relative_address_of_a_database_is_served_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    url = "sqlite:///here.db"
    with only_process(url), closing(open_store(url)) as store:
        sign(store, "http://localhost:8000")
        holder = serving(url)
    assert holder is not None
    assert holder.url == "http://localhost:8000"
