"""Takes the pictures of the README: ``make pictures``.

An evening is played through what people see, and each picture shows the board with a phone beside it where
that tells more. They go to docs/screens, named ``evening-…``, as WebP of at most 60 kB.
"""

from __future__ import annotations

import io
import re
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.evening import Evening, evening, launch
from tests.browser.screen_data import KINDS
from tests.browser.screens import FOLDER
from tests.browser.short_games import command, play_points

NAMES = ("Ana", "Bo", "Cem", "Dilek", "Eva")
MAX_BYTES = 60_000
HIGH = 600
"""How high a picture is, in pixels: the board keeps its shape, and the phone stands beside it."""
GAP, PAPER = 14, "#efe4cf"


def seen(page: Page) -> Image.Image:
    """Return what a page shows, as high as a picture is."""
    page.evaluate("document.fonts.ready")
    page.evaluate("document.activeElement.blur()")
    shot = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    return shot.resize((round(shot.width * HIGH / shot.height), HIGH), Image.Resampling.LANCZOS)


def save(name: str, *pages: Page) -> None:
    """Write a picture of what these pages show, side by side."""
    shots = [seen(page) for page in pages]
    wide = sum(shot.width for shot in shots) + GAP * (len(shots) - 1)
    picture = Image.new("RGB", (wide, HIGH), PAPER)
    at = 0
    for shot in shots:
        picture.paste(shot, (at, 0))
        at += shot.width + GAP
    file = io.BytesIO()
    for quality in range(90, 20, -5):
        file = io.BytesIO()
        picture.save(file, "WEBP", quality=quality, method=6)
        if len(file.getvalue()) <= MAX_BYTES:
            break
    (FOLDER / f"evening-{name}.webp").write_bytes(file.getvalue())


def arrive(browser: Browser, night: Evening) -> None:
    """Help with connecting, then everybody sits down and a game is chosen."""
    board = night.board
    board.click("#join-panel >> text=Can’t connect?")
    expect(board.locator("#connect .ways button").first).to_be_visible()
    save("connect", board)
    board.keyboard.press("Escape")
    for name in NAMES[:4]:
        night.join(name, taps_results=name != "Bo")
    joining = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
    joining.goto(f"{night.program.url}/{night.code}")
    joining.fill("#name", NAMES[4])
    expect(board.locator("#seat-order")).to_contain_text(NAMES[3])
    save("join", board, joining)
    joining.context.close()
    night.join(NAMES[4])


def a_round(night: Evening) -> None:
    """Play a round of The Feast: choosing in secret, and the reveal."""
    board, ana, bo = night.board, night.phones["Ana"], night.phones["Bo"]
    board.click("text=Start The Feast")
    expect(board.locator(".asked-what")).to_be_visible()
    board.keyboard.press("7")
    ana.expect_title("Which card will you play?")
    night.phones["Cem"].answer(9)
    night.phones["Dilek"].answer(4)
    expect(board.locator("#place-s3")).to_contain_text("sealed", use_inner_text=True)
    ana.pick(9)
    save("play", board, ana.page)
    ana.send()
    bo.answer(6)
    night.phones["Eva"].answer(5)
    board.locator("[data-do=reveal]:enabled").click()
    expect(board.locator(".board-ruling")).to_contain_text("Bo takes the 7")
    expect(bo.page.locator("#result")).to_contain_text("You take the 7")
    save("reveal", board, bo.page)
    command(night, night.board_context, "end_game")


GOOFSPIEL = (
    (5, (5, 3, 2, 4, 1)),
    (3, (1, 5, 4, 2, 3)),
    (1, (2, 1, 3, 5, 4)),
    (2, (3, 2, 5, 1, 2)),
    (4, (4, 4, 1, 3, 5)),
)
"""The prizes of a short game, and the card that each lays for it."""


