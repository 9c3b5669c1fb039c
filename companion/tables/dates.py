"""Times of the log as dates where this computer is."""

from __future__ import annotations

from datetime import datetime


def local(milliseconds: int) -> datetime:
    """Return a time of the log, in milliseconds since 1970, as a date and time with this computer's zone."""
    return datetime.fromtimestamp(milliseconds / 1000).astimezone()
