"""Takes the pictures of the building blocks in the guide: ``python -m tests.browser.screens_blocks``."""

from __future__ import annotations

import io

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.browser.block_scenes import lay_block
from tests.browser.evening import launch
from tests.browser.fits import screen
from tests.browser.screens import FOLDER

NAMES = ("Ana", "Bo", "Cem", "Dilek")
SHOWN = ("middle", "rows", "piles", "grid")
WIDE = 640


def main() -> None:
    """Write a picture of each block, as it lies on the board."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name in SHOWN:
            laid = lay_block(name, len(NAMES))
            for seat, called in zip(laid.seats, NAMES, strict=True):
                colour = laid.table.roster.people[seat].colour
                laid.ok(seat, "rename", name=called, colour=colour)
            with screen(browser, laid, decorated=True, pace="none") as page:
                shot = Image.open(io.BytesIO(page.locator("#scene").screenshot())).convert("RGB")
            high = round(shot.height * WIDE / shot.width)
            small = shot.resize((WIDE, high), Image.Resampling.LANCZOS)
            small.save(FOLDER / f"block-{name}.webp", "WEBP", quality=72, method=6)


if __name__ == "__main__":
    main()
