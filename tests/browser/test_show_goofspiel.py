"""Goofspiel's reveal on the board: the highest card last, and nothing is seen or said before its beat."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import BIG_BOARD
from tests.browser.fits import screen
from tests.browser.playing_out import begins, go_on, is_at_rest, lay, state
from tests.tables.table_fixture import TableFixture

pytestmark = [pytest.mark.slow, pytest.mark.game("goofspiel")]

OPENING = "Cards up. Whose is the highest?"


def turn_over(laid: TableFixture, board: Page, prize: int, *cards: int) -> None:
    """Play a round, and wait for its reveal."""
    laid.answer(prize)
    for seat, card in zip(laid.seats, cards, strict=True):
        laid.answer(card, seat)
    laid.alarm.ring()
    begins(board)


def test_the_prize_stays_at_its_beat_and_both_go_to_the_highest_card_of_the_next_round(
    browser: Browser,
) -> None:
    laid = lay("goofspiel", 3)
    with screen(browser, laid, pace="manual") as board:
        told = board.locator("#show-words")
        up, ribbon = board.locator(".turns[data-phase=on]"), board.locator(".centre .ribbon")

        turn_over(laid, board, 4, 7, 7, 2)
        expect(up).to_have_count(0)
        for rank in board.locator(".place .card-rank").all():
            expect(rank).to_be_hidden()
        expect(board.locator("#says")).to_be_hidden()
        expect(told).to_have_text(OPENING)
        for seat in ("s1", "s2", "s3"):
            expect(state(board, seat)).to_have_text("sealed")
        go_on(board)
        expect(up).to_have_count(1)
        expect(state(board, "s3")).to_have_text("face up")
        go_on(board)
        expect(up).to_have_count(3)
        expect(state(board, "s1")).to_have_text("face up")
        go_on(board)  # the sevens match
        expect(state(board, "s1")).to_have_text("tied")
        expect(ribbon).to_be_hidden()
        expect(told).to_have_text(OPENING)
        go_on(board)
        expect(ribbon).to_have_text("stays")
        expect(ribbon).to_be_visible()
        expect(told).to_contain_text("Nobody takes the 4")
        go_on(board)
        is_at_rest(board)
        expect(board.locator("#says")).to_contain_text("Nobody takes the 4")

        turn_over(laid, board, 9, 5, 8, 3)
        before = board.locator(".apart")
        expect(before).to_be_visible()
        go_on(board)
        expect(up).to_have_count(2)
        expect(board.locator("#card-s2-2 .card-rank")).to_be_hidden()
        go_on(board)
        expect(up).to_have_count(3)
        expect(state(board, "s2")).to_have_text("face up")
        expect(told).to_have_text(OPENING)
        go_on(board)
        expect(told).to_contain_text("Bo takes the 4 and the 9")
        expect(before).to_be_hidden()
        expect(state(board, "s2")).to_have_text("takes 13")
        expect(board.locator("#score-board-s2 .total")).to_have_text("0")
        go_on(board)
        expect(board.locator("#score-board-s2 .total")).to_have_text("13")
        go_on(board)
        is_at_rest(board)
        expect(state(board, "s2")).to_have_text("takes 13")


def test_who_shares_a_prize_is_seen_when_they_take_it(browser: Browser) -> None:
    laid = lay("goofspiel", 3, ties="share")
    with screen(browser, laid, pace="manual", **BIG_BOARD) as board:
        ribbon = board.locator(".centre .ribbon")
        turn_over(laid, board, 8, 7, 7, 2)
        for _ in range(2):
            expect(ribbon).to_be_hidden()
            go_on(board)
        expect(state(board, "s1")).to_have_text("face up")
        go_on(board)
        expect(ribbon).to_have_text("shared")
        expect(ribbon).to_be_visible()
        for seat in ("s1", "s2"):
            expect(state(board, seat)).to_have_text("takes 4")
            expect(board.locator(f"#score-board-{seat} .total")).to_have_text("0")
        go_on(board)
        for seat in ("s1", "s2"):
            expect(board.locator(f"#score-board-{seat} .total")).to_have_text("4")
