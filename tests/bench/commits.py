"""The code of another commit, to measure it beside this one."""

from __future__ import annotations

import subprocess
import tarfile
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).parents[2]


def unpack(commit: str, folder: Path, *paths: str) -> Path:
    """Put a commit into a folder, or some of its paths; returns the folder."""
    command = ["git", "archive", commit, *paths]
    archive = subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    with tarfile.open(fileobj=BytesIO(archive.stdout)) as files:
        files.extractall(folder, filter="data")
    return folder
