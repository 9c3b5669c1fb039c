"""What a round means for a player stands on their own phone: once, large, and for long enough."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import PHONE, open_context
from tests.browser.fits import browser_of, open_page, pad_of, screen
from tests.browser.playing_out import lay
from tests.tables.table_fixture import TableFixture

SHEET = "#result"
OTHER_REACTIONS = """async (result) => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const { morph } = await import(loaded.find((name) => name.endsWith("/js/regions.js")));
  const shown = document.getElementById("region-result");
  const region = shown.cloneNode(true);
  region.querySelector("[data-react]").dataset.react = "gasp";
  if (result) region.querySelector("[data-result]").dataset.result = result;
  morph(shown, region.innerHTML);
  return shown.querySelector("[data-react]").dataset.react;
}"""
"""Puts a first reaction of its own into the sheet, with the same result or another one; returns what is there then."""


def play(laid: TableFixture) -> None:
    """Let Cem take a 7, and Dilek an 8."""
    laid.answer(7)
    laid.seal(8, 8, 6, 3)
    laid.alarm.ring()


def result(page: Page) -> str:
    expect(page.locator(SHEET)).to_be_visible()
    return page.locator("#result-said p").first.inner_text()


def put_away(page: Page) -> None:
    """Make a page believe that nobody can see it: a result waits meanwhile."""
    page.evaluate(
        "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })"
    )


def take_out(page: Page) -> None:
    page.evaluate("delete document.visibilityState")


def stop_the_clock(page: Page) -> None:
    """Let a page's time go on only as the test says, however slow the computer is."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 3)


def test_each_learns_from_their_own_phone_what_it_means_for_them(browser: Browser) -> None:
    laid = lay("feast", 4)
    with ExitStack() as pads:
        one, _, *others = laid.seats
        ana, cem, dilek = (
            pads.enter_context(pad_of(browser, laid, seat)) for seat in (one, *others)
        )
        # Their clocks stand still before the result is shown, so that it stays as long as it should.
        for phone in (ana, cem, dilek):
            phone.page.clock.install()
            put_away(phone.page)
        laid.answer(7)
        for seat, rank in zip(laid.seats, (8, 8, 6), strict=False):
            laid.answer(rank, seat)
        dilek.answer(3)
        dilek.expect_title("Sealed")
        laid.alarm.ring()
        for phone in (ana, cem, dilek):
            phone.page.locator(f"{SHEET} [data-result]").first.wait_for(state="attached")
            stop_the_clock(phone.page)
            take_out(phone.page)
            phone.page.clock.run_for(500)
        assert result(ana.page) == "Gaffe! You and Bo both played an 8."
        assert result(cem.page) == "You take the 7."
        expect(cem.page.locator("#result-said .change")).to_have_text("+7 Total: 7")
        assert result(dilek.page) == "You take an 8."
        expect(cem.page.locator("#result-said .why")).to_have_text(
            "Your 6 is the highest unmatched card. Dilek takes an 8."
        )
        expect(cem.page.locator("#result-place")).to_have_text("Deal 1, round 1")

        # A tap anywhere closes it, and the next question is there; so does the button, by keys.
        cem.page.locator(SHEET).tap(position={"x": 30, "y": 30})
        expect(cem.page.locator(SHEET)).to_be_hidden()
        cem.expect_title("Waiting for Bo to flip the top card")
        expect(dilek.page.get_by_role("button", name="Next")).to_be_focused()
        dilek.page.keyboard.press("Enter")
        expect(dilek.page.locator(SHEET)).to_be_hidden()
        expect(dilek.page.locator("#todo h1")).to_be_focused()

        # What happened stays on the pad, below what is asked; it is not shown again.
        ruling = cem.page.locator("#ruling")
        expect(ruling).to_contain_text("Deal 1, round 1")
        below = cem.page.locator(".enter-here").first.bounding_box()
        there = ruling.bounding_box()
        assert below is not None
        assert there is not None
        assert there["y"] >= below["y"] + below["height"]
        cem.page.reload()
        cem.expect_title("Waiting for Bo to flip the top card")
        expect(cem.page.locator(SHEET)).to_be_hidden()

        # The next round is entered meanwhile: whoever still reads goes on reading.
        laid.answer(2)
        expect(cem.page.locator("#answer[data-name=ploy]")).to_be_visible()
        expect(ana.page.locator("#answer[data-name=ploy]")).to_be_attached()
        assert result(ana.page) == "Gaffe! You and Bo both played an 8."

        # It goes away by itself, but not while nobody can look.
        ana.page.clock.run_for(4000)
        expect(ana.page.locator(SHEET)).to_be_visible()
        put_away(ana.page)
        ana.page.clock.run_for(9000)
        expect(ana.page.locator(SHEET)).to_be_visible()
        take_out(ana.page)
        ana.page.clock.run_for(6000)
        expect(ana.page.locator(SHEET)).to_be_hidden()


