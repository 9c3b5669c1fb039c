"""Takes the screenshots of Eat Me for the docs: ``python -m tests.browser.screens_eatme``."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.evening import Evening, evening, launch
from tests.browser.screens import BOARD, NAMES, SHARP, take
from tests.browser.test_eatme import bid, lay_open, named, pick, seat, turn_up, wish

ROUNDS = (((26, 29, 1, 30, 2), (9, 6, 6, 8, 6)), ((28, 40, 41, 43, 31), (9, 8, 9, 11, 9)))
"""The cards and the next bids of two rounds."""


def play(night: Evening, cards: tuple[int, ...], bids: tuple[int, ...]) -> None:
    """Let everybody seal a card and a bid."""
    for name, card, points in zip(NAMES, cards, bids, strict=True):
        phone = night.phones[name]
        phone.expect_title("Your card and next bid")
        pick(phone, card)
        bid(phone, points)
        phone.send()


def rounds(browser: Browser, scheme: str, suffix: str) -> None:
    """Play two rounds, and stop at each thing worth seeing."""
    look: dict[str, Any] = {"color_scheme": scheme}
    with evening(
        browser, pace="manual", board={**BOARD, **look}, phones=SHARP, decorated=True
    ) as night:
        seat(night, NAMES, scheme=scheme)
        board = night.board
        turn_up(board, 27)
        for name, points in zip(NAMES, (10, 25, 3, 7, 7), strict=True):
            bid(night.phones[name], points)
            night.phones[name].send()
        play(night, *ROUNDS[0])
        expect(board.locator("body")).to_have_attribute("data-playing-out", "")
        for _ in range(6):
            board.keyboard.press(" ")
        ana = night.phones["Ana"]
        ana.expect_title("Your card and next bid")
        pick(ana, 28)
        expect(ana.page.locator("#answer .reason").first).to_contain_text(f"would eat {named(28)}")
        take(ana.page, f"eatme-card{suffix}")
        board.click("text=Round 1 again")
        play(night, *ROUNDS[1])
        step = board.locator(".eatme-heart .eatme-step", has_text="Then it eats")
        expect(step).to_have_count(1)
        board.locator("[data-show-pause]").check()
        for _ in range(len(NAMES)):
            if step.get_attribute("data-phase") != "on":
                board.keyboard.press(" ")
        expect(step).to_have_attribute("data-phase", "on")
        take(board, f"eatme-eaten{suffix}")


def wishes(browser: Browser) -> None:
    """List wishes in an Ouroboros."""
    with evening(browser, pace="manual", phones=SHARP, decorated=True) as night:
        seat(night, NAMES[:3], "ouroboros-input")
        lay_open(night.board, (9, *range(16, 27), *range(40, 50)))
        for name, points in zip(NAMES, (9, 5, 1), strict=False):
            bid(night.phones[name], points)
            night.phones[name].send()
        page = night.phones["Cem"].page
        for card in (8, 14, 31):
            wish(page, card)
        page.locator(".wishes").evaluate("element => element.scrollIntoView({block: 'center'})")
        take(page, "eatme-wishes")


def main() -> None:
    """Take them all."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        rounds(browser, "light", "")
        rounds(browser, "dark", "-dark")
        wishes(browser)
        browser.close()


if __name__ == "__main__":
    main()
