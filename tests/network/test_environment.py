"""The environment variables that are numbers."""

from __future__ import annotations

import pytest

from companion.network.environment import parse_proxies, read_environment
from companion.network.errors import NetworkError


@pytest.mark.parametrize("text", ["nan", "inf", "-1", "1.5", "1e1", "10", "", "٣", "one"])
def test_a_number_of_proxies_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(NetworkError, match="is no number of proxies") as caught:
        parse_proxies(text)
    assert caught.value.code == "bad-proxies"


def test_a_number_of_proxies_is_read() -> None:
    assert [parse_proxies(text) for text in ("0", "2", "9")] == [0, 2, 9]


@pytest.mark.parametrize("text", ["nan", "inf", "-1", "1e3", "65536"])
def test_a_port_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(NetworkError, match="is no port"):
        read_environment({"COMPANION_PORT": text})
