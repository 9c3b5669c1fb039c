"""What a network interface is, by what the system says of it rather than by its name.

Linux reports most of it in ``/sys/class/net``. Linux, macOS and the BSDs report an interface's flags: a
tunnel leads to one far end, or has no broadcast. Windows reports neither, and there the names have to do.
"""

from __future__ import annotations

import os
import socket
import struct
import sys
from contextlib import suppress
from enum import Enum
from pathlib import Path

SYSTEM = Path("/sys/class/net")

_UP_TO_ONE_FAR_END = 0x10  # IFF_POINTOPOINT
_BROADCAST = 0x2  # IFF_BROADCAST
_LOOPBACK = 0x8  # IFF_LOOPBACK
_GET_FLAGS = 0x8913 if sys.platform == "linux" else 0xC0206911  # SIOCGIFFLAGS
_NAME_SIZE = 16
_ETHERNET = "1"  # ARPHRD_ETHER, also for Wi-Fi


class Medium(Enum):
    """The medium of an interface."""

    UNKNOWN = "unknown"
    CARD = "card"
    """A network card, or what is bridged to one."""
    TUNNEL = "tunnel"
    """A VPN, or a modem's line to its provider."""
    INSIDE = "inside"
    """Nothing outside of this computer: the network of containers or virtual machines."""


def medium_of(interface: str, system: Path = SYSTEM, flags: int | None = None) -> Medium:
    """Return the medium of an interface; ``flags`` are its flags, by default those from the system."""
    if flags is None:
        flags = _flags(interface)
    if flags is not None and flags & _LOOPBACK:
        return Medium.UNKNOWN
    if flags is not None and (flags & _UP_TO_ONE_FAR_END or not flags & _BROADCAST):
        return Medium.TUNNEL
    place = system / interface
    if not interface or not place.is_dir():
        return Medium.UNKNOWN
    # A TAP device of a VPN can broadcast, and is a tunnel all the same.
    if (place / "tun_flags").exists() or _read(place / "type") != _ETHERNET:
        return Medium.TUNNEL
    if (place / "device").exists() or (place / "phy80211").exists():
        return Medium.CARD
    if (place / "brif").is_dir():
        members = [each.name for each in (place / "brif").iterdir()]
        bridged = any((system / each / "device").exists() for each in members)
        return Medium.CARD if bridged else Medium.INSIDE
    if (place / "bonding").is_dir() or "DEVTYPE=vlan" in _read(place / "uevent").split():
        return Medium.UNKNOWN
    # One end of a pair whose other end is in another namespace: what containers have.
    paired = _read(place / "iflink") != _read(place / "ifindex")
    return Medium.INSIDE if paired else Medium.UNKNOWN


def is_wireless(interface: str, system: Path = SYSTEM) -> bool:
    """Whether the system says that an interface is a Wi-Fi card; only Linux does."""
    place = system / interface
    return bool(interface) and ((place / "phy80211").exists() or (place / "wireless").exists())


def in_windows_subsystem(release: str) -> bool:
    """Whether a kernel is that of Windows' Linux, which phones do not reach by its own address.

    >>> in_windows_subsystem("5.15.153.1-microsoft-standard-WSL2"), in_windows_subsystem("6.1.0-18")
    (True, False)
    """
    return "microsoft" in release.lower()


def _flags(interface: str) -> int | None:
    """Return the flags of an interface, or None if the system does not report them."""
    if os.name != "posix" or not 0 < len(interface.encode()) < _NAME_SIZE:
        return None
    import fcntl

    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        request = struct.pack("16sH14x", interface.encode(), 0)
        answer = fcntl.ioctl(asked.fileno(), _GET_FLAGS, request)
        return int(struct.unpack("16sH14x", answer)[1])
    return None


def _read(path: Path) -> str:
    with suppress(OSError):
        return path.read_text(encoding="ascii", errors="replace").strip()
    return ""
