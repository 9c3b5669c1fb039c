"""Five at a Time with a full table: every excuse is shown or counted, however many lie beside one check."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.fits import screen
from tests.browser.test_accessibility import audit_board
from tests.tables.table_fixture import TableFixture

pytestmark = pytest.mark.slow

NAMES = (
    *("Ana", "Bartholomew Qwyx", "محمد عبد الرحمن", "Dr. Ömer Çelikoğ"),
    *("WWWWWWWWWWWWWWWW", "Maximiliane-Luis", "Gus", "Hal"),
)
FORMS = ("five", "blind")
COUNTS = (11, 40)
CARDS: tuple[dict[str, bool], ...] = (
    {"Steak": False},
    {"Fries": True},
    {},
    {"Steak": True, "Fries": False},
    {"Salad": False},
)
HIDDEN = """
() => {
  const room = document.getElementById("middle").getBoundingClientRect();
  return [...document.querySelectorAll(".ididnt-besides :is(.ididnt-credible, .ididnt-beside-down)")].filter((each) => {
    const box = each.getBoundingClientRect();
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const inside = box.left >= room.left - 1 && box.right <= room.right + 1 &&
      box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
    return !inside || !seen || !each.contains(seen);
  }).length;
}
"""


def row(form: str) -> TableFixture:
    """Begin a set of Five at a Time, and turn up its checks."""
    laid = TableFixture(players=len(NAMES))
    for seat, name in zip(laid.seats, NAMES, strict=True):
        laid.ok(seat, "rename", name=name, colour=laid.table.roster.people[seat].colour)
    laid.start("ididnt", form=form, first="table")
    laid.answer(laid.seats[0])
    checks = [{"main": "Steak", "side": f"Side {number}", "cost": 1250} for number in range(5)]
    laid.answer({str(place): each for place, each in enumerate(checks, start=1)})
    return laid


def lay(laid: TableFixture, numbers: Iterable[int]) -> None:
    """Let everybody in turn lay excuses, all beside the first check."""
    for number in numbers:
        claims = CARDS[(number + number // 8) % 5]
        laid.answer({"beside": "1", "excuse": {"claims": claims, "credibility": 1 + number % 5}})


@pytest.mark.parametrize("form", FORMS)
def test_all_are_seen_or_counted(browser: Browser, form: str) -> None:
    laid, before = row(form), 0
    with screen(browser, laid, decorated=True) as board:
        for count in COUNTS:
            lay(laid, range(before, count))
            before = count
            board.reload()
            board.evaluate("document.fonts.ready")
            for width, height in ((1280, 720), (1920, 1080)):
                board.set_viewport_size({"width": width, "height": height})
                heap = board.locator("#check-1 .ididnt-besides")
                expect(heap).to_be_visible()
                shown = heap.locator(":is(.ididnt-credible, .ididnt-beside-down)").count()
                more = heap.locator(".ididnt-beside-rest").all_inner_texts()
                assert shown + sum(int(each.split()[0]) for each in more) == count
                # Of a player's excuses, some are shown before the others are counted.
                assert shown >= count / 2
                if count == 40:
                    expect(board.locator("#check-1 .ribbon")).to_be_visible()
                assert board.evaluate(HIDDEN) == 0
            audit_board(board, f"{count} excuses, {form}")
