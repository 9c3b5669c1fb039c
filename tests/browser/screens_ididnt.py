"""Takes the pictures of I Didn't Eat That: ``python -m tests.browser.screens_ididnt``."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.evening import evening, launch
from tests.browser.screens import BOARD, SHARP, take
from tests.browser.test_ididnt import NAMES, begin, enter, excuse, turn_up, turn_up_row

SMALL: dict[str, Any] = {"viewport": {"width": 390, "height": 844}}


def base(browser: Browser, scheme: str, suffix: str) -> None:
    """Play two rounds; Bo contradicts himself and is caught."""
    look: dict[str, Any] = {"color_scheme": scheme}
    with evening(browser, board={**BOARD, **look}, phones=SHARP, decorated=True) as night:
        for name in NAMES:
            night.join(name, **look, **SMALL)
        begin(night, ())
        board, says = night.board, night.board.locator("#says")
        ana, bo, cem, dilek = (night.phones[name] for name in NAMES)
        turn_up(ana, "Steak", "Fries", "12.50")
        for phone, card in ((ana, "-Steak 4"), (bo, "+Salad 3"), (cem, "-Fries 2"), (dilek, "5")):
            excuse(phone, card)
        expect(says).to_contain_text("Bo pays")
        bo.expect_title("Turn up a check")
        bo.page.locator('.ididnt-foods[data-of=main] [data-food="Steak"]').tap()
        bo.page.locator("#answer-side").fill("Salad")
        bo.page.locator("#answer-cost").fill("9")
        if not suffix:
            take(bo.page, "ididnt-check")
        bo.send()
        excuse(bo, "-Salad 4")
        cem.expect_title("What does your excuse say?")
        cem.page.locator('#answer .ididnt-claim[data-food="Steak"] input[value="no"]').locator(
            ".."
        ).tap()
        take(cem.page, f"ididnt-excuse{suffix}")
        enter(cem, "+Pasta 3")
        dilek.page.locator("#catch-s2").tap()
        expect(says).to_contain_text("Dilek catches Bo")
        if not suffix:
            take(board, "ididnt-caught")
        excuse(dilek, "1")
        excuse(ana, "-Steak 5")
        expect(says).to_contain_text("Dilek pays $9")
        take(board, f"ididnt-board{suffix}")
        if not suffix:
            take(ana.page, "ididnt-ruling")


def five(browser: Browser) -> None:
    """Lay a set of Five at a Time, and judge its first check."""
    with evening(browser, board=BOARD, phones=SHARP, decorated=True) as night:
        begin(night, NAMES[:3], "five")
        ana = night.phones["Ana"]
        turn_up_row(
            ana,
            *(
                ("Steak", "Fries", "8.50"),
                ("Pasta", "Salad", "11.50"),
                ("Fish", "Rice", "14.50"),
                ("Burger", "Fries", "17.50"),
                ("Soup", "Bread", "20.50"),
            ),
        )
        cards = ("-Steak 4", "+Salad 2", "-Rice 5", "3", "-Fries 1")
        for lap, main in enumerate(("Steak", "Pasta", "Steak", "Burger", "Soup")):
            for at, name in enumerate(NAMES[:3]):
                phone = night.phones[name]
                phone.expect_title("Beside which check?")
                phone.page.locator(f'.ididnt-check-pick input[data-label="{main}"]').locator(
                    ".."
                ).tap()
                if (lap, at) == (1, 0):
                    take(phone.page, "ididnt-beside")
                enter(phone, cards[(lap + 2 * at) % 5])
        expect(night.board.locator(".asked-what")).to_have_text("Has everybody seen who pays?")
        take(night.board, "ididnt-five")


def main() -> None:
    """Take them all."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        base(browser, "light", "")
        base(browser, "dark", "-dark")
        five(browser)
        browser.close()


if __name__ == "__main__":
    main()
