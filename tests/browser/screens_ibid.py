"""Takes the screenshots of I Bid You Not for the docs: ``python -m tests.browser.screens_ibid``."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.evening import Evening, Phone, evening, launch
from tests.browser.screens import BOARD, SHARP, take
from tests.browser.test_ibid import add, auction, keys, set_up, title


def an_evening(browser: Browser, scheme: str, suffix: str) -> None:
    """Let an offer grow, auction it, skip, and stop at each thing worth seeing."""
    look: dict[str, Any] = {"color_scheme": scheme}
    with evening(browser, board={**BOARD, **look}, phones=SHARP, decorated=True) as night:
        set_up(night, look, actions=True)
        board = night.board
        ana, bo, cem, dilek = (night.phones[name] for name in ("Ana", "Bo", "Cem", "Dilek"))
        ana.answer("s1")
        expect(title(ana)).to_have_text("Flip the top tile. What is it?")
        keys(ana, 12)
        ana.send()
        add(ana, 15)
        expect(title(bo)).to_have_text("Your turn")
        keys(bo, 14)
        expect(bo.page.locator("#answer .reason").first).to_contain_text("higher than 15")
        take(bo.page, f"ibid-reason{suffix}")
        for _ in range(2):
            bo.page.locator('[data-tile-key="delete"]').tap()
        add(bo, 27)
        add(cem, 31)
        add(dilek, 39)
        add(ana, 46)
        expect(title(bo)).to_have_text("Your turn")
        take(bo.page, f"ibid-turn{suffix}")
        take(board, f"ibid-offer{suffix}")
        auction(night, "Bo", {"Ana": 21, "Bo": 29, "Cem": 43, "Dilek": 45})
        expect(board.locator(".ibid-asked-first")).to_contain_text("Inverted")
        take(board, f"ibid-inverted{suffix}")
        auction(night, "Cem", {"Ana": 60, "Bo": 5, "Cem": 16, "Dilek": 7})
        expect(title(ana)).to_have_text("Do you want this offer?")
        take(ana.page, f"ibid-choice{suffix}")
        ana.answer("skip")
        expect(title(ana)).to_have_text("Which tile do you add?")
        take(board, f"ibid-skip{suffix}")


def proposed(night: Evening, name: str) -> Phone:
    """Return the phone of whoever is proposed to enter something."""
    for phone in night.phones.values():
        asked = phone.page.locator(f"#answer[data-name={name}], .enter-here[id$='/{name}']")
        asked.first.wait_for(state="attached")
    (phone,) = (
        phone for phone in night.phones.values() if not phone.page.locator(".enter-here").count()
    )
    return phone


def a_new_tile(browser: Browser) -> None:
    """Describe a tile that nobody knows."""
    with evening(browser, board=BOARD, phones=SHARP, decorated=True) as night:
        night.join("Ana")
        night.join("Bo")
        board = night.board
        board.locator("label.course", has_text="I Bid You Not").click()
        board.locator("#summary", has_text="described once").wait_for()
        board.click("text=Start I Bid You Not")
        ana = proposed(night, "size")
        ana.page.fill("#answer input[name=value]", "30")
        ana.send()
        ana = proposed(night, "start")
        keys(ana, 12)
        ana.page.locator('[data-tile-type="laptopple"]').tap()
        take(ana.page, "ibid-describe")


def a_deck(browser: Browser) -> None:
    """Show a page of a deck that is to be printed."""
    with evening(
        browser,
        board={"viewport": {"width": 860, "height": 1180}},
        phones=SHARP,
        decorated=True,
    ) as night:
        page = night.board_context.new_page()
        page.goto(f"{night.program.url}/print/ibid/tiles?seed=7&odd=on&double=on")
        expect(page.locator(".print-card").first).to_be_visible()
        page.locator("#sheet-8").scroll_into_view_if_needed()
        take(page, "ibid-print")


def main() -> None:
    """Take them all, by day and by candlelight."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for scheme, suffix in (("light", ""), ("dark", "-dark")):
            an_evening(browser, scheme, suffix)
        a_new_tile(browser)
        a_deck(browser)
        browser.close()


if __name__ == "__main__":
    main()
