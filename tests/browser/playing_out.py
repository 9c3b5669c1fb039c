"""A reveal that a board plays out, beat by beat: the space bar goes on."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.screen_data import KINDS
from tests.tables.table_fixture import NAMES, TableFixture


def lay(game: str, players: int, **options: Any) -> TableFixture:
    """Begin a game for players whose phones are all there."""
    laid = TableFixture(players)
    for name in NAMES[:players]:
        laid.table.connect(f"device-{name}")
    laid.start(game, **options)
    return laid


def begins(board: Page) -> list[str]:
    """Wait until the board plays, and return the kinds of the beats."""
    expect(board.locator("body")).to_have_attribute("data-playing-out", "")
    kinds: list[str] = board.evaluate(KINDS)
    return kinds


def go_on(board: Page, times: int = 1) -> None:
    for _ in range(times):
        board.keyboard.press(" ")


def finish(board: Page) -> None:
    """Go on to the end."""
    while board.locator("body[data-playing-out]").count():
        go_on(board)
    is_at_rest(board)


def is_at_rest(board: Page) -> None:
    expect(board.locator("body")).not_to_have_attribute("data-playing-out", "")
    expect(board.locator("#says")).to_be_visible()


def state(board: Page, seat: str) -> Locator:
    return board.locator(f"#place-{seat} .tent-state:visible")
