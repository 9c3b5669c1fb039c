"""A screen whose template fails says so, plays on, and comes back by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import BIG_BOARD, Evening, evening
from tests.browser.failing_program import FILE
from tests.browser.test_accessibility import audit_board, audit_pad

NOTICE = "This screen didn’t load. The game is safe."
SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 568}}


def name_screens(night: Evening, *screens: str) -> None:
    """Let these screens fail from now on, and no others."""
    named: Path = night.program.data.parent / FILE
    named.write_text("\n".join(screens))


def expect_notice(page: Page) -> None:
    """Wait until a screen says once that it could not be drawn."""
    shown = page.locator(".not-drawn:visible")
    expect(shown).to_have_count(1)
    expect(shown).to_contain_text(NOTICE)
    expect(shown.locator("text=Reload")).to_be_in_viewport(ratio=1)


@pytest.mark.slow
def test_a_pad_and_a_board_that_fail_say_so_and_come_back(browser: Browser) -> None:
    module = "tests.browser.failing_program"
    with evening(browser, board=BIG_BOARD, module=module) as night:
        for name in ("Ana", "Bo", "Cem", "Dilek"):
            night.join(name, **SMALL)
        board, bo, cem = night.board, night.phones["Bo"], night.phones["Cem"]
        name_screens(night, "pad s2")
        board.click("text=Start The Feast")
        expect(board.locator(".asked-what")).to_have_text("Flip the top card. What is it?")
        board.keyboard.press("5")
        cem.expect_title("Which card will you play?")
        expect_notice(bo.page)
        audit_pad(bo.page, "not drawn")
        assert board.locator(".not-drawn").count() == 0, night.program.output
        # Everybody else plays on, and so does the host for whoever sees nothing.
        cem.answer(6)
        expect(cem.page.locator("#sealed")).to_be_visible()
        # A reload is the whole page, with the same notice and no error.
        bo.page.locator("text=Reload").tap()
        expect_notice(bo.page)
        # Nothing happens at the table meanwhile: the phone asks again by itself.
        name_screens(night, "board")
        bo.expect_title("Which card will you play?")
        expect(bo.page.locator(".not-drawn")).to_have_count(0)
        bo.answer(6)
        for name, card in (("Ana", 9), ("Dilek", 4)):
            night.phones[name].answer(card)
        expect_notice(board)
        # Nothing is counted down on the board any more.
        bo.expect_title("Flip the top card. What is it?")
        audit_board(board, "not drawn")
        expect(board.locator("#scores")).to_contain_text("Dilek")
        board.click("text=Reload")
        expect_notice(board)
        name_screens(night)
        expect(board.locator("#scene")).to_be_visible()
        assert night.program.output.count("could not be drawn for a board") == 1
        assert night.program.output.count("could not be drawn for a pad") == 1
        assert "RuntimeError: this screen was named" not in night.program.output
