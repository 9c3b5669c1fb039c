"""The proxies in front of the server, whose ``X-Forwarded`` headers are believed.

Anybody may write such headers. Those of a proxy that is trusted are believed as far as it added them
itself, and headers of other clients not at all.
"""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_network

from companion.network.errors import NetworkError
from companion.network.ip_addresses import ip_of

MAX_HOPS = 9
"""The proxies that a request may have passed."""


@dataclass(frozen=True)
class Proxies:
    """The trusted proxies: by their ``networks``, or else ``count`` of them without regard to addresses.

    >>> Proxies(networks=(ip_network("10.0.0.0/24"),)).hops("10.0.0.1", ["192.0.2.7", "10.0.0.2"])
    2
    """

    count: int = 0
    networks: tuple[IPv4Network | IPv6Network, ...] = ()

    def __bool__(self) -> bool:
        """Whether there are trusted proxies."""
        return bool(self.count or self.networks)

    def trusts(self, address: str) -> bool:
        """Whether a connection from an address comes from a proxy."""
        if not self.networks:
            return self.count > 0
        found = ip_of(address)
        return found is not None and any(found in network for network in self.networks)

    def hops(self, address: str, forwarded: list[str]) -> int:
        """Return how many trusted proxies a request has passed.

        ``address`` is where the connection comes from, and ``forwarded`` where each proxy says that
        the one to it came from, the nearest proxy's word last.
        """
        if not self.trusts(address):
            return 0
        if not self.networks:
            return self.count
        hops = 1
        for each in reversed(forwarded[-MAX_HOPS:]):
            if not self.trusts(each):
                break
            hops += 1
        return min(hops, max(1, len(forwarded)))


def parse_proxies(text: str) -> Proxies:
    """Return the proxies that a setting names: a number, or addresses and networks with commas.

    >>> parse_proxies("1").count, parse_proxies("10.0.0.5, 10.1.0.0/16").trusts("10.1.2.3")
    (1, True)

    :raises NetworkError: if it is neither.
    """
    named = [each.strip() for each in text.split(",") if each.strip()]
    if len(named) == 1 and named[0].isascii() and named[0].isdigit() and int(named[0]) <= MAX_HOPS:
        return Proxies(int(named[0]))
    try:
        return Proxies(networks=tuple(ip_network(each, strict=False) for each in named))
    except ValueError as error:
        raise NetworkError("bad-proxies", text=text, most=MAX_HOPS) from error
