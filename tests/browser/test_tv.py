"""An evening without a laptop: a phone opens a table, a TV shows the board, and its remote control leads the game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import BOARD, HAS_PACE, HAS_PLAYED, PHONE, evening, open_context

MODULE = "tests.browser.public_program"
SMALL_BOARD: dict[str, Any] = {**BOARD, "viewport": {"width": 1280, "height": 720}}
MOST_ARROWS = 40
PLOYS = {"Bo": 9, "Cem": 4, "Dilek": 3, "Eva": 2}
LETTERS = "all => all.map((each) => each.textContent).join('')"
TOWARDS = """([selector, aside]) => {
  const focused = document.activeElement, wanted = document.querySelector(selector);
  if (focused === wanted) return "";
  const middle = (each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const [[fromX, fromY], [toX, toY]] = [middle(focused), middle(wanted)];
  const ways = [
    [Math.abs(toX - fromX), toX > fromX ? "ArrowRight" : "ArrowLeft"],
    [Math.abs(toY - fromY), toY > fromY ? "ArrowDown" : "ArrowUp"],
  ].sort(([one], [other]) => other - one);
  return ways[aside && ways[1][0] > 12 ? 1 : 0][1];
}"""
"""The arrow that points from what has the focus to an element; every second time, the other one that does."""
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def lead_to(tv: Page, selector: str) -> None:
    """Press the arrow that points there, again and again, and then OK, as somebody does who sees the screen."""
    for number in range(MOST_ARROWS):
        key = tv.evaluate(TOWARDS, [selector, number % 2])
        tv.keyboard.press(key or "Enter")
        if not key:
            return
    raise AssertionError(f"no arrow leads to {selector}")


@pytest.mark.slow
def test_a_phone_opens_a_table_and_a_tv_leads_it_by_arrows_and_ok(browser: Browser) -> None:
    with evening(browser, module=MODULE) as night:
        host = open_context(browser, PHONE).new_page()
        tv = open_context(browser, SMALL_BOARD).new_page()
        for page, name in ((host, "host"), (tv, "tv")):
            page.add_init_script(HAS_PLAYED % '["feast"]')
            page.add_init_script(HAS_PACE % '"none"')
            night.watch(page, name)
        host.goto(night.program.url)
        host.get_by_role("button", name="Open a table with this phone").tap()
        expect(host.locator(".pad-lead").first).to_contain_text("Your table is open")
        host.fill("#name", "Ana")
        host.get_by_text("Sit down").tap()
        expect(host.locator("#host-board")).to_be_visible()

        tv.goto(f"{night.program.url}/tv")
        letters = tv.locator(".tv-letters span").evaluate_all(LETTERS)
        host.locator("#host-board [data-open=tv]").tap()
        host.fill("#tv-letters", "QQQQ" if letters != "QQQQ" else "RRRR")
        host.get_by_role("button", name="Show it there").tap()
        expect(host.locator("#tv-said")).to_have_text(
            "No TV is showing those letters. Check the TV, then try again."
        )
        expect(host.locator("#tv-letters")).to_have_attribute("aria-invalid", "true")
        assert host.evaluate(TOO_WIDE) <= 0
        host.fill("#tv-letters", letters.lower())
        host.get_by_role("button", name="Show it there").tap()
        expect(host.locator("#toasts")).to_contain_text("The board is on the TV.")

        tv.wait_for_url("**/board/*")
        night.code, night.board = tv.url.rpartition("/")[2], tv
        for name in PLOYS:
            night.join(name)
        expect(tv.locator("#seat-order")).to_contain_text("Eva")
        lead_to(tv, "[data-do=start_game]")
        expect(tv.locator("#scene")).to_be_visible()
        lead_to(tv, '[data-do=answer][data-value="5"]')
        for name, ploy in PLOYS.items():
            night.phones[name].expect_title("Which card will you play?")
            night.phones[name].answer(ploy)
        host.locator("#answer .card-pick").nth(6).tap()
        host.locator("#action button").tap()
        expect(tv.locator("#says")).to_contain_text("takes the 5")
        host.context.close()
        tv.context.close()
