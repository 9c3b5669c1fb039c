"""The address that phones can reach, and the port to listen on."""

import errno
import os
import re
import socket
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from ipaddress import IPv4Address, IPv4Network, IPv6Address, ip_address
from urllib.parse import urlsplit

import ifaddr

# Addresses kept for documentation: nobody has them, so the way there is the default route.
_NOWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))

_PRIVATE = tuple(map(IPv4Network, ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")))
_CARRIER = IPv4Network("100.64.0.0/10")  # Tailscale's, and mobile providers'

# The short names of Linux and macOS, then the words in Windows' long ones.
_VPN = re.compile(
    r"^(tun|tap|wg|utun|ppp|ipsec|tailscale|zt|feth|nordlynx|proton|mullvad|ham|gpd|cscotun)"
    r"|vpn|wireguard|tailscale|zerotier|tap-windows|anyconnect|nordlynx|fortinet|pangp|hamachi"
    r"|tunnel",
    re.IGNORECASE,
)
_VIRTUAL = re.compile(
    r"^(docker|br-|veth|virbr|vmnet|vboxnet|vnic|vnet|lxc|lxd|incus|cni|flannel|cali|kube|podman"
    r"|bridge\d|awdl|llw|dummy)"
    r"|vethernet|hyper-v|wsl|virtualbox|vmware|docker|parallels|host-only|npcap",
    re.IGNORECASE,
)
_PHYSICAL = re.compile(
    r"^(en|eth|em\d|wl|ww|usb)|wi-?fi|wireless|802\.11|ethernet|gigabit|\blan\b", re.IGNORECASE
)


class NetworkError(Exception):
    """The network refuses: ``str()`` is a sentence for people, ``code`` a word for programs."""

    def __init__(self, sentence: str, code: str) -> None:
        super().__init__(sentence)
        self.code = code


@dataclass(frozen=True, slots=True)
class Candidate:
    """One address of this computer, on the interface that has it.

    ``prefix`` is in bits; ``nice_name`` is what people call the interface, where they do.
    """

    interface: str
    nice_name: str
    address: str
    prefix: int
    is_default_route: bool = False


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another URL that may do, and the interface that it goes through."""

    url: str
    name: str


@dataclass(frozen=True, slots=True)
class Reach:
    """Where this computer is found: ``url`` (without a final slash) goes into the QR.

    ``loopback_only`` says that no phone can follow it; ``warning`` is a sentence when that was
    not asked for.
    """

    url: str
    host: str
    loopback_only: bool = False
    others: tuple[Alternative, ...] = ()
    warning: str | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """What the environment asks for; none where it is silent."""

    host: str | None = None
    port: int | None = None
    url: str | None = None


class _Rank(IntEnum):
    """From the likeliest to be reached by a phone in the room, to the least."""

    DEFAULT = 0
    PHYSICAL = 1
    PRIVATE = 2
    PUBLIC = 3
    VPN = 4
    VIRTUAL = 5
    LINK_LOCAL = 6
    IPV6_LOCAL = 7
    IPV6 = 8
    LOOPBACK = 9


def rank(candidates: Iterable[Candidate]) -> list[Candidate]:
    """The candidates that a URL can name, the best first; equals stay in their order.

    IPv6 link-local addresses are left out: no browser takes one.
    """
    ranked = [(_rank(each), each) for each in candidates]
    usable = [(found, each) for found, each in ranked if found is not None]
    usable.sort(key=lambda pair: (pair[0], not pair[1].is_default_route))
    return [each for _, each in usable]


def choose(candidates: Iterable[Candidate], port: int, host: str | None = None) -> Reach:
    """Where phones find a server on ``port`` that listens on ``host`` (none: on all addresses).

    A ``host`` that names one place is taken at its word, a loopback address too.
    """
    ranked = rank(candidates)
    wild = _wildcard(host)
    if host and not wild:
        return Reach(_url(host, port), host, loopback_only=_is_loopback(host))
    if wild is not None:
        ranked = [each for each in ranked if ip_address(each.address).version == wild]
    outward = [each for each in ranked if not _is_loopback(each.address)]
    if outward:
        best, *rest = outward
        others = tuple(
            Alternative(_url(each.address, port), each.nice_name or each.interface) for each in rest
        )
        return Reach(_url(best.address, port), best.address, others=others)
    inward = ranked[0].address if ranked else "127.0.0.1"
    return Reach(
        _url(inward, port),
        inward,
        loopback_only=True,
        warning="This computer is on no network, so phones cannot find it:"
        " join a Wi-Fi or open a hotspot, then start Companion again.",
    )


def board_addresses(host: str | None, port: int) -> Reach:
    """Where phones find this computer now, as :func:`choose` judges what :func:`collect` finds."""
    return choose(collect(), port, host)


def public(url: str) -> Reach:
    """The reach that somebody names outright, such as ``https://play.example.org``.

    :raises NetworkError: it is no http or https URL, or says more than scheme, host and port.
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
    default = {"http": 80, "https": 443}[parts.scheme]
    shown = f"[{host}]" if ":" in host else host
    suffix = "" if port in {None, default} else f":{port}"
    return Reach(f"{parts.scheme}://{shown}{suffix}", host, loopback_only=_is_loopback(host))


def own_names() -> list[str]:
    """The names that this machine may be reached by in its own network."""
    name = socket.gethostname().lower()
    return [name, f"{name.partition('.')[0]}.local"] if name else []


def asked(environ: Mapping[str, str]) -> Asked:
    """What COMPANION_HOST, COMPANION_PORT and COMPANION_URL ask for; empty ones ask nothing.

    :raises NetworkError: the port is none.
    """
    port = environ.get("COMPANION_PORT")
    return Asked(
        host=environ.get("COMPANION_HOST") or None,
        port=parse_port(port) if port else None,
        url=environ.get("COMPANION_URL") or None,
    )


def parse_port(text: str) -> int:
    """A port from 0 (any that is free) to 65535.

    :raises NetworkError: it is none.
    """
    if not re.fullmatch(r"[0-9]{1,5}", text) or int(text) > 65_535:
        raise NetworkError(f"{text!r} is no port: ports go from 1 to 65535.", "bad-port")
    return int(text)


def collect() -> list[Candidate]:
    """The addresses of this computer, as it is connected now; none when it cannot tell."""
    ways_out = {_way_out(family, target) for family, target in _NOWHERE} - {None}
    found: list[Candidate] = []
    with suppress(OSError):
        for adapter in ifaddr.get_adapters():
            for each in adapter.ips:
                address = each.ip if isinstance(each.ip, str) else each.ip[0]
                found.append(
                    Candidate(
                        interface=str(adapter.name),
                        nice_name=adapter.nice_name,
                        address=address,
                        prefix=each.network_prefix,
                        is_default_route=address in ways_out,
                    )
                )
    known = {each.address for each in found}
    # Some systems hide their interfaces; the way out is an address all the same.
    found += [
        Candidate("", "", address, 24, is_default_route=True)
        for address in sorted(way for way in ways_out if way)
        if address not in known
    ]
    return found


def bind_socket(host: str | None, port: int, tries: int = 20) -> tuple[socket.socket, int, bool]:
    """Listen on ``port``, or on the next that is free: the socket, its port, whether it moved.

    Without a ``host`` it listens on every address, IPv6 too where the system can do both in one.
    Port 0 is any port that is free.

    :raises NetworkError: the host is not this computer, or none of ``tries`` ports is free.
    """
    family, address = _where(host)
    last = min(port + tries - 1, 65_535) if port else 0
    for attempt in range(port, last + 1):
        try:
            listening = _listen(family, address, attempt)
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                sentence = f"{host} is not an address of this computer."
                raise NetworkError(sentence, "bad-host") from error
        else:
            taken = listening.getsockname()[1]
            return listening, taken, bool(port) and taken != port
    if os.name == "posix" and last < 1_024:
        sentence = f"Port {port} is kept for the system. Choose one from 1024 up with --port."
    else:
        sentence = f"The ports {port} to {last} are all taken. Choose another with --port."
    raise NetworkError(sentence, "no-port")


def _listen(family: socket.AddressFamily, address: str, port: int) -> socket.socket:
    if port and _answers(address, port):
        raise OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE))
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            # A port that was just let go is free. Listening on one in use still fails.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        else:
            # On Windows that same option would steal a port in use; this one forbids theft.
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


