"""How the game goes: always that of the game at hand, and by itself once for each player."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import Evening, Phone, evening
from tests.browser.test_accessibility import audit_pad

pytestmark = pytest.mark.browser

NO_STORAGE = """
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("", "SecurityError"); } });
}
"""


def pick(night: Evening, game: str, name: str) -> None:
    night.board.check(f"#game-{game}")
    expect(night.board.locator(f"text=Begin {name}")).to_be_enabled()


def begin(night: Evening, name: str) -> None:
    night.board.click(f"text=Begin {name}")
    expect(night.board.locator("#board-head h1")).to_have_text(name)


def put_away(night: Evening) -> None:
    night.board.click("[data-open=people]")
    night.board.click("#people [data-do=close]")
    night.board.click("#sure [data-yes]")
    night.board.locator("#setup").wait_for()


def expect_help(page: Page, heading: str) -> None:
    """Wait for the help, with its steps, its button below them, and close it."""
    how = page.locator("#how")
    expect(how.locator("h2")).to_have_text(heading)
    expect(how.locator("h2")).to_be_in_viewport()
    expect(how.locator("[data-close]")).to_be_in_viewport(ratio=1)
    boxes = [how.locator(part).bounding_box() for part in ("h2", "ol", "[data-close]")]
    tops = [box["y"] for box in boxes if box]
    assert tops == sorted(tops)
    assert len(tops) == 3
    assert boxes[0]
    assert boxes[0]["y"] + boxes[0]["height"] <= min(tops[1:]), "nothing lies over the heading"
    assert how.locator("li").count() >= 3
    how.locator("[data-close]").tap()
    expect(how).to_be_hidden()


def ask_for_help(phone: Phone, heading: str) -> None:
    phone.page.locator('[data-open="how"]').tap()
    expect_help(phone.page, heading)


@pytest.mark.parametrize("storage", [True, False], ids=["storage", "no-storage"])
def test_help_follows_the_game_and_opens_once_for_each(browser: Browser, *, storage: bool) -> None:
    with evening(browser, game=None) as night:
        ana, bo = (night.join(name, has_played=False) for name in ("Ana", "Bo"))
        if not storage:
            for phone in (ana, bo):
                phone.context.add_init_script(NO_STORAGE)
                phone.page.reload()
        # Nothing is chosen: nothing opens by itself, and the button is of use all the same.
        ana.expect_title("You’re in, Ana")
        expect(ana.page.locator("#how")).to_be_hidden()
        ask_for_help(ana, "You play with real cards")
        pick(night, "liar", "Who’s Lying?")
        expect(ana.page.locator("#how h2")).to_have_text("How to play Who’s Lying?")
        expect(ana.page.locator("#how")).to_be_hidden()
        pick(night, "feast", "The Feast")
        begin(night, "The Feast")
        for phone in (ana, bo):
            expect_help(phone.page, "How to play The Feast")
        ana.expect_title("Flip the top card. What is it?")
        bo.expect_title("Waiting for Ana to flip the top card")
        ask_for_help(ana, "How to play The Feast")
        # Neither a reload nor another game of the kind explains it again.
        ana.page.reload()
        ana.expect_title("Flip the top card. What is it?")
        expect(ana.page.locator("#how")).to_be_hidden()
        put_away(night)
        ana.expect_title("Ready for the next game")
        begin(night, "The Feast")
        ana.expect_title("Flip the top card. What is it?")
        expect(ana.page.locator("#how")).to_be_hidden()
        put_away(night)
        # Another game is explained; to somebody who was away when it began, as soon as they come.
        address = bo.page.url
        bo.page.goto("about:blank")
        pick(night, "ididnt", "I Didn’t Eat That")
        begin(night, "I Didn’t Eat That")
        expect_help(ana.page, "How to play I Didn’t Eat That")
        ask_for_help(ana, "How to play I Didn’t Eat That")
        bo.page.goto(address)
        expect_help(bo.page, "How to play I Didn’t Eat That")
        late = night.join("Cem", has_played=False)
        expect_help(late.page, "How to play I Didn’t Eat That")


def test_each_player_of_one_phone_is_told_under_their_own_cover(browser: Browser) -> None:
    with evening(browser, game=None) as night:
        phone = night.join("Ana", has_played=False)
        page = phone.page
        page.tap("#more-phone summary")
        page.tap("text=Somebody else plays on this phone, too")
        page.fill("#name", "Bo")
        page.tap("text=Sit down")
        expect(page.locator("#cover")).to_contain_text("I am Bo")
        night.join("Cem")
        pick(night, "feast", "The Feast")
        begin(night, "The Feast")
        expect(page.locator("#how h2")).to_have_text("How to play The Feast")
        expect(page.locator("#how")).to_be_hidden()
        page.tap("[data-uncover]")
        expect_help(page, "How to play The Feast")
        page.tap("#more-phone summary")
        page.tap("text=Pass the phone to Ana")
        expect(page.locator("#cover")).to_contain_text("I am Ana")
        expect(page.locator("#how")).to_be_hidden()
        page.tap("[data-uncover]")
        expect_help(page, "How to play The Feast")


def test_help_waits_for_a_dialog_that_is_open(browser: Browser) -> None:
    with evening(browser, game=None) as night:
        ana = night.join("Ana", has_played=False)
        night.join("Bo")
        ana.page.tap("#more-phone summary")
        ana.page.tap("#rename-me")
        expect(ana.page.locator("#rename-name")).to_be_focused()
        pick(night, "feast", "The Feast")
        begin(night, "The Feast")
        ana.expect_title("Flip the top card. What is it?")
        expect(ana.page.locator("#how")).to_be_hidden()
        ana.page.tap("#rename [data-close]")
        expect_help(ana.page, "How to play The Feast")


def test_help_can_be_read_and_closed_on_a_small_phone(browser: Browser) -> None:
    with evening(browser, game=None) as night:
        small: dict[str, Any] = {"viewport": {"width": 320, "height": 568}}
        ana = night.join("Ana", has_played=False, **small)
        night.join("Bo")
        ana.page.locator('[data-open="how"]').tap()
        audit_pad(ana.page, "what Companion is")
        expect_help(ana.page, "You play with real cards")
        pick(night, "feast", "The Feast")
        begin(night, "The Feast")
        expect(ana.page.locator("#how")).to_be_visible()
        audit_pad(ana.page, "how the game goes")
        expect_help(ana.page, "How to play The Feast")
