"""A round of every game on the smallest phones that play, with a big screen as the board."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.evening import BIG_BOARD, evening
from tests.engines.players import ChromiumPlayer, title
from tests.engines.rounds import ROUNDS, Play, anygame, ohhell

SMALLEST: dict[str, Any] = {"viewport": {"width": 320, "height": 568}}


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize(
    "play",
    [
        pytest.param(play, id=play.__name__, marks=pytest.mark.game(play.__name__))
        for play in (*ROUNDS, ohhell, anygame)
    ],
)
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
