"""A round of every game on the smallest phones that play, with a big screen as the board."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import BIG_BOARD, Evening, evening
from tests.browser.short_games import command
from tests.engines.players import ChromiumPlayer, Player, title
from tests.engines.rounds import ROUNDS, Play, lay_out

SMALLEST: dict[str, Any] = {"viewport": {"width": 320, "height": 568}}


def anygame(night: Evening, ana: Player, bo: Player, cem: Player) -> None:
    lay_out(night, "anygame")
    command(night, night.board_context, "answer", key="round1/next", value={"scores": True})
    for player, sum_ in ((ana, "12"), (bo, "-3"), (cem, "40")):
        player.fill("#answer-sum", sum_)
        player.tap("#action button[type=submit]")
    expect(night.board.locator("#scores .total")).to_have_text(["12", "−3", "40"])


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize("play", [*ROUNDS, anygame], ids=lambda play: play.__name__)
def test_a_round_on_the_smallest_phones_and_a_big_screen(browser: Browser, play: Play) -> None:
    with evening(browser, board=BIG_BOARD, phones=SMALLEST) as night:
        ana, bo, cem = (ChromiumPlayer(night.join(name)) for name in ("Ana", "Bo", "Cem"))
        play(night, ana, bo, cem)
        pages = {name: phone.page for name, phone in night.phones.items()}
        pages["board"] = night.board
        assert [name for name, page in pages.items() if scrolls_sideways(page)] == []
        # Who comes back finds the same.
        before = ana.says("h1.pad-title")
        ana.reload()
        title(ana, before)
