"""A board as its page is, without a server: for looking at every moment of a reveal, one by one."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from rules.engine.referee import Referee
from rules.engine.registry import meta
from tests.browser.evening import BOARD, opened
from tests.browser.screen_data import KINDS
from tests.tables.table_fixture import NAMES, TableFixture

HOME = "http://board.test"
DRAWN = """
async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const ends = (each) => each.effect.getTiming().iterations !== Infinity;
  await Promise.all(document.getAnimations().filter(ends).map((each) => each.finished.catch(() => {})));
}
"""
"""Wait until what has changed is drawn, and what moves has arrived."""


def sit_down(game: str, seed: int, players: int | None = None, **options: Any) -> TableFixture:
    """Begin a game with options that the seed picks, but for those that are given."""
    rng = Random(seed)
    about = meta(game)
    players = players or rng.randint(about.least, about.most)
    fixture = TableFixture(players, RNG=Random(seed))
    picked = {**about.sample(rng, players), **options}
    fixture.start(game, **picked)
    for name in NAMES[:players]:
        fixture.table.connect(f"device-{name}")
    return fixture


def referee_of(fixture: TableFixture) -> Referee:
    """Return the referee of the game that is on."""
    referee = fixture.table.referee
    assert referee is not None
    return referee


def play_until(
    fixture: TableFixture, rng: Random, wanted: Callable[[Referee], bool], steps: int = 3000
) -> bool:
    """Play at random until the board has something to show that is wanted; tell whether it came."""
    referee = referee_of(fixture)
    shown = 0
    for _ in range(steps):
        reveal = referee.game.reveal(referee.table)
        number = reveal.number if reveal else 0
        if number > shown and wanted(referee):
            return True
        shown = max(shown, number)
        if referee.over:
            return False
        fixture.enter(rng)
        referee = referee_of(fixture)
    return False


@contextmanager
def board_of(
    browser: Browser, fixture: TableFixture, pace: str = "manual", **look: Any
) -> Iterator[Page]:
    """Open the board of a table, as the host's laptop has it."""
    client = fixture.client(laptop=True)

    def answer(route: Route) -> None:
        got = client.get(route.request.url.removeprefix(HOME))
        route.fulfill(status=got.status_code, headers=dict(got.headers), body=got.data)
        got.close()

    with opened(browser, {**BOARD, **look}) as context:
        context.add_init_script(
            f'localStorage.setItem("companion.pace", {json.dumps(pace)});'
            'sessionStorage.setItem("companion.sound-told", "yes");'
        )
        context.route("**/*", answer)
        context.route_web_socket("**/link/**", _reply)
        page = context.new_page()
        page.goto(f"{HOME}/board/{fixture.table.code}")
        page.locator("body[data-connection=there]").wait_for(state="attached")
        yield page


def _reply(link: WebSocketRoute) -> None:
    """Be a connection with no news."""
    link.on_message(lambda _: link.send("{}"))
    link.send("{}")


def begin(page: Page) -> list[str]:
    """Show what was there when the page was opened from its beginning; return the kinds of its beats."""
    page.evaluate(
        """() => {
          const button = document.createElement("button");
          button.dataset.showAgain = "";
          document.body.append(button);
          button.click();
          button.remove();
        }"""
    )
    expect(page.locator("body")).to_have_attribute("data-playing-out", "")
    page.evaluate(DRAWN)
    kinds: list[str] = page.evaluate(KINDS)
    return kinds


def go_on(page: Page) -> None:
    """Go on to the next beat, or from the last one to rest."""
    page.keyboard.press(" ")
    page.evaluate(DRAWN)
