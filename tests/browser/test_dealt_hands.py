"""No cards tonight: one tap in the lobby, and the app deals; a hand is seen while its player holds a button."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.fits import pad_of, screen
from tests.tables.table_fixture import TableFixture


def test_without_cards_the_app_deals_and_a_hand_is_held_to_be_seen(browser: Browser) -> None:
    laid = TableFixture(3)
    laid.ok(laid.host, "choose_game", game="ohhell")
    smallest = {"viewport": {"width": 320, "height": 568}}
    with (
        screen(browser, laid) as board,
        pad_of(browser, laid, laid.seats[0], **smallest) as ana,
    ):
        board.click("text=Don’t have these cards?")
        board.click("#app-deals")
        expect(board.locator("#option-ohhell-dealer-app")).to_be_checked()
        expect(board.locator(".needs")).to_contain_text("No cards: they’re on your phones.")
        board.click("text=Start Oh Hell")
        board.click("text=Deal the cards")
        page = ana.page
        hold, card = page.locator("#own-hand-hold"), page.locator("#own-hand .card")
        expect(card).to_have_attribute("data-face", "down")
        hold.dispatch_event("pointerdown")
        expect(card).to_have_attribute("data-face", "up")
        page.evaluate("dispatchEvent(new PointerEvent('pointerup'))")
        expect(card).to_have_attribute("data-face", "down")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
