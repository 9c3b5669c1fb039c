"""Where the templates and static files lie: beside this package when installed, else above it."""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).parents[1]


def folder(name: str) -> Path:
    """Return the folder of that name: "templates" or "static"."""
    inside = _HERE / name
    return inside if inside.is_dir() else _HERE.parent / name
