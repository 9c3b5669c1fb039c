"""A TV, a kiosk or an app's browser that keeps nothing: every kind of page works."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import Evening, evening

NULL = """
for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { value: null });
"""
THROWS = """
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("", "SecurityError"); } });
}
"""
FULL = """
Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError"); };
"""
PAGES = ("", "code", "tv", "rules", "rules/feast", "print", "print/goofspiel", "connect")
OF_A_TABLE = ("history/{}", "watch/{}", "replay/{}/1", "board/{}")


def play_a_round(night: Evening) -> None:
    """Begin a game, tick the steps of setting up, and reveal two cards, moment by moment."""
    board, phones = night.board, [each.page for each in night.phones.values()]
    board.click("text=Start Goofspiel")
    for page in phones:
        page.locator("#tour >> text=Skip").tap()
    board.click("[data-tick]")
    expect(board.locator(".between [data-done]")).to_have_count(1)
    expect(board.locator(".asked-what")).to_contain_text("prize")
    board.keyboard.press("7")
    for page, card in zip(phones, (9, 4), strict=True):
        expect(page.locator("#todo h1")).to_have_text("Which card will you play?")
        page.locator(f'#answer label:has(input[value="{card}"])').tap()
        page.locator("#action button[type=submit]").tap()
    expect(board.locator("#says")).to_contain_text("Ana takes the 7")
    expect(board.locator("body")).not_to_have_attribute("data-playing-out", "")
    for page in phones:
        expect(page.locator("#ruling")).to_contain_text("the 7")


def look_around(night: Evening, page: Page) -> None:
    """Open every other kind of page."""
    for path in (*PAGES, *(each.format(night.code) for each in OF_A_TABLE)):
        page.goto(f"{night.program.url}/{path}")
        expect(page.locator("body")).to_be_visible()
    # "Show me" goes on by itself.
    page.goto(f"{night.program.url}/show-me/goofspiel")
    page.wait_for_function("() => document.querySelector('#demo-caption').textContent.trim()")
    before = page.locator("#demo-caption").inner_text()
    page.click("[data-demo=forward]")
    expect(page.locator("#demo-caption")).not_to_have_text(before)


@pytest.mark.slow
@pytest.mark.parametrize("broken", [NULL, THROWS, FULL], ids=["null", "throws", "full"])
def test_every_kind_of_page_works_without_storage(browser: Browser, broken: str) -> None:
    with evening(browser, pace="", game="goofspiel") as night:
        board = night.board
        night.board_context.add_init_script(broken)
        board.reload()
        for name in ("Ana", "Bo"):
            phone = night._arrive(name, has_played=False, taps_results=True, options={})
            phone.context.add_init_script(broken)
            phone.page.goto(f"{night.program.url}/{night.code}")
            phone.page.fill("#name", name)
            phone.page.locator("text=Sit down").tap()
            night._seated(phone)
        play_a_round(night)
        board.keyboard.press("m")  # the sound, on and off
        expect(board.locator("#toasts")).to_contain_text("Sound is off")
        board.keyboard.press("m")
        night.put_away()
        practised = night.phones["Ana"].page
        practised.goto(f"{night.program.url}/practise/goofspiel")
        practised.locator("body[data-connection=there]").wait_for(state="attached")
        look_around(night, board)
