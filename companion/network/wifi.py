"""The Wi-Fi that this computer is in, and the QR code that joins it."""

from __future__ import annotations

import platform
import re
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress

import segno.helpers
from markupsafe import Markup

from companion.network import qr

SECONDS = 2.0
"""How long the system may take to tell the Wi-Fi's name."""
MOST_BYTES = 32
"""The bytes that a Wi-Fi's name may have (IEEE 802.11)."""
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
"""For each system the programs that tell the Wi-Fi's name, and how each tells it."""


def run_program(command: Sequence[str]) -> str:
    """Run a program of the system for at most ``SECONDS``."""
    with suppress(OSError, subprocess.SubprocessError):
        done = subprocess.run(command, capture_output=True, timeout=SECONDS, check=False)  # noqa: S603  # from _ASKED
        return done.stdout.decode(errors="replace")
    return ""


def find_name(system: str | None = None, run: RunProgram = run_program) -> str:
    r"""Return the name of the Wi-Fi that this computer is in; empty where the system does not tell.

    >>> find_name("Windows", lambda command: "    SSID                   : The Olive Tree\r\n")
    'The Olive Tree'
    """
    for command, pattern in _ASKED.get(system or platform.system(), ()):
        found = re.search(pattern, run(command).replace("\r", ""), re.MULTILINE)
        # New versions of macOS hide the name.
        if found and found["name"].strip() != "<redacted>":
            return found["name"].strip()
    return ""


def qr_code(name: str, password: str) -> Markup:
    """Return the QR code, as inline SVG, that joins a Wi-Fi; without a password, an open one.

    :raises ValueError: if there can be no such name or password.
    """
    if not name or len(name.encode()) > MOST_BYTES or (password and len(password) not in LETTERS):
        raise ValueError("There can be no such Wi-Fi.")
    text = segno.helpers.make_wifi_data(
        name, password or None, "WPA" if password else None, hidden=False
    )
    return qr.svg(text, title=f"QR code that joins the Wi-Fi {name}")
