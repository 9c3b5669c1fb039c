"""Goofspiel's reveal on the board: the highest card last, and nothing is seen or said before its beat."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import BIG_BOARD, PATIENT, Evening, evening
from tests.browser.test_goofspiel import NAMES, begin, play_round, prize_keys

pytestmark = pytest.mark.slow

OPENING = "Cards up. Whose is the highest?"


def turn_over(night: Evening, prize: str, *cards: int) -> None:
    """Play a round, and wait for its reveal."""
    prize_keys(night.board).filter(has_text=prize).click()
    play_round(night, dict(zip(NAMES, cards, strict=True)))
    expect(night.board.locator("body")).to_have_attribute("data-playing-out", "")


def go_on(night: Evening) -> None:
    night.board.keyboard.press(" ")


def test_the_prize_stays_at_its_beat_and_both_go_to_the_highest_card_of_the_next_round(
    browser: Browser,
) -> None:
    with evening(browser, pace="manual", module=PATIENT) as night:
        begin(night, NAMES)
        board, told = night.board, night.board.locator("#show-words")
        up, ribbon = board.locator(".turns[data-phase=on]"), board.locator(".centre .ribbon")

        turn_over(night, "4", 7, 7, 2)
        expect(up).to_have_count(0)
        for rank in board.locator(".place .card-rank").all():
            expect(rank).to_be_hidden()
        expect(board.locator("#says")).to_be_hidden()
        expect(told).to_have_text(OPENING)
        for seat in ("s1", "s2", "s3"):
            place = board.locator(f"#place-{seat} .tent-state:visible")
            expect(place).to_have_text("sealed")
        expect(night.phones["Cem"].page.locator("#look")).to_be_visible()
        go_on(night)
        expect(up).to_have_count(1)
        expect(board.locator("#place-s3 .tent-state:visible")).to_have_text("face up")
        go_on(night)
        expect(up).to_have_count(3)
        expect(board.locator("#place-s1 .tent-state:visible")).to_have_text("face up")
        go_on(night)  # the sevens match
        expect(board.locator("#place-s1 .tent-state:visible")).to_have_text("tied")
        expect(ribbon).to_be_hidden()
        expect(told).to_have_text(OPENING)
        go_on(night)
        expect(ribbon).to_have_text("stays")
        expect(ribbon).to_be_visible()
        expect(told).to_contain_text("Nobody takes the 4")
        go_on(night)
        expect(board.locator("body")).not_to_have_attribute("data-playing-out", "")
        expect(board.locator("#says")).to_contain_text("Nobody takes the 4")

        turn_over(night, "9", 5, 8, 3)
        before = board.locator(".apart")
        expect(before).to_be_visible()
        go_on(night)
        expect(up).to_have_count(2)
        expect(board.locator("#card-s2-2 .card-rank")).to_be_hidden()
        go_on(night)
        expect(up).to_have_count(3)
        expect(board.locator("#place-s2 .tent-state:visible")).to_have_text("face up")
        expect(told).to_have_text(OPENING)
        go_on(night)
        expect(told).to_contain_text("Bo takes the 4 and the 9")
        expect(before).to_be_hidden()
        expect(board.locator("#place-s2 .tent-state:visible")).to_have_text("takes 13")
        expect(board.locator("#score-board-s2 .total")).to_have_text("0")
        go_on(night)
        expect(board.locator("#score-board-s2 .total")).to_have_text("13")
        go_on(night)
        expect(board.locator("body")).not_to_have_attribute("data-playing-out", "")
        expect(board.locator("#says")).to_be_visible()
        expect(board.locator("#place-s2 .tent-state:visible")).to_have_text("takes 13")
        expect(night.phones["Cem"].page.locator("#look")).to_be_hidden()


def test_who_shares_a_prize_is_seen_when_they_take_it(browser: Browser) -> None:
    with evening(browser, pace="manual", board=BIG_BOARD) as night:
        begin(night, NAMES, cards=13, ties="share")
        board = night.board
        ribbon = board.locator(".centre .ribbon")
        turn_over(night, "8", 7, 7, 2)
        for _ in range(2):
            expect(ribbon).to_be_hidden()
            go_on(night)
        expect(board.locator("#place-s1 .tent-state:visible")).to_have_text("face up")
        go_on(night)
        expect(ribbon).to_have_text("shared")
        expect(ribbon).to_be_visible()
        for seat in ("s1", "s2"):
            expect(board.locator(f"#place-{seat} .tent-state:visible")).to_have_text("takes 4")
            expect(board.locator(f"#score-board-{seat} .total")).to_have_text("0")
        go_on(night)
        for seat in ("s1", "s2"):
            expect(board.locator(f"#score-board-{seat} .total")).to_have_text("4")
