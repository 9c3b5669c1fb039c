"""A reveal on the board, beat by beat: nothing is seen or said before its beat, and phones wait for the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import PATIENT, Evening, evening

BEATS = "JSON.parse(document.getElementById('show').dataset.kinds).length"


def play_a_round(night: Evening, topic: int = 5, ploys: tuple[int, ...] = (9, 9, 6, 4)) -> None:
    names = ("Ana", "Bo", "Cem", "Dee")
    phones = [night.phones.get(name) or night.join(name) for name in names]
    if night.board.locator("[data-do=start]").count():
        night.board.click("[data-do=start]")
    phones[0].answer(topic)
    for phone, ploy in zip(phones, ploys, strict=True):
        # The topic's form has the same numbers.
        phone.page.locator("#answer[data-name=ploy]").wait_for()
        phone.answer(ploy)


def go_on(board: Page) -> None:
    board.keyboard.press(" ")


def test_nothing_is_seen_or_said_before_its_beat(browser: Browser) -> None:
    with evening(browser, pace="manual", module=PATIENT) as night:
        board = night.board
        play_a_round(night)
        body = board.locator("body")
        expect(body).to_have_attribute("data-playing-out", "")
        # Before the first beat: no card is up, no gaffe, no words, no points; phones are quiet.
        expect(board.locator(".turns[data-phase=before] .card-front").first).to_be_hidden()
        assert board.locator(".turns[data-phase=on]").count() == 0
        expect(board.locator(".apart")).to_be_hidden()
        expect(board.locator("#says")).to_be_hidden()
        expect(board.locator("#show-words")).to_have_text("Cards up!")
        expect(board.locator("#score-board-s3 .total")).to_have_text("0")
        expect(board.locator("#scores td[data-new]")).to_have_count(0)
        expect(night.phones["Cem"].page.locator("#look")).to_be_visible()
        expect(night.phones["Cem"].page.locator("#result[open]")).to_have_count(0)

        beats = board.evaluate(BEATS)
        assert beats >= 7
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
        for _ in range(beats - 5):
            go_on(board)
        expect(body).not_to_have_attribute("data-playing-out", "")
        expect(board.locator("#says")).to_be_visible()
        expect(night.phones["Cem"].page.locator("#look")).to_be_hidden()


@pytest.mark.slow
def test_it_plays_by_itself_and_a_reloaded_board_sees_the_result(browser: Browser) -> None:
    with evening(browser, pace="brisk") as night:
        board = night.board
        play_a_round(night)
        expect(board.locator("body")).to_have_attribute("data-playing-out", "")
        expect(board.locator("body")).not_to_have_attribute("data-playing-out", "")
        expect(board.locator("#score-board-s4 .total")).to_have_text("9")
        board.reload()
        expect(board.locator("#score-board-s4 .total")).to_have_text("9")
        expect(board.locator(".ribbon", has_text="highest")).to_be_visible()
        assert board.locator("body[data-playing-out]").count() == 0


def test_all_at_once_keeps_no_phone_waiting(browser: Browser) -> None:
    with evening(browser, pace="") as night:
        board = night.board
        night.join("Ana")
        night.join("Bo")
        board.click("[data-do=start]")
        board.click("[data-open=show-options]")
        board.locator("#pace label", has_text="All at once").click()
        board.keyboard.press("Escape")
        # The forms have the same numbers, and the next one may be proposed to somebody else: then it is in a fold.
        for name, card in (("Ana", 5), ("Ana", 7), ("Bo", 3)):
            asked = board.locator(".asked").get_attribute("id") or ""
            key = asked.removeprefix("asked-")
            form = f'form.answer[data-key="{key}"], [data-of="{key}"]'
            expect(night.phones[name].page.locator(form).first).to_be_attached()
            night.phones[name].answer(card)
            expect(board.locator(f'[id="{asked}"]')).to_have_count(0)
            for phone in night.phones.values():
                expect(phone.page.locator(form)).to_have_count(0)
        for name, ploy in (("Ana", 9), ("Bo", 6)):
            night.phones[name].answer(ploy)
        expect(board.locator("#says")).to_contain_text(re.compile("takes|flip"))
        assert board.locator("body[data-playing-out]").count() == 0
        expect(night.phones["Ana"].page.locator("#look")).to_be_hidden()
