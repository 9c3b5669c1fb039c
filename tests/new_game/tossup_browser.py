"""A board and two phones play Toss-up."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.evening import evening


def test_a_round_with_a_board_and_two_phones(browser: Browser) -> None:
    with evening(browser) as night:
        ana, bo = night.join("Ana"), night.join("Bo")
        night.board.locator('.course[data-game="tossup"]').click()
        expect(night.board.locator("#game-tossup")).to_be_checked()
        night.board.locator('[data-do="start"]').click()
        ana.expect_title("How does the coin fall?")
        ana.answer("heads")
        bo.answer("tails")
        ana.expect_title("Toss the coin")
        ana.answer("heads")
        expect(night.board.locator("#scene")).to_contain_text("heads: a point for Ana")
        ana.expect_title("How does the coin fall?")
