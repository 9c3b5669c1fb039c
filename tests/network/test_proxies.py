"""Whose ``X-Forwarded`` headers are believed, and how far."""

from __future__ import annotations

import pytest

from companion.cli.terminal_words import TerminalWords
from companion.network.errors import NetworkError
from companion.network.proxies import MAX_HOPS, Proxies, parse_proxies

NAMED = parse_proxies("10.0.0.5, 10.1.0.0/16, ::1")


def test_none_are_trusted_unless_they_are_named() -> None:
    for text in ("", "0", " , "):
        assert not parse_proxies(text)
        assert not parse_proxies(text).trusts("127.0.0.1")


@pytest.mark.parametrize(
    "address, trusted",
    [
        ("10.0.0.5", True),
        ("::ffff:10.0.0.5", True),
        ("10.1.2.3", True),
        ("::1", True),
        ("10.0.0.6", False),
        ("evil", False),
        ("", False),
        (" 10.0.0.5 ", True),
    ],
)
def test_a_proxy_is_known_by_its_address(address: str, trusted: bool) -> None:
    assert NAMED.trusts(address) is trusted


@pytest.mark.parametrize(
    "address, forwarded, hops",
    [
        ("10.0.0.5", ["192.0.2.7"], 1),
        ("10.0.0.5", ["192.0.2.7", "10.1.0.9"], 2),
        ("10.0.0.5", ["1.1.1.1", "192.0.2.7"], 1),
        ("10.0.0.5", ["10.1.0.8", "192.0.2.7"], 1),
        ("10.0.0.5", ["10.1.0.8", "10.1.0.9"], 2),
        ("10.0.0.5", [], 1),
        ("192.0.2.7", ["1.1.1.1"], 0),
        ("192.0.2.7", ["1.1.1.1", "10.0.0.5"], 0),
        ("10.0.0.5", ["10.1.0.9"] * 100, MAX_HOPS + 1),
    ],
)
def test_a_visitor_is_the_first_that_no_proxy_of_ours_is(
    address: str, forwarded: list[str], hops: int
) -> None:
    assert NAMED.hops(address, forwarded) == hops


def test_a_number_counts_from_the_nearest_whoever_connects() -> None:
    assert parse_proxies("2").hops("192.0.2.7", ["1.1.1.1", "2.2.2.2", "3.3.3.3"]) == 2
    assert Proxies(1).trusts("192.0.2.7")


@pytest.mark.parametrize(
    "text",
    ["one", "10.0.0.300", "-1", "1,2x", "10.0.0.0/99", "²", "nan", "inf", "1.5", "1e1", "٣", "10"],
)
def test_what_names_no_proxy_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(NetworkError) as caught:
        parse_proxies(text)
    said = TerminalWords().error(caught.value)
    assert f"“{text}” isn’t a list of proxies. COMPANION_PROXIES holds" in said
