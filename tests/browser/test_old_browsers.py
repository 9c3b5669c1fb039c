"""Guests with old phones are told so, and Safari 15.4 to 15.6 has other measures for cards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.evening import PHONE, evening, open_context
from tests.browser.resilience import PLOYS, begin, finish
from tests.browser.test_accessibility import audit_pad

LACKS = """
  delete Element.prototype.checkVisibility;
  for (const name of ["inert", "popover", "showPopover", "hidePopover", "togglePopover"]) delete HTMLElement.prototype[name];
  delete navigator.vibrate;
  delete Navigator.prototype.vibrate;
  delete Navigator.prototype.wakeLock;
  const matches = Element.prototype.matches;
  Element.prototype.matches = function (selector) {
    if (/:popover-open|:modal/.test(selector)) throw new DOMException(selector, "SyntaxError");
    return matches.call(this, selector);
  };
"""
"""What scripts do not find in Safari 15.4."""
CONTAINERS = r"@container|\bcontainer(?:-type)?:|(?<=\d)cq[whib](?![a-z])"
"""What style sheets do not find there."""


def without(page: Page, known: str, unknown: str) -> None:
    """Let a page's browser not know something of CSS."""

    def send(route: Route) -> None:
        if route.request.resource_type not in ("document", "stylesheet"):
            route.fallback()
            return
        sent = route.fetch()
        # A page may have styles in it, whose hash its policy has.
        headers = {k: v for k, v in sent.headers.items() if k != "content-security-policy"}
        body = re.sub(known, unknown, sent.text())
        route.fulfill(response=sent, headers=headers, body=body)

    page.route("**/*", send)


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


@pytest.mark.slow
def test_an_evening_in_the_oldest_browsers_that_play(browser: Browser) -> None:
    with evening(browser) as night:
        for name in ("Ana", "Bo", "Cem", "Dilek"):
            night.join(name, has_played=name != "Ana", viewport={"width": 320, "height": 568})
        board, ana = night.board, night.phones["Ana"]
        for page in (board, *(phone.page for phone in night.phones.values())):
            without(page, CONTAINERS, "of-2040")
            page.context.add_init_script(LACKS)
            page.reload()
            assert page.evaluate(
                "!('showPopover' in document.body) && !document.body.checkVisibility"
            )
        expect(board.locator("#seat-order")).to_contain_text("Dilek")
        begin(night)
        ana.page.locator("#tour [data-close]").first.tap()
        for name in ("Ana", "Bo", "Cem"):
            night.phones[name].expect_title("Which card will you play?")
            night.phones[name].answer(PLOYS[name])
            night.phones[name].expect_title("Sealed")
        finish(night, "Dilek")
        card = board.locator(".scene .card").first.bounding_box()
        assert card is not None
        assert 50 < card["width"] < 120, card
        ana.expect_title("Waiting for Bo to flip the top card")
        ana.page.locator("#more-scores summary").tap()
        expect(ana.page.locator("#more-scores .scores")).to_be_visible()
        assert ana.page.evaluate("document.documentElement.scrollWidth") == 320
        ana.page.tap("text=Fix a mistake")
        ana.page.locator("#more-entries [data-amend]").first.tap()
        expect(ana.page.locator("#amend-form")).to_be_visible()
        ana.page.locator("#amend [data-close]").tap()
        expect(ana.page.locator("#amend-form")).to_have_count(0)
        board.click("[data-open=entries]")
        expect(board.locator("#entries-body li").first).to_be_visible()


def test_styles_that_did_not_arrive_do_not_make_a_browser_old(browser: Browser) -> None:
    with evening(browser) as night:
        page = open_context(browser, PHONE).new_page()
        page.route(re.compile(r"/static/.*\.css"), lambda route: route.abort())
        page.goto(f"{night.program.url}/{night.code}", wait_until="load")
        expect(page.locator("#too-old")).to_be_hidden()
        expect(page.locator("button[form=join]")).to_be_visible()
        page.context.close()
