"""Ranks are typed at the board as people say them: negative ones, and those of which one begins another."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import evening

PROGRAM = "tests.browser.low_ranks_program"


@pytest.mark.slow
def test_negative_ranks_are_typed_at_the_board_and_picked_on_the_pad(browser: Browser) -> None:
    with evening(browser, module=PROGRAM, game="goofspiel") as night:
        ana, bo = (night.join(name) for name in ("Ana", "Bo"))
        board = night.board
        board.click("text=Start Goofspiel")
        board.locator(".quick").wait_for()
        # A minus alone is not an answer yet: only the negative ranks go on from it.
        board.keyboard.press("-")
        expect(board.locator(".quick [data-possible]")).to_have_text(["−5", "−4", "−3", "−2", "−1"])
        board.keyboard.press("5")
        expect(board.locator(".centre .card-rank")).to_have_text("−5")

        # On the pad the same keys of a keyboard pick and send it.
        ana.expect_title("Which card will you play?")
        ana.page.locator("#answer input").first.focus()
        ana.page.keyboard.press("ArrowRight")
        expect(ana.page.locator("#answer input:checked")).to_have_value("1")
        ana.page.keyboard.press("Enter")
        expect(ana.page.locator("#sealed")).to_be_visible()
        bo.answer(2)
        # A one may become a ten: it waits for the rest, or for Enter.
        quick = board.locator(".quick [data-typed='12']")
        quick.wait_for()
        board.keyboard.press("1")
        expect(board.locator("#toasts")).to_contain_text("Press Enter for 1, or type the rest.")
        expect(board.locator(".quick [data-entered]")).to_have_text("1")
        board.keyboard.press("Escape")
        expect(board.locator(".quick [data-typing]")).to_have_count(0)
        board.keyboard.type("1")
        board.keyboard.press("Enter")
        expect(board.locator(".centre .topic-card .card-rank").first).to_have_text("A")
        for phone, card in ((ana, 3), (bo, 4)):
            phone.answer(card)
        quick.wait_for()
        board.keyboard.type("12")
        expect(board.locator(".centre .topic-card .card-rank").first).to_have_text("Q")
