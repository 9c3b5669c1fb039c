"""Ranks are typed at the board as people say them: negative ones, and those of which one begins another."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from rules.facts import Seat
from rules.games.goofspiel import game
from rules.prompts import PickRank, options
from tests.browser.fits import pad_of, screen
from tests.tables.table_fixture import TableFixture

COSTLY = [*range(-5, 0), *range(1, 11)]
"""The prizes of the first round: some of them cost points."""
MANY = range(13)
"""The prizes of the other rounds, and everybody's cards: a one begins several."""


class State(game.State):
    """Goofspiel whose prizes and cards have other ranks than the usual ones."""

    def prize_prompt(self, number: int) -> PickRank:
        return PickRank("prize", options(COSTLY if number == 1 else MANY))

    def card_prompt(self, _seat: Seat) -> PickRank:
        return PickRank("card", options(MANY))


@pytest.mark.slow
def test_negative_ranks_are_typed_at_the_board_and_picked_on_the_pad(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "State", State)
    laid = TableFixture(2)
    laid.start("goofspiel")
    seat, bo = laid.seats
    with screen(browser, laid) as board, pad_of(browser, laid, seat) as ana:
        board.locator(".quick").wait_for()
        # A minus alone is not an answer yet: only the negative ranks go on from it.
        board.keyboard.press("-")
        expect(board.locator(".quick [data-possible]")).to_have_text(["−5", "−4", "−3", "−2", "−1"])
        board.keyboard.press("5")
        expect(board.locator(".centre .card-rank")).to_have_text("−5")

        # On the pad the same keys of a keyboard pick and send it.
        ana.expect_title("Which card will you play?")
        ana.page.locator("#answer input").first.focus()
        ana.page.keyboard.press("ArrowRight")
        expect(ana.page.locator("#answer input:checked")).to_have_value("1")
        ana.page.keyboard.press("Enter")
        expect(ana.page.locator("#sealed")).to_be_visible()
        laid.answer(2, bo)
        laid.alarm.ring()
        # A one may become a ten: it waits for the rest, or for Enter.
        quick = board.locator(".quick [data-typed='12']")
        quick.wait_for()
        board.keyboard.press("1")
        expect(board.locator("#toasts")).to_contain_text("Press Enter for 1, or type the rest.")
        expect(board.locator(".quick [data-entered]")).to_have_text("1")
        board.keyboard.press("Escape")
        expect(board.locator(".quick [data-typing]")).to_have_count(0)
        board.keyboard.type("1")
        board.keyboard.press("Enter")
        expect(board.locator(".centre .topic-card .card-rank").first).to_have_text("A")
        for each, card in ((seat, 3), (bo, 4)):
            laid.answer(card, each)
        laid.alarm.ring()
        quick.wait_for()
        board.keyboard.type("12")
        expect(board.locator(".centre .topic-card .card-rank").first).to_have_text("Q")
