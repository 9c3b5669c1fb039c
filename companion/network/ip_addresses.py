"""IP addresses as they stand in requests, in settings and on interfaces."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address


def ip_of(text: str) -> IPv4Address | IPv6Address | None:
    """Return the IP address in a text, without its zone; None if it is none.

    An IPv4 address in the form of IPv6 is that IPv4 address.

    >>> ip_of("::ffff:192.168.1.20"), ip_of("fe80::1%eth0"), ip_of("localhost")
    (IPv4Address('192.168.1.20'), IPv6Address('fe80::1'), None)
    """
    try:
        found = ip_address(text.strip().partition("%")[0])
    except ValueError:
        return None
    return (isinstance(found, IPv6Address) and found.ipv4_mapped) or found


def is_this_computer(address: str) -> bool:
    """Whether an address is a loopback address, from which a proxy or tunnel here connects too.

    >>> is_this_computer("::ffff:127.0.0.1"), is_this_computer("192.168.1.20")
    (True, False)
    """
    found = ip_of(address)
    return found is not None and found.is_loopback
