"""The Wi-Fi that this computer is in, and the QR code that joins it."""

from __future__ import annotations

import platform
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress

import segno.helpers
from markupsafe import Markup

from companion.network import qr

SECONDS = 2.0
"""Seconds that the system may take to report the Wi-Fi's name."""
MOST_BYTES = 32
"""The most bytes of a Wi-Fi's name (IEEE 802.11)."""
ENCODING = "oem" if sys.platform == "win32" else "utf-8"
"""The encoding in which the system's programs print: on Windows that of its console."""
LETTERS = range(8, 64)
"""How many characters its password may have (WPA2, a passphrase)."""

RunProgram = Callable[[Sequence[str]], str]
"""Runs a program, and returns what it prints; empty if it cannot."""

_ASKED: dict[str, tuple[tuple[tuple[str, ...], str], ...]] = {
    "Linux": (
        (("iwgetid", "--raw"), r"^(?P<name>.+)$"),
        (
            ("nmcli", "--terse", "--escape", "no", "--fields", "active,ssid", "device", "wifi"),
            r"^yes:(?P<name>.+)$",
        ),
    ),
    "Darwin": (
        (("networksetup", "-getairportnetwork", "en0"), r"^Current Wi-Fi Network: (?P<name>.+)$"),
        (("ipconfig", "getsummary", "en0"), r"^\s*SSID : (?P<name>.+)$"),
    ),
    "Windows": ((("netsh", "wlan", "show", "interfaces"), r"^\s*SSID\s*: (?P<name>.+)$"),),
}
"""For each system the programs that print the Wi-Fi's name, each with a pattern that finds it."""


def run_program(command: Sequence[str]) -> str:
    """Run a program for at most ``SECONDS``, and return its output; empty if it fails."""
    with suppress(OSError, subprocess.SubprocessError):
        done = subprocess.run(command, capture_output=True, timeout=SECONDS, check=False)  # noqa: S603  # from _ASKED
        return done.stdout.decode(ENCODING, errors="replace")
    return ""


def find_name(system: str | None = None, run: RunProgram = run_program) -> str:
    r"""Return the name of the Wi-Fi that this computer is in; empty if the system does not report it.

    >>> find_name("Windows", lambda command: "    SSID                   : The Olive Tree\r\n")
    'The Olive Tree'
    """
    for command, pattern in _ASKED.get(system or platform.system(), ()):
        found = re.search(pattern, run(command).replace("\r", ""), re.MULTILINE)
        # New versions of macOS hide the name. One with a letter that could not be read would be a wrong one.
        if found and found["name"].strip() != "<redacted>" and "\ufffd" not in found["name"]:
            return found["name"].strip()
    return ""


def qr_code(name: str, password: str) -> Markup:
    """Return the QR code, as inline SVG, that joins a Wi-Fi; without a password, an open one.

    :raises ValueError: if the name or the password is not possible.
    """
    if not name or len(name.encode()) > MOST_BYTES or (password and len(password) not in LETTERS):
        raise ValueError("There can be no such Wi-Fi.")
    text = segno.helpers.make_wifi_data(
        name, password or None, "WPA" if password else None, hidden=False
    )
    return qr.svg(text, title=f"QR code that joins the Wi-Fi {name}")
