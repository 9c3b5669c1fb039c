"""A whole evening at one table, with a real board and phones: three games, and what goes wrong between them.

The longer one, of four games and six people, is played without a browser: tests/evening.
"""

from __future__ import annotations

import re
import signal

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.evening import Evening, Phone, evening
from tests.browser.short_games import command
from tests.browser.test_anygame import next_is, write
from tests.browser.test_goofspiel import play_round, prize_keys

pytestmark = pytest.mark.slow


def turn_up(night: Evening, prize: str) -> None:
    prize_keys(night.board).filter(has_text=re.compile(f"^{prize}$")).click()


def winner(night: Evening) -> Locator:
    return night.board.locator(".finale h1")


def another_phone(night: Evening, name: str) -> Phone:
    """Let somebody whose phone died go on with another one: I'm already playing."""
    seat = night.phones[name].page.get_attribute("body", "data-seat")
    night.phones[name].context.close()
    phone = night._arrive(name, has_played=True, taps_results=True, options={})  # as join does
    phone.page.goto(f"{night.program.url}/{night.code}")
    expect(
        phone.page.locator("summary", has_text="I’m already playing: tap my name")
    ).to_be_visible()
    phone.page.locator(f'[name=seat][value="{seat}"]').tap()
    night.board.click("text=Let them in")
    phone.page.locator("body[data-connection=there][data-seat]").wait_for(state="attached")
    return phone


def test_three_games_a_dead_phone_and_a_dead_laptop(browser: Browser) -> None:
    with evening(browser, own=True, game="goofspiel") as night:
        board = night.board
        ana, bo, cem = (night.join_by_hand(name) for name in ("Ana", "Bo", "Cem"))
        command(night, night.board_context, "choose_game", game="goofspiel", options={"cards": 4})
        board.locator("#option-goofspiel-cards output", has_text=re.compile("^4$")).wait_for()

        # Goofspiel. By hand: Ana's 4 takes the 4, Bo's the 1, Cem's the 3 and the 2 (Bo has only a 3 left for it).
        board.click("text=Start Goofspiel")
        turn_up(night, "4")
        play_round(night, {"Ana": 4, "Bo": 1, "Cem": 2})
        turn_up(night, "A")
        play_round(night, {"Ana": 1, "Bo": 4, "Cem": 1})
        # Bo's phone dies, and the laptop after Ana has sealed.
        turn_up(night, "3")
        bo = another_phone(night, "Bo")
        ana.answer(2)
        ana.expect_title("Sealed")
        night.program.stop(signal.SIGKILL)
        expect(board.locator("#connection")).to_be_visible()
        night.program.start()
        expect(board.locator("#connection")).to_be_hidden()
        ana.expect_title("Sealed")
        play_round(night, {"Bo": 2, "Cem": 3})
        turn_up(night, "2")
        play_round(night, {"Ana": 3, "Bo": 3, "Cem": 4})
        expect(winner(night)).to_have_text("Cem wins Goofspiel")
        expect(board.locator("#finale .total").first).to_have_text("5")

        # Between the games Dee comes, and Ana goes home. Skat: a wrong sum is corrected, the end undone.
        board.click("text=Another game")
        dee = night.join_by_hand("Dee")
        command(night, night.board_context, "sit_out", seat="s1")
        command(
            night, night.board_context, "choose_game", game="anygame", options={"title": "Skat"}
        )
        board.click("text=Start Skat")
        next_is(night, "scores")
        write(bo, "40")
        write(cem, "5")
        write(dee, "15")
        next_is(night, "finish")
        expect(winner(night)).to_have_text("Bo wins Skat")
        command(night, night.board_context, "undo")
        command(night, night.board_context, "amend", key="round1/score/s2", value="10")
        expect(board.locator("#scores tr", has_text="Bo").locator(".total")).to_have_text("10")
        next_is(night, "finish")
        expect(winner(night)).to_have_text("Dee wins Skat")
        # By hand: Cem 2, Ana 1, Bo 0 after Goofspiel; Dee gets 2, Bo 1, Cem none.
        expect(board.locator("#finale-evening")).to_contain_text(
            "Dee now shares the crown with Cem."
        )
        expect(dee.page.locator("#own-evening")).to_have_text("You share tonight’s crown with Cem.")
        expect(bo.page.locator("#own-evening")).to_have_text(
            "You share third place tonight with Ana, 1 point behind Cem and Dee."
        )

        # The same again, by one press; then home.
        board.click("#rematch-button")
        next_is(night, "scores")
        for phone, points in ((bo, "1"), (cem, "2"), (dee, "3")):
            write(phone, points)
        next_is(night, "finish")
        expect(board.locator("#finale-evening")).to_contain_text(
            "Dee has the crown alone. Cem loses it."
        )
        command(night, night.board_context, "end_game")
        board.get_by_role("link", name="History").click()
        rows = board.locator(".standings").first.locator("tbody tr")
        expect(rows).to_have_count(4)
        cells = [row.locator("th, td").all_inner_texts()[:3] for row in rows.all()]
        told = [(name.split()[0], points, games) for name, points, games in cells]
        assert told == [("Dee", "4", "2"), ("Cem", "3", "3"), ("Ana", "1", "1"), ("Bo", "1", "3")]
        board.locator("#game-1").get_by_role("link", name="Replay").click()
        expect(board.locator("#board-head h1")).to_have_text("Goofspiel")
        board.goto(f"{board.url.partition('?')[0]}?step=8")
        expect(winner(night)).to_have_text("Cem wins Goofspiel")
