"""Three, two, one: everybody sees it, also who wants nothing to move."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.stills import board_of
from tests.tables.table_fixture import TableFixture

pytestmark = pytest.mark.slow

MOTIONS: tuple[Literal["reduce", "no-preference"], ...] = ("reduce", "no-preference")

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


def test_the_numbers_come_one_after_the_other(browser: Browser) -> None:
    laid = TableFixture()
    laid.start()
    laid.answer(5)
    laid.seal(9, 6, 9, 4)
    with board_of(browser, laid, pace="none") as board:
        expect(board.locator(".countdown")).to_be_visible()
        for motion in MOTIONS:
            board.emulate_media(reduced_motion=motion)
            assert board.evaluate(_SEEN) == ["3", "2", "1"], motion