@pytest.mark.slow
def test_reactions_stay_under_a_thumb_until_another_result_comes(browser: Browser) -> None:
    laid = lay("feast", 4)
    with pad_of(browser, laid, laid.seats[0]) as ana:
        play(laid)
        expect(ana.page.locator(f"{SHEET} .reactions")).to_be_visible()
        assert ana.page.evaluate(OTHER_REACTIONS, "") == "applause"
        assert ana.page.evaluate(OTHER_REACTIONS, "another") == "gasp"


def test_keys_reach_nothing_under_a_result_and_escape_closes_it(browser: Browser) -> None:
    laid = lay("feast", 4)
    with screen(browser, laid, laid.seats[0]) as ana:
        ana.clock.install()
        play(laid)
        expect(ana.locator(SHEET)).to_be_visible()
        stop_the_clock(ana)
        for key in 6 * ["Tab"] + 6 * ["Shift+Tab"]:
            ana.keyboard.press(key)
            assert not ana.evaluate("document.activeElement.closest('#pad') !== null")
        ana.keyboard.press("Escape")
        expect(ana.locator(SHEET)).to_be_hidden()


@pytest.mark.slow
def test_a_phone_that_comes_back_late_is_told_once(browser: Browser) -> None:
    laid = lay("feast", 4)
    with screen(browser, laid, laid.seats[0]) as ana:
        url = ana.url
        ana.goto("about:blank")
        play(laid)
        laid.answer(2)
        ana.goto(url)
        assert result(ana) == "Gaffe! You and Bo both played an 8."
        expect(ana.locator("#result-place")).to_have_text("Deal 1, round 1")
        ana.reload()
        expect(ana.locator("#answer")).to_be_visible()
        expect(ana.locator(SHEET)).to_be_hidden()


@pytest.mark.slow
def test_what_is_decided_and_asked_is_said_in_a_region_that_was_there(browser: Browser) -> None:
    laid = lay("feast", 4)
    with screen(browser, laid, laid.seats[0]) as ana:
        said = ana.locator("#announcer")
        expect(said).to_have_attribute("aria-live", "polite")
        laid.answer(7)
        expect(said).to_have_text("Your turn. Which card will you play?")
        laid.seal(8, 8, 6, 3)
        laid.alarm.ring()
        expect(said).to_contain_text("Cem takes the")
        expect(said).to_contain_text("Waiting for Bo to flip the top card")


def test_whoever_goes_on_with_another_phone_comes_straight_to_the_question(
    browser: Browser,
) -> None:
    fixture = TableFixture()
    fixture.start()
    referee = fixture.table.referee
    assert referee is not None
    for number, topic, ranks in ((1, 7, (9, 9, 4, 3)), (2, 5, ())):
        assert referee.current_ask is not None
        key = referee.current_ask.pending[0].key
        fixture.ok(fixture.host, "answer", key=key, value=topic)
        if ranks:
            fixture.seal(*ranks, number=number)
            fixture.alarm.ring()
    pad = f"/pad/{fixture.table.code}/{fixture.seats[0]}"
    context = open_context(browser, PHONE)
    page = context.new_page()
    page.route_web_socket("**/*", lambda _: None)
    open_page(page, browser_of(fixture, "device-Ana"), pad, scripts=True)
    page.wait_for_function("() => localStorage.getItem('companion.explained.feast')")
    expect(page.locator("#answer[data-name=ploy]")).to_be_visible()
    expect(page.locator(f"{SHEET} [data-result]")).to_have_count(1)
    expect(page.locator(SHEET)).to_be_hidden()
    expect(page.locator("#tour")).to_have_count(0)

    # Whoever has just sat down is shown both.
    page.evaluate("localStorage.clear()")
    page.goto(f"{page.url}?new=1")
    expect(page.locator(SHEET)).to_be_visible()
    page.locator(SHEET).tap(position={"x": 30, "y": 30})
    tour = page.locator("#tour")
    expect(tour).to_be_visible()
    # By keyboard: the last step has another button in its place.
    tour.locator("[data-tour-next]").focus()
    for dot in tour.locator(".tour-dots i").all()[1:]:
        page.keyboard.press("Enter")
        expect(dot).to_have_attribute("data-now", "")
    expect(tour.locator("[data-tour-done]")).to_be_focused()
    context.close()
