"""A screen stays on where its owner wants it: by a wake lock, or else by a silent film after a tap."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fits import screen
from tests.tables.table_fixture import TableFixture

NO_LOCK = "delete Navigator.prototype.wakeLock;"
"""As on a phone over plain http."""
LOCKED = """
window.locks = [];
Object.defineProperty(Navigator.prototype, "wakeLock", { configurable: true, value: { request: async (what) => {
  locks.push(what);
  return { release: () => locks.push("released") };
} } });
"""
FILM = """
window.played = [];
HTMLMediaElement.prototype.play = async function () { played.push("on"); if (window.refused) throw new Error("no"); };
HTMLMediaElement.prototype.pause = function () { played.push("off"); };
"""
"""The browser of the tests has no decoder for films, and phones do not say what they would play."""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A pad, before it is known what its browser is like."""
    laid = TableFixture(1)
    with screen(browser, laid, laid.seats[0]) as page:
        yield page


def reload(page: Page) -> None:
    page.reload()
    page.locator("body[data-connection=there]").wait_for(state="attached")


def look_at_phone(page: Page, script: str) -> None:
    """Open what there is about the phone, whose browser is like that."""
    page.add_init_script(script)
    reload(page)
    page.locator("#more-phone > summary").tap()


@pytest.mark.slow
def test_with_a_wake_lock_it_stays_on_until_somebody_says_no(page: Page) -> None:
    look_at_phone(page, LOCKED)
    switch = page.get_by_role("switch", name="Keep this screen on")
    expect(switch).to_be_checked()
    assert page.evaluate("locks") == ["screen"]
    switch.tap()
    expect(switch).not_to_be_checked()
    assert page.evaluate("locks") == ["screen", "released"]
    reload(page)
    assert page.evaluate("locks") == []


@pytest.mark.slow
def test_without_one_a_silent_film_plays_from_the_first_tap_until_somebody_says_no(
    page: Page,
) -> None:
    look_at_phone(page, NO_LOCK + FILM)
    switch = page.get_by_role("switch", name="Keep this screen on")
    page.wait_for_function("() => played.length === 1")  # "This phone" was tapped
    expect(switch).to_be_checked()
    switch.tap()
    page.wait_for_function("() => played.length === 2")
    assert page.evaluate("played") == ["on", "off"]
    reload(page)
    page.locator("#more-phone > summary").tap()
    expect(switch).not_to_be_checked()
    assert page.evaluate("played") == []


def test_a_phone_that_cannot_do_it_says_so(page: Page) -> None:
    look_at_phone(page, NO_LOCK + FILM + "window.refused = true;")
    switch = page.get_by_role("switch", name="Keep this screen on")
    refused = page.get_by_text("This phone can’t keep the screen on.")
    refused.wait_for()  # when "This phone" was tapped
    expect(switch).not_to_be_checked()
    switch.tap()
    page.wait_for_function("() => played.length === 2")
    refused.wait_for()
    expect(switch).not_to_be_checked()
