"""Three, two, one: everybody sees it, also who wants nothing to move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import BOARD, evening
from tests.browser.resilience import PLOYS, begin, play_on

pytestmark = pytest.mark.slow

_SEEN = """() => {
  const numbers = [...document.querySelectorAll(".countdown b")];
  // From the beginning, which may be long over, and at a pace of our own: the clock stands still.
  for (const each of numbers) each.style.setProperty("animation", "none", "important");
  document.body.offsetWidth;
  for (const each of numbers) each.style.removeProperty("animation");
  const moving = numbers.flatMap((each) => each.getAnimations());
  const seen = [];
  for (let now = 10; now < 3000; now += 20) {
    for (const each of moving) { each.pause(); each.currentTime = now; }
    const there = numbers.filter((each) => getComputedStyle(each).opacity > 0.5);
    const shown = there.map((each) => each.textContent).join(" and ");
    if (shown && seen.at(-1) !== shown) seen.push(shown);
  }
  return seen;
}"""
"""Which numbers are seen in three seconds."""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_numbers_come_one_after_the_other(browser: Browser, motion: str) -> None:
    with evening(browser, countdown=600, board={**BOARD, "reduced_motion": motion}) as night:
        for name in PLOYS:
            night.join(name)
        begin(night)
        play_on(night, *PLOYS)
        expect(night.board.locator(".countdown")).to_be_visible()
        assert night.board.evaluate(_SEEN) == ["3", "2", "1"]
