"""Where the app keeps its database when it is not told."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Return the folder for this user's data, by the custom of the operating system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
        return Path(base) / "Companion"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Companion"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "companion"


def database_url(path: str | None) -> str:
    """Return the URL of the SQLite file at a path, or at its usual place; its folder is made.

    :raises OSError: when the folder cannot be made.
    """
    file = Path(path).expanduser() if path else data_folder() / "companion.db"
    if file.is_dir():
        file = file / "companion.db"
    file = file.resolve()
    file.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{file.as_posix()}"
