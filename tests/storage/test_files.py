"""Where the database lies on each system, and that it stays where it is when nothing can take its place."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from companion.storage import files
from companion.storage.location import data_folder, database_file


def contents(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in folder.iterdir()}


@pytest.mark.parametrize("fails_at", ["tables.db-shm", "tables.db", "new.part"])
def test_a_database_that_cannot_be_replaced_is_as_it_was(
    fails_at: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("tables.db", "tables.db-wal", "tables.db-shm", "new.part"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    before = contents(tmp_path)
    move = Path.replace

    def move_unless_full(path: Path, target: Path) -> Path:
        if path.name == fails_at:
            raise OSError("no space left")
        return move(path, target)

    monkeypatch.setattr(Path, "replace", move_unless_full)
    with pytest.raises(OSError, match="no space left"):
        files.replace(tmp_path / "tables.db", tmp_path / "new.part", "damaged")
    assert contents(tmp_path) == before


def test_the_database_that_was_replaced_is_kept_with_what_lies_beside_it(tmp_path: Path) -> None:
    for name in ("tables.db", "tables.db-wal", "new.part"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    kept = files.replace(tmp_path / "tables.db", tmp_path / "new.part", "damaged")
    assert kept is not None
    assert contents(tmp_path) == {
        "tables.db": b"new.part",
        kept.name: b"tables.db",
        f"{kept.name}-wal": b"tables.db-wal",
    }
    assert kept.name.startswith("tables-damaged-")


def test_the_data_lies_where_each_system_keeps_a_users_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for name in ("LOCALAPPDATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    places = {
        "linux": tmp_path / ".local/share/companion",
        "darwin": tmp_path / "Library/Application Support/Companion",
        "win32": tmp_path / "AppData/Local/Companion",
    }
    for platform, place in places.items():
        monkeypatch.setattr(sys, "platform", platform)
        assert data_folder() == place
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == tmp_path / "local/Companion"
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert database_file(None) == (tmp_path / "data/companion/tables.db").resolve()
