"""The default location of the database."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Return Companion's folder in the place where the operating system keeps a user's data."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
        return Path(base) / "Companion"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Companion"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "companion"


def database_url(path: str | None) -> str:
    """Return the URL of an SQLite file, and create its folder.

    If ``path`` is a folder, the file is ``companion.db`` in it; None means the data folder.

    :raises OSError: if the folder cannot be created.
    """
    file = Path(path).expanduser() if path else data_folder() / "companion.db"
    if file.is_dir():
        file = file / "companion.db"
    file = file.resolve()
    file.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{file.as_posix()}"
