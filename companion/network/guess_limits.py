"""Limits on guessing the codes of tables, which lock nobody out who has the right one.

Each address may guess wrongly a few times, and so may each network. What one has used up is never
held against another: while a network has nothing left, an address in it that has not guessed
wrongly of late still gets an answer. So a guesser gains one guess with each address, and
docs/security.md counts how many codes that are in an hour.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from companion.network.rate_limits import Bucket, RateLimit, client_key, network_key

OF_ADDRESS = RateLimit(12, 60)
"""The wrong codes of one address."""
OF_NETWORK = RateLimit(40, 60)
"""The wrong codes of one network (/24, and /48 for IPv6)."""
FORGIVEN_AFTER = 3600.0
"""Seconds after its last wrong code until an address counts as one that has not guessed."""
MAX_ADDRESSES = 256
"""The addresses of one network that are remembered; a network with more has none that is new."""
MAX_NETWORKS = 16_384
"""The networks that are remembered; beyond that, the one that guessed longest ago is dropped."""


@dataclass
class _Address:
    """The state of one address that has guessed wrongly, with the time of its last guess."""

    bucket: Bucket
    at: float


@dataclass
class _Network:
    """The state of one network."""

    bucket: Bucket
    addresses: OrderedDict[str, _Address] = field(default_factory=OrderedDict)


class GuessLimiter:
    """Counts wrong codes; ``clock`` returns monotonic seconds.

    >>> guesses = GuessLimiter(lambda: 0)
    >>> for _ in range(12):
    ...     guesses.count_wrong_code("192.168.1.66")
    >>> guesses.wait("192.168.1.66"), guesses.wait("192.168.1.20")
    (61, 0)
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._networks: OrderedDict[str, _Network] = OrderedDict()

    def wait(self, address: str | None) -> int:
        """Return the seconds until an address may try a code; 0: now."""
        network = self._networks.get(network_key(address))
        if network is None:
            return 0
        self._forgive(network)
        known = network.addresses.get(client_key(address))
        if known is None:
            return network.bucket.wait if len(network.addresses) >= MAX_ADDRESSES else 0
        return max(known.bucket.wait, network.bucket.wait)

    def count_wrong_code(self, address: str | None) -> None:
        """Count a wrong code."""
        name, now = network_key(address), self._clock()
        network = self._networks.pop(name, None) or _Network(Bucket(OF_NETWORK, self._clock))
        self._networks[name] = network
        if network.bucket.left >= 1:
            network.bucket.spend()
        who = client_key(address)
        known = network.addresses.pop(who, None) or _Address(Bucket(OF_ADDRESS, self._clock), now)
        known.bucket.spend()
        known.at = now
        if len(network.addresses) < MAX_ADDRESSES:
            network.addresses[who] = known
        while len(self._networks) > MAX_NETWORKS:
            self._networks.popitem(last=False)

    def _forgive(self, network: _Network) -> None:
        """Forget the addresses whose last wrong code is long ago; the oldest come first."""
        now = self._clock()
        while network.addresses:
            name, oldest = next(iter(network.addresses.items()))
            if now - oldest.at < FORGIVEN_AFTER:
                return
            del network.addresses[name]
