"""What a round means for a player stands on their own phone: once, large, and for long enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import PHONE, Evening, Phone, evening, open_context
from tests.browser.fits import browser_of, open_page
from tests.browser.test_eatme import bid, pick, play_out, seat, turn_up
from tests.tables.table_fixture import TableFixture

NAMES = ("Ana", "Bo", "Cem", "Dilek")
SHEET = "#result"


def sit_down(night: Evening) -> list[Phone]:
    for name in NAMES:
        night.join(name, taps_results=False)
    expect(night.board.locator("#seat-order")).to_contain_text("Dilek")
    night.board.click("text=Start The Feast")
    expect(night.board.locator(".asked-what")).to_be_visible()
    return list(night.phones.values())


def play(night: Evening, topic: int, *ranks: int) -> None:
    night.phones["Ana"].page.locator("#answer[data-name=topic]").wait_for()
    night.board.keyboard.press(str(topic))
    for phone, rank in zip(night.phones.values(), ranks, strict=True):
        phone.page.locator("#answer[data-name=ploy]").wait_for()
        phone.answer(rank)


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
    with evening(browser) as night:
        ana, _, cem, dilek = sit_down(night)
        # Their clocks stand still before the result is shown, so that it stays as long as it should.
        for phone in (ana, cem, dilek):
            phone.page.clock.install()
            put_away(phone.page)
        play(night, 7, 8, 8, 6, 3)
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
        night.board.keyboard.press("2")
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
def test_keys_reach_nothing_under_a_result_and_escape_closes_it(browser: Browser) -> None:
    with evening(browser) as night:
        ana, *_ = sit_down(night)
        ana.page.clock.install()
        play(night, 7, 8, 8, 6, 3)
        expect(ana.page.locator(SHEET)).to_be_visible()
        stop_the_clock(ana.page)
        for key in 6 * ["Tab"] + 6 * ["Shift+Tab"]:
            ana.page.keyboard.press(key)
            assert not ana.page.evaluate("document.activeElement.closest('#pad') !== null")
        ana.page.keyboard.press("Escape")
        expect(ana.page.locator(SHEET)).to_be_hidden()


@pytest.mark.slow
def test_a_phone_that_comes_back_late_is_told_once(browser: Browser) -> None:
    with evening(browser) as night:
        ana, *_ = sit_down(night)
        url = ana.page.url
        night.board.keyboard.press("7")
        ana.page.locator("#answer[data-name=ploy]").wait_for()
        ana.answer(8)
        ana.expect_title("Sealed")
        ana.page.goto("about:blank")
        for name, rank in (("Bo", 8), ("Cem", 6), ("Dilek", 3)):
            night.phones[name].page.locator("#answer[data-name=ploy]").wait_for()
            night.phones[name].answer(rank)
        expect(night.phones["Bo"].page.locator(SHEET)).to_be_visible()
        night.board.keyboard.press("2")
        ana.page.goto(url)
        assert result(ana.page) == "Gaffe! You and Bo both played an 8."
        expect(ana.page.locator("#result-place")).to_have_text("Deal 1, round 1")
        ana.page.reload()
        expect(ana.page.locator("#answer")).to_be_visible()
        expect(ana.page.locator(SHEET)).to_be_hidden()


@pytest.mark.slow
def test_what_is_decided_and_asked_is_said_in_a_region_that_was_there(browser: Browser) -> None:
    with evening(browser) as night:
        ana, *_ = sit_down(night)
        said = ana.page.locator("#announcer")
        expect(said).to_have_attribute("aria-live", "polite")
        expect(said).to_contain_text("Flip the top card. What is it?")
        night.board.keyboard.press("7")
        expect(said).to_have_text("Your turn. Which card will you play?")
        for phone, rank in zip(night.phones.values(), (8, 8, 6, 3), strict=True):
            phone.answer(rank)
        expect(said).to_contain_text("Cem takes the")
        expect(said).to_contain_text("Waiting for Bo to flip the top card")


@pytest.mark.slow
def test_phones_wait_while_the_board_plays_a_round_out(browser: Browser) -> None:
    with evening(browser, pace="manual") as night:
        seat(night, NAMES[:3])
        board, (ana, bo, cem) = night.board, night.phones.values()
        guest = night.watcher()
        turn_up(board, 9)
        for phone in (ana, bo, cem):
            bid(phone, 0)
            phone.send()
        for phone, card in ((ana, 8), (bo, 20), (cem, 14)):
            phone.expect_title("Your card and next bid")
            pick(phone, card)
            bid(phone, 1)
            phone.send()
        for page in (ana.page, bo.page, guest):
            expect(page.get_by_role("heading", name="Look up!")).to_be_visible()
            expect(page.locator(SHEET + "[open]")).to_have_count(0)

        play_out(board, 3)
        ana.expect_title("Your card and next bid")
        expect(guest.locator("#look")).to_be_hidden()
        expect(guest.locator("#watch-s1 .card")).to_contain_text("8")

        # A board that is loaded again does not show it again: nobody waits for it.
        for phone, card in ((ana, 7), (bo, 21), (cem, 15)):
            pick(phone, card)
            bid(phone, 0)
            phone.send()
        expect(ana.page.get_by_role("heading", name="Look up!")).to_be_visible()
        board.reload()
        expect(ana.page.locator("#look")).to_be_hidden()
        ana.expect_title("Your card and next bid")


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
    page.wait_for_function("localStorage.getItem('companion.explained.feast')")
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
