"""A pad on which nothing happens lets its phone rest: no timers but the one that looks for the server."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from tests.browser.evening import evening

pytestmark = pytest.mark.browser

COUNTS = """(() => {
  window.ran = [];
  const note = (kind, run) => (...rest) => {
    window.ran.push(kind);
    return run(...rest);
  };
  const { setTimeout, setInterval, requestAnimationFrame } = window;
  window.setTimeout = (run, delay = 0, ...rest) => setTimeout(note(delay < 5000 ? `${delay} ms` : "long", run), delay, ...rest);
  window.setInterval = (run, delay = 0, ...rest) => setInterval(note(`every ${delay} ms`, run), delay, ...rest);
  window.requestAnimationFrame = (run) => requestAnimationFrame(note("frame", run));
})();"""
"""Notes what runs: how long each timer that rings was set for, and frames."""
WAKES = "long"


def rest(line: WebSocket, pings: int) -> None:
    """Wait until the pad has looked for the server so often."""
    for _ in range(pings):
        line.wait_for_event("framesent", lambda frame: "ping" in str(frame))


def test_an_idle_pad_does_nothing(browser: Browser) -> None:
    with evening(browser, phones={"reduced_motion": "no-preference"}) as night:
        ana, *others = (night.join(name, taps_results=False) for name in ("Ana", "Bo", "Cy", "Dee"))
        night.board.click("text=Begin The Feast")
        ana.page.add_init_script(COUNTS)
        with ana.page.expect_websocket() as opened:
            ana.page.reload()
        line = opened.value
        ana.page.locator("#answer[data-name=topic]").wait_for()
        night.board.keyboard.press("7")
        # A result has been shown and tapped away, and the others are awaited: Ana's phone lies on the table.
        for phone, rank in zip((ana, *others), (8, 8, 6, 3), strict=True):
            phone.page.locator("#answer[data-name=ploy]").wait_for()
            phone.answer(rank)
        ana.page.locator("#result[open]").wait_for()
        ana.page.locator("#result").tap()
        expect(ana.page.locator("#result")).to_be_hidden()
        expect(night.board.locator(".asked-what")).to_be_visible()
        night.board.keyboard.press("2")
        ana.page.locator("#answer[data-name=ploy]").wait_for()
        ana.answer(3)
        ana.expect_title("Sealed")
        rest(line, 2)
        moving = (
            "() => document.getAnimations().filter((each) => each.playState === 'running').length"
        )
        ana.page.wait_for_function(f"() => ({moving})() === 0")
        ana.page.evaluate("() => { window.ran.length = 0; }")
        rest(line, 2)
        ran = ana.page.evaluate("() => window.ran")
        assert set(ran) == {WAKES}
        assert len(ran) == ran.count(WAKES) <= 3
        assert ana.page.evaluate(moving) == 0
        expect(ana.page.locator(".awaited [data-state=awaited]")).to_have_count(3)
