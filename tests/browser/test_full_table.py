"""As many as can play, with the longest names: nothing is cut off, and no phone grows wider."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from flask.sessions import SecureCookieSessionInterface
from playwright.sync_api import Browser, expect

from rules.engine.registry import GAMES, meta
from tests.browser.evening import PHONE, Program
from tests.browser.test_many_excuses import NAMES
from tests.rendering.test_finale import play
from tests.tables.table_fixture import NAMES as DEVICES
from tests.tables.table_fixture import TableFixture

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("full")]

BOARD: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}, "reduced_motion": "reduce"}
CUT = """
() => [...document.querySelectorAll(".scores tr, .finale .button, .rejoin")].filter((each) => {
  const box = each.getBoundingClientRect();
  if (!box.height) return false;
  const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height - 4);
  return box.bottom > innerHeight || box.right > innerWidth || !(each === seen || each.contains(seen));
}).map((each) => each.textContent)
"""


def lay(folder: Path, game: str) -> TableFixture:
    laid = TableFixture(players=meta(game).most, DATABASE=f"sqlite:///{folder / 'tables.db'}")
    for seat, name in zip(laid.seats, NAMES, strict=False):
        colour = laid.table.roster.people[seat].colour
        laid.ok(seat, "rename", name=name, colour=colour)
    laid.start(game)
    return laid


@pytest.mark.parametrize("game", GAMES)
def test_at_the_beginning_and_at_the_end(browser: Browser, tmp_path: Path, game: str) -> None:
    laid = lay(tmp_path, game)
    code = laid.table.code
    signing = SecureCookieSessionInterface().get_signing_serializer(laid.app)
    assert signing is not None
    for over in (False, True):
        if over:
            play(laid, 3)
        program = Program(tmp_path / "tables.db", countdown=600)
        host = browser.new_context(**BOARD)
        phones = browser.new_context(**{**PHONE, "viewport": {"width": 360, "height": 640}})
        try:
            board, phone = host.new_page(), phones.new_page()
            board.goto(program.laptop_url)
            board.goto(f"{program.url}/board/{code}")
            expect(board.locator(".finale")).to_have_count(1 if over else 0)
            board.evaluate("document.fonts.ready")
            assert board.evaluate(CUT) == []
            for seat, device in zip(laid.seats, DEVICES, strict=False):
                cookie = signing.dumps({"device": f"device-{device}"})
                phones.add_cookies([{"name": "companion", "value": cookie, "url": program.url}])
                phone.goto(f"{program.url}/pad/{code}/{seat}")
                expect(phone.locator(".pad-head")).to_be_visible()
                assert phone.evaluate("document.documentElement.scrollWidth") <= 360, seat
        finally:
            host.close()
            phones.close()
            program.stop()
