"""The address that phones open while Companion runs: found, followed when it changes, or chosen."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from companion.network.addresses import TROUBLES, choose_address, url_of
from companion.network.interfaces import Candidate, Rank, collect, rank, rank_name, rank_of
from companion.network.media import SYSTEM, is_wireless

_WIRELESS = re.compile(r"^(wl|ath|ra\d)|wi-?fi|wireless|wlan|802\.11|airport", re.IGNORECASE)
_WIRED = re.compile(r"^(eth|en[opsx]|em\d)|ethernet|gigabit|thunderbolt|\blan\b", re.IGNORECASE)


class LinkType(Enum):
    """What a network is reached by, in everyday terms; the message ``network-link`` says it."""

    WIFI = "wifi"
    ETHERNET = "ethernet"
    VPN = "vpn"
    VIRTUAL = "virtual"
    NETWORK = "network"
    """Neither the system nor the name shows what."""


@dataclass(frozen=True, slots=True)
class AddressChoice:
    """An address of this computer that phones may open.

    ``name`` is that of its interface. The message ``network-what`` says what ``rank`` and
    ``is_default_route`` mean.
    """

    url: str
    link: LinkType
    name: str
    rank: str
    is_default_route: bool
    is_chosen: bool
    is_doubtful: bool
    """Whether phones in the room most likely do not reach it."""


class PhoneAddress:
    """The address for phones of a server that listens on ``host`` and ``port``.

    ``collect`` returns this computer's addresses now. The best of them is taken until the host
    chooses a different one. An address that this computer no longer has is replaced by the best one.
    """

    def __init__(
        self, port: int, host: str | None, collect: Callable[[], list[Candidate]] = collect
    ) -> None:
        self.port = port
        self._host = host
        self._collect = collect
        self._chosen: str | None = None
        self._candidates = collect()
        self.address = choose_address(self._candidates, port, host)

    @property
    def url(self) -> str:
        """The URL that goes into QR codes, without a final slash."""
        return self._chosen or self.address.url

    def refresh(self) -> bool:
        """Look up this computer's addresses again, and return whether the URL has changed."""
        before = self.url
        self._candidates = self._collect()
        self.address = choose_address(self._candidates, self.port, self._host)
        if self._chosen not in self._urls():
            self._chosen = None
        return self.url != before

    def choose(self, url: str) -> bool:
        """Choose an address of :meth:`choices`; return whether it is one of them."""
        if url not in self._urls():
            return False
        self._chosen = url
        return True

    def is_own(self, address: str) -> bool:
        """Whether an IP address is one of this computer's."""
        return any(each.address == address for each in self._candidates)

    def choices(self) -> tuple[AddressChoice, ...]:
        """Return the addresses that phones may open, the likeliest first."""
        return tuple(self._choice(each) for each in self._usable())

    def _usable(self) -> list[Candidate]:
        """Return the addresses other than loopback ones, of those that the server listens on."""
        urls = {self.address.url, *(other.url for other in self.address.others)}
        outward = [each for each in rank(self._candidates) if rank_of(each) is not Rank.LOOPBACK]
        return [each for each in outward if url_of(each.address, self.port) in urls]

    def _urls(self) -> set[str]:
        return {url_of(each.address, self.port) for each in self._usable()}

    def _choice(self, candidate: Candidate) -> AddressChoice:
        url = url_of(candidate.address, self.port)
        return AddressChoice(
            url,
            link_of(candidate),
            candidate.nice_name or candidate.interface,
            rank_name(candidate),
            candidate.is_default_route,
            is_chosen=url == self.url,
            is_doubtful=rank_of(candidate) in TROUBLES,
        )


def link_of(candidate: Candidate, system: Path = SYSTEM) -> LinkType:
    """Return what an address is reached by: by its rank, by the system's report, or by the interface's name."""
    match rank_of(candidate):
        case Rank.VPN:
            return LinkType.VPN
        case Rank.VIRTUAL:
            return LinkType.VIRTUAL
    names = (candidate.interface, candidate.nice_name)
    if is_wireless(candidate.interface, system) or any(map(_WIRELESS.search, names)):
        return LinkType.WIFI
    return LinkType.ETHERNET if any(map(_WIRED.search, names)) else LinkType.NETWORK
