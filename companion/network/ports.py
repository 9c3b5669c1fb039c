"""The port to listen on."""

import errno
import os
import re
import socket
from contextlib import suppress
from ipaddress import ip_address

from gevent import Timeout

from companion.network.errors import NetworkError

LOOKUP_SECONDS = 1.0
"""The time for a name server to answer; some networks have one that never does."""


def parse_port(text: str) -> int:
    """Return a port number from 0 (any free port) to 65535.

    :raises NetworkError: if ``text`` is anything else.
    """
    if not re.fullmatch(r"[0-9]{1,5}", text) or int(text) > 65_535:
        raise NetworkError("bad-port", text=text)
    return int(text)


def bind_socket(host: str | None, port: int, tries: int = 20) -> tuple[socket.socket, int, bool]:
    """Return a listening socket, its port, and whether that differs from ``port``.

    If ``port`` is taken, the next ones are tried, up to ``tries`` in all; 0 means any free port.
    Without a ``host`` the socket listens on all addresses, IPv6 too if one socket can do both.

    :raises NetworkError: if the host is not this computer, or no tried port is free.
    """
    family, address = _bind_address(host)
    last = min(port + tries - 1, 65_535) if port else 0
    for attempt in range(port, last + 1):
        try:
            listening = _listen(family, address, attempt)
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise NetworkError("bad-host", host=host) from error
        else:
            taken = listening.getsockname()[1]
            return listening, taken, bool(port) and taken != port
    if os.name == "posix" and last < 1_024:
        raise NetworkError("reserved-port", port=port)
    raise NetworkError("no-port", port=port, last=last)


def _listen(family: socket.AddressFamily, address: str, port: int) -> socket.socket:
    if port and _is_taken_on_loopback(address, port):
        raise OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE))
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            # Allows a port that was closed just now. Listening on a port in use still fails.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        else:
            # On Windows, SO_REUSEADDR would allow two programs on one port; this option forbids it.
            listening.setsockopt(socket.SOL_SOCKET, getattr(socket, "SO_EXCLUSIVEADDRUSE", -5), 1)
        if family == socket.AF_INET6:
            alone = 0 if address == "" else 1
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, alone)
        listening.bind((address, port))
        listening.listen(1_024)
    except OSError:
        listening.close()
        raise
    return listening


def _is_taken_on_loopback(address: str, port: int) -> bool:
    """Whether another program listens on this port on the loopback address only.

    macOS would still let us listen on all addresses, and browsers here would reach the other one.
    Linux refuses by itself; so does Windows, where this test would take seconds.
    """
    if os.name != "posix" or address not in {"", "0.0.0.0"}:  # noqa: S104  # compared, not bound
        return False
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.settimeout(0.5)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _bind_address(host: str | None) -> tuple[socket.AddressFamily, str]:
    """Return the family and address to bind; an empty address means all of them.

    :raises NetworkError: if the host has no address, or no name server tells it in time.
    """
    if not host:
        # Try whether one socket can listen on both IPv6 and IPv4.
        try:
            _listen(socket.AF_INET6, "", 0).close()
        except OSError:
            return socket.AF_INET, ""
        return socket.AF_INET6, ""
    with suppress(ValueError):
        ip_address(host)
        return (socket.AF_INET6 if ":" in host else socket.AF_INET), host
    try:
        with Timeout(LOOKUP_SECONDS, TimeoutError):
            found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise NetworkError("no-such-host", host=host) from error
    family, _, _, _, sockaddr = found[0]
    return family, str(sockaddr[0])
