"""Reactions: a phone that waits sends one, every board shows it for a moment, and the host can switch them off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.presenters import Viewer
from companion.presenters.show import Show
from rules.facts import Seat
from tests.browser.evening import Evening, evening
from tests.browser.short_games import begin_anew
from tests.browser.stills import DRAWN, board_of, play_until, sit_down

pytestmark = pytest.mark.slow

LONG = "Maximilian-Alexa"
SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 568}}
ROW = "#pad .reactions"
FITS = """(row) => {
  const boxes = [...row.children].map((each) => each.getBoundingClientRect());
  return {
    sizes: boxes.every((box) => box.width >= 48 && box.height >= 48),
    lines: new Set(boxes.map((box) => box.top)).size,
    inside: boxes.every((box) => box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight),
    page: document.documentElement.scrollWidth <= innerWidth,
  };
}"""
BESIDE = """([note, place]) => {
  const [one, other] = [note, place].map((each) => document.querySelector(each).getBoundingClientRect());
  const far = (a, b) => Math.max(0, b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom);
  return { apart: far(one, other), width: one.width * 1080 / innerHeight,
    inside: one.left >= 0 && one.right <= innerWidth && one.top >= 0 && one.bottom <= innerHeight };
}"""

# What a board shows stays until the test lets it go, however slow the machine is; then its own time begins.
STAY = """() => {
  const usual = window.setTimeout;
  const held = [];
  window.setTimeout = (...given) => (given[1] === 2400 ? held.push(given) : usual(...given));
  window.letGo = () => held.splice(0).forEach((given) => usual(...given));
}"""


@pytest.fixture(scope="module")
def evening_of_four(browser: Browser) -> Iterator[Evening]:
    """Four small phones, and boards on which what is shown stays."""
    with evening(browser) as night:
        night.board_context.add_init_script(f"({STAY})()")
        for name in ("Ana", "Bo", "Cem", LONG):
            night.join(name, taps_results=False, **SMALL)
        yield night


@pytest.fixture
def night(evening_of_four: Evening) -> Evening:
    """A game of that evening, just begun: Ana flips the topic."""
    night = evening_of_four
    begin_anew(night)
    night.board.reload()
    night.board.locator("body[data-connection=there]").wait_for(state="attached")
    return night


def let_go(board: Page) -> None:
    """Let what stays go when its time is over."""
    expect(board.locator(".reaction")).not_to_have_count(0)
    board.evaluate("letGo()")
    expect(board.locator(".reaction")).to_have_count(0)


def react(page: Page, name: str) -> None:
    button = page.locator(f"{ROW} [data-react={name}]")
    expect(button).not_to_have_attribute("aria-disabled", "true")
    button.tap()


def test_it_appears_on_every_board_and_goes(night: Evening) -> None:
    second = night.board_context.new_page()
    night.watch(second, "second board")
    second.goto(night.board.url)
    second.locator("body[data-connection=there]").wait_for(state="attached")
    bo = night.phones["Bo"].page
    react(bo, "laugh")
    for board in (night.board, second):
        note = board.locator(".reaction")
        expect(note).to_have_text("Bo laughs")
        expect(note.locator(".mark")).to_have_attribute(
            "data-colour", bo.locator("#pad-head .mark").get_attribute("data-colour") or ""
        )
    react(night.phones[LONG].page, "applause")
    watcher = night.watcher()
    react(watcher, "groan")
    expect(night.board.locator(".reaction", has_text="Somebody groans")).to_have_count(1)
    expect(night.board.locator(".reaction", has_text=LONG)).to_have_count(1)
    # The board is in front, and what it shows goes by itself; nothing can be pressed there.
    assert night.board.locator("#reactions").evaluate(
        "each => getComputedStyle(each).pointerEvents === 'none' && each.ariaHidden === 'true'"
    )
    let_go(night.board)
    let_go(second)
    second.close()


def test_it_is_as_large_as_a_hand_and_beside_whom_it_is_for(browser: Browser) -> None:
    fixture = sit_down("feast", 1, 4)
    found = play_until(
        fixture,
        Random(1),
        lambda referee: "take" in {each.kind for each in referee.game.beats_of(referee.table)},
        150,
    )
    assert found
    show = fixture.services.renderer.presenter(fixture.table, Viewer("board")).show
    with board_of(browser, fixture) as board:
        board.evaluate(DRAWN)
        board.evaluate(STAY)
        board.evaluate("() => document.fonts.ready")
        sender, receiver = about(show, fixture.seats)
        names = {each.seat: each.name for each in fixture.table.roster.people.values()}
        sent = {"kind": "laugh", "seat": sender, "name": names[sender], "colour": "cherry"}
        board.evaluate(
            "sent => document.dispatchEvent(new CustomEvent('reaction', { detail: sent }))", sent
        )
        note = board.locator(".reaction")
        expect(note).to_have_text(f"{names[sender]} laughs")
        board.wait_for_function(
            f"places => ({BESIDE})(places).apart === 0", arg=[".reaction", f"#place-{receiver}"]
        )
        there = board.evaluate(BESIDE, [".reaction", f"#place-{receiver}"])
        assert there["inside"]
        assert 160 <= there["width"] <= 220
        let_go(board)


def about(show: Show, seats: Sequence[Seat]) -> tuple[Seat, Seat]:
    """Return a seat that the last beat is not about, and one that it is about."""
    receivers = show.about[-1]
    return next(seat for seat in seats if seat not in receivers), receivers[0]


def test_with_less_motion_it_fades_without_moving(night: Evening) -> None:
    react(night.phones["Bo"].page, "laugh")
    note = night.board.locator(".reaction")
    expect(note).to_be_visible()
    # Without the transitions of its place, which take a millisecond: a machine may be slow enough to meet them.
    animations = note.evaluate(
        "note => note.getAnimations().filter((each) => each instanceof CSSAnimation).map((each) => each.animationName)"
    )
    assert animations == ["react-fade"]
    let_go(night.board)


def test_a_phone_shows_that_it_was_sent_and_waits_a_second(night: Evening) -> None:
    bo = night.phones["Bo"].page
    pressed = bo.locator(f"{ROW} [data-react=groan]")
    expect(pressed).to_be_visible()
    # Pressed three times before anything else can happen: one is sent.
    bo.evaluate(
        """() => {
          for (const name of ["groan", "laugh", "applause"]) document.querySelector(`[data-react=${name}]`).click();
        }"""
    )
    expect(pressed).to_have_attribute("aria-disabled", "true")
    expect(night.board.locator(".reaction")).to_have_text("Bo groans")
    expect(pressed).not_to_have_attribute("aria-disabled", "true")
    react(bo, "laugh")
    expect(night.board.locator(".reaction", has_text="Bo laughs")).to_have_count(1)


def test_it_is_offered_while_a_phone_waits_and_fits_the_smallest(night: Evening) -> None:
    ana, bo = night.phones["Ana"], night.phones["Bo"]
    expect(ana.page.locator("#answer")).to_be_visible()
    expect(ana.page.locator(ROW)).to_have_count(0)
    for waiting in (bo.page, night.watcher()):
        row = waiting.locator(ROW)
        expect(row).to_be_visible()
        found = row.evaluate(FITS)
        assert found == {"sizes": True, "lines": 1, "inside": True, "page": True}
    ana.answer(5)
    expect(bo.page.locator(ROW)).to_have_count(0)  # now it is asked itself
    bo.answer(7)
    expect(bo.page.locator(ROW)).to_be_visible()  # it has sealed
    assert bo.page.locator(ROW).evaluate(FITS)["inside"]


def test_on_the_sheet_with_a_result_it_leaves_the_sheet_open(night: Evening) -> None:
    ana, bo = night.phones["Ana"], night.phones["Bo"]
    ana.answer(5)
    for phone, ploy in zip(night.phones.values(), (9, 9, 6, 4), strict=True):
        phone.page.locator("#answer[data-name=ploy]").wait_for()
        phone.answer(ploy)
    sheet = bo.page.locator("#result[open]")
    expect(sheet).to_be_visible()
    found = sheet.locator(".reactions").evaluate(FITS)
    assert found == {"sizes": True, "lines": 1, "inside": True, "page": True}
    # In one go, since a sheet closes by itself after a while.
    still_open = sheet.evaluate(
        """(sheet) => {
          sheet.querySelector("[data-react=groan]").click();
          return sheet.hasAttribute("open");
        }"""
    )
    assert still_open
    expect(night.board.locator(".reaction")).to_have_text("Bo groans")


def test_the_host_switches_them_off_for_all_phones(night: Evening) -> None:
    bo = night.phones["Bo"].page
    expect(bo.locator(ROW)).to_be_visible()
    watcher = night.watcher()
    board = night.board
    board.click("[data-open=people]")
    board.click("text=Switch reactions off")
    expect(bo.locator(ROW)).to_have_count(0)
    expect(watcher.locator(ROW)).to_have_count(0)
    board.click("text=Switch reactions on")
    expect(bo.locator(ROW)).to_be_visible()
    expect(watcher.locator(ROW)).to_be_visible()
