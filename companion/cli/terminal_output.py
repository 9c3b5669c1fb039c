"""What a terminal can show: escape codes, and the characters of its encoding."""

from __future__ import annotations

import codecs
import io
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TextIO

PLAINER = {
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "…": "...",
    "–": "-",
    "−": "-",
    "›": ">",
    "·": "-",
    **dict.fromkeys("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}", " "),
}
"""What stands for a character in an encoding that lacks it."""


def is_terminal(keys: TextIO | None) -> bool:
    """Whether an input is a terminal."""
    try:
        return keys is not None and keys.isatty()
    except (OSError, ValueError):
        return False


def _switch_on_escapes() -> bool:
    """Let the console of Windows understand escape codes, as its own terminals do since Windows 10.

    Return False where it cannot, and everywhere else.
    """
    if sys.platform == "win32":
        import ctypes

        standard_output, understands_escapes = -11, 4
        mode = ctypes.c_uint32()
        kernel = ctypes.windll.kernel32
        console = kernel.GetStdHandle(standard_output)
        return bool(
            kernel.GetConsoleMode(console, ctypes.byref(mode))
            and kernel.SetConsoleMode(console, mode.value | understands_escapes)
        )
    return False


def shows_colours(
    out: TextIO,
    environ: Mapping[str, str],
    platform: str = sys.platform,
    switch_on: Callable[[], bool] = _switch_on_escapes,
) -> bool:
    """Whether an output is a terminal that shows colours, and whose user wants them (``NO_COLOR``)."""
    if not is_terminal(out) or environ.get("NO_COLOR") or environ.get("TERM") == "dumb":
        return False
    return switch_on() if platform == "win32" else True


def _plainer(error: UnicodeError) -> tuple[str, int]:
    """Return what stands for the characters that an encoding lacks, and where to go on."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(PLAINER.get(each, "?") for each in lacking), error.end


def drop_unread(out: TextIO) -> None:
    """Write what an output still holds, or drop it where nobody reads it any more, as when ``head`` has enough."""
    try:
        out.flush()
    except OSError:
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), out.fileno())


def write_plainer(out: TextIO | None) -> None:
    """Let an output write plainer characters where its encoding lacks one, instead of raising an error."""
    codecs.register_error("plainer", _plainer)
    if isinstance(out, io.TextIOWrapper):
        out.reconfigure(errors="plainer")
