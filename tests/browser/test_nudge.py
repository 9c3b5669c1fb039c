"""The board offers to ring whom the table has waited for so long that everybody looks at them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import evening

SOON, MORE = 35_000, 11_000
"""Milliseconds until shortly before the board offers it, and over that."""


@pytest.mark.slow
def test_the_board_offers_to_ring_whom_the_table_has_waited_for(browser: Browser) -> None:
    with evening(browser, countdown=600) as night:
        ana, bo, cem, dilek = (night.join(name) for name in ("Ana", "Bo", "Cem", "Dilek"))
        board = night.board
        board.clock.install()
        board.reload()
        board.click("text=Start The Feast")
        ana.answer(5)
        bo.expect_title("Which card will you play?")
        offers = board.locator("[data-nudges] [data-ring]").locator("visible=true")
        # Four are asked: nobody is late alone.
        expect(board.locator("#says h2")).to_contain_text("Everybody chooses")
        board.clock.run_for(SOON + MORE)
        expect(offers).to_have_count(0)
        for phone, card in ((ana, 3), (cem, 4)):
            phone.answer(card)
            expect(phone.page.locator("#sealed")).to_be_visible()
        expect(board.locator("#says .now-few")).to_contain_text("Bo")
        board.clock.run_for(SOON)
        expect(offers).to_have_count(0)
        board.clock.run_for(MORE)
        expect(offers).to_have_text(["Ring Bo’s phone", "Ring Dilek’s phone"])
        # Whoever seals is not waited for, and the table waits for somebody else from then on.
        dilek.answer(6)
        expect(offers).to_have_count(0)
        board.clock.run_for(SOON + MORE)
        expect(offers).to_have_text(["Ring Bo’s phone"])
        offers.click()
        expect(bo.page.locator(".call")).to_be_visible()
        expect(ana.page.locator(".call")).to_be_hidden()
        bo.page.locator(".call").tap()
        bo.answer(7)
        expect(offers).to_have_count(0)
