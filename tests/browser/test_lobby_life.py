"""The lobby lives: phones greet, vote, take the tour, practise and leave, and the board shows it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import evening

SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 568}}
HOPS = "el => el.getAnimations({ subtree: true }).length > 0"


@pytest.mark.slow
def test_phones_have_something_to_do_and_the_board_shows_it(browser: Browser) -> None:
    with evening(browser, game=None, board={"viewport": {"width": 1280, "height": 720}}) as night:
        board = night.board
        ana, bo = night.join("Ana", **SMALL), night.join("Bo", **SMALL)
        hello = ana.page.locator("#greet")
        box = hello.bounding_box()
        assert box is not None
        assert box["height"] >= 48
        assert box["y"] + box["height"] <= 568
        hello.tap()
        board.wait_for_function(f"() => ({HOPS})(document.querySelector('#seat-s1'))")
        for phone in (ana, bo):
            phone.page.locator("#vote-ohhell").tap()
        expect(board.locator("#votes-ohhell .mark")).to_have_count(2)
        bo.page.locator("#vote-liar").tap()
        expect(bo.page.locator("#vote-liar")).to_have_attribute("aria-pressed", "true")
        expect(board.locator("#votes-ohhell")).to_have_text("Ana wants to play this")
        ana.page.locator("[data-show-tour]").tap()
        expect(board.locator("#seat-s1 .doing")).to_have_text("on the tour")
        ana.page.keyboard.press("Escape")
        expect(board.locator("#seat-s1 .doing")).to_have_count(0)
        bo.page.locator("#practise").tap()
        expect(board.locator("#seat-s2 .doing")).to_have_text("practising The Feast")
        bo.page.go_back()
        expect(board.locator("#seat-s2 .doing")).to_have_count(0)
        ana.page.locator("#more-phone summary").tap()
        ana.page.locator("#leave-table").tap()
        ana.page.locator("#sure [data-yes]").tap()
        expect(ana.page.locator("h1")).to_have_text("You’ve left the table")
        expect(board.locator("#seat-order li[data-seat]")).to_have_count(1)
