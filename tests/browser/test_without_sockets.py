"""Networks in which http works and WebSockets do not: the page asks for its screen instead."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import Program, evening
from tests.browser.tunnel import Sockets, Tunnel
from tests.engines import rounds
from tests.engines.players import ChromiumPlayer

pytestmark = pytest.mark.xdist_group("without-sockets")


class BehindTunnel(Program):
    """A program that everybody reaches through a network of the test's."""

    tunnel: Tunnel | None = None

    @property
    def url(self) -> str:
        return super().url if self.tunnel is None else f"http://127.0.0.1:{self.tunnel.port}"


@contextmanager
def network(data: Path, sockets: Sockets) -> Iterator[BehindTunnel]:
    """Start a program behind such a network."""
    program = BehindTunnel(data)
    try:
        with closing(Tunnel(int(program.port), sockets)) as program.tunnel:
            yield program
    finally:
        program.stop()


@pytest.mark.slow
@pytest.mark.parametrize(
    "sockets, games",
    [
        ("refused", [rounds.goofspiel, rounds.feast]),
        ("swallowed", [rounds.eatme, rounds.ididnt]),
        ("stripped", [rounds.ibid]),
        ("cut", [rounds.liar]),
    ],
)
def test_games_are_played_over_http(
    browser: Browser, tmp_path: Path, sockets: Sockets, games: list[rounds.Play]
) -> None:
    with (
        network(tmp_path / "tables.db", sockets) as program,
        evening(browser, program=program) as night,
    ):
        people = [ChromiumPlayer(night.join(name)) for name in ("Ana", "Bo", "Cem")]
        for play in games:
            play(night, *people)
            night.board.evaluate("localStorage.setItem('companion.pace', 'none')")
            night.put_away()
            for each in people:
                expect(each.page.locator(".teach").first).to_be_attached()
        assert program.tunnel is not None
        assert program.tunnel.lines > 0, "WebSockets were tried"
