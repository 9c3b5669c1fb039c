"""The number of files and sockets that this process may have open."""

from __future__ import annotations

import sys
from contextlib import suppress

WANTED = (65_536, 24_576, 10_240, 4_096)
"""The limits to try, the highest first: some systems name no limit and yet refuse a high one."""
UNKNOWN = 1_024
"""The limit to assume where the system reports none, as on Windows."""


def raise_open_files() -> int:
    """Raise the limit of open files as far as this process may, and return it.

    Systems start a program with 256 to 1024, which a thousand silent connections would use up.
    """
    if sys.platform == "win32":
        return UNKNOWN
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in WANTED:
        reachable = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft == resource.RLIM_INFINITY or soft >= reachable:
            break
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (reachable, hard))
            soft = reachable
    return WANTED[0] if soft == resource.RLIM_INFINITY else soft
