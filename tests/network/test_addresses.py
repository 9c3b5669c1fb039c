"""The address in the QR is one that a phone in the room can reach."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing

import ifaddr
import pytest

from companion.cli.terminal_words import TerminalWords
from companion.network import interfaces
from companion.network.addresses import (
    OtherAddress,
    ServerAddress,
    choose_address,
    parse_public_url,
)
from companion.network.errors import NetworkError
from companion.network.interfaces import Candidate, collect, rank
from companion.network.phone_address import PhoneAddress
from companion.network.ports import bind_socket, parse_port

LOOPBACK = Candidate("lo", "lo", "127.0.0.1", 8)
LOOPBACK6 = Candidate("lo", "lo", "::1", 128)


def at(
    address: str, name: str, *, nice: str = "", prefix: int = 24, way_out: bool = False
) -> Candidate:
    return Candidate(name, nice or name, address, prefix, way_out)


WIFI = at("192.168.1.20", "wlan0", way_out=True)
WIRED = at("192.168.7.2", "enp3s0")


def addresses(candidates: list[Candidate]) -> list[str]:
    return [each.address for each in candidates]


# -- ranking ------------------------------------------------------------------------------

# Laptops as people have them: what they list, and the address that the room can reach.
LAPTOPS = {
    "wi-fi alone": ([LOOPBACK, LOOPBACK6, WIFI], "192.168.1.20"),
    "wi-fi and docker": ([LOOPBACK, at("172.17.0.1", "docker0", prefix=16), WIFI], "192.168.1.20"),
    "wi-fi and compose": ([at("172.18.0.1", "br-4fe1a2b3c4d5", prefix=16), WIFI], "192.168.1.20"),
    "full tunnel by wireguard": (
        [at("10.8.0.2", "wg0", way_out=True), at("192.168.1.20", "wlp2s0")],
        "192.168.1.20",
    ),
    "full tunnel on macOS": (
        [at("10.5.0.2", "utun4", way_out=True), at("192.168.0.9", "en0")],
        "192.168.0.9",
    ),
    "tailscale": ([at("100.101.102.103", "tailscale0", prefix=32), WIFI], "192.168.1.20"),
    "tailscale under a plain name": ([at("100.101.102.103", "eth1"), WIRED], "192.168.7.2"),
    "zerotier": ([at("10.147.17.5", "ztabcdef12"), at("10.0.0.4", "en0")], "10.0.0.4"),
    "macOS sharing its internet": (
        [at("192.168.2.1", "bridge100"), at("192.168.1.5", "en0", way_out=True)],
        "192.168.1.5",
    ),
    "Windows with WSL": (
        [
            at("172.28.0.1", "{A}", nice="Hyper-V Virtual Ethernet Adapter", prefix=20),
            at("192.168.178.21", "{B}", nice="Intel(R) Wi-Fi 6 AX201 160MHz", way_out=True),
        ],
        "192.168.178.21",
    ),
    "Windows bridged by Hyper-V": (
        [
            at("172.28.0.1", "{A}", nice="Hyper-V Virtual Ethernet Adapter", prefix=20),
            at("192.168.178.21", "{B}", nice="Hyper-V Virtual Ethernet Adapter #2", way_out=True),
        ],
        "192.168.178.21",
    ),
    "Windows with VirtualBox": (
        [
            at("192.168.56.1", "{A}", nice="VirtualBox Host-Only Ethernet Adapter"),
            at("10.0.0.7", "{B}", nice="Realtek PCIe GbE Family Controller"),
        ],
        "10.0.0.7",
    ),
    "Windows with a company's VPN": (
        [
            at("10.99.1.2", "{A}", nice="Cisco AnyConnect Virtual Miniport Adapter", way_out=True),
            at("192.168.1.5", "{B}", nice="Killer(R) Wireless-AC 1550"),
        ],
        "192.168.1.5",
    ),
    "a hotspot without internet": (
        [at("10.42.0.1", "wlan0"), at("172.17.0.1", "docker0", prefix=16)],
        "10.42.0.1",
    ),
    "a phone's tether": ([at("172.20.10.2", "usb0", prefix=28, way_out=True)], "172.20.10.2"),
    "wi-fi and wire, the wire is the way out": (
        [at("192.168.1.20", "wlan0"), at("192.168.7.2", "enp3s0", way_out=True)],
        "192.168.7.2",
    ),
    "an unheard-of interface": (
        [at("10.1.1.1", "mystery7"), at("172.17.0.1", "docker0")],
        "10.1.1.1",
    ),
    "a name unheard of, and a plain one": ([at("10.1.1.1", "mystery7"), WIRED], "192.168.7.2"),
    "a campus with public addresses": (
        [at("172.17.0.1", "docker0"), at("130.149.7.7", "eth0", way_out=True)],
        "130.149.7.7",
    ),
    "no lease, and a virtual machine": (
        [at("169.254.7.7", "en0", prefix=16), at("192.168.122.1", "virbr0")],
        "192.168.122.1",
    ),
    "no lease": ([LOOPBACK, at("169.254.7.7", "en0", prefix=16)], "169.254.7.7"),
    "a line to one far end": ([at("10.64.0.1", "eno9", prefix=32), WIRED], "192.168.7.2"),
    "IPv6 alone": (
        [LOOPBACK, at("fe80::1%eth0", "eth0", prefix=64), at("2a02:db8::5", "eth0", prefix=64)],
        "2a02:db8::5",
    ),
    "IPv6 of both kinds": ([at("2a02:8::5", "eth0"), at("fd12::5", "eth0")], "fd12::5"),
    "IPv4 over a VPN, and IPv6": ([at("fd12::5", "eth0"), at("10.8.0.2", "tun0")], "10.8.0.2"),
}


HARDLY = {"169.254.7.7", "192.168.122.1", "10.8.0.2"}
"""The addresses of these that phones hardly reach, but there is no better one."""


@pytest.mark.parametrize("candidates, reached", LAPTOPS.values(), ids=LAPTOPS)
def test_the_room_reaches(candidates: list[Candidate], reached: str) -> None:
    for order in (candidates, candidates[::-1]):
        assert rank(order)[0].address == reached
        address = choose_address(order, 8000)
        assert address.host == reached
        assert not address.loopback_only
        assert (address.trouble is not None) is (reached in HARDLY)


def test_what_no_url_can_name_is_left_out() -> None:
    useless = [
        at("fe80::1%3", "eth0"),
        at("0.0.0.0", "eth1"),
        at("224.0.0.1", "eth2"),
        at("::", "e"),
    ]
    assert rank([*useless, LOOPBACK]) == [LOOPBACK]


def test_loopback_comes_last_and_equals_keep_their_order() -> None:
    first, second = at("10.0.0.1", "eth0"), at("10.0.0.2", "eth1")
    assert rank([LOOPBACK, second, first]) == [second, first, LOOPBACK]


# -- choosing -----------------------------------------------------------------------------


def test_the_others_are_offered_and_loopback_never_is() -> None:
    sixth = at("fd00::2", "wlan0", prefix=64)
    assert choose_address([LOOPBACK, LOOPBACK6, sixth, WIRED, WIFI], 8001) == ServerAddress(
        "http://192.168.1.20:8001",
        "192.168.1.20",
        others=(
            OtherAddress("http://192.168.7.2:8001", "enp3s0"),
            OtherAddress("http://[fd00::2]:8001", "wlan0"),
        ),
    )


def test_port_80_goes_without_saying() -> None:
    assert choose_address([WIFI], 80).url == "http://192.168.1.20"
    assert choose_address([at("fd00::2", "wlan0")], 80).url == "http://[fd00::2]"


@pytest.mark.parametrize("candidates", [[], [LOOPBACK], [LOOPBACK6, LOOPBACK]])
def test_with_loopback_alone_there_is_a_warning(candidates: list[Candidate]) -> None:
    address = choose_address(candidates, 8000)
    assert address.loopback_only
    assert address.trouble == "offline"
    assert address.url in {"http://127.0.0.1:8000", "http://[::1]:8000"}


@pytest.mark.parametrize("host", ["127.0.0.1", "127.3.2.1", "::1", "localhost", "Game.localhost"])
def test_who_asks_for_loopback_gets_it_without_a_warning(host: str) -> None:
    address = choose_address([WIFI], 8000, host)
    assert address.host == host
    assert address.loopback_only
    assert address.trouble is None


@pytest.mark.parametrize("host", ["10.9.8.7", "fd00::9", "laptop.local"])
def test_a_host_that_is_named_is_taken_at_its_word(host: str) -> None:
    address = choose_address([WIFI], 8000, host)
    assert address.host == host
    assert not address.loopback_only
    assert address.others == ()


def test_who_listens_on_one_ip_version_is_found_by_it() -> None:
    sixth = at("fd00::2", "wlan0")
    assert choose_address([WIFI, sixth], 8000, "0.0.0.0") == choose_address([WIFI], 8000)
    assert choose_address([WIFI, sixth], 8000, "::") == choose_address([sixth], 8000)
    assert choose_address([WIFI, sixth], 8000, "").host == WIFI.address


# -- a URL named outright -----------------------------------------------------------------


@pytest.mark.parametrize(
    "given, url",
    [
        ("https://play.example.org", "https://play.example.org"),
        (" https://play.example.org/ ", "https://play.example.org"),
        ("HTTP://Play.Example.ORG:8080/", "http://play.example.org:8080"),
        ("https://play.example.org:443", "https://play.example.org"),
        ("http://192.168.1.4:80", "http://192.168.1.4"),
        ("http://[FD00::2]:8000", "http://[fd00::2]:8000"),
        ("https://münchen.de", "https://xn--mnchen-3ya.de"),
    ],
)
def test_a_public_url_is_taken(given: str, url: str) -> None:
    address = parse_public_url(given)
    assert address.url == url
    assert not address.loopback_only
    assert address.trouble is None


@pytest.mark.parametrize(
    "given",
    [
        "",
        "play.example.org",
        "//play.example.org",
        "ftp://play.example.org",
        "javascript://play.example.org",
        "https://",
        "https:///board",
        "https://play.example.org/board",
        "https://play.example.org?a=1",
        "https://play.example.org/?",
        "https://play.example.org#x",
        "https://ana:secret@play.example.org",
        "https://play.example.org:0",
        "https://play.example.org:99999",
        "https://play.example.org:http",
        "https://play .example.org",
        "https://play.example.org\n.evil.example",
        "https://play..example.org",
        "https://-play.example.org",
        "https://[fd00::2",
        'https://play"><script>.org',
    ],
)
def test_what_is_no_plain_address_is_refused(given: str) -> None:
    with pytest.raises(NetworkError) as caught:
        parse_public_url(given)
    assert (caught.value.code, caught.value.about) == ("bad-url", {"url": given})
    assert "isn’t an address that phones can open" in TerminalWords().error(caught.value)


def test_a_public_url_may_be_this_computer_if_somebody_says_so() -> None:
    assert parse_public_url("http://localhost:8000").loopback_only


@pytest.mark.parametrize(
    "text", ["", "-1", "65536", "８０", "٣", "80 ", "7.5", "nan", "http", "1e3", "000080"]
)
def test_what_is_no_port_is_refused(text: str) -> None:
    with pytest.raises(NetworkError) as caught:
        parse_port(text)
    assert (caught.value.code, caught.value.about) == ("bad-port", {"text": text})
    assert "isn’t a port" in TerminalWords().error(caught.value)


def test_an_error_comes_without_words_and_games() -> None:
    code = "import sys, companion.network.ports; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {each for each in found.stdout.split() if each.startswith(("companion", "rules"))}
    assert loaded == {
        "companion",
        "companion.network",
        "companion.network.errors",
        "companion.network.ports",
    }


def test_ports_have_their_range() -> None:
    assert [parse_port(text) for text in ("0", "80", "65535")] == [0, 80, 65_535]


# -- this computer ------------------------------------------------------------------------


def test_this_computer_is_collected_and_chosen_from() -> None:
    found = collect()
    assert any(each.address == "127.0.0.1" for each in found)
    assert len({each.address for each in found}) == len(found)
    assert PhoneAddress(8000, None).address == choose_address(found, 8000)


def test_where_interfaces_are_hidden_the_way_out_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def hidden() -> list[ifaddr.Adapter]:
        raise PermissionError

    def way_out(family: int, _target: str) -> str | None:
        return "192.168.1.20" if family == socket.AF_INET else None

    monkeypatch.setattr(ifaddr, "get_adapters", hidden)
    monkeypatch.setattr(interfaces, "_way_out", way_out)
    assert PhoneAddress(8000, None).address == ServerAddress(
        "http://192.168.1.20:8000", "192.168.1.20"
    )


def test_without_a_network_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(_self: socket.socket, _address: object) -> None:
        raise OSError(101, "Network is unreachable")

    monkeypatch.setattr(ifaddr, "get_adapters", list)
    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert collect() == []
    assert PhoneAddress(8000, None).address.trouble is not None


# -- listening ----------------------------------------------------------------------------


@pytest.fixture
def sockets() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def test_a_free_port_is_taken_as_it_is(sockets: ExitStack) -> None:
    listening, port, moved = bind_socket("127.0.0.1", 0)
    sockets.enter_context(closing(listening))
    assert port > 0
    assert listening.getsockname() == ("127.0.0.1", port)
    assert not moved


@pytest.mark.parametrize("host", [None, "", "0.0.0.0", "127.0.0.1", "localhost"])
@pytest.mark.parametrize("theirs", ["0.0.0.0", "127.0.0.1"])
def test_a_port_in_use_makes_way_for_the_next(
    sockets: ExitStack, host: str | None, theirs: str
) -> None:
    busy = sockets.enter_context(socket.create_server((theirs, 0)))
    taken = busy.getsockname()[1]
    listening, port, moved = bind_socket(host, taken)
    sockets.enter_context(closing(listening))
    assert moved
    assert taken < port < taken + 20


def test_a_port_just_let_go_is_taken_again(sockets: ExitStack) -> None:
    listening, port, _ = bind_socket("127.0.0.1", 0)
    with closing(socket.create_connection(("127.0.0.1", port))):
        served, _ = listening.accept()
        # Whoever closes first waits out the connection's last minute.
        served.close()
        listening.close()
    again, same, moved = bind_socket("127.0.0.1", port)
    sockets.enter_context(closing(again))
    assert (same, moved) == (port, False)


def test_when_every_port_is_taken_it_says_which(sockets: ExitStack) -> None:
    busy = sockets.enter_context(socket.create_server(("127.0.0.1", 0)))
    port = busy.getsockname()[1]
    with pytest.raises(NetworkError) as caught:
        bind_socket("127.0.0.1", port, tries=1)
    assert caught.value.code == "no-port"
    assert f"{port} to {port} are all taken" in TerminalWords().error(caught.value)


@pytest.mark.parametrize("host, code", [("198.51.100.77", "bad-host"), ("x" * 300, "no-such-host")])
def test_a_host_that_is_not_here_is_refused(host: str, code: str) -> None:
    with pytest.raises(NetworkError) as caught:
        bind_socket(host, 0)
    assert caught.value.code == code


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_an_address_is_not_looked_up(
    sockets: ExitStack, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.delattr(socket, "getaddrinfo")
    listening, port, _ = bind_socket(address, 0)
    sockets.enter_context(closing(listening))
    assert listening.getsockname()[:2] == (address, port)


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_listening_everywhere_is_found_by_every_version_that_there_is(
    sockets: ExitStack, address: str
) -> None:
    listening, port, _ = bind_socket(None, 0)
    sockets.enter_context(closing(listening))
    here = {each.address for each in collect()}
    both = listening.family == socket.AF_INET6
    reached = address in here and (both or ":" not in address)
    with closing(socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET)) as caller:
        assert (caller.connect_ex((address, port)) == 0) == reached


def test_a_port_kept_for_the_system_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_self: socket.socket, _address: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", refused)
    if os.name == "posix":
        expected = "Port 80 is reserved for the system"
    else:
        expected = "The ports 80 to 99 are all taken"
    with pytest.raises(NetworkError) as caught:
        bind_socket("127.0.0.1", 80)
    assert expected in TerminalWords().error(caught.value)
