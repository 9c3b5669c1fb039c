"""The set-up steps on the board: ticked off with the space bar, skipped, and never in anybody's way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.fits import screen
from tests.tables.table_fixture import TableFixture


def test_the_steps_are_ticked_off_with_space_and_can_be_skipped(browser: Browser) -> None:
    laid = TableFixture(2)
    with screen(browser, laid) as board:
        board.click("[data-do=start_game]")
        steps = board.locator(".between .steps > li")
        expect(steps.first).to_have_attribute("aria-current", "step")
        count = steps.count()
        assert count >= 3
        board.keyboard.press("Space")
        expect(steps.first).to_have_attribute("data-done", "")
        expect(steps.nth(1)).to_have_attribute("aria-current", "step")

        board.reload()
        expect(steps.first).to_have_attribute("data-done", "")
        expect(steps.nth(1)).to_have_attribute("aria-current", "step")
        # The last one that was done is clicked again: it is not done after all.
        steps.first.click()
        expect(steps.first).to_have_attribute("aria-current", "step")

        board.click("[data-fold]")
        expect(board.locator(".between h2")).to_be_hidden()
        expect(board.locator(".card-table")).to_be_visible()
        board.click("[data-unfold]")
        for _ in range(count):
            board.keyboard.press("Space")
        expect(board.locator(".between li[data-done]")).to_have_count(count)
        expect(board.locator("[data-tick]")).to_be_hidden()

        # Phones do not wait for it.
        laid.ok(laid.seats[0], "answer", key="deal1/round1/topic", value=5)
        expect(board.locator(".between")).to_have_count(0)


@pytest.mark.slow
def test_a_form_is_picked_with_one_click_and_its_help_is_read(browser: Browser) -> None:
    laid = TableFixture(2)
    laid.ok(laid.host, "choose_game", game="ididnt")
    with screen(browser, laid) as board:
        expect(board.locator("#form-base")).to_be_checked()
        board.locator("label:has(#form-blind)").click()
        expect(board.locator("#forms .help")).to_contain_text("face down")
        board.reload()
        expect(board.locator("#form-blind")).to_be_checked()


def test_the_space_bar_stands_beside_what_it_does(browser: Browser) -> None:
    laid = TableFixture(3)
    laid.ok(laid.host, "choose_game", game="liar")
    with screen(browser, laid) as board:
        board.click("[data-do=start_game]")
        dealt = board.locator("#says [data-next]")
        expect(dealt).to_have_text("The cards are dealt")
        keys = board.locator("kbd", has_text="space").locator("visible=true")
        expect(keys).to_have_count(1)
        expect(board.locator(".step-row kbd")).to_be_visible()
        for _ in range(board.locator(".between .steps > li").count()):
            board.keyboard.press("Space")
        expect(board.locator("[data-tick]")).to_be_hidden()
        expect(keys).to_have_count(1)
        expect(board.locator("#says kbd")).to_be_visible()
        board.keyboard.press("Space")
        expect(board.locator(".between")).to_have_count(0)
