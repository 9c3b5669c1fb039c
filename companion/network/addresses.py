"""The address that phones open: chosen from this computer's own addresses, or set by a public URL."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

from companion.network.errors import NetworkError
from companion.network.interfaces import Candidate, Rank, rank, rank_of
from companion.network.ip_addresses import ip_of, is_this_computer

Trouble: TypeAlias = Literal["vpn", "virtual", "link-local", "offline"]
"""Why phones can't or may not reach an address: "offline" is one that is this computer's alone."""
TROUBLES: Mapping[Rank, Trouble] = {
    Rank.VPN: "vpn",
    Rank.VIRTUAL: "virtual",
    Rank.LINK_LOCAL: "link-local",
}
"""The trouble of an address that phones are unlikely to reach, where there is no better one."""


@dataclass(frozen=True, slots=True)
class OtherAddress:
    """A further URL that phones may reach, and the name of its interface."""

    url: str
    name: str


@dataclass(frozen=True, slots=True)
class ServerAddress:
    """The address that phones open.

    ``url`` has no final slash and goes into the QR code. If ``loopback_only``, no phone can reach
    it. ``trouble`` says why phones can't or may not reach it, unless the host was chosen so.
    """

    url: str
    host: str
    loopback_only: bool = False
    others: tuple[OtherAddress, ...] = ()
    trouble: Trouble | None = None


def choose_address(
    candidates: Iterable[Candidate], port: int, host: str | None = None
) -> ServerAddress:
    """Return the address for phones of a server that listens on ``host`` and ``port``.

    A ``host`` that is a single name or address is used as it is, also a loopback address. Without
    one, or with a wildcard, the best of the candidates (of that IP version) is used.
    """
    ranked = rank(candidates)
    version = _wildcard_version(host)
    if host and not version:
        return ServerAddress(url_of(host, port), host, loopback_only=_is_loopback(host))
    if version is not None:
        ranked = [each for each in ranked if ip_address(each.address).version == version]
    outward = [each for each in ranked if not _is_loopback(each.address)]
    if outward:
        best, *rest = outward
        others = tuple(
            OtherAddress(url_of(each.address, port), each.nice_name or each.interface)
            for each in rest
        )
        found = rank_of(best)
        trouble = TROUBLES.get(found) if found is not None else None
        return ServerAddress(
            url_of(best.address, port), best.address, others=others, trouble=trouble
        )
    inward = ranked[0].address if ranked else "127.0.0.1"
    return ServerAddress(url_of(inward, port), inward, loopback_only=True, trouble="offline")


def parse_public_url(url: str) -> ServerAddress:
    """Return the address that a URL such as ``https://play.example.org/`` names.

    >>> parse_public_url("https://Play.example.org:443/").url
    'https://play.example.org'

    :raises NetworkError: if it is not an http or https URL, or has more than scheme, host and port.
    """
    try:
        parts = urlsplit(url.strip())
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode("ascii")
    except ValueError as error:
        raise _bad_url(url) from error
    plain = (
        parts.scheme in {"http", "https"}
        and _is_host(host)
        and port != 0
        and "@" not in parts.netloc
        and parts.path in {"", "/"}
        and not re.search(r"[?#\s\x00-\x1f\\]", url.strip())
    )
    if not plain:
        raise _bad_url(url)
    return ServerAddress(url_of(host, port, parts.scheme), host, loopback_only=_is_loopback(host))


def _wildcard_version(host: str | None) -> int | None:
    """Return the IP version of a wildcard address, or None for any other host."""
    return {"0.0.0.0": 4, "::": 6}.get(host or "")  # noqa: S104  # compared, not bound


def _is_loopback(host: str) -> bool:
    name = host.lower().rstrip(".")
    return is_this_computer(host) or name == "localhost" or name.endswith(".localhost")


def _is_host(host: str) -> bool:
    if ip_of(host) is not None:
        return True
    label = r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?"
    return re.fullmatch(rf"{label}(\.{label})*\.?", host) is not None and len(host) <= 253


def url_of(host: str, port: int | None, scheme: str = "http") -> str:
    """Return the URL of a server that listens on a host's port; None is the scheme's own port.

    >>> url_of("192.168.1.20", 8000), url_of("fd00::1", 80)
    ('http://192.168.1.20:8000', 'http://[fd00::1]')
    """
    name = f"[{host}]" if ":" in host else host
    usual = port is None or port == {"http": 80, "https": 443}[scheme]
    return f"{scheme}://{name}" if usual else f"{scheme}://{name}:{port}"


def _bad_url(url: str) -> NetworkError:
    return NetworkError("bad-url", url=url)
