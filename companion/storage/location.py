"""The default location of the database."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from companion.storage.errors import StoreUnavailable

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
    # Unlike Path.expanduser, it leaves a name as it is that begins with ~ and is nobody's.
    file = Path(os.path.expanduser(path)) if path else data_folder() / NAME  # noqa: PTH111
    return (file / NAME if file.is_dir() else file).resolve()


def sqlite_url(file: Path) -> URL:
    """Return the URL of an SQLite file; as text it would need quoting, since a path may hold any character."""
    return URL.create("sqlite", database=file.as_posix())


def database_url(path: str | None) -> URL:
    """Return the URL of :func:`database_file`, and create its folder.

    :raises StoreUnavailable: if the folder cannot be created.
    """
    file = database_file(path)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnavailable("no-data-folder", folder=str(file.parent)) from error
    return sqlite_url(file)


def can_be_made(folder: Path) -> bool:
    """Whether a folder is there and may be written to, or can be created."""
    nearest = next(each for each in (folder, *folder.parents) if each.exists())
    return nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK)


def sqlite_file(url: str | URL) -> Path | None:
    """Return the file of a database's URL; None if it is PostgreSQL, in memory, or not a plain file."""
    try:
        address = make_url(url)
    except ArgumentError:
        return None
    name = address.database
    if address.get_backend_name() != "sqlite" or name in {None, "", ":memory:"}:
        return None
    return None if str(name).startswith("file:") else Path(str(name))
