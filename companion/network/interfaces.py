"""The network interfaces of this computer, and which of their addresses a phone can reach."""

import platform
import re
import socket
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from ipaddress import IPv4Address, IPv4Network, IPv6Address, ip_address

import ifaddr

from companion.network.media import Medium, in_windows_subsystem, medium_of

# Addresses reserved for documentation (RFC 5737, RFC 3849): the way to them is the default route.
_OUTSIDE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))

_PRIVATE = tuple(map(IPv4Network, ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")))
_CARRIER = IPv4Network("100.64.0.0/10")  # used by Tailscale and mobile providers (RFC 6598)

# In each pattern: the short names of Linux and macOS, then words in the long names of Windows.
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


@dataclass(frozen=True, slots=True)
class Candidate:
    """One address of this computer, and the interface that has it.

    ``nice_name`` is the interface's name for people; ``prefix`` is the network's length in bits.
    """

    interface: str
    nice_name: str
    address: str
    prefix: int
    is_default_route: bool = False
    medium: Medium = Medium.UNKNOWN


class Rank(IntEnum):
    """What an address is; a phone in the room most likely reaches the first."""

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
    """Return the candidates that a URL can name, the likeliest to be reached first.

    Equally likely ones stay in order. IPv6 link-local addresses are left out, because browsers
    accept none in a URL.
    """
    ranked = [(rank_of(each), each) for each in candidates]
    usable = [(found, each) for found, each in ranked if found is not None]
    usable.sort(key=lambda pair: (pair[0], not pair[1].is_default_route))
    return [each for _, each in usable]


def rank_name(candidate: Candidate) -> str:
    """Return the name of a candidate's rank, such as "link-local": that of this computer itself if it has none."""
    found = rank_of(candidate)
    return (Rank.LOOPBACK if found is None else found).name.lower().replace("_", "-")


def collect() -> list[Candidate]:
    """Return the present addresses of this computer; none if the system does not report them."""
    ways_out = {_way_out(family, target) for family, target in _OUTSIDE} - {None}
    found: list[Candidate] = []
    with suppress(OSError):
        for adapter in ifaddr.get_adapters():
            medium = medium_of(str(adapter.name))
            for each in adapter.ips:
                address = each.ip if isinstance(each.ip, str) else each.ip[0]
                found.append(
                    Candidate(
                        interface=str(adapter.name),
                        nice_name=adapter.nice_name,
                        address=address,
                        prefix=each.network_prefix,
                        is_default_route=address in ways_out,
                        medium=medium if not _hidden_in_windows(address) else Medium.INSIDE,
                    )
                )
    known = {each.address for each in found}
    # Some systems hide their interfaces, but not the default route's address.
    found += [
        Candidate("", "", address, 24, is_default_route=True)
        for address in sorted(way for way in ways_out if way)
        if address not in known
    ]
    return found


def own_names() -> list[str]:
    """Return the names under which this computer may be reached in its own network.

    That is its host name, and the same with ``.local`` (multicast DNS).
    """
    name = socket.gethostname().lower()
    return [name, f"{name.partition('.')[0]}.local"] if name else []


def _way_out(family: socket.AddressFamily, target: str) -> str | None:
    """Return the address from which this computer would send to a target, or None if it cannot.

    Connecting a UDP socket chooses the address but sends nothing.
    """
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None


def _hidden_in_windows(address: str) -> bool:
    """Whether an address is in a range that Windows gives to its Linux, and translates."""
    return in_windows_subsystem(platform.release()) and address.startswith("172.")


def rank_of(candidate: Candidate) -> Rank | None:
    """Return how likely a phone reaches a candidate, or None if no URL can name it."""
    address = ip_address(candidate.address.partition("%")[0])
    if address.is_loopback:
        return Rank.LOOPBACK
    if address.is_unspecified or address.is_multicast:
        return None
    if isinstance(address, IPv6Address):
        return _rank_ipv6(address)
    return Rank.LINK_LOCAL if address.is_link_local else _rank_ipv4(address, candidate)


def _rank_ipv6(address: IPv6Address) -> Rank | None:
    if address.is_link_local:
        return None
    return Rank.IPV6_LOCAL if address.is_private else Rank.IPV6


def _rank_ipv4(address: IPv4Address, candidate: Candidate) -> Rank:
    names = (candidate.interface, candidate.nice_name)
    card = candidate.medium is Medium.CARD
    named_vpn = any(map(_VPN.search, names)) and not card
    # A network with only one address is a point-to-point link.
    if candidate.medium is Medium.TUNNEL or named_vpn or candidate.prefix >= 32:
        return Rank.VPN
    if address in _CARRIER:
        return Rank.VPN
    # A virtual switch with the default route is bridged to the physical network.
    named_virtual = any(map(_VIRTUAL.search, names)) and not candidate.is_default_route
    if candidate.medium is Medium.INSIDE or (named_virtual and not card):
        return Rank.VIRTUAL
    if not any(address in network for network in _PRIVATE):
        return Rank.PUBLIC
    if candidate.is_default_route:
        return Rank.DEFAULT
    return Rank.PHYSICAL if card or any(map(_PHYSICAL.search, names)) else Rank.PRIVATE
