"""Nothing on a screen changes by itself: what the page's timers do in five seconds cannot be seen."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from flask.testing import FlaskClient
from playwright.sync_api import Browser, Page, Request, WebSocketRoute

from rules.engine.registry import GAMES, meta
from tests.browser import test_board_fits, test_pad_fits
from tests.browser.evening import BOARD, HAS_PACE, HAS_PLAYED, PHONE, open_context, until
from tests.browser.fits import browser_of, lay, open_page
from tests.tables.table_fixture import TableFixture

pytestmark = pytest.mark.slow

SECONDS = 5
"""How long each moment is waited at, by the page's own clock."""
MOMENTS = 5
"""How many moments of a screen are waited at."""
SEEN = """
() => [...document.querySelectorAll("[id^=region-]")].map((each) => {
  const sheet = each.closest("dialog"); // a result goes away by itself
  return [each.id, sheet ? sheet.textContent : each.innerText];
})
"""


class Screen:
    """A page whose server is this process, and whose clock a test moves on."""

    def __init__(self, page: Page, laid: TableFixture, client: FlaskClient, path: str) -> None:
        self._page = page
        self._laid = laid
        self._line: WebSocketRoute | None = None
        self._under_way: set[Request] = set()
        page.clock.install()
        page.on("request", self._asked)
        page.on("requestfinished", self._answered)
        page.on("requestfailed", self._answered)
        page.route_web_socket("**/link/**", self._connected)
        open_page(page, client, path, scripts=True)
        page.locator("body[data-connection=there]").wait_for(state="attached")

    def _asked(self, request: Request) -> None:
        self._under_way.add(request)

    def _answered(self, request: Request) -> None:
        self._under_way.discard(request)

    def _connected(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(lambda _: line.send("{}"))
        line.send("{}")

    def show(self, number: int, regions: dict[str, str]) -> None:
        """Send a moment down the line, and wait until it is shown."""
        assert self._line is not None
        name = next(iter(regions))
        mark = f'<i hidden id="moment" data-number="{number}"></i>'
        self._line.send(json.dumps({"regions": {**regions, name: regions[name] + mark}}))
        self._page.locator(f"#moment[data-number='{number}']").wait_for(state="attached")

    def pass_time(self) -> None:
        """Let the page's timers run, and wait for what they ask for."""
        for _ in range(SECONDS):
            self._laid.passed += 1
            # In between, the page hears that its line is still there.
            self._page.clock.run_for(500)
            self._page.evaluate("null")
            self._page.clock.run_for(500)
            until(lambda: not self._under_way, lambda: self._page.evaluate("null"))

    def changes(self, moments: Sequence[dict[str, str]]) -> list[Any]:
        """Show moments one after the other; return the words that change by themselves meanwhile."""
        found = []
        for number, regions in enumerate(moments):
            self.show(number, regions)
            before = self._page.evaluate(SEEN)
            self.pass_time()
            after = self._page.evaluate(SEEN)
            found += [
                [number, *pair] for pair in zip(before, after, strict=True) if pair[0] != pair[1]
            ]
        return found


@pytest.fixture
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    context = open_context(browser, request.param, decorated=False)
    context.add_init_script(HAS_PLAYED % list(GAMES))
    context.add_init_script(HAS_PACE % '"none"')
    page = context.new_page()
    yield page
    page.unroute_all(behavior="wait")
    context.close()


def spread(moments: Sequence[dict[str, str]]) -> Sequence[dict[str, str]]:
    """Pick as many moments as are waited at, from the first to the last."""
    return moments[:: -(-len(moments) // MOMENTS)]


@pytest.mark.parametrize("page", [BOARD], indirect=True, ids=["board"])
@pytest.mark.parametrize("game", GAMES)
def test_a_board(page: Page, game: str) -> None:
    laid = lay(game, 1, meta(game).most, there=True)
    laid.services.visits.note()  # a phone was here: the lobby says so, and nothing else does
    shown = test_board_fits.moments(laid, 1, calling=False)
    screen = Screen(
        page, laid, browser_of(laid, "laptop", laptop=True), f"/board/{laid.table.code}"
    )
    assert screen.changes(spread(shown)) == []


@pytest.mark.parametrize("page", [PHONE], indirect=True, ids=["pad"])
@pytest.mark.parametrize("game", GAMES)
def test_a_pad(page: Page, game: str) -> None:
    laid = lay(game, 1, meta(game).most, there=True)
    shown = test_pad_fits.moments(laid, 1)["pad"]
    screen = Screen(
        page, laid, browser_of(laid, "device-Ana"), f"/pad/{laid.table.code}/{laid.seats[0]}"
    )
    assert screen.changes(spread(shown)) == []
