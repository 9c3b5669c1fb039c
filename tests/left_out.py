"""Says in one line which tests were left out for want of a program, and how to have it."""

from __future__ import annotations

import re
from collections.abc import Iterable

PACKAGES = {"PostgreSQL": "postgresql", "HAProxy": "haproxy"}
"""Debian's package of each program that a test asks for by "... is not installed"."""


def sentence(reasons: Iterable[str]) -> str | None:
    """Return the line for the reasons of all tests that were skipped; None if nothing was missing.

    >>> sentence(["HAProxy is not installed here", "not on Windows"])
    'Left out: 1 test, since HAProxy is not installed here. To run it too: apt install haproxy'
    """
    missing = []
    count = 0
    for reason in reasons:
        found = re.findall(r"(\w+) is not installed", reason)
        count += any(name in PACKAGES for name in found)
        missing += [name for name in found if name in PACKAGES and name not in missing]
    if not count:
        return None
    names = sorted(missing, reverse=True)
    tests, them = ("1 test", "it") if count == 1 else (f"{count} tests", "them")
    are = "is" if len(names) == 1 else "are"
    packages = " ".join(PACKAGES[name] for name in names)
    return (
        f"Left out: {tests}, since {' and '.join(names)} {are} not installed here."
        f" To run {them} too: apt install {packages}"
    )
