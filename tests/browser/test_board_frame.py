"""The frame of the board: the headline, what was decided, the question before what cannot be taken back, and a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import until
from tests.browser.fits import screen
from tests.browser.test_feast import NAMES
from tests.tables.table_fixture import TableFixture

HEADLINE = ".now-what"
LONG_NAMES = ("Maximilian-Alexa", "Bartholomäus-Wim", "Wilhelmina-Rosa", "Christina-Sophie")
"""With these, what a round brings takes more than two lines."""
SMALL_TARGETS = """
() => [...document.querySelectorAll("#frame button, #frame a[href]:not(.rule-link)")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .map((each) => [each.textContent.trim(), each.getBoundingClientRect()])
  .filter(([, box]) => box.width < 47.5 || box.height < 47.5).map(([words]) => words)
"""
LIES_OVER_KEYS = """
() => {
  const [head, sign, keys] = [".now-what", ".can-ask", ".now .next"].map((each) => document.querySelector(each));
  const lengths = Array.from({ length: 40 }, (_, nth) => nth + 1);
  return lengths.filter((length) => {
    head.replaceChildren("Waiting for " + "n".repeat(length) + " to flip the top card", sign);
    const [one, other] = [sign, keys].map((each) => each.getBoundingClientRect());
    return one.right > other.left && one.bottom > other.top && one.top < other.bottom;
  });
}
"""
"""With names of which lengths the sign for help lies over the keys beside the headline."""
BURST_KEYS = """
() => [...document.querySelectorAll("kbd")].filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)
"""
"""The key caps that are narrower than the words on them."""
HIDDEN_BELOW = "getComputedStyle(document.querySelector('.decided')).overflowY"


def phone_of_a_host(width: int, height: int) -> dict[str, Any]:
    """Return a browser of that size, with a finger for a mouse."""
    size = {"width": width, "height": height}
    return {"viewport": size, "is_mobile": True, "has_touch": True, "reduced_motion": "reduce"}


def begun(*names: str) -> TableFixture:
    """Begin The Feast at a table of this process, where everybody's phone is there."""
    laid = TableFixture(len(names))
    for seat, name, device in zip(laid.seats, names, NAMES, strict=False):
        laid.ok(seat, "rename", name=name, colour=laid.table.roster.people[seat].colour)
        laid.table.connect(f"device-{device}")
    laid.start()
    return laid


def play(laid: TableFixture, topic: int, *ranks: int) -> None:
    """Play the first round."""
    laid.answer(topic)
    laid.seal(*ranks)
    laid.alarm.ring()


def test_the_headline_names_whom_the_table_waits_for(browser: Browser) -> None:
    ana, bo, cem, dilek = NAMES[:4]
    laid = begun(ana, bo, cem, dilek)
    with screen(browser, laid) as board:
        headline = board.locator(HEADLINE)
        assert board.evaluate(LIES_OVER_KEYS) == []
        laid.answer(8)
        expect(headline).to_have_text("Everybody chooses a card in secret.", use_inner_text=True)
        laid.answer(9, laid.seats[1])
        expect(headline).to_have_text(
            f"Waiting for {ana}{cem}{dilek} to choose a card", use_inner_text=True
        )
        assert written(board) == ["", ", ", " and "]
        third = laid.seats[2]
        laid.answer(7, third)
        expect(headline).to_have_text(
            f"Waiting for {ana}{dilek} to choose a card", use_inner_text=True
        )
        assert written(board) == ["", " and "]
        laid.ok(third, "unseal", key=f"deal1/round1/ploy/{third}")
        expect(headline).to_have_text(
            f"Waiting for {ana}{cem}{dilek} to choose a card", use_inner_text=True
        )


def written(board: Page) -> list[str]:
    """Return what stands before each name of the headline; what CSS writes is not in its text."""
    between: list[str] = board.evaluate("""() =>
      [...document.querySelectorAll(".names > *")].filter((each) => each.checkVisibility())
        .map((each) => getComputedStyle(each, "::before").content.replace(/^none$|"/g, ""))""")
    return between


@pytest.mark.slow
def test_what_was_decided_stays_while_the_next_round_is_sealed(browser: Browser) -> None:
    laid = begun(*LONG_NAMES)
    with screen(browser, laid) as board:
        decided = board.locator(".decided")
        play(laid, 8, 10, 9, 7, 7)
        expect(decided).to_contain_text(LONG_NAMES[0])
        expect(decided).not_to_contain_text("Last result")
        laid.answer(5)
        expect(board.locator(HEADLINE)).to_contain_text("Everybody chooses")
        expect(decided).to_contain_text("Last result")
        expect(decided).to_contain_text(LONG_NAMES[0])
        # Two lines of it, and a key for the rest.
        assert board.evaluate(HIDDEN_BELOW) == "hidden"
        expect(board.locator(".more")).to_be_visible()
        board.keyboard.press("w")
        said = board.locator("#ruling")
        expect(said).to_contain_text("gaffe")
        shown = " ".join(said.inner_text().split())
        for told in decided.locator("p").all_inner_texts():
            assert " ".join(told.split()).removeprefix("Last result").strip() in shown
        expect(said.locator(".rule-link").first).to_be_visible()
        board.keyboard.press("Escape")
        expect(said).to_be_hidden()


@pytest.mark.slow
def test_the_end_of_a_game_is_asked_about_in_a_dialog_of_the_page(browser: Browser) -> None:
    with screen(browser, begun(*NAMES[:2])) as board:
        end = board.locator("#end")
        for keep in (True, False):
            board.click("[data-open=people]")
            expect(board.locator("#people").get_by_text("End the game")).to_have_count(1)
            board.click("#people [data-open=end]")
            expect(end.locator("h2")).to_have_text("End the game?")
            expect(end.locator("[data-close]")).to_be_focused()
            expect(end.locator("#score-now")).to_have_count(0)
            expect(board.locator("#people")).to_be_hidden()
            if keep:
                end.get_by_text("Keep playing").click()
                expect(board.locator("#scene")).to_be_visible()
        end.get_by_text("End it").click()
        expect(board.locator("#setup")).to_be_visible()
        expect(end).to_be_hidden()
        expect(board.locator("#people")).to_be_hidden()


@pytest.mark.slow
@pytest.mark.parametrize("width, height", [(390, 844), (320, 568)])
def test_a_host_leads_a_game_on_a_phone(browser: Browser, width: int, height: int) -> None:
    laid = begun(*NAMES)
    with screen(browser, laid, **phone_of_a_host(width, height)) as board:
        expect(board.locator(".between")).to_be_visible()
        in_a_column(board)
        play(laid, 8, 10, 9, 7, 7, 1)
        expect(board.locator(".decided")).to_contain_text(NAMES[0])
        in_a_column(board)
        # The headline comes first, then what was decided, the cards and the scores.
        tops = [
            board.locator(each).bounding_box() for each in (HEADLINE, ".told", "#scene", "#scores")
        ]
        assert [box["y"] for box in tops if box] == sorted(box["y"] for box in tops if box)
        assert None not in tops
        # The host's buttons are at the thumb, wherever the page is scrolled to.
        expect(board.locator(".tools [data-open=entries]")).to_be_in_viewport()
        board.locator("#scores").scroll_into_view_if_needed()
        expect(board.locator(".tools [data-open=undo]")).to_be_in_viewport()


def in_a_column(board: Page) -> None:
    """Hold the page to its width, and what is pressed to the size of a finger."""
    assert board.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert board.evaluate(BURST_KEYS) == []
    until(
        lambda: board.evaluate(SMALL_TARGETS) == [], board.title
    )  # once the page is laid out anew
