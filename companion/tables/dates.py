"""Converts times of the log to dates in this computer's time zone."""

from __future__ import annotations

from datetime import datetime


def local(milliseconds: int) -> datetime:
    """Return a time of the log, in milliseconds since 1970, in this computer's time zone."""
    return datetime.fromtimestamp(milliseconds / 1000).astimezone()
