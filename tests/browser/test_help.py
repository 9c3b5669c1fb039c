"""How the game goes: a tour once for each player, and at any time what one can do now, and all of it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.evening import Evening, Phone, evening
from tests.browser.fits import ADDRESS, pad_of, screen
from tests.browser.test_accessibility import audit_pad
from tests.tables.table_fixture import TableFixture

NO_STORAGE = """
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("", "SecurityError"); } });
}
"""
SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 568}}


def pick(night: Evening, game: str, name: str) -> None:
    night.board.check(f"#game-{game}")
    expect(night.board.locator(f"text=Start {name}")).to_be_enabled()


def begin(night: Evening, name: str) -> None:
    night.board.click(f"text=Start {name}")
    expect(night.board.locator("#board-head h1")).to_have_text(name)


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


def tour_of(page: Page, name: str) -> Locator:
    """Wait for the tour of a game, and return its dialog."""
    tour = page.locator("#tour")
    expect(tour.locator("h2")).to_have_text(f"{name} in 20 seconds")
    expect(tour.locator("text=Skip")).to_be_in_viewport(ratio=1)
    return tour


def skip(page: Page, name: str) -> None:
    """Close the tour of a game with one tap."""
    tour = tour_of(page, name)
    tour.locator("text=Skip").tap()
    expect(tour).to_be_hidden()


def take(page: Page, name: str) -> None:
    """Go through the tour card by card; each is seen whole, with the buttons below it."""
    tour = tour_of(page, name)
    cards = tour.locator("li")
    count = cards.count()
    assert 3 <= count <= 4
    for nth in range(count):
        expect(cards.nth(nth).locator("p")).to_be_in_viewport(ratio=1)
        expect(tour.locator(".tour-dots i").nth(nth)).to_have_attribute("data-now", "")
        expect(tour.locator("text=Got it")).to_be_visible(visible=nth == count - 1)
        if nth < count - 1:
            tour.locator("[data-tour-next]").tap()
    tour.locator("text=Got it").tap()
    expect(tour).to_be_hidden()


def ask_for_help(phone: Phone, heading: str) -> None:
    """Open all of the help: in a game it is behind what can be done now."""
    question = phone.page.locator(".pad-head .button").first
    question.tap()
    if question.get_attribute("data-open") == "can":
        phone.page.locator("#can [data-open=how]").tap()
    expect_help(phone.page, heading)


def expect_nothing_open(page: Page) -> None:
    expect(page.locator("#how")).to_be_hidden()
    expect(page.locator("#tour[open]")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("storage", [True, False], ids=["storage", "no-storage"])
def test_a_game_is_explained_once_to_each(browser: Browser, *, storage: bool) -> None:
    with evening(browser, game=None) as night:
        ana = night.join("Ana", has_played=False)
        bo = night.join("Bo", has_played=False, **SMALL)
        if not storage:
            for phone in (ana, bo):
                phone.context.add_init_script(NO_STORAGE)
                phone.page.reload()
        # Before a game begins nothing opens by itself, and the button is of use all the same.
        pick(night, "eatme", "Eat Me")
        ana.expect_title("You’re in, Ana")
        expect_nothing_open(ana.page)
        ask_for_help(ana, "How to play Eat Me")
        pick(night, "liar", "Who’s Lying?")
        ana.page.locator("text=20-second tour of Who’s Lying?").wait_for()
        pick(night, "feast", "The Feast")
        # The lobby offers the tour: whoever takes it there is left alone when the game begins.
        ana.page.tap("text=20-second tour of The Feast")
        take(ana.page, "The Feast")
        begin(night, "The Feast")
        skip(bo.page, "The Feast")
        ana.expect_title("Flip the top card. What is it?")
        expect_nothing_open(ana.page)
        bo.expect_title("When everything’s ready, Ana can flip the top card")
        ask_for_help(ana, "How to play The Feast")
        # Neither a reload nor another game of the kind shows it again; the help does.
        ana.page.reload()
        bo.page.reload()
        ana.expect_title("Flip the top card. What is it?")
        for phone in (ana, bo):
            phone.page.locator("body[data-connection=there]").wait_for(state="attached")
            expect_nothing_open(phone.page)
        bo.page.locator(".pad-head .button").first.tap()
        bo.page.tap("#can [data-open=how]")
        bo.page.tap("text=Show the tour again")
        expect(bo.page.locator("#how")).to_be_hidden()
        take(bo.page, "The Feast")
        night.put_away()
        ana.expect_title("Ready for the next game")
        begin(night, "The Feast")
        ana.expect_title("Flip the top card. What is it?")
        expect_nothing_open(ana.page)
        night.put_away()
        # Another game is explained; to somebody who was away when it began, as soon as they come.
        address = bo.page.url
        bo.page.goto("about:blank")
        pick(night, "ididnt", "I Didn’t Eat That")
        begin(night, "I Didn’t Eat That")
        skip(ana.page, "I Didn’t Eat That")
        ask_for_help(ana, "How to play I Didn’t Eat That")
        bo.page.goto(address)
        if storage:
            skip(bo.page, "I Didn’t Eat That")
        else:
            # It may be another phone of somebody who knows the game: there the question comes first.
            bo.page.locator("body[data-connection=there]").wait_for(state="attached")
            expect_nothing_open(bo.page)
        late = night.join("Cem", has_played=False)
        skip(late.page, "I Didn’t Eat That")


@pytest.mark.slow
def test_each_player_of_one_phone_is_told_under_their_own_cover(browser: Browser) -> None:
    with evening(browser, game=None) as night:
        phone = night.join("Ana", has_played=False)
        page = phone.page
        page.tap("#more-phone summary")
        page.tap("text=Somebody else is playing on this phone, too")
        page.fill("#name", "Bo")
        page.tap("text=Sit down")
        expect(page.locator("#cover")).to_contain_text("I am Bo")
        night.join("Cem")
        pick(night, "feast", "The Feast")
        begin(night, "The Feast")
        expect(page.locator("#pad-head .where")).to_contain_text("Deal 1")
        expect_nothing_open(page)
        page.tap("[data-uncover]")
        skip(page, "The Feast")
        page.tap("#more-phone summary")
        page.tap("text=Pass the phone to Ana")
        expect(page.locator("#cover")).to_contain_text("I am Ana")
        expect_nothing_open(page)
        page.tap("[data-uncover]")
        skip(page, "The Feast")


@pytest.mark.slow
def test_a_tour_waits_for_a_dialog_that_is_open_and_nothing_is_lost(browser: Browser) -> None:
    laid = TableFixture(2)
    with pad_of(browser, laid, laid.seats[0], has_played=False) as ana:
        ana.page.tap("#more-phone summary")
        ana.page.tap("#rename-me")
        expect(ana.page.locator("#rename-name")).to_be_focused()
        laid.start("feast")
        ana.expect_title("Flip the top card. What is it?")
        expect_nothing_open(ana.page)
        # What was picked under a dialog is still picked after the tour.
        ana.page.locator('#answer input[value="7"]').evaluate("each => each.click()")
        ana.page.tap("#rename [data-close]")
        skip(ana.page, "The Feast")
        expect(ana.page.locator('#answer input[value="7"]')).to_be_checked()
        ana.send()
        expect(ana.page.locator("h1.pad-title")).not_to_have_text("Flip the top card. What is it?")


def expect_in_place(page: Page, *lines: str) -> None:
    """Ask what can be done: it stands between the question and the button, and covers neither."""
    page.locator(".pad-head [data-open=can]").tap()
    told = page.locator("#can .can-lines li")
    expect(told).to_have_text(list(lines))
    expect(page.locator("#can a")).to_have_attribute("target", "_blank")
    expect(page.locator("#todo h1")).to_be_in_viewport(ratio=1)
    expect(page.locator("#action .button").first).to_be_in_viewport(ratio=1)
    boxes = {
        what: page.locator(what).first.bounding_box()
        for what in (".pad-top", "#todo h1", "#can .can-lines", "#action .button")
    }
    edges = [(box["y"], box["y"] + box["height"]) for box in boxes.values() if box]
    assert len(edges) == len(boxes)
    assert all(above[1] <= below[0] for above, below in pairwise(edges)), boxes


@pytest.mark.slow
def test_what_can_be_done_covers_neither_the_question_nor_its_button(browser: Browser) -> None:
    laid = TableFixture(2)
    laid.start("goofspiel")
    laid.answer(13)
    with pad_of(browser, laid, laid.seats[0], **SMALL) as ana:
        ana.expect_title("Which card will you play?")
        ana.pick(4)
        expect_in_place(
            ana.page,
            "Play a card face down and seal it here. You can take it back until everybody has sealed.",
            "The highest card takes 13 points. Yours is gone, win or lose.",
            "Do the highest cards tie? The prize stays, and the next one joins it.",
        )
        audit_pad(ana.page, "what can be done, in Goofspiel")
        # The table's rules are two taps away; what was picked is still picked, and can be sent.
        ana.page.tap("#can-house summary")
        expect(ana.page.locator("#can-house dl")).to_contain_text("The prizes come")
        expect(ana.page.locator('#answer input[value="4"]')).to_be_checked()
        ana.send()
        ana.expect_title("Sealed")
        # It does not go on to the next question by itself.
        expect(ana.page.locator("#can")).not_to_have_attribute("open", "")


@pytest.mark.slow
def test_what_can_be_done_is_told_where_nobody_in_particular_is_asked(
    browser: Browser,
) -> None:
    laid = TableFixture(2)
    laid.start("liar")
    with pad_of(browser, laid, laid.seats[1], color_scheme="dark", **SMALL) as bo:
        bo.expect_title("Shuffle and deal")
        expect_in_place(
            bo.page,
            "Shuffle, remove 10 cards unseen, and deal 13 to each of you.",
            "Tap when everybody has their cards. Anybody can.",
        )
        audit_pad(bo.page, "what can be done, in Who’s Lying?")
        bo.page.goto(f"http://{ADDRESS}/watch/{laid.table.code}")
        bo.page.locator(".pad-head [data-open=how]").tap()
        bo.page.tap("#how-house summary")
        expect(bo.page.locator("#how-house dl")).to_contain_text("What you tell your phone")
    # On the board it is a dialog, for what anybody may enter there.
    with screen(browser, laid) as board:
        board.click("[data-open=can]")
        expect(board.locator("#can .can-lines li")).to_have_count(2)
        board.keyboard.press("Escape")
        expect(board.locator("#can")).to_be_hidden()


@pytest.mark.slow
def test_help_and_tour_can_be_read_and_closed_on_a_small_phone(browser: Browser) -> None:
    laid = TableFixture(2)
    with pad_of(browser, laid, laid.seats[0], has_played=False, **SMALL) as ana:
        ana.page.get_by_role("button", name="How to play").tap()
        audit_pad(ana.page, "how the first game of the menu goes")
        expect_help(ana.page, "How to play The Feast")
        # Who has read how one game goes is shown the tour of another.
        laid.start("eatme")
        tour_of(ana.page, "Eat Me")
        audit_pad(ana.page, "the tour")
        take(ana.page, "Eat Me")
        ana.page.locator('[data-open="can"]').tap()
        ana.page.locator("#can [data-open=how]").tap()
        expect(ana.page.locator("#how h2")).to_have_text("How to play Eat Me")
        audit_pad(ana.page, "how the game goes")
        expect_help(ana.page, "How to play Eat Me")
