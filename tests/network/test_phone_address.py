"""The address in the QR code follows the computer, and can be chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.network.interfaces import Candidate
from companion.network.phone_address import LinkType, PhoneAddress, link_of
from companion.network.visits import Visits

LOOPBACK = Candidate("lo", "lo", "127.0.0.1", 8)
WIFI = Candidate("wlan0", "wlan0", "192.168.1.20", 24, is_default_route=True)
CABLE = Candidate("eth0", "eth0", "192.168.7.2", 24)
TUNNEL = Candidate("tun0", "tun0", "10.8.0.2", 24)
HOTSPOT = Candidate("wlan0", "wlan0", "172.20.10.3", 28, is_default_route=True)


class Computer:
    """A computer whose addresses the test changes."""

    def __init__(self, *candidates: Candidate) -> None:
        self.candidates = [LOOPBACK, *candidates]

    def collect(self) -> list[Candidate]:
        return self.candidates


def of(*candidates: Candidate, host: str | None = None) -> tuple[Computer, PhoneAddress]:
    computer = Computer(*candidates)
    return computer, PhoneAddress(8000, host, computer.collect)


def test_the_likeliest_address_is_taken_and_all_are_listed_by_what_they_are() -> None:
    _, found = of(TUNNEL, CABLE, WIFI)
    assert found.url == "http://192.168.1.20:8000"
    listed = [
        (choice.url, choice.link, choice.is_chosen, choice.is_doubtful)
        for choice in found.choices()
    ]
    assert listed == [
        ("http://192.168.1.20:8000", LinkType.WIFI, True, False),
        ("http://192.168.7.2:8000", LinkType.ETHERNET, False, False),
        ("http://10.8.0.2:8000", LinkType.VPN, False, True),
    ]
    assert (found.choices()[0].rank, found.choices()[0].is_default_route) == ("default", True)


def test_the_host_chooses_another_one_and_it_stays() -> None:
    _, found = of(CABLE, WIFI)
    assert found.choose("http://192.168.7.2:8000")
    assert not found.refresh()
    assert found.url == "http://192.168.7.2:8000"
    assert [choice.is_chosen for choice in found.choices()] == [False, True]


@pytest.mark.parametrize(
    "url", ["http://192.168.9.9:8000", "http://127.0.0.1:8000", "", "javascript:1"]
)
def test_only_what_is_listed_can_be_chosen(url: str) -> None:
    _, found = of(CABLE, WIFI)
    assert not found.choose(url)
    assert found.url == "http://192.168.1.20:8000"


def test_a_computer_that_joins_another_wifi_is_followed() -> None:
    computer, found = of(WIFI)
    computer.candidates = [LOOPBACK, HOTSPOT]
    assert found.refresh()
    assert found.url == "http://172.20.10.3:8000"
    assert not found.refresh()


def test_a_choice_that_is_gone_gives_way_to_the_best() -> None:
    computer, found = of(CABLE, WIFI)
    found.choose("http://192.168.7.2:8000")
    computer.candidates = [LOOPBACK, WIFI]
    assert found.refresh()
    assert found.url == "http://192.168.1.20:8000"


def test_a_computer_without_a_network_has_nothing_to_choose_from_and_says_why() -> None:
    computer, found = of()
    assert found.choices() == ()
    assert found.address.loopback_only
    assert found.address.trouble == "offline"
    computer.candidates = [LOOPBACK, WIFI]
    assert found.refresh()
    assert [choice.url for choice in found.choices()] == ["http://192.168.1.20:8000"]


def test_a_server_that_listens_on_one_address_offers_no_other() -> None:
    _, found = of(CABLE, WIFI, host="192.168.7.2")
    assert found.url == "http://192.168.7.2:8000"
    assert [choice.url for choice in found.choices()] == ["http://192.168.7.2:8000"]
    assert found.is_own("192.168.1.20")
    assert not found.is_own("192.168.1.21")


def test_what_an_interface_is_comes_from_its_rank_the_system_or_its_name(tmp_path: Path) -> None:
    (tmp_path / "net7" / "phy80211").mkdir(parents=True)
    names = {
        "net7": LinkType.WIFI,
        "net8": LinkType.NETWORK,
        "Wi-Fi": LinkType.WIFI,
        "Ethernet 2": LinkType.ETHERNET,
        "enp3s0": LinkType.ETHERNET,
        "docker0": LinkType.VIRTUAL,
    }
    for name, kind in names.items():
        assert link_of(Candidate(name, name, "192.168.1.20", 24), tmp_path) is kind, name


def test_a_visit_is_told_in_whole_seconds() -> None:
    now = [100.0]
    visits = Visits(lambda: now[0])
    assert visits.seconds() is None
    visits.note()
    now[0] += 3.9
    assert visits.seconds() == 3
