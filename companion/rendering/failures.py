"""Logs what could not be rendered: the place of the error, and no data of the table. Authors are told all."""

from __future__ import annotations

import linecache
import logging
from pathlib import Path
from traceback import extract_tb, format_list

log = logging.getLogger(__name__)

MAX_REPORTED = 256
"""How many different failures of one table are logged."""

TEMPLATES = (".html", ".svg", "<template>")
"""What the file names of templates end with; the last is that of one without a file."""

LIBRARIES = {"jinja2", "markupsafe"}
"""The packages that raise an error where a template is at fault."""


def explain(error: Exception) -> str:
    """Return what an error says, and each line of a template that led to it, the innermost first.

    The message may hold what somebody has sealed: it is for authors who try their game.
    """
    linecache.checkcache()
    frames = extract_tb(error.__traceback__)
    shown = [frame for frame in frames if frame.filename.endswith(TEMPLATES)]
    if frames and not LIBRARIES.intersection(Path(frames[-1].filename).parts):
        shown = [*(frame for frame in shown if frame is not frames[-1]), frames[-1]]
    said = getattr(error, "message", None) or str(error)
    places = [f"{each.filename}, line {each.lineno}\n    {each.line}" for each in reversed(shown)]
    return "\n".join([f"{type(error).__name__}: {said}", *places])


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
