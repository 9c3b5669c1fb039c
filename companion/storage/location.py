"""The default location of the database."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

NAME = "tables.db"
"""The name of the database's file in its folder."""


def data_folder() -> Path:
    """Return Companion's folder in the place where the operating system keeps a user's data."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
        return Path(base) / "Companion"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Companion"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "companion"


def database_file(path: str | None) -> Path:
    """Return the SQLite file at ``path``, which may be missing.

    If ``path`` is a folder, the file is ``tables.db`` in it; None means the data folder.
    """
    file = Path(path).expanduser() if path else data_folder() / NAME
    return (file / NAME if file.is_dir() else file).resolve()


def unreleased_beside(file: Path | None) -> Path | None:
    """Return the file from before the first release that lies beside ``file``; None if there is none."""
    if file is None or file.name != NAME:
        return None
    old = file.with_name("companion.db")
    return old if old.is_file() else None


def database_url(path: str | None) -> str:
    """Return the URL of :func:`database_file`, and create its folder.

    :raises OSError: if the folder cannot be created.
    """
    file = database_file(path)
    file.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{file.as_posix()}"


def sqlite_file(url: str) -> Path | None:
    """Return the file of a database's URL; None if it is PostgreSQL, in memory, or not a plain file."""
    try:
        address = make_url(url)
    except ArgumentError:
        return None
    name = address.database
    if address.get_backend_name() != "sqlite" or name in {None, "", ":memory:"}:
        return None
    return None if str(name).startswith("file:") else Path(str(name))
