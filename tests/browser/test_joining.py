"""Many sit down at once: a symbol that nobody picked is nothing to be refused for."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import PHONE, Evening, evening, open_context

NAMES = ("Ana", "Bo", "Cem", "Dilek", "Eva")


def arrive(night: Evening, name: str) -> Page:
    """Open the join page and type a name, without sitting down yet."""
    page = open_context(night.browser, PHONE).new_page()
    night.watch(page, name)
    page.goto(f"{night.program.url}/{night.code}")
    page.fill("#name", name)
    return page


def test_five_who_loaded_the_page_early_all_sit_down(browser: Browser) -> None:
    with evening(browser) as night:
        pages = [arrive(night, name) for name in NAMES]
        for page in pages:
            expect(page.locator('[name=colour][value="cherry"]')).to_be_checked()
        for page in pages:
            page.locator("text=Sit down").tap()
        for name, page in zip(NAMES, pages, strict=True):
            expect(page.locator("h1.pad-title")).to_have_text(f"You’re in, {name}")
        marks = night.board.locator("#seat-order .mark")
        expect(marks).to_have_count(len(NAMES))
        colours = marks.evaluate_all("marks => marks.map((each) => each.dataset.colour)")
        assert len(set(colours)) == len(NAMES)
        for page in pages:
            page.context.close()


@pytest.mark.slow
def test_a_symbol_that_was_picked_and_is_taken_is_said(browser: Browser) -> None:
    with evening(browser) as night:
        page = arrive(night, "Bo")
        # The very one that was proposed, but picked.
        page.locator('label[data-colour="cherry"]').tap()
        night.join("Ana")
        page.locator("text=Sit down").tap()
        expect(page.locator("#said")).to_contain_text("just took that symbol")
        expect(page.locator("#name")).to_have_value("Bo")
        expect(page.locator('[name=colour][value="carrot"]')).to_be_checked()
        # What is proposed instead is a proposal again.
        night.join("Cem")
        page.locator("text=Sit down").tap()
        expect(page.locator("h1.pad-title")).to_have_text("You’re in, Bo")
        page.context.close()


@pytest.mark.slow
def test_a_picked_symbol_stays_picked_when_the_name_is_refused(browser: Browser) -> None:
    with evening(browser) as night:
        night.join("Ana")
        page = arrive(night, "Ana")
        page.locator('label[data-colour="fish"]').tap()
        page.locator("text=Sit down").tap()
        expect(page.locator("#said")).to_contain_text("already at the table")
        expect(page.locator('[name=colour][value="fish"]')).to_be_checked()
        other = night.join("Cem")
        other.page.tap("#more-phone summary")
        other.page.tap("#rename-me")
        other.page.locator('#rename label[data-colour="fish"]').tap()
        other.page.locator("#rename [type=submit]").tap()
        expect(other.page.locator('#pad-head .mark[data-colour="fish"]')).to_be_visible()
        page.fill("#name", "Bo")
        page.locator("text=Sit down").tap()
        expect(page.locator("#said")).to_contain_text("just took that symbol")
        page.context.close()
