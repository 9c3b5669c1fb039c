"""Five at a Time with a full table: every excuse is shown or counted, however many lie beside one check."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from rules.facts import Seat
from tests.browser.evening import BOARD, Program, opened
from tests.browser.test_accessibility import audit_board
from tests.tables.table_fixture import TableFixture

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("excuses")]

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
  return [...document.querySelectorAll(".besides :is(.credible, .beside-down)")].filter((each) => {
    const box = each.getBoundingClientRect();
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const inside = box.left >= room.left - 1 && box.right <= room.right + 1 &&
      box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
    return !inside || !seen || !each.contains(seen);
  }).length;
}
"""


class Row:
    """A set of Five at a Time, entered without a screen."""

    def __init__(self, data: Path, form: str) -> None:
        self.laid = TableFixture(players=len(NAMES), DATABASE=f"sqlite:///{data}")
        for seat, name in zip(self.laid.seats, NAMES, strict=True):
            colour = self.laid.table.roster.people[seat].colour
            self.laid.ok(seat, "rename", name=name, colour=colour)
        self.laid.start("ididnt", form=form, first="table")
        self._answer(self.laid.host, self.laid.seats[0])
        checks = [{"main": "Steak", "side": f"Side {number}", "cost": 1250} for number in range(5)]
        self._answer(None, {str(place): each for place, each in enumerate(checks, start=1)})

    def _answer(self, who: Any, value: Any) -> None:
        referee = self.laid.table.referee
        assert referee is not None
        assert referee.current_ask is not None
        pending = next(each for each in referee.current_ask.pending if not each.call)
        by = who or Seat(str(pending.who))
        self.laid.ok(by, "answer", key=pending.key, value=value)

    def lay(self, count: int) -> None:
        """Let everybody in turn lay excuses, all beside the first check."""
        for number in range(count):
            claims = CARDS[(number + number // 8) % 5]
            excuse = {"claims": claims, "credibility": 1 + number % 5}
            self._answer(None, {"beside": "1", "excuse": excuse})


@pytest.fixture(scope="module")
def boards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[tuple[str, int], str]]:
    """Start the program on all that was entered; the address of each board, by form and count."""
    data = tmp_path_factory.mktemp("excuses") / "tables.db"
    codes = {}
    for form in FORMS:
        for count in COUNTS:
            row = Row(data, form)
            row.lay(count)
            codes[form, count] = row.laid.table.code
            row.laid.services.dependencies.store.close()
    program = Program(data)
    yield {each: f"{program.url}/board/{code}" for each, code in codes.items()}
    program.stop()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("count", COUNTS)
def test_all_are_seen_or_counted(
    browser: Browser,
    boards: dict[tuple[str, int], str],
    form: str,
    count: int,
) -> None:
    for width, height in ((1920, 1080), (1280, 720)):
        view: dict[str, Any] = {"viewport": {"width": width, "height": height}}
        with opened(browser, {**BOARD, **view}) as context:
            board = context.new_page()
            board.goto(boards[form, count])
            board.evaluate("document.fonts.ready")
            heap = board.locator("#check-1 .besides")
            expect(heap).to_be_visible()
            shown = heap.locator(":is(.credible, .beside-down)").count()
            rest = [int(more.split()[0]) for more in heap.locator(".beside-rest").all_inner_texts()]
            assert shown + sum(rest) == count
            # Of a player's excuses, some are shown before the others are counted.
            assert shown >= count / 2
            if count == 40:
                expect(board.locator("#check-1 .ribbon")).to_be_visible()
            assert board.evaluate(HIDDEN) == 0
            if height == 1080:
                audit_board(board, f"{count} excuses, {form}")
