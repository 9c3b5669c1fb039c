"""The folder for what the app keeps only to start sooner."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from stat import S_IWGRP, S_IWOTH


def cache_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path | None:
    """Return Companion's folder among the operating system's caches, and create it.

    Nobody else may write into it. Under systemd it is the unit's ``CacheDirectory``. Returns None where
    there can be none.
    """
    try:
        folder = _place(environ, platform)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        is_own = platform == "win32" or _is_own(folder)
    except (OSError, RuntimeError):  # a home that is not there, or not to be written to
        return None
    return folder if is_own else None


def _is_own(folder: Path) -> bool:
    """Whether a folder belongs to this user, and nobody else may write into it."""
    found = folder.stat()
    return found.st_uid == os.getuid() and not found.st_mode & (S_IWGRP | S_IWOTH)


def _place(environ: Mapping[str, str], platform: str) -> Path:
    if given := environ.get("CACHE_DIRECTORY"):
        return Path(given.split(":")[0])
    if platform == "win32":
        base = environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
        return Path(base) / "Companion" / "Cache"
    if platform == "darwin":
        return Path.home() / "Library" / "Caches" / "Companion"
    return Path(environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "companion"
