"""What the tests of connections share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from gevent import socket


@pytest.fixture
def pair() -> Iterator[tuple[socket.socket, socket.socket]]:
    """Return two sockets that are connected to each other."""
    one, two = socket.socketpair()
    with one, two:
        yield one, two
