"""No cards tonight: one tap in the lobby, and the app deals; a hand is seen while its player holds a button."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.evening import evening

NAMES = ("Ana", "Bo", "Cem")


def test_without_cards_the_app_deals_and_a_hand_is_held_to_be_seen(browser: Browser) -> None:
    with evening(browser, game="ohhell") as night:
        for name in NAMES:
            night.join(name, viewport={"width": 320, "height": 568})
        board = night.board
        expect(board.locator("#seat-order")).to_contain_text("Cem")
        board.click("text=Don’t have these cards?")
        board.click("#app-deals")
        expect(board.locator("#option-ohhell-dealer-app")).to_be_checked()
        expect(board.locator(".needs")).to_contain_text("No cards: they’re on your phones.")
        board.click("text=Start Oh Hell")
        board.click("text=Deal the cards")
        page = night.phones["Ana"].page
        hold, card = page.locator("#own-hand-hold"), page.locator("#own-hand .card")
        expect(card).to_have_attribute("data-face", "down")
        hold.dispatch_event("pointerdown")
        expect(card).to_have_attribute("data-face", "up")
        page.evaluate("dispatchEvent(new PointerEvent('pointerup'))")
        expect(card).to_have_attribute("data-face", "down")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
