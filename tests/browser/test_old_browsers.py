"""Guests with old phones are told so, and Safari 15.4 to 15.6 has other measures for cards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.evening import PHONE, evening, open_context
from tests.browser.resilience import begin
from tests.browser.test_accessibility import audit_pad

pytestmark = pytest.mark.browser


def without(page: Page, known: str, unknown: str) -> None:
    """Let a page's browser not know something of CSS."""

    def send(route: Route) -> None:
        css = route.fetch()
        route.fulfill(response=css, body=re.sub(known, unknown, css.text()))

    page.route(re.compile(r"/static/.*\.css"), send)


def test_a_browser_that_is_too_old_is_told_so_when_it_joins(browser: Browser) -> None:
    with evening(browser) as night:
        page = open_context(browser, PHONE).new_page()
        page.goto(f"{night.program.url}/{night.code}")
        said, button = page.locator("#too-old"), page.locator("button[form=join]")
        expect(button).to_be_visible()
        expect(said).to_be_hidden()
        without(page, r":has\(", ":of-2040(")
        page.reload()
        expect(said).to_contain_text("This browser is too old. Update it")
        expect(said).to_contain_text("share somebody’s phone")
        expect(button).to_be_hidden()
        audit_pad(page, "a browser that is too old")
        page.context.close()


def test_styles_that_did_not_arrive_do_not_make_a_browser_old(browser: Browser) -> None:
    with evening(browser) as night:
        page = open_context(browser, PHONE).new_page()
        page.route(re.compile(r"/static/.*\.css"), lambda route: route.abort())
        page.goto(f"{night.program.url}/{night.code}", wait_until="load")
        expect(page.locator("#too-old")).to_be_hidden()
        expect(page.locator("button[form=join]")).to_be_visible()
        page.context.close()


def test_cards_have_a_size_where_nothing_is_measured_in_the_scene(browser: Browser) -> None:
    with evening(browser, game="goofspiel") as night:
        for name in ("Ana", "Bo", "Cem"):
            night.join(name)
        without(night.board, r"cq([wh])\b", r"of2040\1")
        night.board.reload()
        begin(night)
        card = night.board.locator(".scene .card").first
        expect(card).to_be_visible()
        box = card.bounding_box()
        assert box is not None
        assert 50 < box["width"] < 120, box
