"""Who watches never keeps out who plays, and no phone or address takes all that there is."""

from __future__ import annotations

from contextlib import ExitStack

from companion.live.socket_limits import (
    MAX_OF_DEVICE,
    MAX_WATCHING,
    MAX_WATCHING_OF_CLIENT,
    SocketLimits,
)


class Crowd:
    """Connections that stay until the test ends."""

    def __init__(self) -> None:
        self.limits = SocketLimits()
        self.stack = ExitStack()
        self.came = 0

    def watches(self, client: str | None, table: str = "t") -> bool:
        self.came += 1
        return self.stack.enter_context(
            self.limits.held(table, f"stranger-{self.came}", client, seated=False)
        )

    def plays(self, device: str = "phone", table: str = "t") -> bool:
        return self.stack.enter_context(self.limits.held(table, device, "a", seated=True))


def test_those_who_watch_never_keep_out_who_plays() -> None:
    crowd = Crowd()
    assert all(crowd.watches(None) for _ in range(MAX_WATCHING))
    assert not crowd.watches(None)
    assert crowd.watches(None, "another")
    assert all(crowd.plays(f"phone-{number}") for number in range(8))


def test_one_address_takes_only_some_of_the_places_to_watch() -> None:
    crowd = Crowd()
    assert all(crowd.watches("a", f"t{number % 3}") for number in range(MAX_WATCHING_OF_CLIENT))
    assert not crowd.watches("a")
    assert crowd.watches("b")


def test_one_phone_has_pads_in_several_tabs_and_no_more() -> None:
    crowd = Crowd()
    assert all(crowd.plays() for _ in range(MAX_OF_DEVICE))
    assert not crowd.plays()
    assert crowd.plays("another")
    assert crowd.plays(table="another")


def test_a_place_that_is_left_is_free() -> None:
    crowd = Crowd()
    while crowd.watches("a"):
        pass
    crowd.stack.close()
    assert crowd.limits._counts == {}
    assert crowd.watches("a")
