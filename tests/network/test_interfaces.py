"""The interfaces of a computer, as Linux, macOS and Windows report them."""

from __future__ import annotations

from types import SimpleNamespace

import ifaddr
import pytest

from companion.network import interfaces, media
from companion.network.phone_address import LinkType, PhoneAddress


def adapter(
    name: str | bytes, nice_name: str, *addresses: str, prefix: int = 24
) -> SimpleNamespace:
    """Return an interface as ifaddr does: an IPv6 address is a tuple with its flow and its scope."""
    ips = [
        SimpleNamespace(ip=(each, 0, 0) if ":" in each else each, network_prefix=prefix)
        for each in addresses
    ]
    return SimpleNamespace(name=name, nice_name=nice_name, ips=ips)


COMPUTERS = {
    "Linux": (
        adapter("lo", "lo", "127.0.0.1", "::1", prefix=8),
        adapter("wlp3s0", "wlp3s0", "192.168.1.20", "fe80::1"),
        adapter("docker0", "docker0", "172.17.0.1", prefix=16),
        adapter("tun0", "tun0", "10.8.0.2"),
    ),
    "macOS": (
        adapter("lo0", "lo0", "127.0.0.1", "::1", prefix=8),
        adapter("en0", "en0", "192.168.1.20", "fe80::1"),
        adapter("awdl0", "awdl0", "fe80::2"),
        adapter("utun3", "utun3", "10.8.0.2", prefix=32),
        adapter("bridge100", "bridge100", "192.168.64.1"),
    ),
    "Windows": (
        adapter(b"{6C4D}", "Software Loopback Interface 1", "127.0.0.1", "::1", prefix=8),
        adapter(b"{9F01}", "Intel(R) Wi-Fi 6 AX201 160MHz", "192.168.1.20", "fe80::1"),
        adapter(b"{A111}", "Hyper-V Virtual Ethernet Adapter", "172.28.0.1", prefix=20),
        adapter(b"{B222}", "VirtualBox Host-Only Ethernet Adapter", "192.168.56.1"),
        adapter(b"{C333}", "TAP-Windows Adapter V9", "10.8.0.2"),
    ),
}


@pytest.fixture(params=COMPUTERS)
def computer(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Stand in for a computer of each system, in a Wi-Fi that is its way to the internet."""
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: COMPUTERS[request.param])
    monkeypatch.setattr(
        interfaces, "_way_out", lambda family, _: "192.168.1.20" if family == 2 else None
    )
    # The names of these interfaces are nothing to the system that the test runs on.
    monkeypatch.setattr(interfaces, "medium_of", lambda _: media.Medium.UNKNOWN)
    return str(request.param)


def test_the_host_reads_what_it_is(computer: str) -> None:
    first, *others = PhoneAddress(8000, None).choices()
    assert first.url == "http://192.168.1.20:8000"
    assert first.is_chosen
    assert first.link is (LinkType.NETWORK if computer == "macOS" else LinkType.WIFI)
    assert all(each.is_doubtful for each in others)
    assert {each.link for each in others} == {LinkType.VPN, LinkType.VIRTUAL}


def test_windows_reports_no_flags(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(media, "os", SimpleNamespace(name="nt"))
    assert media.medium_of("{9F01}") is media.Medium.UNKNOWN
