"""The building blocks of a standard scene: with the longest names nothing is cut off, on boards, pads and for watchers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.block_scenes import BLOCKS, lay_block
from tests.browser.evening import BOARD, open_context
from tests.browser.fits import screen
from tests.browser.test_board_fits import SHOWN, misplaced, open_board

pytestmark = pytest.mark.slow

WIDER = "document.documentElement.scrollWidth > innerWidth"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = open_context(browser, BOARD)
    page = context.new_page()
    yield page
    page.unroute_all(behavior="wait")
    context.close()


@pytest.mark.parametrize("players", [2, 5, 8])
def test_no_word_is_out_of_sight_on_the_board(page: Page, players: int) -> None:
    shown = []
    for name in BLOCKS:
        laid = lay_block(name, players)
        drawn = laid.html("board", host=True)
        assert 'id="scene"' in drawn["stage"]
        shown.append({region: drawn[region] for region in SHOWN})
    open_board(page, lay_block("rows", players))
    assert misplaced(page, shown) == []


@pytest.mark.parametrize(
    "name, cards", [("middle", 3), ("rows", 10), ("piles", 2), ("grid", 7), ("rows-and-piles", 8)]
)
def test_a_pad_shows_every_block_without_scrolling_sideways(
    browser: Browser, name: str, cards: int
) -> None:
    laid = lay_block(name, 3)
    size = {"width": 320, "height": 568}
    with screen(browser, laid, laid.seats[0], viewport=size) as page:
        assert not page.evaluate(WIDER)
        assert page.locator("#on-table .card").count() == cards
