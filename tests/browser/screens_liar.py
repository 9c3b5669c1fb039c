"""Takes the screenshots of Who's Lying? for the docs: ``python -m tests.browser.screens_liar``."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.evening import evening, launch
from tests.browser.screens import BOARD, SHARP, take
from tests.browser.test_liar import NAMES, do, lay, say, says, sit_down
from tests.browser.test_liar import take as take_cards


def sealed(browser: Browser, scheme: str, suffix: str) -> None:
    """Play a lie, a truth and the last cards, and stop at each thing worth seeing."""
    look: dict[str, Any] = {"color_scheme": scheme}
    with evening(browser, board={**BOARD, **look}, phones=SHARP, decorated=True) as night:
        sit_down(night, **look)
        board = night.board
        ana, bo, cem, dilek = (night.phones[name] for name in NAMES)
        take_cards(ana, yellow=2, blue=1)
        say(ana, "yellow")
        take(ana.page, f"liar-lay{suffix}")
        ana.send()
        bo.expect_title("Ana says: 3 yellow")
        take(bo.page, f"liar-turn{suffix}")
        lay(bo, "green", green=4)
        cem.expect_title("Bo says: 4 green")
        expect(says(night)).to_contain_text("4 green")
        take(board, f"liar-stands{suffix}")
        do(cem, "pass")
        dilek.expect_title("Bo says: 4 green")
        lay(dilek, "black", black=3, orange=1, rainbow=1)
        ana.expect_title("Dilek says: 5 black")
        do(ana, "doubt")
        expect(says(night)).to_contain_text("A lie!")
        take(board, f"liar-lie{suffix}")
        take(cem.page, f"liar-ruling{suffix}")
        lay(ana, "red", red=7)
        bo.expect_title("Ana says: 7 red")
        do(bo, "doubt")
        expect(says(night)).to_contain_text("doubted the truth")
        lay(ana, "yellow", yellow=1)
        bo.expect_title("Ana says: 1 yellow")
        take(bo.page, f"liar-last{suffix}")
        for phone in (bo, cem, dilek):
            phone.expect_title("Ana says: 1 yellow")
            do(phone, "pass")
        expect(board.locator("#tally")).to_contain_text("+10")
        take(board, f"liar-between{suffix}")


def main() -> None:
    """Take them all, by day and by candlelight."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for scheme, suffix in (("light", ""), ("dark", "-dark")):
            sealed(browser, scheme, suffix)
        browser.close()


if __name__ == "__main__":
    main()
