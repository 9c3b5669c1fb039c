"""Logs what could not be rendered: the place of the error, and no data of the table."""

from __future__ import annotations

import logging
from traceback import extract_tb, format_list

log = logging.getLogger(__name__)

MAX_REPORTED = 256
"""How many different failures of one table are logged."""


class Failures:
    """The failures of one table that were logged; each is logged once."""

    def __init__(self) -> None:
        self._reported: set[tuple[str, str, str, str, int | None]] = set()

    def report(self, code: str, what: str, role: str, error: Exception) -> None:
        """Log why a part of a screen could not be rendered for viewers of a role.

        The message of the exception is left out: it may hold what somebody has sealed.
        """
        frames = extract_tb(error.__traceback__)
        last = frames[-1] if frames else None
        kind = type(error).__name__
        place = (last.filename, last.lineno) if last else ("", None)
        failure = (what, role, kind, *place)
        if failure in self._reported or len(self._reported) >= MAX_REPORTED:
            return
        self._reported.add(failure)
        log.error(
            "table %s: %s could not be drawn for a %s: %s\n%s",
            *(code, what, role, kind, "".join(format_list(frames)).rstrip()),
        )
