"""The clock of the laptop and those of the phones step while people play, and nobody notices."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.evening import Evening, evening
from tests.browser.resilience import PLOYS, begin, play_on
from tests.clocks.stepping import STEPS, WallClock, library

pytestmark = pytest.mark.slow

CLOCK = """
  const RealDate = Date;
  const now = () => RealDate.now() + Number(sessionStorage.getItem("stepped") ?? 0);
  window.Date = class extends RealDate {
    constructor(...given) { if (given.length) super(...given); else super(now()); }
    static now() { return now(); }
  };
"""
"""A page whose clock on the wall can step; it stays stepped when the page is loaded again."""
STEP = """(seconds) => {
  const before = Number(sessionStorage.getItem("stepped") ?? 0);
  sessionStorage.setItem("stepped", before + 1000 * seconds);
}"""
COUNTDOWN = 2.0

Step = Callable[[], None]


@contextmanager
def stepping(browser: Browser, seconds: int) -> Iterator[tuple[Evening, Step]]:
    """Four players, and what lets all their clocks step, with the laptop's where that can be done."""
    with tempfile.TemporaryDirectory() as folder:
        clock = WallClock(Path(folder)) if library() else None
        environ = clock.environ if clock else {}
        with evening(browser, own=True, environ=environ, countdown=COUNTDOWN) as night:
            for name in PLOYS:
                night.join(name)
            pages = [night.board, *(phone.page for phone in night.phones.values())]
            for page in pages:
                can_step(page.context, page)

            def step() -> None:
                if clock is not None:
                    clock.step(seconds)
                for page in pages:
                    if page.url.startswith(night.program.url):
                        page.evaluate(STEP, seconds)

            yield night, step


def can_step(context: BrowserContext, page: Page) -> None:
    """Load a page again, with a clock that can step."""
    context.add_init_script(CLOCK)
    page.reload()
    expect(page.locator("body[data-connection=there]")).to_be_attached()
    page.evaluate("window.stayed = true")


@pytest.mark.parametrize("seconds", STEPS.values(), ids=STEPS)
def test_an_evening_goes_on_while_all_clocks_step(browser: Browser, seconds: int) -> None:
    with stepping(browser, seconds) as (night, step):
        board, ana = night.board, night.phones["Ana"]
        before = board.evaluate("Date.now()")
        step()
        moved = board.evaluate("Date.now()") - before
        assert abs(moved / 1000 - seconds) < abs(seconds) / 2

        # Who leaves and comes back is seen to do so.
        seat, seat_taken = board.locator("#seat-s1"), board.locator("#seat-s1:not([data-away])")
        pad = ana.page.url
        expect(seat_taken).to_be_visible()
        ana.page.goto("about:blank")
        expect(seat).to_have_attribute("data-away", "")
        step()
        ana.page.goto(pad)
        expect(seat_taken).to_be_visible()
        step()
        expect(seat_taken).to_be_visible()
        expect(ana.page.locator("body[data-connection=there]")).to_be_attached()

        # A page that is opened after a step still shows what was just corrected.
        begin(night)
        undo(night)
        shown = ana.page.locator("#correction[data-shown]")
        expect(shown).to_be_visible()
        step()
        expect(shown).to_be_visible()
        ana.page.reload()
        expect(shown).to_be_visible()
        shown.locator("[data-correction-close]").click()
        expect(shown).to_have_count(0)
        ana.page.evaluate("window.stayed = true")

        # A round is played, and nobody's page is loaded again.
        board.keyboard.press("5")
        step()
        play_on(night, "Ana", "Bo", "Cem")
        step()
        night.phones["Dilek"].answer(PLOYS["Dilek"])
        expect(board.locator(".countdown")).to_be_visible()
        step()
        expect(board.locator(".board-ruling")).to_contain_text("Bo takes the 5")
        for name, phone in night.phones.items():
            stayed = phone.page.evaluate("window.stayed === true")
            assert stayed, f"{name}'s page was loaded again"
            expect(phone.page.locator("body[data-connection=there]")).to_be_attached()


def undo(night: Evening) -> None:
    """Take the topic back, as the board's dialog does."""
    answer = night.board_context.request.post(
        f"{night.program.url}/command/{night.code}",
        headers={"Origin": night.program.url},
        data={"id": "undo", "do": "undo"},
    )
    assert answer.ok, answer.text()
