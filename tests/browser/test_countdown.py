"""Three, two, one: everybody sees it, also who wants nothing to move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import BOARD, evening
from tests.browser.resilience import PLOYS, begin, play_on

pytestmark = pytest.mark.browser

_SEEN = """async () => {
  const seen = [];
  for (let count = 0; document.querySelector(".countdown") && count < 500; count++) {
    for (const each of document.querySelectorAll(".countdown b")) {
      if (getComputedStyle(each).opacity > 0.5 && seen.at(-1) !== each.textContent) seen.push(each.textContent);
    }
    await new Promise((next) => setTimeout(next, 20));
  }
  return seen;
}"""
"""Which numbers were seen, until the cards are turned over."""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_numbers_come_one_after_the_other(browser: Browser, motion: str) -> None:
    with evening(browser, countdown=4.0, board={**BOARD, "reduced_motion": motion}) as night:
        for name in PLOYS:
            night.join(name)
        begin(night)
        play_on(night, *PLOYS)
        expect(night.board.locator(".countdown")).to_be_visible()
        seen = night.board.evaluate(_SEEN)
        # The first may be over before anybody looks.
        assert seen in (["3", "2", "1"], ["2", "1"]), seen
