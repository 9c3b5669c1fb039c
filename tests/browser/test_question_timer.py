"""A time for each question, and a phone that rings: on the board and on two phones, by a clock that the test holds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import evening, until
from tests.clocks.held_program import HeldClock

NEVER = 600.0
"""A countdown that no test waits for."""
FEELS = "Navigator.prototype.vibrate = (pattern) => { window.felt = pattern; return true; };"


class Sent:
    """What a page sends through its WebSocket from now on."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._frames: list[str] = []
        page.on("websocket", lambda line: line.on("framesent", self._note))
        page.reload()
        page.locator("body[data-connection=there]").wait_for(state="attached")

    def _note(self, frame: str | bytes) -> None:
        self._frames.append(str(frame))

    def wait_for(self, words: str) -> None:
        """Wait until it has sent something with these words."""
        until(
            lambda: any(words in frame for frame in self._frames),
            lambda: self._page.evaluate("1"),
        )


def shows(page: Page, state: str, words: str | re.Pattern[str] = "") -> None:
    """Wait until a page shows the time in a state."""
    time = page.locator("#time")
    expect(time).to_have_attribute("data-state", state)
    expect(time).to_be_visible()
    expect(time.locator(".time-figures" if state == "near" else ".time-words")).to_have_text(words)


@pytest.mark.slow
def test_a_question_has_a_time_that_plays_for_nobody_and_a_phone_rings(
    browser: Browser, tmp_path: Path
) -> None:
    clock = HeldClock(tmp_path)
    module = "tests.clocks.held_program"
    with evening(
        browser, module=module, environ=clock.environ, countdown=NEVER, game="goofspiel"
    ) as night:
        ana = night.join("Ana", viewport={"width": 320, "height": 568}, reduced_motion="reduce")
        bo = night.join("Bo", reduced_motion="no-preference")
        bo.page.add_init_script(FEELS)
        bo.page.reload()
        board = night.board
        sent = Sent(board)

        # It is set in the lobby. While cards are dealt, and the prize is flipped, nobody is timed.
        board.click(".timer-setting")
        board.click("#timer-60")
        expect(board.locator("#timer-60")).to_have_attribute("aria-pressed", "true")
        expect(board.locator("#timer")).to_be_hidden()
        expect(board.locator(".timer-setting")).to_have_text("1 minute a question")
        board.click("[data-do=start_game]")
        ana.page.locator("form.answer[data-name=prize]").wait_for()
        expect(board.locator("#time")).to_be_hidden()
        sent.wait_for('"dealing":true')
        board.click("[data-fold]")
        sent.wait_for('"dealing":false')
        expect(ana.page.locator("#time")).to_be_hidden()

        # A question for both of them; one wants nothing to move.
        ana.answer(7)
        shows(board, "far")
        shows(ana.page, "far")
        shows(bo.page, "far")
        expect(bo.page.locator("#time i")).to_have_attribute("data-moves", "")
        expect(ana.page.locator("#time i[data-moves]")).to_have_count(0)
        expect(bo.page.locator("form.answer[data-name=card]")).to_be_visible()

        # Paused for all, and gone on with half a minute more.
        board.keyboard.press("t")
        board.click("#time-pause")
        for page in (board, ana.page, bo.page):
            shows(page, "paused", "Paused")
        board.click("#time-resume")
        board.click("#time-more")
        board.locator("#time-pause").wait_for()
        board.click("#timer [data-close]")
        ana.answer(3)
        expect(ana.page.locator("#time")).to_be_hidden()
        shows(bo.page, "far")

        # Near its end there are figures, and a page that is opened then has them too.
        clock.step(75)
        bo.page.reload()
        shows(bo.page, "near", re.compile(r"0:1\d"))

        # It is up: nothing is played, and the phone rings when the host lets it.
        clock.step(20)
        shows(board, "up", "Time!")
        shows(bo.page, "up", "Time!")
        expect(board.locator("#says h2")).to_contain_text("Bo")
        board.click(".time-face")
        expect(board.locator("#timer-now")).to_have_text("Time! What now?")
        board.locator("[id^=time-about-]", has_text="Bo").click()
        board.click("#ask [data-ring]")
        call = bo.page.locator(".call")
        expect(call).to_be_visible()
        expect(call).to_contain_text("The table is waiting for you.")
        bo.page.wait_for_function("() => window.felt?.length === 3")
        expect(board.locator(".toast")).to_have_text("Bo’s phone is ringing.")
        expect(ana.page.locator(".call")).to_be_hidden()
        call.tap()
        expect(call).to_be_hidden()

        # So soon it does not ring again, from wherever the host tries.
        seat = bo.page.get_attribute("body", "data-seat")
        board.click(f"#place-{seat} .tent")
        board.click("#ask [data-ring]")
        expect(board.locator(".toast")).to_contain_text("has just rung")
        board.click("#ask [data-close] >> nth=0")

        # Whoever was asked still answers.
        bo.answer(5)
        expect(bo.page.locator("#sealed")).to_be_visible()
        expect(board.locator("#time")).to_be_hidden()
        expect(board.locator(".countdown")).to_be_visible()
