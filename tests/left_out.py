"""Says in one list which tests were left out for want of a program, and in one command how to have them all."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

PACKAGES = {
    "PostgreSQL": ("postgresql",),
    "HAProxy": ("haproxy",),
    "WebKit": ("webkit2gtk-driver", "xvfb", "xauth", "python3-gi", "gir1.2-webkit2-4.1"),
    "Firefox": ("firefox-esr",),
    "libfaketime": ("libfaketime",),
    "Node": ("nodejs", "npm"),
    "make": ("make",),
    "adduser": ("adduser",),
    "curl": ("curl",),
    "git": ("git",),
    "openssl": ("openssl",),
    "setpriv": ("util-linux",),
    "unshare": ("util-linux",),
}
"""Debian's packages of each program that a test asks for."""
MADE = {
    "PyInstaller": "make release-tools",
    "pipx": "make release-tools",
    "uv": "make release-tools",
}
"""The commands that fetch other programs."""

_MISSING = " is not installed here"


def not_installed(*names: str) -> str:
    """Return the reason to skip a test that needs programs of ``PACKAGES`` or ``MADE``.

    >>> not_installed("PostgreSQL", "HAProxy")
    'PostgreSQL, HAProxy is not installed here'
    """
    assert set(names) <= {*PACKAGES, *MADE}, names
    return ", ".join(names) + _MISSING


def summary(reasons: Iterable[str]) -> list[str]:
    """Return the lines for the reasons of all tests that were skipped; none if no program was missing.

    >>> for line in summary([not_installed("HAProxy"), "not on Windows"]): print(line)
    Left out, for want of a program:
      1 test: HAProxy
    To run all of them: apt-get install --no-install-recommends haproxy
    """
    counted = Counter(
        reason.removesuffix(_MISSING).rpartition(": ")[2]
        for reason in reasons
        if reason.endswith(_MISSING)
    )
    if not counted:
        return []
    missing = {name for names in counted for name in re.split(", ", names)}
    packages = [package for name in PACKAGES if name in missing for package in PACKAGES[name]]
    install = "apt-get install --no-install-recommends"
    commands = [f"{install} {' '.join(dict.fromkeys(packages))}"] if packages else []
    commands += dict.fromkeys(MADE[name] for name in MADE if name in missing)
    return [
        "Left out, for want of a program:",
        *(
            f"  {count} {'test' if count == 1 else 'tests'}: {names}"
            for names, count in sorted(counted.items())
        ),
        f"To run all of them: {' && '.join(commands)}",
    ]
