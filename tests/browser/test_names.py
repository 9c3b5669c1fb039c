"""A name's length is said while it is typed, and the field takes what the server takes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.tables.names import MAX_NAME_LENGTH, clean_name
from tests.browser.evening import PHONE, opened
from tests.browser.fits import browser_of, open_page
from tests.tables.table_fixture import NAMES as DEVICES
from tests.tables.table_fixture import TableFixture

FAMILY = "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """The page to join a table, on a small phone."""
    laid = TableFixture(0)
    with opened(browser, {**PHONE, "viewport": {"width": 320, "height": 568}}) as context:
        page = context.new_page()
        open_page(page, browser_of(laid, "device-new"), f"/{laid.table.code}", scripts=True)
        yield page
        page.unroute_all(behavior="wait")


def typed(page: Page, text: str) -> str:
    """Type a name into the join page's field, and return what it took."""
    page.fill("#name", text)
    return page.input_value("#name")


def test_the_join_page_says_how_much_room_is_left_and_takes_no_more(page: Page) -> None:
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
def test_it_counts_as_the_server_does(page: Page) -> None:
    for text in (FAMILY * 20, "e\u0301" * 20, "नमस्ते" * 5, "👍🏽" * 20, "x" * 40):
        assert clean_name(typed(page, text[:60])), text


def test_the_lobby_counts_the_places_of_the_game() -> None:
    laid = TableFixture(0)
    laid.ok(laid.host, "choose_game", game="liar")
    for number, said in (
        (0, "Nobody yet. Who’s Lying? is for 2 to 5 players."),
        (4, "One more can play"),
        (5, "No room left in Who’s Lying?"),
    ):
        for name in DEVICES[len(laid.table.roster.order) : number]:
            laid.table.join(f"device-{name}", name, None)
        (html,) = (each for each in laid.html("board", host=True).values() if "seat-free" in each)
        free = re.search(r'id="seat-free".*?<span>(.*?)</span>', html, re.DOTALL)
        assert free
        assert unescape(free[1]) == said
