"""The order of the seats in the lobby: by arrows, by mouse, and by finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.evening import BOARD, until
from tests.browser.fits import screen
from tests.tables.table_fixture import TableFixture

NAMES = ("Ana", "Bo", "Cem", "Dilek")
TABLET: dict[str, Any] = {
    "viewport": {"width": 1180, "height": 820},
    "has_touch": True,
    "is_mobile": True,
}
PHONE: dict[str, Any] = {**TABLET, "viewport": {"width": 390, "height": 844}}


def expect_order(board: Page, *names: str) -> None:
    expect(board.locator("#seat-order .who-name")).to_have_text(list(names))


def centre(board: Page, selector: str) -> tuple[float, float]:
    box = board.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """A finger on a screen, as the browser has it from the hardware."""

    def __init__(self, board: Page) -> None:
        self._wire: CDPSession = board.context.new_cdp_session(board)

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", x, y)
        self.x, self.y = x, y

    def move(self, y: float, steps: int = 8) -> None:
        start = self.y
        for step in range(1, steps + 1):
            self.y = start + (y - start) * step / steps
            self._send("touchMove", self.x, self.y)

    def up(self) -> None:
        self._wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def cancel(self) -> None:
        self._wire.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})

    def _send(self, kind: str, x: float, y: float) -> None:
        points = [{"x": x, "y": y}]
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def expect_seats(laid: TableFixture, board: Page, *names: str) -> None:
    """Wait until nothing is dragged any more: then that is the order of the table, too."""
    expect(board.locator('#seat-order [data-state="dragging"]')).to_have_count(0)
    expect_order(board, *names)
    until(
        lambda: [each.name for each in laid.table.roster.seated()] == [*names],
        lambda: board.evaluate("0"),
    )


def test_with_the_arrows(browser: Browser) -> None:
    laid = TableFixture()
    with screen(browser, laid) as board:
        expect_order(board, *NAMES)
        board.click('[aria-label="Move Cem up"]')
        expect_order(board, "Ana", "Cem", "Bo", "Dilek")
        board.click('[aria-label="Move Ana down"]')
        expect_order(board, "Cem", "Ana", "Bo", "Dilek")
        expect_seats(laid, board, "Cem", "Ana", "Bo", "Dilek")


@pytest.mark.slow
def test_with_a_mouse_by_the_whole_line(browser: Browser) -> None:
    laid = TableFixture()
    with screen(browser, laid) as board:
        x, y = centre(board, "#seat-s1 .place-no")
        board.mouse.move(x, y)
        board.mouse.down()
        board.mouse.move(x, centre(board, "#seat-s3")[1] + 8, steps=8)
        expect(board.locator("#seat-s1")).to_have_attribute("data-state", "dragging")
        board.mouse.up()
        expect_order(board, "Bo", "Cem", "Ana", "Dilek")
        expect_seats(laid, board, "Bo", "Cem", "Ana", "Dilek")


@pytest.mark.slow
def test_escape_puts_it_back(browser: Browser) -> None:
    laid = TableFixture()
    with screen(browser, laid) as board:
        x, y = centre(board, "#seat-s4 .handle")
        board.mouse.move(x, y)
        board.mouse.down()
        board.mouse.move(x, centre(board, "#seat-s1")[1] - 8, steps=8)
        expect_order(board, "Dilek", "Ana", "Bo", "Cem")
        board.keyboard.press("Escape")
        board.mouse.up()
        expect_seats(laid, board, *NAMES)


@pytest.mark.slow
def test_with_a_finger_by_the_handle(browser: Browser) -> None:
    laid = TableFixture()
    with screen(browser, laid, **TABLET) as board:
        finger = Finger(board)
        finger.down(*centre(board, "#seat-s4 .handle"))
        finger.move(centre(board, "#seat-s2")[1] - 8)
        finger.up()
        expect_order(board, "Ana", "Dilek", "Bo", "Cem")
        expect_seats(laid, board, "Ana", "Dilek", "Bo", "Cem")


@pytest.mark.slow
def test_a_finger_that_is_called_away_moves_nobody(browser: Browser) -> None:
    laid = TableFixture()
    with screen(browser, laid, **TABLET) as board:
        finger = Finger(board)
        finger.down(*centre(board, "#seat-s1 .handle"))
        finger.move(centre(board, "#seat-s3")[1] + 8)
        expect_order(board, "Bo", "Cem", "Ana", "Dilek")
        finger.cancel()
        expect_order(board, *NAMES)
        expect_seats(laid, board, *NAMES)


@pytest.mark.slow
@pytest.mark.parametrize("touch", [False, True])
def test_somebody_sits_down_in_the_middle_of_a_drag(browser: Browser, touch: bool) -> None:
    laid = TableFixture()
    with screen(browser, laid, **(TABLET if touch else BOARD)) as board:
        x, y = centre(board, "#seat-s1 .handle")
        goal = centre(board, "#seat-s3")[1] + 8
        finger = Finger(board)
        if touch:
            finger.down(x, y)
            finger.move(goal)
        else:
            board.mouse.move(x, y)
            board.mouse.down()
            board.mouse.move(x, goal, steps=8)
        expect_order(board, "Bo", "Cem", "Ana", "Dilek")
        laid.table.join("device-Eva", "Eva", None)
        expect_order(board, "Bo", "Cem", "Ana", "Dilek", "Eva")
        expect(board.locator("#seat-s1")).to_have_attribute("data-state", "dragging")
        goal = centre(board, "#seat-s4")[1] + 8
        if touch:
            finger.move(goal)
            finger.up()
        else:
            board.mouse.move(x, goal, steps=4)
            board.mouse.up()
        expect_order(board, "Bo", "Cem", "Dilek", "Ana", "Eva")
        expect_seats(laid, board, "Bo", "Cem", "Dilek", "Ana", "Eva")


@pytest.mark.slow
def test_a_long_list_scrolls_along_on_a_phone(browser: Browser) -> None:
    names = (*NAMES, "Eva", "Fay", "Gus", "Hal")
    laid = TableFixture(8)
    with screen(browser, laid, **PHONE) as board:
        board.locator("#seat-s1").scroll_into_view_if_needed()
        finger = Finger(board)
        finger.down(*centre(board, "#seat-s1 .handle"))
        last = board.locator("#seat-order li[data-seat]").last
        for _ in range(40):
            finger.move(840, steps=2)
            finger.move(836, steps=2)
            if last.get_attribute("id") == "seat-s1":
                break
        finger.up()
        expect_order(board, *names[1:], "Ana")
        expect_seats(laid, board, *names[1:], "Ana")
