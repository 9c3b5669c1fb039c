"""How many codes can be tried in an hour, tried out; and nobody pays for what others guess."""

from __future__ import annotations

import pytest

from companion.network.guess_limits import (
    FORGIVEN_AFTER,
    MAX_ADDRESSES,
    MAX_NETWORKS,
    OF_ADDRESS,
    OF_NETWORK,
    GuessLimiter,
)
from companion.network.rate_limits import RateLimit

HOUR = 3600


def wrong_codes_in_an_hour(addresses: int) -> int:
    """Return how many wrong codes an hour can be tried from this many addresses of one network."""
    alone = addresses * _in_an_hour(OF_ADDRESS)
    return min(alone, _in_an_hour(OF_NETWORK) + min(addresses, MAX_ADDRESSES))


def _in_an_hour(limit: RateLimit) -> int:
    return limit.burst + int(HOUR / limit.interval) + 1


class Guessing:
    """A limiter with its clock, and whoever guesses as fast as they are let."""

    def __init__(self) -> None:
        self.now = 0.0
        self.limiter = GuessLimiter(lambda: self.now)

    def guess(self, address: str) -> bool:
        """Guess wrongly from an address, and return whether that was answered."""
        if self.limiter.wait(address):
            return False
        self.limiter.count_wrong_code(address)
        return True

    def for_an_hour(self, addresses: list[str]) -> int:
        """Guess from all addresses every ten seconds, as often as they are let."""
        answered = 0
        for second in range(0, HOUR, 10):
            self.now = float(second)
            for address in addresses:
                while self.guess(address):
                    answered += 1
        return answered


def network(number: int, size: int) -> list[str]:
    return [f"10.0.{number}.{last}" for last in range(size)]


@pytest.mark.parametrize("size", [1, 2, 10, 100, 254])
def test_an_hour_of_guessing_from_one_network_comes_to_no_more_than_is_said(size: int) -> None:
    answered = Guessing().for_an_hour(network(0, size))
    said = wrong_codes_in_an_hour(size)
    assert said * 0.95 - 2 <= answered <= said


def test_whoever_changes_the_order_of_guesses_gains_nothing() -> None:
    fresh = Guessing()
    for address in network(0, 254):
        assert fresh.guess(address) or address not in network(0, OF_NETWORK.burst)
    answered = 254 + fresh.for_an_hour(network(0, 254)[::-1])
    assert answered <= wrong_codes_in_an_hour(254)


def test_networks_add_up_and_no_more_than_that() -> None:
    everywhere = [address for number in range(3) for address in network(number, 20)]
    assert Guessing().for_an_hour(everywhere) <= 3 * wrong_codes_in_an_hour(20)


def test_a_network_of_many_ipv6_addresses_gains_no_more_than_one_of_ipv4() -> None:
    guessing = Guessing()
    answered = sum(guessing.guess(f"2001:db8:0:{number:x}::1") for number in range(4000))
    assert answered <= wrong_codes_in_an_hour(4000)
    assert wrong_codes_in_an_hour(4000) == wrong_codes_in_an_hour(MAX_ADDRESSES)
    inside = [guessing.guess(f"2001:db8:0:1::{number:x}") for number in range(2, 2000)]
    assert not any(inside), "a household's /64 counts as one address"


def test_what_one_has_used_up_is_held_against_no_other() -> None:
    guessing = Guessing()
    for _ in range(OF_ADDRESS.burst):
        assert guessing.guess("10.0.0.1")
    assert guessing.limiter.wait("10.0.0.1") == OF_ADDRESS.interval + 1
    assert guessing.limiter.wait("10.0.0.2") == 0
    guessing.for_an_hour(network(0, 250))
    assert guessing.limiter.wait("10.0.0.251") == 0
    assert guessing.limiter.wait("10.0.1.1") == 0


def test_somebody_who_mistyped_waits_a_minute_at_most_and_is_forgiven_after_an_hour() -> None:
    guessing = Guessing()
    assert guessing.guess("10.0.0.251")
    for address in network(0, 250) * 4:
        guessing.guess(address)
    assert 0 < guessing.limiter.wait("10.0.0.251") <= OF_NETWORK.interval + 1
    guessing.now += FORGIVEN_AFTER
    for address in network(0, 100):
        guessing.guess(address)
    assert guessing.limiter.wait("10.0.0.251") == 0


def test_it_remembers_only_so_much() -> None:
    guessing = Guessing()
    for number in range(MAX_NETWORKS + 20):
        guessing.guess(f"10.{number >> 8}.{number & 255}.1")
    assert len(guessing.limiter._networks) == MAX_NETWORKS
