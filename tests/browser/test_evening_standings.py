"""How the evening stands after a game, beat by beat on the board, and the rematch of it by one press."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import evening
from tests.browser.screen_data import KINDS
from tests.browser.short_games import command, play_points

pytestmark = pytest.mark.slow


def test_the_crown_moves_in_its_turn_and_the_same_is_played_again(browser: Browser) -> None:
    with evening(browser, game=None, pace="manual") as night:
        board = night.board
        for name in ("Ana", "Bo", "Cem"):
            night.join(name)
        play_points(night, {"s1": 5, "s2": 9, "s3": 1}, title="Skat")
        expect(board.locator("#podium")).to_have_count(1)
        expect(board.locator(".evening-show")).to_have_count(0)
        command(night, night.board_context, "end_game")
        play_points(night, {"s1": 9, "s2": 1, "s3": 5}, title="Skat")
        expect(board.locator(".evening-show")).to_have_count(1)
        kinds = board.evaluate(KINDS)
        before, now = board.locator(".evening-before"), board.locator(".evening-now")
        news, line = board.locator(".evening-news"), board.locator("#finale-evening")
        for kind in kinds:
            if kind == "evening":
                break
            expect(before).to_be_hidden()
            board.keyboard.press(" ")
        expect(board.locator("[data-rank='1'] .podium-names")).to_be_visible()
        expect(before).to_be_hidden()
        board.keyboard.press(" ")
        expect(before).to_be_visible()
        expect(before.locator("[data-leads]")).to_contain_text("Bo")
        expect(now).to_be_hidden()
        expect(news).to_be_hidden()
        expect(line).to_be_hidden()
        board.keyboard.press(" ")
        expect(before).to_be_hidden()
        expect(now.locator(".who-name")).to_have_text(["Ana", "Bo", "Cem"])
        expect(now.locator("[data-leads]")).to_contain_text("Ana")
        expect(news).to_have_text("Ana takes the crown from Bo.")
        for _ in kinds[kinds.index("evening") + 1 :]:
            board.keyboard.press(" ")
        expect(line).to_contain_text("Ana takes the crown from Bo.")
        expect(now).to_be_hidden()
        bo = night.phones["Bo"].page.locator("#own-evening")
        expect(bo).to_have_text("You’re second tonight, 1 point behind Ana.")
        board.click("text=Tonight’s points")
        expect(board.locator("#tonight .evening-standings li")).to_have_count(3)
        board.keyboard.press("Escape")

        # Cem's phone goes: he is asked for, and they wait, until he is back.
        cem = night.phones["Cem"]
        address = cem.page.url
        cem.page.goto("about:blank")
        press = board.locator("#rematch-button[data-open]")
        press.click()
        dialog = board.locator("#rematch")
        expect(dialog.locator("#missing-s3")).to_contain_text(re.compile("Cem.*isn’t here"))
        expect(dialog.locator("#rematch-without")).to_have_text("Play without Cem")
        cem.page.goto(address)
        expect(dialog).to_contain_text("Everybody is here.")
        dialog.locator("#rematch-without").click()
        expect(board.locator("#finale")).to_have_count(0)
        cem.expect_title("Waiting for Ana to say what comes next")
        expect(board.locator("#board-head h1")).to_contain_text("Skat")
