"""A page has the styles and the script of the game that is played, before anything of it is shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import Evening, evening

WATCH = """
  window.bare = [];
  const check = () => {
    const has = (words) => [...document.styleSheets].some((sheet) => (sheet.href ?? "").includes(words));
    const { game } = document.body.dataset;
    if (game && !has(`/games/${game}/static/style`)) window.bare.push(game);
  };
  addEventListener("DOMContentLoaded", () => {
    new MutationObserver(check).observe(document.body, { childList: true, subtree: true });
  });
"""
"""Notes in ``bare`` what is shown without its styles."""
GAMES = "() => [...document.styleSheets].map((sheet) => /games.(\\w+).static.style/.exec(sheet.href)?.[1]).filter(Boolean)"


def begin(night: Evening, game: str, name: str) -> None:
    """Pick a game and begin it."""
    night.board.locator("label.course", has_text=name).click()
    night.board.locator(f".lobby[data-game={game}]").wait_for()
    night.board.click(f"text=Start {name}")
    expect(night.board.locator("#board-head h1")).to_have_text(name)


def expect_files_of(pages: list[Page], game: str) -> None:
    """Wait until the pages show a game, with its files and with nothing bare before."""
    for page in pages:
        page.locator(f"body[data-game={game}]").wait_for(state="attached")
        assert page.evaluate(GAMES) == [game]
        script = f"() => performance.getEntriesByType('resource').some((one) => one.name.includes('{game}/static/pad'))"
        assert page.evaluate(script)
        assert page.evaluate("() => window.bare") == []


@pytest.mark.slow
def test_a_games_files_come_before_it_is_shown_and_go_after_it(browser: Browser) -> None:
    with evening(browser, game="liar") as night:
        ana, bo, cy = (night.join(name).page for name in ("Ana", "Bo", "Cy"))
        # Cy's phone gets none of Eat Me's styles, and plays all the same.
        cy.route(re.compile(r"/games/eatme/.*\.css"), lambda route: route.abort())
        for page in (night.board, ana, bo, cy):
            page.add_init_script(WATCH)
            page.reload()
            page.locator("body[data-connection=there]").wait_for(state="attached")
            assert page.evaluate(GAMES) == ["liar"]
        begin(night, "liar", "Who’s Lying?")
        expect_files_of([night.board, ana, bo, cy], "liar")
        night.put_away()
        begin(night, "eatme", "Eat Me")
        expect_files_of([night.board, ana, bo], "eatme")
        expect(cy.locator("body[data-game=eatme]")).to_be_attached()
        night.put_away()
        begin(night, "liar", "Who’s Lying?")
        expect_files_of([night.board, ana, bo], "liar")
