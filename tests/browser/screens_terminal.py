"""Takes the picture of the terminal's first screen: ``python -m tests.browser.screens_terminal``.

It shows what ``companion`` prints, on a page with the look of a terminal. It goes to docs/screens.
"""

from __future__ import annotations

import io
import re
from html import escape
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from companion.cli.greeting import first_start, greeting
from companion.cli.terminal_words import TerminalWords
from companion.network.addresses import ServerAddress
from companion.network.firewall import firewall
from tests.browser.evening import launch
from tests.browser.screens import FOLDER

LINK = "http://localhost:8000/laptop/5BcJfUZqk0mX4vAaD9sTtw"
ADDRESS = ServerAddress("http://192.168.1.20:8000", "192.168.1.20")
PAGE = """<!doctype html><meta charset="utf-8"><style>
  body {{ margin: 0; padding: 12px 16px; width: max-content; background: #1c1b1a; color: #e8e3da }}
  pre {{ margin: 0; font: 16px/19px "DejaVu Sans Mono", monospace }}
  b {{ display: inline-block; height: 19px; vertical-align: top; font-weight: normal; color: #fff;
    background: #000 }}
</style><pre>{text}</pre>"""
COLOURED = re.compile(r"\x1b\[38;5;231;48;5;16m(.*?)\x1b\[0m")


def first_screen(system: str) -> str:
    """Return what the terminal shows at the first start of the program of one file on a system."""
    say = TerminalWords()
    return "> companion\n" + greeting(
        ADDRESS,
        LINK,
        say,
        enter=True,
        first=first_start(say, firewall("Companion", 8000, system)),
        encoding="utf-8",
        colour=True,
    )


def take(browser: Browser, text: str, file: Path) -> None:
    """Write a picture of a terminal with this text."""
    page = browser.new_page(viewport={"width": 900, "height": 400})
    page.set_content(PAGE.format(text=COLOURED.sub(r"<b>\1</b>", escape(text.rstrip()))))
    shot = Image.open(io.BytesIO(page.locator("body").screenshot()))
    shot.save(file, quality=80)
    page.close()


def main() -> None:
    """Take the picture that docs/installing.md shows."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        take(browser, first_screen("Windows"), FOLDER / "terminal-first-start.webp")
        browser.close()


if __name__ == "__main__":
    main()
