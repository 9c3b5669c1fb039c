"""The program of one file, which brings its own Python: whether this is it, and what it does differently.

PyInstaller makes it (``release/companion.spec``). May import nothing of Companion.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import MutableMapping

DRAW_PICTURE = "--draw-picture"
"""The argument with which the program of one file draws a picture, instead of starting the app."""
PR_SET_PDEATHSIG = 1
"""The operation of Linux's ``prctl`` that sets the signal at the parent's death."""
SEARCH_PATH = "LD_LIBRARY_PATH"
"""The variable in which PyInstaller names the program's own libraries, on Linux."""


def is_one_file() -> bool:
    """Whether this is the program of one file."""
    return bool(getattr(sys, "frozen", False))


def name_in_questions() -> str:
    """Return the name under which a firewall asks about this program: that of its file."""
    return "Companion" if is_one_file() else "Python"


def end_with_starter() -> None:
    """Let this process end when the one that started it has ended, even if that was killed.

    PyInstaller's program unpacks itself in one process and runs in another, which would otherwise go on
    listening. Only Linux can be told so.
    """
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


def restore_search_path(environ: MutableMapping[str, str] = os.environ) -> None:
    """Let programs that this one starts, such as a browser, find the system's libraries.

    PyInstaller keeps the variable's previous value, if it had one, in another that ends in ``_ORIG``.
    """
    before = environ.pop(f"{SEARCH_PATH}_ORIG", None)
    if before is None:
        environ.pop(SEARCH_PATH, None)
    else:
        environ[SEARCH_PATH] = before
