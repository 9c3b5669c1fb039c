"""What an interface is, by what the system says of it: the names here say nothing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from companion.network.addresses import TROUBLES, choose_address
from companion.network.interfaces import Candidate, Rank, collect
from companion.network.media import Medium, medium_of

BROADCAST, LOOPBACK, TO_ONE = 0x1002, 0x8, 0x10


def system(folder: Path, **files: str) -> Path:
    """Lay out what Linux says of interface ``x0``, and of its bridge's member ``y0``."""
    place = folder / "x0"
    place.mkdir()
    for name, content in {"type": "1", "iflink": "4", "ifindex": "4", **files}.items():
        path = place / name.replace("__", "/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content + "\n", encoding="ascii")
    return folder


LINUX: dict[str, tuple[dict[str, str], int, Medium]] = {
    "a card": ({"device__vendor": "0x8086"}, BROADCAST, Medium.CARD),
    "wi-fi on a board": ({"phy80211__name": "phy0"}, BROADCAST, Medium.CARD),
    "wireguard": ({"type": "65534"}, TO_ONE, Medium.TUNNEL),
    "tun": ({"type": "65534", "tun_flags": "0x1001"}, TO_ONE, Medium.TUNNEL),
    "tun that hides its flags": (
        {"type": "65534", "tun_flags": "0x1001"},
        BROADCAST,
        Medium.TUNNEL,
    ),
    "tap": ({"tun_flags": "0x1002"}, BROADCAST, Medium.TUNNEL),
    "a modem": ({"type": "512"}, TO_ONE, Medium.TUNNEL),
    "gre": ({"type": "778"}, 0, Medium.TUNNEL),
    "no broadcast": ({"device__vendor": "0x8086"}, 0, Medium.TUNNEL),
    "in a container": ({"iflink": "9"}, BROADCAST, Medium.INSIDE),
    "a bridge of containers": ({"brif__v0": ""}, BROADCAST, Medium.INSIDE),
    "a bridge to a card": ({"brif__y0": ""}, BROADCAST, Medium.CARD),
    "a vlan": ({"iflink": "2", "uevent": "DEVTYPE=vlan"}, BROADCAST, Medium.UNKNOWN),
    "something else": ({}, BROADCAST, Medium.UNKNOWN),
    "loopback": ({"type": "772"}, LOOPBACK, Medium.UNKNOWN),
}


@pytest.mark.parametrize("files, flags, medium", LINUX.values(), ids=LINUX)
def test_linux_tells_what_an_interface_is(
    tmp_path: Path, files: dict[str, str], flags: int, medium: Medium
) -> None:
    place = system(tmp_path, **files)
    (tmp_path / "y0" / "device").mkdir(parents=True)
    assert medium_of("x0", place, flags) is medium


@pytest.mark.parametrize(
    "flags, medium",
    [(BROADCAST, Medium.UNKNOWN), (TO_ONE | 0x2, Medium.TUNNEL), (0x1, Medium.TUNNEL)],
)
def test_where_there_are_flags_alone_they_tell_a_tunnel(
    tmp_path: Path, flags: int, medium: Medium
) -> None:
    assert medium_of("x0", tmp_path, flags) is medium


@pytest.mark.parametrize("name", ["", "none at all", "../../etc", "x" * 40, "{0F-A}"])
def test_what_is_no_interface_is_unknown(name: str, tmp_path: Path) -> None:
    assert medium_of(name, tmp_path) is Medium.UNKNOWN


@pytest.mark.skipif(sys.platform not in {"linux", "darwin"}, reason="this system does not tell")
def test_this_computers_own_loopback_is_no_tunnel() -> None:
    media = {each.medium for each in collect() if each.address == "127.0.0.1"}
    assert media == {Medium.UNKNOWN}


def at(address: str, medium: Medium, *, name: str = "x0", way_out: bool = False) -> Candidate:
    return Candidate(name, name, address, 24, is_default_route=way_out, medium=medium)


CARD = at("192.168.1.20", Medium.CARD)


@pytest.mark.parametrize(
    "other",
    [
        at("10.8.0.2", Medium.TUNNEL, way_out=True),
        at("10.8.0.2", Medium.TUNNEL, name="eth1", way_out=True),
        at("172.17.0.2", Medium.INSIDE, name="eth0", way_out=True),
        at("192.168.7.7", Medium.UNKNOWN, name="wg0", way_out=True),
        at("169.254.1.1", Medium.CARD),
    ],
)
def test_a_card_is_better_than_a_tunnel_or_a_container_whatever_they_are_called(
    other: Candidate,
) -> None:
    for order in ([other, CARD], [CARD, other]):
        chosen = choose_address(order, 8000)
        assert (chosen.host, chosen.trouble) == (CARD.address, None)


def test_a_card_is_one_even_if_its_name_sounds_like_a_vpn() -> None:
    card = at("192.168.1.20", Medium.CARD, name="tap7")
    chosen = choose_address([card, at("10.0.0.1", Medium.UNKNOWN, name="mystery")], 8000)
    assert (chosen.host, chosen.trouble) == (card.address, None)


@pytest.mark.parametrize(
    "alone, kind",
    [
        (at("10.8.0.2", Medium.TUNNEL, way_out=True), Rank.VPN),
        (at("100.101.1.2", Medium.UNKNOWN), Rank.VPN),
        (at("172.17.0.2", Medium.INSIDE, name="eth0", way_out=True), Rank.VIRTUAL),
        (at("172.17.0.1", Medium.UNKNOWN, name="docker0"), Rank.VIRTUAL),
        (at("169.254.1.1", Medium.CARD, way_out=True), Rank.LINK_LOCAL),
    ],
)
def test_an_address_that_phones_hardly_reach_is_given_with_a_warning(
    alone: Candidate, kind: Rank
) -> None:
    loopback = at("127.0.0.1", Medium.UNKNOWN, name="lo")
    chosen = choose_address([loopback, alone], 8000)
    assert (chosen.host, chosen.loopback_only) == (alone.address, False)
    assert chosen.trouble == TROUBLES[kind]
    assert choose_address([loopback, alone], 8000, alone.address).trouble is None, "it was named"


def test_windows_linux_says_that_phones_do_not_reach_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Adapter:
        name = nice_name = "eth0"
        ips = (type("IP", (), {"ip": "172.28.5.9", "network_prefix": 20}),)

    monkeypatch.setattr("companion.network.interfaces.ifaddr.get_adapters", lambda: [Adapter])
    monkeypatch.setattr("companion.network.interfaces._way_out", lambda *_: None)
    monkeypatch.setattr("platform.release", lambda: "5.15.1-microsoft-standard-WSL2")
    assert choose_address(collect(), 8000).trouble == TROUBLES[Rank.VIRTUAL]
