"""What to tell a host whose phones may not reach this computer: the firewall, guest networks, hotels.

The terminal, ``companion doctor`` and the board say it in these words.
"""

from __future__ import annotations

import platform
import shutil
from collections.abc import Callable
from dataclasses import dataclass

SAME_WIFI = "Phones have to be in the same Wi-Fi as this computer."
GUEST_NETWORK = "A guest network often keeps devices apart: use the main one."
HOTSPOT = "Open a hotspot on one phone, and let this computer and all phones join it."
HOTEL = f"In a hotel or a café: {HOTSPOT[0].lower()}{HOTSPOT[1:]}"

FindProgram = Callable[[str], str | None]
"""Returns the path of a program that is installed, or None."""


@dataclass(frozen=True)
class Firewall:
    """What a host should know of the firewall; what does not apply to the system is empty."""

    question: str = ""
    """What the system asks at the first start, and what to answer."""
    looks: str = ""
    """What that question looks like."""
    settings: str = ""
    """Where an earlier answer is changed."""
    commands: tuple[str, ...] = ()
    """Commands that let phones in, each for one firewall of Linux."""


def firewall(
    program: str, port: int, system: str | None = None, which: FindProgram = shutil.which
) -> Firewall:
    """Return what to know of the firewall of a system: "Windows", "Darwin" (macOS), or else Linux.

    ``program`` is the name under which the system asks about this program. On Linux, nothing asks; the
    command for the firewall that is installed comes first.
    """
    match system or platform.system():
        case "Windows":
            return Firewall(
                question=f"Windows asks whether {program} may use the network: allow it for private"
                " networks, or phones can’t come in.",
                looks="It’s a window of “Windows Security” that may hide behind the browser. Tick “Private"
                " networks”, and press “Allow”.",
                settings="Press the Windows key, type “Allow an app through Windows Firewall”, press “Change"
                f" settings”, and tick both boxes beside {program}. Is it not there? Settings › Network &"
                " internet › your Wi-Fi › Private network.",
            )
        case "Darwin":
            return Firewall(
                question=f"Your Mac may ask whether {program} may accept incoming connections: press"
                " “Allow”, or phones can’t come in.",
                looks="It’s a window with “Deny” and “Allow”, and comes only if the Mac’s firewall is on.",
                settings="Open System Settings › Network › Firewall › Options, and allow incoming"
                f" connections for {program}. Newer Macs also ask under Privacy & Security › Local Network.",
            )
    commands = {
        "ufw": f"sudo ufw allow {port}/tcp",
        "firewall-cmd": f"sudo firewall-cmd --add-port={port}/tcp",
    }
    installed_first = sorted(commands, key=lambda name: which(name) is None)
    return Firewall(commands=tuple(commands[name] for name in installed_first))


def first_start(known: Firewall) -> list[str]:
    """Return the sentences for a host who starts Companion for the first time."""
    return [
        known.question or f"If this computer has a firewall, let phones in: {known.commands[0]}",
        f"{SAME_WIFI} {GUEST_NETWORK}",
        HOTEL,
    ]