def a_short_game(night: Evening) -> None:
    """Play Goofspiel to its end, and see who came where."""
    board, host = night.board, night.board_context
    command(night, host, "choose_game", game="goofspiel", options={"cards": 5})
    command(night, host, "start_game")
    for number, (prize, cards) in enumerate(GOOFSPIEL, 1):
        command(night, host, "answer", key=f"round{number}/prize", value=prize)
        for seat, card in enumerate(cards, 1):
            command(night, host, "answer", key=f"round{number}/card/s{seat}", value=card)
        if number == len(GOOFSPIEL):
            board.evaluate("localStorage.setItem('companion.pace', 'manual')")
        command(night, host, "reveal", key=f"round{number}/card")
    go_on_to(board, "place", 3)
    save("ceremony", board)
    command(night, host, "end_game")


def go_on_to(board: Page, kind: str, nth: int) -> None:
    """Press the space bar until a beat is seen."""
    expect(board.locator("#finale")).to_have_count(1)
    kinds = board.evaluate(KINDS)
    for _ in range([n for n, each in enumerate(kinds, 1) if each == kind][nth - 1]):
        board.keyboard.press(" ")


def home(night: Evening) -> None:
    """See how the evening stands, take the result home, and look at a deck to print."""
    board, ana = night.board, night.phones["Ana"].page
    play_points(night, {"s1": 25, "s2": 12, "s3": 44, "s4": 38, "s5": 61}, title="Skat")
    go_on_to(board, "evening", 2)
    expect(ana.locator("#own-evening")).to_be_visible()
    save("standings", board, ana)
    ana.goto(f"{night.program.url}/result/{night.code}/2")
    ana.wait_for_load_state("networkidle")
    paper = night.board.context.new_page()
    paper.set_viewport_size({"width": 820, "height": 1060})
    paper.goto(f"{night.program.url}/print/goofspiel")
    paper.wait_for_load_state("networkidle")
    save("home", ana, paper)
    paper.close()


def learn_first(browser: Browser, night: Evening) -> None:
    """Watch a game that plays itself, and practise a round."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    shown = context.new_page()
    shown.goto(f"{night.program.url}/show-me/feast?step=8")
    shown.wait_for_load_state("networkidle")
    phone = browser.new_context(viewport={"width": 390, "height": 844}, device_scale_factor=2)
    practice = phone.new_page()
    practice.goto(f"{night.program.url}/practise/feast")
    practice.wait_for_load_state("networkidle")
    practice.locator("#tour >> text=Skip").click()
    expect(practice.locator("form.answer")).to_be_visible()
    save("show-me", shown, practice)
    context.close()
    phone.close()


def any_other_game(night: Evening) -> None:
    """Write a row of the score of a game that Companion does not know."""
    board, cem, host = night.board, night.phones["Cem"], night.board_context
    command(night, host, "end_game")
    board.evaluate("localStorage.setItem('companion.pace', 'none')")
    command(night, host, "choose_game", game="anygame", options={"title": "Skat"})
    command(night, host, "start_game")
    rows = ((18, 0, 20, -24, 0), (24, 36, 0, 0, 30), (0, 27, 33, 0, 18))
    for number, row in enumerate(rows, 1):
        command(night, host, "answer", key=f"round{number}/next", value={"scores": True})
        for seat, points in enumerate(row, 1):
            command(night, host, "answer", key=f"round{number}/score/s{seat}", value=str(points))
    command(night, host, "answer", key="round4/next", value={"scores": True})
    command(night, host, "answer", key="round4/score/s1", value="11+10+7")
    command(night, host, "answer", key="round4/score/s2", value="-18")
    cem.expect_title("What did you score?")
    cem.page.fill("#answer-sum", "20+4")
    expect(cem.page.locator("#action")).to_contain_text(re.compile("Write 24"))
    save("any-other-game", board, cem.page)


def main() -> None:
    """Take them all."""
    phones: dict[str, Any] = {"device_scale_factor": 2}
    with sync_playwright() as playwright:
        browser = launch(playwright)
        with evening(
            browser,
            countdown=600,
            module="tests.browser.reached_program",
            phones=phones,
            decorated=True,
        ) as night:
            learn_first(browser, night)
            arrive(browser, night)
            a_round(night)
            a_short_game(night)
            home(night)
            any_other_game(night)
        browser.close()


if __name__ == "__main__":
    main()
