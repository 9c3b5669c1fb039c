"""The firewall of this computer, which may keep phones out: whether it asks, and what lets phones in."""

from __future__ import annotations

import platform
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

FindProgram = Callable[[str], str | None]
"""Returns the path of a program that is installed, or None."""


@dataclass(frozen=True)
class Firewall:
    """What a host should know of the firewall. Messages such as ``home-firewall-windows`` say it."""

    system: Literal["windows", "macos", "linux"]
    program: str
    """The name under which the system asks about this program."""
    commands: tuple[str, ...] = ()
    """Commands that let phones in, each for one firewall of Linux."""

    @property
    def asks(self) -> bool:
        """Whether the system asks, at the first start, whether phones may come in."""
        return self.system != "linux"


def firewall(
    program: str, port: int, system: str | None = None, which: FindProgram = shutil.which
) -> Firewall:
    """Return what to know of the firewall of a system: "Windows", "Darwin" (macOS), or else Linux.

    ``program`` is the name under which the system asks about this program. On Linux, nothing asks; the
    command for the firewall that is installed comes first.
    """
    match system or platform.system():
        case "Windows":
            return Firewall("windows", program)
        case "Darwin":
            return Firewall("macos", program)
    commands = {
        "ufw": f"sudo ufw allow {port}/tcp",
        "firewall-cmd": f"sudo firewall-cmd --add-port={port}/tcp",
    }
    installed_first = sorted(commands, key=lambda name: which(name) is None)
    return Firewall("linux", program, tuple(commands[name] for name in installed_first))
