"""Somebody sits down while The Feast is on: she is told, the board says so, and she is dealt in."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.fits import pad_of, screen
from tests.browser.playing_out import lay
from tests.tables.table_fixture import NAMES, TableFixture

ROUNDS = [(10, 8, 7)] * 4 + [(9, 8, 7)] * 3 + [(9, 8, 6)]
"""Each round's topic, and what Ana and Bo play: never the same, so nobody has to choose."""
DEALT_IN = "You’ll join from the next deal on"


def play_round(laid: TableFixture, topic: int, *ploys: int) -> None:
    laid.answer(topic)
    for seat, ploy in zip(laid.seats, ploys, strict=False):
        laid.answer(ploy, seat)
    laid.alarm.ring()


@pytest.mark.slow
def test_she_is_told_and_dealt_in_and_the_host_may_say_no_and_yes_again(browser: Browser) -> None:
    laid = lay("feast", 2, dummies=0)
    play_round(laid, *ROUNDS[0])
    laid.seats.append(laid.table.join(f"device-{NAMES[2]}", "Late", None))
    with screen(browser, laid) as board, pad_of(browser, laid, laid.seats[2]) as late:
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
        for one in ROUNDS[1:]:
            late.expect_title(DEALT_IN)
            play_round(laid, *one)
        expect(board.locator("#scores")).to_contain_text("Late")
        expect(said).to_have_count(0)
        laid.answer(5)
        late.answer(3)
        late.expect_title("Sealed")
