"""A change that takes back later entries says which before it is made: on the pad and on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fits import pad_of, screen
from tests.tables.table_fixture import TableFixture

OPEN_FORM = """key => {
  const button = Object.assign(document.createElement("button"), { type: "button" });
  button.dataset.amend = key;
  document.querySelector("#more, main").append(button);
  button.click();
  button.remove();
}"""
"""Open the form for an entry that is older than those which a pad lists."""


def two_rounds() -> TableFixture:
    """Let Ana play 5 and 7, and Bo 1 and 2."""
    laid = TableFixture(2)
    laid.start("goofspiel")
    for number, cards in enumerate([(5, 1), (7, 2)], start=1):
        laid.answer(number)
        for seat, card in zip(laid.seats, cards, strict=True):
            laid.answer(card, seat)
        laid.alarm.ring()
    return laid


def change_to(page: Page, card: int) -> None:
    """Pick another card in the open form, and press the button."""
    page.locator(f'#amend input[value="{card}"]').check(force=True)
    page.locator("#amend button[type=submit]").click()


@pytest.mark.slow
def test_which_later_entries_no_longer_fit_is_said_before_the_change(browser: Browser) -> None:
    laid = two_rounds()
    smallest = {"viewport": {"width": 320, "height": 568}}
    with (
        screen(browser, laid) as board,
        pad_of(browser, laid, laid.seats[0], **smallest) as ana,
    ):
        # On the board: it is said, and nothing is changed until it is pressed again.
        board.keyboard.press("a")
        entry = board.locator('[data-amend="round1/card/s1"]')
        entry.click()
        change_to(board, 7)
        said = board.locator("#amend .amend-lost")
        expect(said).to_contain_text("Ana’s card, round 2: 7")
        button = board.locator("#amend button[type=submit]")
        expect(button).to_have_text("Change it anyway")
        expect(button).to_be_in_viewport(ratio=1)
        # Another card takes back nothing: the warning goes, and the change is made at once.
        board.locator('#amend input[value="6"]').check(force=True)
        expect(said).to_be_empty()
        expect(button).to_have_text("Save the change")
        button.press("Enter")
        expect(board.locator("#amend")).to_be_hidden()
        expect(board.locator("#correction-said")).to_contain_text("6")
        expect(board.locator("[data-open=entries]")).to_be_focused()

        # On the pad of a small phone the same, and the change is made when it is pressed again.
        page = ana.page
        page.evaluate(OPEN_FORM, "round1/card/s1")
        change_to(page, 7)
        expect(page.locator("#amend .amend-lost")).to_contain_text("Ana’s card, round 2: 7")
        expect(page.locator("#amend button[type=submit]")).to_have_text("Change it anyway")
        expect(page.locator("#amend button[type=submit]")).to_be_in_viewport(ratio=1)
        page.locator("#amend button[type=submit]").tap()
        expect(page.locator("#amend")).to_be_hidden()
        ana.expect_title("Which card will you play?")
        expect(board.locator("#correction-said")).to_contain_text("A later entry no longer fits")
