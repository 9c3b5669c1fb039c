"""A reveal on the board, beat by beat: nothing is seen or said before its beat, and phones wait for the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.fits import screen
from tests.browser.playing_out import begins, go_on, is_at_rest, lay
from tests.tables.table_fixture import TableFixture


def play_a_round(laid: TableFixture) -> None:
    """Let Cem take the topic; the others are a gaffe, and lower."""
    laid.answer(5)
    laid.seal(9, 9, 6, 4)
    laid.alarm.ring()


def test_nothing_is_seen_or_said_before_its_beat(browser: Browser) -> None:
    laid = lay("feast", 4)
    with screen(browser, laid, pace="manual") as board, screen(browser, laid, laid.seats[2]) as cem:
        play_a_round(laid)
        beats = len(begins(board))
        assert beats >= 7
        # Before the first beat: no card is up, no gaffe, no words, no points; phones are quiet.
        expect(board.locator(".turns[data-phase=before] .card-front").first).to_be_hidden()
        assert board.locator(".turns[data-phase=on]").count() == 0
        expect(board.locator(".apart")).to_be_hidden()
        expect(board.locator("#says")).to_be_hidden()
        expect(board.locator("#show-words")).to_have_text("Cards up!")
        expect(board.locator("#score-board-s3 .total")).to_have_text("0")
        expect(board.locator("#scores td[data-new]")).to_have_count(0)
        expect(cem.locator("#look")).to_be_visible()
        expect(cem.locator("#result[open]")).to_have_count(0)

        go_on(board)  # the nines are turned up
        expect(board.locator(".turns[data-phase=on]")).to_have_count(2)
        go_on(board)  # they match
        expect(board.locator("#show-words")).to_contain_text("Gaffe")
        expect(board.locator(".apart")).to_be_visible()
        go_on(board)  # the lowest
        go_on(board)  # the highest, last
        expect(board.locator(".turns[data-phase=on]")).to_have_count(4)
        expect(board.locator(".ribbon", has_text="highest")).to_be_hidden()
        go_on(board)  # takes the topic
        expect(board.locator(".ribbon", has_text="highest")).to_be_visible()
        expect(board.locator("#show-words")).to_contain_text("Cem takes the 5")
        expect(board.locator("#score-board-s3 .total")).to_have_text("0")
        go_on(board)
        expect(board.locator("#score-board-s3 .total")).to_have_text("5")
        go_on(board, beats - 5)
        is_at_rest(board)
        expect(cem.locator("#look")).to_be_hidden()


@pytest.mark.slow
def test_it_plays_by_itself_and_a_reloaded_board_sees_the_result(browser: Browser) -> None:
    laid = lay("feast", 4)
    with screen(browser, laid, pace="brisk") as board:
        play_a_round(laid)
        expect(board.locator("body")).to_have_attribute("data-playing-out", "")
        expect(board.locator("body")).not_to_have_attribute("data-playing-out", "")
        expect(board.locator("#score-board-s4 .total")).to_have_text("9")
        board.reload()
        expect(board.locator("#score-board-s4 .total")).to_have_text("9")
        expect(board.locator(".ribbon", has_text="highest")).to_be_visible()
        assert board.locator("body[data-playing-out]").count() == 0


def test_all_at_once_keeps_no_phone_waiting(browser: Browser) -> None:
    laid = lay("feast", 4)
    with screen(browser, laid, pace="") as board, screen(browser, laid, laid.seats[2]) as cem:
        board.click("[data-open=show-options]")
        board.locator("#pace label", has_text="All at once").click()
        board.keyboard.press("Escape")
        play_a_round(laid)
        expect(board.locator("#says")).to_contain_text(re.compile("takes|flip"))
        assert board.locator("body[data-playing-out]").count() == 0
        expect(cem.locator("#result")).to_be_visible()
        expect(cem.locator("#look")).to_be_hidden()
