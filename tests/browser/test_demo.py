"""Games that play themselves, in a real browser: on a laptop by keys and by themselves, and on a small phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from rules.engine.registry import GAMES
from tests.browser.evening import BOARD, HAS_PACE, PHONE, Evening, evening, open_context

pytestmark = pytest.mark.slow

SMALL_PHONE = {**PHONE, "viewport": {"width": 320, "height": 568}}
LAPTOP = {**BOARD, "reduced_motion": "no-preference"}
OUTSIDE = """
() => {
  const { innerWidth, innerHeight } = window;
  const seen = [...document.querySelectorAll(".demo-head > *, .demo-caption p, .demo-bar > *, .demo-phone, .demo-screen")];
  return seen.filter((each) => {
    const box = each.getBoundingClientRect();
    return box.width && (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
  }).map((each) => each.outerHTML.slice(0, 80));
}
"""
"""What does not fit on a laptop: nobody scrolls there."""
OVER_EACH_OTHER = """
() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  return box(".demo-caption p:last-child").bottom > box(".demo-bar").top + 1
    || box(".demo-laptop figcaption").bottom > box(".demo-caption p").top + 1;
}
"""
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
FOCUS = "() => document.activeElement.tagName"


@pytest.fixture(scope="module")
def night(browser: Browser) -> Iterator[Evening]:
    with evening(browser) as evening_:
        yield evening_


def look(
    night: Evening, options: dict[str, Any], pace: str = '"none"'
) -> tuple[BrowserContext, Page]:
    """Open a browser that has never been here; it shows nothing moment by moment unless it is told to."""
    context = open_context(night.browser, options)
    if pace:
        context.add_init_script(HAS_PACE % pace)
    page = context.new_page()
    night.watch(page, "guest")
    return context, page


def kind(page: Page, wanted: str) -> None:
    expect(page.locator("body")).to_have_attribute("data-kind", wanted)


def go_to(page: Page, wanted: str) -> None:
    """Go on by key until a kind of step is shown."""
    for _ in range(40):
        if page.locator("body").get_attribute("data-kind") == wanted:
            return
        number = step(page)
        page.keyboard.press("ArrowRight")
        expect(page.locator("#demo-progress")).not_to_have_js_property("value", number)
    raise AssertionError(f"no step is {wanted}")


def step(page: Page) -> int:
    return int(page.locator("#demo-progress").evaluate("each => each.value"))


def screens(page: Page) -> list[Locator]:
    frames = page.locator(".demo-phone iframe")
    return [frames.nth(number).content_frame.locator("#screen") for number in range(frames.count())]


@pytest.mark.parametrize("game", ["feast", "eatme", "ididnt", "anygame"])  # one of each look
def test_a_guest_watches_a_game(night: Evening, game: str) -> None:
    context, page = look(night, BOARD)
    page.goto(f"{night.program.url}/show-me/{game}?from=/rules/{game}")
    kind(page, "seats")
    for screen in screens(page):
        expect(screen).to_contain_text("You’re in,")
    checked = set()
    while "told" not in checked:
        now = str(page.locator("body").get_attribute("data-kind"))
        assert page.evaluate(OUTSIDE) == []
        assert not page.evaluate(OVER_EACH_OTHER)
        assert page.evaluate(FOCUS) == "BODY", "the keys stay with the page"
        if now not in checked:
            check(page, now)
        checked.add(now)
        number = step(page)
        page.keyboard.press("ArrowRight")
        expect(page.locator("#demo-progress")).not_to_have_js_property("value", number)
    assert checked >= {"asked", "picked", "revealed", "told"}
    page.keyboard.press("End")
    kind(page, "over")
    expect(page.locator("#finale")).to_be_visible()
    expect(page.locator("#demo-end a[data-demo-next]")).to_be_visible()
    assert not page.evaluate(OVER_EACH_OTHER)
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#demo-end")).to_be_hidden()
    page.keyboard.press("Escape")
    page.wait_for_url(f"**/rules/{game}")
    context.close()


def check(page: Page, now: str) -> None:
    """See that the phones show what a step is about."""
    shown = screens(page)
    match now:
        case "picked":
            main = page.locator(".demo-phone[data-main]")
            if main.count():
                frame = main.first.locator("iframe").content_frame
                expect(frame.locator("#demo")).to_be_attached()
                expect(frame.locator("button[type=submit]").first).to_be_enabled()
        case "sealed":
            for screen in shown:
                expect(screen).to_contain_text("Sealed")
        case "revealed":
            for screen in shown:
                expect(screen).to_contain_text("Look up!")
        case "told":
            expect(page.locator("#scores")).to_be_visible()


def test_it_plays_by_itself_until_somebody_pauses_it(night: Evening) -> None:
    context, page = look(night, LAPTOP, pace="")
    page.clock.install()
    page.goto(f"{night.program.url}/rules/{GAMES[0]}")
    page.locator(".rulebook-side").get_by_text("Show me").click()
    expect(page.locator("#demo-stop")).to_have_attribute("href", f"/rules/{GAMES[0]}")
    play = page.locator("[data-demo=play]")
    expect(play).to_have_attribute("aria-pressed", "true")
    page.clock.fast_forward("00:12")
    expect(page.locator("#demo-progress")).not_to_have_js_property("value", 0)
    page.keyboard.press(" ")
    expect(play).to_have_attribute("aria-pressed", "false")
    # A reveal is shown moment by moment, also to whoever goes on by key; then the phones tell.
    go_to(page, "revealed")
    expect(page.locator("body[data-playing-out]")).to_be_attached()
    play.click()
    kind(page, "told")
    expect(page.locator("body:not([data-playing-out])")).to_be_attached()
    # Games are shown one after the other, until somebody comes.
    page.locator("#demo-keep").check()
    page.locator(".demo-caption").click()
    expect(page.locator("#demo-keep")).not_to_be_checked()
    expect(play).to_have_attribute("aria-pressed", "false")
    page.locator("#demo-game").select_option(index=1)
    page.wait_for_url(re.compile(f"/show-me/{GAMES[1]}"))
    expect(page.locator("#demo-stop")).to_have_attribute("href", f"/rules/{GAMES[0]}")
    # Who goes back sees the first game, under its own name and address.
    page.go_back()
    page.wait_for_url(re.compile(f"/show-me/{GAMES[0]}"))
    expect(page.locator("#demo-game")).to_have_value(f"/show-me/{GAMES[0]}")
    expect(page.locator("body")).to_have_attribute("data-game", GAMES[0])
    context.close()


def test_games_are_shown_one_after_the_other_where_somebody_wants_that(night: Evening) -> None:
    context, page = look(night, LAPTOP)
    page.clock.install()
    page.goto(f"{night.program.url}/show-me/{GAMES[-1]}?step=99")
    expect(page.locator("#demo-end")).to_be_visible()
    page.clock.fast_forward("10:00")
    expect(
        page.locator("#demo-end")
    ).to_be_visible()  # nothing begins by itself on somebody's laptop
    page.locator("#demo-keep").check()
    page.clock.fast_forward("01:00")
    page.wait_for_url(re.compile(f"/show-me/{GAMES[0]}.*seed=2.*keep=1"))
    expect(page.locator("#demo-keep")).to_be_checked()
    context.close()


def test_on_a_small_phone_there_is_one_phone_or_the_table(night: Evening) -> None:
    context, page = look(night, SMALL_PHONE)
    page.goto(night.program.url)
    page.get_by_text("Show me").click()
    kind(page, "seats")
    assert "/show-me/" in page.url
    for wanted in ("asked", "sealed", "revealed", "told", "over"):
        go_to(page, wanted) if wanted != "over" else page.keyboard.press("End")
        kind(page, wanted)
        assert page.evaluate(TOO_WIDE) <= 0
        is_of_the_board = wanted in {"revealed", "over"}
        expect(page.locator(".demo-phone:visible")).to_have_count(0 if is_of_the_board else 1)
        expect(page.locator("[data-demo=back]")).to_be_in_viewport()
    page.locator("#demo-stop").click()
    page.wait_for_url(f"{night.program.url}/")
    context.close()
