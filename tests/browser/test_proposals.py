"""What lies on the table is entered by one who is proposed; anybody else can do it instead."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import BIG_BOARD, Phone, evening
from tests.browser.test_accessibility import audit_board, audit_pad

SIZES = {"Ana": (320, 568), "Bo": (360, 640), "Cem": (390, 844)}

FIRST = "When everything’s ready, {} can flip the top card"
"""The headline while the first deal is still to be dealt."""


def waits_for(page: Page, headline: str) -> None:
    expect(page.locator("h1.pad-title").first).to_have_text(headline)


def is_proposed(phone: Phone) -> None:
    expect(phone.page.locator("#answer:not([data-offered])")).to_be_visible()


@pytest.mark.slow
def test_one_is_proposed_and_another_enters_it(browser: Browser) -> None:
    with evening(browser, board=BIG_BOARD) as night:
        for name, (width, height) in SIZES.items():
            size = {"width": width, "height": height}
            night.join(name, viewport=size)
        board = night.board
        ana, bo, cem = night.phones.values()
        expect(board.locator("#seat-order")).to_contain_text("Cem")
        board.click("text=Start The Feast")
        who = board.locator(".asked-who")
        expect(who).to_have_text(FIRST.format("Ana"))
        is_proposed(ana)
        audit_board(board, "one is proposed")
        for phone in (bo, cem):
            waits_for(phone.page, FIRST.format("Ana"))
            expect(phone.page.locator("#answer")).to_be_hidden()
            expect(phone.page.locator("#action button[type=submit]")).to_have_count(0)
            audit_pad(phone.page, f"somebody else is proposed, {phone.name}")
        # Anybody may do it: Bo opens the same form, and picks.
        bo.page.tap("text=Enter it here instead")
        bo.pick(5)
        expect(bo.page.locator("#answer")).to_be_visible()
        audit_pad(bo.page, "entering it instead")
        # What others do meanwhile does not close it. Ana's phone is gone: Bo is proposed, and keeps the pick.
        ana.context.set_offline(True)
        expect(who).to_have_text(FIRST.format("Bo"))
        is_proposed(bo)
        expect(bo.page.locator('#answer input[value="5"]')).to_be_checked()
        ana.context.set_offline(False)
        expect(who).to_have_text(FIRST.format("Ana"))
        waits_for(bo.page, FIRST.format("Ana"))
        expect(bo.page.locator("#answer")).to_be_visible()
        expect(bo.page.locator('#answer input[value="5"]')).to_be_checked()
        bo.page.locator(".enter-here button[type=submit]").tap()
        # The dummy's card is Ana's, too; the board's keys enter it as ever.
        expect(who).to_have_text("Waiting for Ana to flip one of Dummy 1’s cards")
        expect(cem.page.locator(".enter-here")).not_to_have_attribute("open", "")
        board.keyboard.press("9")
        for phone, rank in ((ana, 3), (bo, 4), (cem, 6)):
            phone.expect_title("Which card will you play?")
            phone.answer(rank)
        expect(who).to_have_text("Waiting for Bo to flip the top card")
        is_proposed(bo)
        waits_for(cem.page, "Waiting for Bo to flip the top card")
