"""A name's length is said while it is typed, and the field takes what the server takes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.tables.names import MAX_NAME_LENGTH, clean_name
from tests.browser.evening import PHONE, evening, opened

FAMILY = "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"


def typed(page: Page, text: str) -> str:
    """Type a name into the join page's field, and return what it took."""
    page.fill("#name", text)
    return page.input_value("#name")


def test_the_join_page_says_how_much_room_is_left_and_takes_no_more(browser: Browser) -> None:
    small = {**PHONE, "viewport": {"width": 320, "height": 568}}
    with evening(browser) as night, opened(browser, small) as context:
        page = context.new_page()
        page.goto(f"{night.program.url}/{night.code}")
        left = page.locator("#name-left")
        assert typed(page, "Ana") == "Ana"
        expect(left).to_have_text("")
        typed(page, "B" * (MAX_NAME_LENGTH - 2))
        expect(left).to_have_text("2 letters left")
        assert typed(page, "Bartholomäus von und zu") == "Bartholomäus von"
        expect(left).to_have_text(f"That’s all that fits: {MAX_NAME_LENGTH} letters")
        page.locator("text=Sit down").tap()
        expect(page.locator("#pad-head .who-name")).to_have_text("Bartholomäus von")


@pytest.mark.slow
@pytest.mark.parametrize("text", [FAMILY * 20, "e\u0301" * 20, "नमस्ते" * 5, "👍🏽" * 20, "x" * 40])
def test_it_counts_as_the_server_does(browser: Browser, text: str) -> None:
    with evening(browser) as night:
        page = night.board_context.new_page()
        page.goto(f"{night.program.url}/{night.code}")
        assert clean_name(typed(page, text[:60]))
        page.close()


@pytest.mark.slow
def test_the_lobby_counts_the_places_of_the_game(browser: Browser) -> None:
    with evening(browser, game="liar") as night:
        free = night.board.locator("#seat-free")
        expect(free).to_have_text("Nobody yet. Who’s Lying? is for 2 to 5 players.")
        for name in ("Ana", "Bo", "Cem", "Dilek"):
            night.join(name)
        expect(free).to_have_text("One more can play")
        night.join("Eva")
        expect(free).to_have_text("Who’s Lying? is full")
