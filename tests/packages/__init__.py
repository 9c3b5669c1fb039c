"""Games in packages of their own, as an author would publish them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
_OFFLINE = ("--no-index", "--no-deps", "--no-build-isolation")


def install(source: Path, target: Path) -> None:
    """Install a package into a folder, which programs find by ``PYTHONPATH``; ``source`` stays as it is."""
    copy = target.with_name(f"{target.name}-source")
    shutil.copytree(source, copy)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*pip, *_OFFLINE, "--target", str(target), str(copy)], check=True)
