"""A page on which nothing happens lets its phone or laptop rest: it only looks for the server, and offers help once."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, expect

from rules.engine.registry import GAMES
from tests.browser.evening import (
    BOARD,
    HAS_PACE,
    HAS_PLAYED,
    PHONE,
    Evening,
    evening,
    lay_table,
    open_context,
    pick_game,
)

pytestmark = pytest.mark.slow

COUNTS = """(() => {
  window.ran = [];
  const note = (run, kind) => (...rest) => {
    window.ran.push(run.name || kind);
    return run(...rest);
  };
  const { setTimeout, setInterval, requestAnimationFrame } = window;
  window.setTimeout = (run, delay = 0, ...rest) => setTimeout(note(run, `${delay} ms`), delay, ...rest);
  window.setInterval = (run, delay = 0, ...rest) => setInterval(note(run, `every ${delay} ms`), delay, ...rest);
  window.requestAnimationFrame = (run) => requestAnimationFrame(note(run, "frame"));
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (!hadRecentInput) window.shifts.push([value, ...sources.map(({ node }) => node?.className ?? node?.nodeName)]);
    }
  }).observe({ type: "layout-shift", buffered: true });
})();"""
"""Notes what timers and frames call, by name, or else by how long a timer was set for. And what moves by itself."""
# While one pad pings twice, another page may ping three times, and look once more each time if the reply came late.
CALLED = Counter(breakSilence=6, offerNudges=1, showHelp=1, forgetRecovery=1)
MOVING = "document.getAnimations().filter((each) => each.playState === 'running').length"
MOTION = {"reduced_motion": "no-preference"}


def rest(line: WebSocket, pings: int) -> None:
    """Wait until the pad has looked for the server so often."""
    for _ in range(pings):
        line.wait_for_event("framesent", lambda frame: "ping" in str(frame))


def seat(context: BrowserContext, night: Evening, code: str, name: str) -> str:
    """Let somebody sit down at a table; returns the address of their pad."""
    url = f"{night.program.url}/{code}"
    context.request.get(url)  # its cookie has to come back with the form
    answer = context.request.post(url, form={"name": name}, max_redirects=0)
    assert answer.status == 302, answer.text()
    return night.program.url + answer.headers["location"]


def open_games(night: Evening) -> list[Page]:
    """Begin every game at a table of its own, and open a pad and a board of each."""
    guests = [open_context(night.browser, {**PHONE, **MOTION}) for _ in range(4)]
    laptop = open_context(night.browser, {**BOARD, **MOTION})
    night.watchers += [*guests, laptop]
    guests[0].add_init_script(HAS_PLAYED % json.dumps(list(GAMES)))
    laptop.add_init_script(HAS_PACE % json.dumps("none"))
    for context in (guests[0], laptop):
        context.add_init_script(COUNTS)
    pages = []
    for game in GAMES:
        board = lay_table(laptop, night.program)
        code = board.rpartition("/")[2]
        pick_game(laptop, night.program, code, game)
        pad, *_ = (
            seat(guest, night, code, name)
            for guest, name in zip(guests, ("Ana", "Bo", "Cy", "Dee"), strict=True)
        )
        begun = laptop.request.post(
            f"{night.program.url}/command/{code}",
            headers={"Origin": night.program.url},
            data={"id": f"start-{game}", "do": "start_game"},
        )
        assert begun.ok, begun.text()
        for context, url in ((guests[0], pad), (laptop, night.program.url + board)):
            page = context.new_page()
            night.watch(page, f"{game}: {url}")
            page.goto(url)
            pages.append(page)
    return pages


def test_an_idle_page_does_nothing(browser: Browser) -> None:
    with evening(browser, phones=MOTION) as night:
        pages = open_games(night)
        ana, *others = (night.join(name, taps_results=False) for name in ("Ana", "Bo", "Cy", "Dee"))
        night.board.click("text=Start The Feast")
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
        pages.append(ana.page)
        for page in pages:
            page.locator("body[data-connection=there]").wait_for(state="attached")
            page.wait_for_function(f"() => {MOVING} === 0")
            page.evaluate("() => { window.ran.length = 0; }")
        rest(line, 2)
        for page in pages:
            ran = Counter(page.evaluate("() => window.ran"))
            assert "breakSilence" in ran, page.url
            assert ran <= CALLED, page.url
            assert page.evaluate(f"() => {MOVING}") == 0, page.url
        expect(ana.page.locator(".awaited [data-state=awaited]")).to_have_count(3)
        # Nor did anything move by itself while the pads came.
        pads = [page for page in pages[:-1] if "/pad/" in page.url]
        assert len(pads) == len(GAMES)
        for page in pads:
            assert page.evaluate("() => window.shifts") == [], page.url
