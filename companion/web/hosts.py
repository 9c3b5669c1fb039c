"""Reads host names and origins from requests."""

from __future__ import annotations

from urllib.parse import urlsplit

from companion.network.ip_addresses import ip_of, is_this_computer


def host_name(host: str) -> str:
    """Return a host without its port and brackets; empty if it is malformed.

    >>> host_name("[::1]:8000"), host_name("Play.example.org:443")
    ('::1', 'play.example.org')
    """
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def origin_host(origin: str) -> str | None:
    """Return the host and port of an origin; None unless its scheme is http or https.

    >>> origin_host("http://192.168.1.20:8000"), origin_host("null")
    ('192.168.1.20:8000', None)
    """
    scheme, _, host = origin.lower().partition("://")
    return host if scheme in {"http", "https"} else None


def is_name(name: str) -> bool:
    """Whether a name server could know a host name: its labels have 1 to 63 characters.

    >>> is_name("play.example.org"), is_name("a..b")
    (True, False)
    """
    try:
        name.encode("idna").decode("idna")
    except UnicodeError:
        return False
    return True


def is_loopback(name: str) -> bool:
    """Whether a host name means this computer: ``localhost`` or a loopback address."""
    return name == "localhost" or is_this_computer(name)


def is_unspecified(name: str) -> bool:
    """Whether a host name is the unspecified address, ``0.0.0.0`` or ``::``."""
    found = ip_of(name)
    return found is not None and found.is_unspecified
