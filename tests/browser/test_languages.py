"""Two phones and a board of one table speak a language each, and change it in the midst of a question."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from companion.storage.store import Store
from rules.engine.registry import GAMES, meta
from tests.browser.evening import Evening, evening, until
from tests.browser.short_games import close_game, command
from tests.repeats import FACTOR
from tests.servers.table_log import TableLog
from tests.tables.random_commands import random_command

PHONES = {"Ana": "de-DE", "Bo": "fr-FR", "Cem": "es-ES", "Dilek": "nl-NL"}
"""Who plays, and what their phones speak; the board speaks English."""
WHOLE = GAMES if FACTOR > 1 else ("eatme",)
LOOKED_AT = (0.3, 0.7)
"""The parts of a game after which its screens are kept, if ``COMPANION_SCREENS`` names a folder."""
LONGEST = 80
"""How many entries of a game are made: then the host ends it."""


@pytest.fixture(scope="module")
def night(browser: Browser) -> Iterator[Evening]:
    """A German phone and an English one."""
    with evening(browser, game="goofspiel") as night:
        night.join("Ana", locale="de-DE")
        night.join("Bo")
        yield night


def test_a_phone_changes_its_language_and_keeps_what_was_picked(night: Evening) -> None:
    ana, bo = night.phones.values()
    ana.expect_title("Du bist dabei, Ana")
    bo.expect_title("You’re in, Bo")
    night.board.get_by_role("button", name="Start Goofspiel").click()
    night.board.locator(".quick").wait_for()
    night.board.keyboard.press("7")
    ana.expect_title("Welche Karte spielst du?")
    ana.pick(5)
    ana.page.locator("#more-phone > summary").tap()
    with ana.page.expect_navigation():
        ana.page.select_option("#phone-language select", "en")
    ana.expect_title("Which card will you play?")
    expect(ana.page.locator("html")).to_have_attribute("lang", "en")
    expect(ana.page.locator('form.answer input[value="5"]')).to_be_checked()
    expect(ana.page.locator("#action button[type=submit]")).to_be_enabled()
    expect(ana.page.locator("#more-phone")).to_have_attribute("open", "")
    ana.send()
    with ana.page.expect_navigation():
        ana.page.select_option("#phone-language select", "de")
    ana.expect_title("Versiegelt")
    bo.answer(3)
    expect(ana.page.locator("#ruling")).to_contain_text("Ana nimmt")
    expect(bo.page.locator("#ruling")).to_contain_text("Ana takes")
    expect(night.board.locator("#region-says")).to_contain_text("Ana takes")


def test_the_board_and_the_join_page_change_theirs(night: Evening) -> None:
    close_game(night)
    with night.board.expect_navigation():
        night.board.select_option("#board-language select", "de")
    expect(night.board.get_by_role("button", name="Goofspiel starten")).to_be_visible()
    guest = night.watcher()
    guest.goto(f"{night.program.url}/{night.code}")
    guest.fill("#name", "Zoë")
    guest.locator("label.symbol").nth(4).tap()
    picked = guest.locator("input[name=colour]:checked").input_value()
    with guest.expect_navigation():
        guest.select_option("#language select", "de")
    expect(guest.get_by_role("button", name="Hinsetzen")).to_be_visible()
    expect(guest.locator("#name")).to_have_value("Zoë")
    expect(guest.locator("input[name=colour]:checked")).to_have_value(picked)
    guest.get_by_role("button", name="Hinsetzen").tap()
    guest.wait_for_url(re.compile("/pad/"))
    expect(guest.locator("html")).to_have_attribute("lang", "de")
    expect(guest.locator("#pad-head .who-name")).to_have_text("Zoë")


@pytest.mark.slow
@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game_is_played_in_five_languages(browser: Browser, game: str) -> None:
    rng = Random(game)
    folder = os.environ.get("COMPANION_SCREENS")
    names = list(PHONES)[: meta(game).most]
    with evening(browser, game=game, own=True, decorated=folder is not None) as night:
        phones = {
            str(phone.page.get_attribute("body", "data-seat")): phone
            for phone in (night.join(name, locale=PHONES[name]) for name in names)
        }
        night.board.locator("[data-do=start_game]").click()
        night.board.locator("#board-head").wait_for()

        def keep(moment: str) -> None:
            if folder:
                for who, page in (
                    ("board", night.board),
                    *((phone.name, phone.page) for phone in phones.values()),
                ):
                    page.screenshot(path=Path(folder) / f"{game}-{moment}-{who}.png")

        with closing(Store(f"sqlite:///{night.program.data}")) as store:
            log = TableLog(store, night.code)
            for nth in range(LONGEST):
                log.read()
                referee = log.referee()
                entered = referee and random_command(referee, rng)
                if not entered:
                    break
                message = dict(entered.message)
                if message["do"] == "reveal":  # the table does it, after its countdown
                    until(lambda: bool(log.read()), night.board_context.cookies)
                    continue
                phone = phones.get(entered.seat or "")
                context = phone.context if phone else night.board_context
                pad = str(entered.seat) if phone else ""
                command(night, context, message.pop("do"), pad=pad, **message)
                if nth in {int(LONGEST * part) for part in LOOKED_AT}:
                    keep(str(nth))
            else:
                command(night, night.board_context, "stop", counts="yes")
        night.board.locator(".finale").first.wait_for()
        expect(night.board.locator("html")).to_have_attribute("lang", "en")
        for phone in phones.values():
            expect(phone.page.locator("html")).to_have_attribute("lang", PHONES[phone.name][:2])
        keep("end")
