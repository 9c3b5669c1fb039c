"""Somebody sits down while The Feast is on: she is told, the board says so, and she is dealt in."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import Evening, evening
from tests.browser.test_feast import enter_topic

ROUNDS = [(10, 8, 7)] * 4 + [(9, 8, 7)] * 3 + [(9, 8, 6)]
"""Each round's topic, and what Ana and Bo play: never the same, so nobody has to choose."""
DEALT_IN = "You’ll join from the next deal on"


def play_round(night: Evening, topic: int, ana: int, bo: int) -> None:
    enter_topic(night, topic)
    for name, rank in (("Ana", ana), ("Bo", bo)):
        night.phones[name].expect_title("Which card will you play?")
        night.phones[name].answer(rank)


@pytest.mark.slow
def test_she_is_told_and_dealt_in_and_the_host_may_say_no_and_yes_again(browser: Browser) -> None:
    with evening(browser) as night:
        board = night.board
        for name in ("Ana", "Bo"):
            night.join(name)
        expect(board.locator("#seat-order")).to_contain_text("Bo")
        dummies = board.locator('[data-option="dummies"]')
        for left in ("1", "0"):
            dummies.locator('[aria-label="fewer"]').click()
            expect(dummies.locator("output")).to_have_text(left)
        board.click("text=Start The Feast")
        play_round(night, *ROUNDS[0])

        enter_topic(night, ROUNDS[1][0])
        late = night.join("Late")
        late.expect_title(DEALT_IN)
        said = board.locator("#latecomers")
        expect(said).to_contain_text("Late joins from the next deal on")
        said.locator("text=Not now").click()
        late.expect_title("You’re sitting out")
        expect(said).to_contain_text("Late is sitting out")
        said.locator("text=Deal in next time").click()
        late.expect_title(DEALT_IN)
        late.page.reload()
        late.expect_title(DEALT_IN)
        for name, rank in (("Ana", ROUNDS[1][1]), ("Bo", ROUNDS[1][2])):
            night.phones[name].answer(rank)

        for one in ROUNDS[2:]:
            late.expect_title(DEALT_IN)
            play_round(night, *one)
        expect(board.locator("#scores")).to_contain_text("Late")
        expect(said).to_have_count(0)
        late.expect_title(
            re.compile(r"Flip the top card\. What is it\?|Waiting for .* to flip the top card")
        )
        enter_topic(night, 5)
        late.expect_title("Which card will you play?")
        late.answer(3)
        late.expect_title("Sealed")


@pytest.mark.slow
def test_where_nobody_can_join_she_plays_in_the_next_game(browser: Browser) -> None:
    with evening(browser) as night:
        board = night.board
        for name in ("Ana", "Bo"):
            night.join(name)
        expect(board.locator("#seat-order")).to_contain_text("Bo")
        board.locator('.course[data-game="eatme"]').click()
        board.click("text=Start Eat Me")
        late = night.join("Late")
        late.expect_title("You’ll play in the next game")
        expect(board.locator("#latecomers")).to_contain_text("Late plays in the next game")
