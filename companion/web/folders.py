"""The folders of templates and static files: in the package if installed, else above it."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parents[1]


def folder(name: str) -> Path:
    """Return the path of the folder "templates" or "static"."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name