def _answers(address: str, port: int) -> bool:
    """Whether somebody has this port on loopback alone, which macOS lets all addresses overlay.

    Linux and Windows refuse by themselves, and Windows takes seconds to find nobody there.
    """
    if os.name != "posix" or address not in {"", "0.0.0.0"}:  # noqa: S104
        return False
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.settimeout(0.5)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _where(host: str | None) -> tuple[socket.AddressFamily, str]:
    """The family and address to bind; no address means all of them."""
    if not host:
        # Whether one socket can do both IPs is best found out by doing it.
        try:
            _listen(socket.AF_INET6, "", 0).close()
        except OSError:
            return socket.AF_INET, ""
        return socket.AF_INET6, ""
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise NetworkError(f"There is no computer called {host}.", "bad-host") from error
    family, _, _, _, sockaddr = found[0]
    return family, str(sockaddr[0])


def _way_out(family: socket.AddressFamily, target: str) -> str | None:
    """Our address on the way to the target; connecting a UDP socket sends nothing."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None


def _rank(candidate: Candidate) -> _Rank | None:
    address = ip_address(candidate.address.partition("%")[0])
    if address.is_loopback:
        return _Rank.LOOPBACK
    if address.is_unspecified or address.is_multicast:
        return None
    if isinstance(address, IPv6Address):
        return _rank_ipv6(address)
    return _Rank.LINK_LOCAL if address.is_link_local else _rank_ipv4(address, candidate)


def _rank_ipv6(address: IPv6Address) -> _Rank | None:
    if address.is_link_local:
        return None
    return _Rank.IPV6_LOCAL if address.is_private else _Rank.IPV6


def _rank_ipv4(address: IPv4Address, candidate: Candidate) -> _Rank:
    names = (candidate.interface, candidate.nice_name)
    # A network of one address is a line to one far end.
    if any(map(_VPN.search, names)) or address in _CARRIER or candidate.prefix >= 32:
        return _Rank.VPN
    # A virtual switch that carries the default route is bridged to the real network.
    if any(map(_VIRTUAL.search, names)) and not candidate.is_default_route:
        return _Rank.VIRTUAL
    if not any(address in network for network in _PRIVATE):
        return _Rank.PUBLIC
    if candidate.is_default_route:
        return _Rank.DEFAULT
    return _Rank.PHYSICAL if any(map(_PHYSICAL.search, names)) else _Rank.PRIVATE


def _wildcard(host: str | None) -> int | None:
    """The IP version whose every address this host stands for."""
    return {"0.0.0.0": 4, "::": 6}.get(host or "")  # noqa: S104 - compared, not bound


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.lower().rstrip(".") == "localhost" or host.lower().endswith(".localhost")


def _is_host(host: str) -> bool:
    with suppress(ValueError):
        ip_address(host)
        return True
    label = r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?"
    return re.fullmatch(rf"{label}(\.{label})*\.?", host) is not None and len(host) <= 253


def _url(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}" if port == 80 else f"http://{shown}:{port}"


def _bad_url(url: str) -> NetworkError:
    return NetworkError(
        f"{url!r} is no address for players: it looks like https://play.example.org, no more.",
        "bad-url",
    )
