"""As many as can play, with the longest names: nothing is cut off, and no phone grows wider."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from flask.sessions import SecureCookieSessionInterface
from playwright.sync_api import Browser, expect

from rules.engine.registry import GAMES, meta
from tests.browser.evening import BOARD, PHONE, Program, become_laptop, opened
from tests.browser.test_many_excuses import NAMES
from tests.rendering.test_finale import play
from tests.tables.table_fixture import NAMES as DEVICES
from tests.tables.table_fixture import TableFixture

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("full")]

CUT = """
() => [...document.querySelectorAll(".scores tr, .finale .button, .rejoin")].filter((each) => {
  const box = each.getBoundingClientRect();
  if (!box.height || each.closest(".visually-hidden")) return false;
  const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height - 4);
  return box.bottom > innerHeight || box.right > innerWidth || !(each === seen || each.contains(seen));
}).map((each) => each.textContent)
"""


@dataclass(frozen=True)
class Full:
    """A full table: its code, its seats, and what the phones that sit there have for cookies."""

    code: str
    seats: dict[str, str]


def lay(data: Path, game: str, *, over: bool) -> Full:
    laid = TableFixture(players=meta(game).most, DATABASE=f"sqlite:///{data}")
    for seat, name in zip(laid.seats, NAMES, strict=False):
        colour = laid.table.roster.people[seat].colour
        laid.ok(seat, "rename", name=name, colour=colour)
    laid.start(game)
    if over:
        play(laid, 3)
    signing = SecureCookieSessionInterface().get_signing_serializer(laid.app)
    assert signing is not None
    devices = zip(laid.seats, DEVICES, strict=False)
    cookies = {str(seat): signing.dumps({"device": f"device-{name}"}) for seat, name in devices}
    laid.services.dependencies.store.close()
    return Full(laid.table.code, cookies)


@pytest.fixture(scope="module")
def served(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[Program, dict[tuple[str, bool], Full]]]:
    """Start the program on full tables: one of each game at its beginning, and one at its end."""
    data = tmp_path_factory.mktemp("full") / "tables.db"
    tables = {(game, over): lay(data, game, over=over) for game in GAMES for over in (False, True)}
    program = Program(data, countdown=600)
    yield program, tables
    program.stop()


@pytest.mark.parametrize("over", [False, True], ids=["beginning", "end"])
@pytest.mark.parametrize("game", GAMES)
def test_at_the_beginning_and_at_the_end(
    browser: Browser,
    served: tuple[Program, dict[tuple[str, bool], Full]],
    game: str,
    *,
    over: bool,
) -> None:
    program, table = served[0], served[1][game, over]
    small = {**PHONE, "viewport": {"width": 360, "height": 640}}
    with (
        opened(browser, BOARD) as host,
        opened(browser, small) as phones,
    ):
        board, phone = host.new_page(), phones.new_page()
        become_laptop(host, program)
        board.goto(f"{program.url}/board/{table.code}")
        expect(board.locator(".finale")).to_have_count(1 if over else 0)
        board.evaluate("document.fonts.ready")
        assert board.evaluate(CUT) == []
        for seat, cookie in table.seats.items():
            # A page of another seat, whose line comes back, would leave by itself.
            phone.goto("about:blank")
            phones.add_cookies([{"name": "companion", "value": cookie, "url": program.url}])
            phone.goto(f"{program.url}/pad/{table.code}/{seat}")
            expect(phone.locator(".pad-head")).to_be_visible()
            assert phone.evaluate("document.documentElement.scrollWidth") <= 360, seat
