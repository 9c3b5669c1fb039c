"""The laptop's owner gets back to the board in a second browser on the laptop."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import BOARD, evening, open_context, opened
from tests.browser.fits import browser_of, open_page
from tests.tables.table_fixture import TableFixture

BESIDE_THE_STEPS = """
  const { right } = document.querySelector(".welcome-words").getBoundingClientRect();
  const line = document.createRange();
  return [...document.querySelectorAll(".welcome-words *")].filter((each) => {
    line.selectNodeContents(each);
    return Math.max(line.getBoundingClientRect().right, each.getBoundingClientRect().right) > right + 1;
  }).map((each) => each.outerHTML);
"""
"""What reaches out of the words that say what it is, into the steps beside them."""


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_small_laptop_the_first_page_writes_nothing_over_the_steps(
    browser: Browser, language: str
) -> None:
    laid = TableFixture(0)
    laid.language = language
    with opened(browser, BOARD) as context:
        page = context.new_page()
        open_page(page, browser_of(laid, "laptop", laptop=True), "/")
        found = {}
        for width in (965, 1024, 1200, 1280):
            page.set_viewport_size({"width": width, "height": 720})
            found[width] = page.evaluate(f"() => {{{BESIDE_THE_STEPS}}}")
        assert not any(found.values()), found
        page.unroute_all(behavior="wait")


@pytest.mark.slow
def test_a_second_browser_on_the_laptop_opens_the_board_by_the_used_link(browser: Browser) -> None:
    with evening(browser, own=True) as night:
        night.join("Ana")
        second = open_context(browser, BOARD)
        page = second.new_page()
        night.watch(page, "second")
        page.goto(night.program.laptop_url)
        expect(page.locator("h1")).to_have_text("This link works only once")
        button = page.get_by_role("button", name="This is my laptop: open the board")
        expect(button).to_be_focused()
        page.keyboard.press("Enter")
        # Somebody sits at that table just now, so it is the one.
        page.wait_for_url(f"**/board/{night.code}")
        expect(page.locator("#seat-order")).to_contain_text("Ana")
        expect(page.get_by_role("button", name="Start The Feast")).to_be_visible()
        page.goto(night.program.url)
        expect(page.get_by_role("button", name="New table")).to_be_visible()
        second.close()
