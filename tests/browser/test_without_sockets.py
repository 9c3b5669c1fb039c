"""Networks in which http works and WebSockets do not: the page asks for its screen instead."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from companion.storage.store import Store
from rules.engine.referee import Referee
from rules.engine.registry import GAMES
from tests.browser.evening import Evening, Phone, Program, evening, until
from tests.browser.short_games import command
from tests.browser.tunnel import Sockets, Tunnel
from tests.engines import rounds
from tests.engines.players import ChromiumPlayer
from tests.servers.table_log import TableLog
from tests.tables.random_commands import random_command

BY_THEIR_PAGES = 12
"""Answers in each game."""
SEND = """async ({ do: what, ...fields }) => {
  const pad = document.querySelector('script[type=module][src*="/js/pad.js"]');
  const { command } = await import(new URL("commands.js", pad.src));
  return command(what, fields);
}"""
"""Send a command from a pad, as its own scripts do."""

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


def by_seat(night: Evening) -> dict[str, Phone]:
    return {
        str(phone.page.get_attribute("body", "data-seat")): phone for phone in night.phones.values()
    }


def play_to_the_end(night: Evening, rng: Random) -> Referee:
    """Play a game that has begun to its end, at random; return it.

    Each pad sends what its player is asked for as it sends what is tapped. ``BY_THEIR_PAGES`` is how many; what
    comes later, and what the host is asked for, takes the short way.
    """
    phones = by_seat(night)
    sent = 0
    with closing(Store(f"sqlite:///{night.program.data}")) as store:
        log = TableLog(store, night.code)
        while True:
            log.read()
            referee = log.referee()
            assert referee is not None
            if (now := random_command(referee, rng)) is None:
                return referee
            phone = phones.get(now.seat or "")
            if now.message["do"] == "reveal":  # the table does it, after its countdown
                until(lambda: bool(log.read()), night.board_context.cookies)
            elif phone and sent < BY_THEIR_PAGES:
                phone.page.locator(f'[data-key="{now.message["key"]}"]').first.wait_for(
                    state="attached"
                )
                assert phone.page.evaluate(SEND, now.message)["ok"], now
                sent += 1
            else:
                context = phone.context if phone else night.board_context
                message = dict(now.message)
                command(night, context, message.pop("do"), pad=now.seat or "", **message)


NETWORKS: dict[Sockets, list[rounds.Play]] = {
    "refused": [rounds.goofspiel, rounds.feast],
    "swallowed": [rounds.eatme, rounds.ididnt],
    "stripped": [rounds.ibid, rounds.anygame],
    "cut": [rounds.liar, rounds.ohhell, rounds.nimmt],
}


def test_every_game_is_played_in_one_of_these_networks() -> None:
    assert {play.__name__ for games in NETWORKS.values() for play in games} == set(GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("sockets", NETWORKS)
def test_whole_games_are_played_over_http(
    browser: Browser, tmp_path: Path, sockets: Sockets
) -> None:
    with (
        network(tmp_path / "tables.db", sockets) as program,
        evening(browser, program=program) as night,
    ):
        people = [ChromiumPlayer(night.join(name)) for name in ("Ana", "Bo", "Cem")]
        for play in NETWORKS[sockets]:
            play(night, *people)
            night.board.evaluate("localStorage.setItem('companion.pace', 'none')")
            game = play_to_the_end(night, Random(sockets))
            winners = [by_seat(night)[seat].name for seat in game.table.winners]
            won = night.board.locator(".podium-place[data-rank='1'] li")
            expect(won).to_contain_text(winners)
            totals = night.board.locator(".finale-scores .total").all_inner_texts()
            for phone in night.phones.values():
                expect(phone.page.locator("#todo")).to_contain_text("is over")
                expect(phone.page.locator(".pad-more .scores .total")).to_have_text(totals)
            night.board.locator(".finale [data-do=end_game]").click()
            for each in people:
                expect(each.page.locator(".teach").first).to_be_attached()
        assert program.tunnel is not None
        assert program.tunnel.lines > 0, "WebSockets were tried"
