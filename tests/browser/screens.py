"""Takes the screenshots of the docs: ``python -m tests.browser.screens``.

The Feast is played through what people see, in each state once; the pictures go to docs/screens.
They are WebP: every pixel as it was where that is small, else so that small symbols keep their colour.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.evening import Evening, evening, launch

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
NAMES = ("Ana", "Bo", "Cem", "Dilek", "Eva")
BOARD: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}, "reduced_motion": "reduce"}
SHARP: dict[str, Any] = {"device_scale_factor": 2}
"""Phones' pictures are as sharp as on phones."""
MAX_BYTES = 200_000
"""What a picture may weigh without a loss; the grain of the board's wood weighs twice as much."""


def take(page: Page, name: str) -> None:
    """Write a picture of what a page shows."""
    page.evaluate("document.fonts.ready")
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    exact = io.BytesIO()
    picture.save(exact, "WEBP", lossless=True, method=6)
    FOLDER.mkdir(parents=True, exist_ok=True)
    if len(exact.getvalue()) <= MAX_BYTES:
        (FOLDER / f"{name}.webp").write_bytes(exact.getvalue())
    else:
        picture.save(FOLDER / f"{name}.webp", quality=95, method=6)


def feast(browser: Browser, scheme: str, suffix: str) -> None:
    """Play a round and a bit of The Feast."""
    look: dict[str, Any] = {"color_scheme": scheme}
    with evening(
        browser, countdown=600, board={**BOARD, **look}, phones=SHARP, decorated=True
    ) as night:
        board = night.board
        joining = browser.new_context(viewport={"width": 390, "height": 844}, **look).new_page()
        night.join("Ana", **look)
        night.join("Bo", **look)
        joining.goto(f"{night.program.url}/{night.code}")
        joining.fill("#name", "Cem")
        take(joining, f"feast-join{suffix}")
        joining.context.close()
        for name in NAMES[2:]:
            night.join(name, **look)
        expect(board.locator("#seat-order")).to_contain_text("Eva")
        take(board, f"feast-lobby{suffix}")
        ana = night.phones["Ana"]
        take(ana.page, f"feast-waiting{suffix}")
        board.click("text=Start The Feast")
        expect(board.locator(".asked-what")).to_be_visible()
        take(board, f"feast-topic{suffix}")
        board.keyboard.press("5")
        ana.expect_title("Which card will you play?")
        ana.pick(9)
        take(ana.page, f"feast-pad{suffix}")
        ana.send()
        ana.expect_title("Sealed")
        take(ana.page, f"feast-sealed{suffix}")
        night.phones["Cem"].answer(9)
        expect(board.locator("#place-s3")).to_contain_text("sealed", use_inner_text=True)
        take(board, f"feast-sealing{suffix}")
        for name, rank in (("Bo", 6), ("Dilek", 4), ("Eva", 5)):
            night.phones[name].answer(rank)
        expect(board.locator(".countdown")).to_be_visible()
        turn_over(night)
        expect(board.locator(".board-ruling")).to_contain_text("Bo takes the 5")
        take(board, f"feast-board{suffix}")
        take(ana.page, f"feast-ruling{suffix}")
        choosing(night, suffix)


def turn_over(night: Evening) -> None:
    expect(night.board.locator("[data-do=reveal]")).to_be_enabled()
    night.board.keyboard.press(" ")


def choosing(night: Evening, suffix: str) -> None:
    """Play a round with a ploy that is alone, and amend an entry of it."""
    board, ana = night.board, night.phones["Ana"]
    board.keyboard.press("0")
    ana.expect_title("Which card will you play?")
    for name, rank in zip(NAMES, (4, 8, 8, 6, 6), strict=True):
        night.phones[name].answer(rank)
    turn_over(night)
    ana.expect_title("You’re the only one left!")
    take(ana.page, f"feast-choosing{suffix}")
    take(board, f"feast-alone{suffix}")
    ana.answer("topic")
    expect(board.locator(".board-ruling")).to_contain_text("Ana takes the 10")
    board.keyboard.press("a")
    expect(board.locator("#entries-body li").first).to_be_visible()
    take(board, f"feast-entries{suffix}")


def main() -> None:
    """Take them all, light and dark."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        feast(browser, "light", "")
        feast(browser, "dark", "-dark")
        browser.close()


if __name__ == "__main__":
    main()
