"""The keys for a number: what they enter, and that nothing is bid before somebody says how much."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import Phone
from tests.browser.fits import pad_of
from tests.browser.test_eatme import pick
from tests.tables.table_fixture import TableFixture

LARGE_TEXT = "document.documentElement.style.fontSize = '200%'"


def tap(page: Page, keys: str) -> None:
    """Tap digits, "+", "-", "0!" for the button that bids nothing at once, or "<" to delete."""
    names = {
        "+": '[data-key-step="1"]',
        "-": '[data-key-step="-1"]',
        "<": '[data-key-digit="delete"]',
    }
    for key in keys:
        page.locator(names.get(key, f'[data-key-digit="{key}"]')).tap()


def expect_bid(phone: Phone, words: str, *, sealable: bool = True) -> None:
    """Wait until the button says so."""
    button = phone.page.locator("#action button[type=submit]")
    expect(button).to_have_text(words)
    expect(button).to_be_enabled(enabled=sealable)


def test_nothing_is_bid_until_somebody_says_how_much(browser: Browser) -> None:
    laid = TableFixture(2)
    laid.start("eatme", ouroboros=True, dealer="app")
    with pad_of(browser, laid, laid.seats[0]) as ana:
        ana.expect_title("Bid to choose early")
        expect_bid(ana, "Choose a bid", sealable=False)
        # The keys have the only 0, and no place among them is empty.
        expect(ana.page.locator("[data-key-set]")).to_be_hidden()
        room = ana.page.locator(".keypad").bounding_box()
        last = ana.page.locator('[data-key-digit="delete"], [data-key-digit="0"]')
        boxes = [each.bounding_box() for each in last.all()]
        assert room
        assert all(boxes)
        heights = [each["height"] for each in boxes if each]
        assert heights[0] > 2 * heights[1]
        assert sum(heights) > room["height"] - heights[1] / 2
        for key in ("-", "0"):
            tap(ana.page, key)
            expect_bid(ana, "Seal a bid of 0")
            tap(ana.page, "<")
            expect_bid(ana, "Choose a bid", sealable=False)

        # After steps the first digit begins a new number, and no digit is lost.
        tap(ana.page, "+++")
        expect_bid(ana, "Seal a bid of 3")
        tap(ana.page, "12")
        expect_bid(ana, "Seal a bid of 12")
        tap(ana.page, "+")
        tap(ana.page, "7")
        expect_bid(ana, "Seal a bid of 7")

        # What is more than there is cannot be sealed, and nothing else is sealed instead.
        tap(ana.page, "99")
        expect(ana.page.locator(".bid output")).to_have_text("799")
        expect(ana.page.locator(".bid-left")).to_have_text("only 100 left")
        expect_bid(ana, "Choose a bid", sealable=False)
        tap(ana.page, "<<")
        expect_bid(ana, "Seal a bid of 7")

        # On a small phone, what one bids for follows right after the keys.
        ana.page.set_viewport_size({"width": 320, "height": 568})
        pool, others = (ana.page.locator(each).bounding_box() for each in ("#on-table", "#awaited"))
        assert pool
        assert others
        assert pool["y"] < others["y"]
        ana.send()
        ana.expect_title("Sealed")


@pytest.mark.slow
def test_a_card_alone_is_not_a_bid(browser: Browser) -> None:
    laid = TableFixture(2)
    laid.start("eatme", same_round=True, dealer="table")
    laid.answer(5)
    with pad_of(browser, laid, laid.seats[0], viewport={"width": 360, "height": 640}) as ana:
        ana.expect_title("Your card and bid")
        page = ana.page
        page.evaluate(LARGE_TEXT)
        expect_bid(ana, "Pick a card", sealable=False)
        pick(ana, 7)
        expect_bid(ana, "Choose a bid", sealable=False)
        for control in page.locator(".bid-value button").all():
            expect(control).to_be_in_viewport(ratio=1)
        foot = page.locator("#action").bounding_box()
        bid = page.locator(".bid-value").bounding_box()
        assert foot
        assert bid
        assert bid["y"] + bid["height"] <= foot["y"]
        page.locator("[data-key-set]").tap()
        expect_bid(ana, "Seal 7♣︎ (7), bid 0")


@pytest.mark.slow
def test_a_tile_that_was_picked_is_replaced_by_the_first_digit(browser: Browser) -> None:
    laid = TableFixture()
    laid.start("ibid", deck="app", draw=False, actions=False)
    laid.answer("s1")
    with pad_of(browser, laid, laid.seats[0]) as host:
        host.expect_title("Flip the top tile. What is it?")
        value = host.page.locator("#answer .ibid-keypad-value")
        host.page.locator('#answer [data-tile-number="1"]').tap()
        expect(value).to_have_text("1")
        host.page.locator('#answer [data-tile-key="2"]').tap()
        expect(value).to_have_text("2")
        for key in "34":
            host.page.locator(f'#answer [data-tile-key="{key}"]').tap()
        expect(value).to_have_text("234")
        expect(host.page.locator("#answer .reason")).to_contain_text("234")
        expect(host.page.locator("#action button[type=submit]")).to_be_disabled()
