"""A game of Oh Hell: sealed bids on three phones, tricks that have to add up, and a dealer who is hooked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import Evening, evening

pytestmark = pytest.mark.game("ohhell")

NAMES = ("Ana", "Bo", "Cem")


def begin(night: Evening, form: str, **options: str) -> None:
    """Let everybody sit down, choose the game, with hands of up to three cards, and begin."""
    board = night.board
    for name in NAMES:
        night.join(name)
        expect(board.locator("#seat-order")).to_contain_text(name)
    board.locator("label.course", has_text="Oh Hell").click()
    board.locator(f"#form-{form}").locator("xpath=..").click()
    expect(board.locator(f"#form-{form}")).to_be_checked()
    for name, value in options.items():
        picked = board.locator(f"#option-ohhell-{name}-{value}")
        picked.locator("xpath=..").click()
        expect(picked).to_be_checked()
    number = board.locator("#option-ohhell-largest output")
    for less in range(6, 2, -1):
        board.locator("#option-ohhell-largest").get_by_label("fewer").click()
        expect(number).to_have_text(str(less))
    board.click("text=Start Oh Hell")
    expect(board.locator("#board-head h1")).to_have_text("Oh Hell")


def turn_up(board: Page, suit: str) -> None:
    expect(board.locator(".asked-what")).to_have_text("Which suit was turned up?")
    board.locator(".quick-words button", has_text=suit).click()


def bid(night: Evening, **bids: int) -> None:
    for name, number in bids.items():
        night.phones[name].expect_title("How many tricks will you win?")
        night.phones[name].answer(number)


def enter_tricks(page: Page, **tricks: int) -> None:
    """Fill in everybody's tricks on a phone, and send them."""
    page.locator(".enter-here, section.part").first.wait_for()
    here = page.locator(".enter-here:not([open]) > summary")
    if here.count():
        here.tap()
    expect(page.locator("section.part")).to_have_count(len(tricks))
    for name, number in tricks.items():
        part = page.locator("section.part", has_text=name)
        part.locator(f'input[value="{number}"]').check(force=True)
    page.locator("#action button[type=submit], .enter-here button[type=submit]").tap()


def totals(page: Page) -> dict[str, int]:
    return {
        row.locator(".who-name").inner_text(): int(row.locator(".total").inner_text())
        for row in page.locator(".scores tbody tr").all()
    }


@pytest.mark.slow
def test_three_deals_with_sealed_bids_and_tricks_that_have_to_add_up(browser: Browser) -> None:
    with evening(browser) as night:
        begin(night, "short")
        board, ana = night.board, night.phones["Ana"]
        says = board.locator(".board-ruling")
        expect(board.locator("#between-heading")).to_contain_text("The first deal")
        turn_up(board, "Hearts")
        bid(night, Ana=2, Bo=1, Cem=1)
        expect(says).to_contain_text("The bids add up to 4, and there are 3 tricks.")
        enter_tricks(ana.page, Ana=2, Bo=1, Cem=1)
        expect(ana.page.locator("#toasts")).to_contain_text("That makes 4 tricks, 1 too many.")
        enter_tricks(ana.page, Ana=2, Bo=1, Cem=0)
        expect(board.locator(".asked-what")).to_have_text("Which suit was turned up?")
        assert totals(board) == {"Ana": 12, "Bo": 11, "Cem": 0}
        turn_up(board, "Spades")
        bid(night, Ana=0, Bo=0, Cem=2)
        enter_tricks(ana.page, Ana=0, Bo=0, Cem=2)
        turn_up(board, "Clubs")
        bid(night, Ana=1, Bo=0, Cem=0)
        enter_tricks(ana.page, Ana=1, Bo=0, Cem=0)
        expect(board.locator("#finale h1")).to_contain_text("Ana")
        assert totals(board) == {"Ana": 33, "Bo": 31, "Cem": 22}


@pytest.mark.slow
def test_the_dealer_is_told_which_bid_would_make_it_even(browser: Browser) -> None:
    with evening(browser) as night:
        begin(night, "hooked", trumps="order")
        board = night.board
        board.click("text=All dealt")
        order: list[str] = []
        while len(order) < 2:
            title = board.locator("#says h2")
            expect(title).to_contain_text("to bid")
            name = next(each for each in NAMES if each in title.inner_text())
            night.phones[name].answer(0)
            order.append(name)
            expect(title).not_to_contain_text(name)
        (dealer,) = set(NAMES) - set(order)
        phone = night.phones[dealer]
        phone.expect_title("How many tricks will you win?")
        even = phone.page.locator('form.answer input[value="1"]')
        expect(even).to_have_attribute("aria-disabled", "true")
        even.locator("xpath=..").tap(force=True)
        expect(phone.page.locator(".reason:not(:empty)")).to_contain_text(
            "The dealer may not bid that."
        )
