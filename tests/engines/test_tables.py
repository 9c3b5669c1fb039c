"""A round of every game at one table: an iPhone's engine, Firefox and Chromium; and each as the board."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser
from selenium.webdriver.remote.webdriver import WebDriver

from tests.browser.evening import Evening, evening
from tests.engines import firefox as a_firefox
from tests.engines import webkit as a_webkit
from tests.engines.players import (
    ChromiumPlayer,
    DrivenPlayer,
    Player,
    answer,
    lay_table,
    title,
)
from tests.engines.rounds import ROUNDS, Play

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("engines")]


@pytest.fixture(scope="module")
def webkit() -> Iterator[WebDriver]:
    why = a_webkit.missing()
    if why:
        pytest.skip(why)
    with a_webkit.phone() as driver:
        yield driver


@pytest.fixture(scope="module")
def firefox() -> Iterator[WebDriver]:
    why = a_firefox.missing()
    if why:
        pytest.skip(why)
    with a_firefox.firefox(390, 844) as driver:
        yield driver


@contextmanager
def table(
    browser: Browser, webkit: WebDriver, firefox: WebDriver
) -> Iterator[tuple[Evening, Player, Player, Player]]:
    """Seat one guest of each engine; nothing may go wrong in any of them."""
    with evening(browser) as night:
        address = f"{night.program.url}/{night.code}"
        ana, bo = DrivenPlayer("Ana", webkit), DrivenPlayer("Bo", firefox)
        ana.join(address)
        bo.join(address)
        cem = ChromiumPlayer(night.join("Cem"))
        yield night, ana, bo, cem
        assert not [*ana.problems(), *bo.problems()]
        for player in (ana, bo):
            player.driver.get("about:blank")


@pytest.mark.parametrize("play", ROUNDS, ids=lambda play: play.__name__)
def test_a_round_with_a_phone_of_each_engine(
    browser: Browser, webkit: WebDriver, firefox: WebDriver, play: Play
) -> None:
    with table(browser, webkit, firefox) as (night, ana, bo, cem):
        play(night, ana, bo, cem)
        # Who comes back finds the same.
        for player in (ana, bo):
            before = player.says("h1.pad-title")
            player.reload()
            title(player, before)


@contextmanager
def big_screen(engine: str) -> Iterator[WebDriver]:
    """Open a laptop's browser."""
    module = {"webkit": a_webkit, "firefox": a_firefox}[engine]
    why = module.missing()
    if why:
        pytest.skip(why)
    with (
        a_webkit.phone("1280x720")
        if engine == "webkit"
        else a_firefox.firefox(1280, 720, touch=False)
    ) as driver:
        yield driver


@pytest.mark.parametrize("engine", ["webkit", "firefox"])
def test_the_feast_with_the_board_in_an_engine(browser: Browser, engine: str) -> None:
    with big_screen(engine) as driver, evening(browser) as night:
        board = DrivenPlayer("board", driver)
        lay_table(board, night)
        players = []
        for name in ("Ana", "Bo", "Cem", "Dilek"):
            players.append(ChromiumPlayer(night.join(name)))
            board.expect("#seat-order", name)
        board.tap("label.course", "The Feast")
        board.tap("button[data-do=start_game]")
        board.expect(".asked-what", "What is it?")
        board.tap(".quick button", "5")
        board.expect("#says", "Everybody chooses a card")
        for player, ploy in zip(players, (9, 7, 7, 8), strict=True):
            title(player, "Which card will you play?")
            answer(player, ploy)
        board.expect("#says", "Ana takes the 5")
        board.expect("#scores", "5")
        board.tap("button, summary", "Table")
        board.tap("#people [data-close]")
        board.reload()
        board.expect("#says", "Ana takes the 5")
        assert not board.problems()
