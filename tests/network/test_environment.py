"""The environment variables that are numbers."""

from __future__ import annotations

import pytest

from companion.network.environment import read_environment
from companion.network.errors import NetworkError


@pytest.mark.parametrize("text", ["nan", "inf", "-1", "1e3", "65536"])
def test_a_port_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(NetworkError, match="isn’t a port"):
        read_environment({"COMPANION_PORT": text})
