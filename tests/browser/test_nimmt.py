"""Whole games of 6 nimmt!: with real cards (shuffled by the test) and dealt, two languages at one table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import Evening, evening
from tests.browser.fits import pad_of, screen
from tests.browser.short_games import begin_anew
from tests.rules.games.nimmt.referee import Referee
from tests.tables.table_fixture import TableFixture

pytestmark = pytest.mark.game("nimmt")

LOCALES = {"Ana": "en-GB", "Bo": "de-DE", "Cem": "en-GB"}
CHOOSES = {"Ana": "Which card will you play?", "Bo": "Welche Karte spielst du?"}
ROW = {"Ana": "Which row will you take?", "Bo": "Welche Reihe nimmst du?"}


def begun(players: int, **options: Any) -> TableFixture:
    """Begin 6 nimmt! at a table of this process."""
    laid = TableFixture(players)
    laid.start("nimmt", **options)
    return laid


def totals(page: Page) -> dict[str, int]:
    return {
        row.locator(".who-name").inner_text(): int(row.locator(".total").inner_text())
        for row in page.locator(".scores tbody tr").all()
    }


def sit_down(night: Evening, **options: Any) -> None:
    """Let three people sit down, two of whom read English, and begin one deal."""
    for name, locale in LOCALES.items():
        night.join(name, locale=locale)
    begin_anew(night, "nimmt", ends="deals", deals=1, **options)


def said(words: dict[str, str], name: str) -> str:
    return words["Bo" if LOCALES[name].startswith("de") else "Ana"]


def choose_rows(night: Evening, referee: Referee) -> None:
    """Let whoever has to choose take the third row."""
    name = referee.who_chooses()
    if name is not None:
        phone = night.phones[name]
        phone.expect_title(said(ROW, name))
        phone.answer(3)
        referee.chooses(2)


def ended(night: Evening, referee: Referee) -> None:
    """See that board and phones have the winners and the totals of the referee."""
    fewest = min(referee.score.values())
    for name, heads in referee.score.items():
        if heads == fewest:
            expect(night.board.locator("#finale h1")).to_contain_text(name)
    assert totals(night.board) == referee.score
    for phone in night.phones.values():
        expect(phone.page.locator("#more-scores")).to_have_count(0)
        assert totals(phone.page) == referee.score


@pytest.mark.slow
def test_a_whole_game_with_real_cards_typed_on_phones(browser: Browser) -> None:
    deck = Random(6).sample(range(1, 105), 104)
    hands = {name: deck[10 * at : 10 * at + 10] for at, name in enumerate(LOCALES)}
    referee = Referee([*LOCALES], limit=None, deals=1)
    with evening(browser) as night:
        sit_down(night)
        board = night.board
        for row in range(4):
            expect(board.locator(".asked-what")).to_contain_text("Turn up a card")
            board.fill("#quick-number", str(deck[-1 - row]))
            board.keyboard.press("Enter")
            referee.turns_up(deck[-1 - row])
            if row < 3:
                expect(board.locator(".area")).to_have_count(row + 1)
        for number in range(10):
            expect(board.locator(".facts")).to_contain_text(f"Round {number + 1}")
            for name, hand in hands.items():
                phone = night.phones[name]
                phone.expect_title(said(CHOOSES, name))
                for digit in str(hand[number]):
                    phone.page.locator(f'[data-key-type="{digit}"]').tap()
                phone.send()
            referee.turns_over({name: hand[number] for name, hand in hands.items()})
            choose_rows(night, referee)
        ended(night, referee)


@pytest.mark.slow
def test_a_whole_game_that_the_app_deals(browser: Browser) -> None:
    referee = Referee([*LOCALES], limit=None, deals=1)
    with evening(browser) as night:
        sit_down(night, dealer="app")
        rows = night.board.locator(".area")
        expect(rows).to_have_count(4)
        for row in rows.all():
            referee.turns_up(int(row.locator(".card-rank").inner_text()))
        for _ in range(10):
            played = {}
            for name, phone in night.phones.items():
                phone.expect_title(said(CHOOSES, name))
                card = phone.page.locator("form.answer input").first
                played[name] = int(card.get_attribute("value") or 0)
                phone.answer(played[name])
            referee.turns_over(played)
            choose_rows(night, referee)
        ended(night, referee)


def test_a_number_that_is_out_says_why_under_the_keys(browser: Browser) -> None:
    laid = begun(2)
    for card in (50, 60, 70, 80):
        laid.answer(card)
    with pad_of(browser, laid, laid.seats[0]) as ana:
        ana.expect_title("Which card will you play?")
        send = ana.page.locator("#action button[type=submit]")
        expect(send).to_have_text("Enter a number")
        for digit in "60":
            ana.page.locator(f'[data-key-type="{digit}"]').tap()
        expect(ana.page.locator("#answer .reason")).to_contain_text("60")
        expect(send).to_be_disabled()
        ana.page.locator('[data-key-type="delete"]').tap()
        expect(send).to_have_text("Seal the 6")
        ana.send()
        ana.expect_title("Sealed")


def test_a_card_flies_from_its_place_to_its_row_and_a_row_to_who_takes_it(
    browser: Browser,
) -> None:
    laid = begun(2)
    for card in (50, 60, 70, 80):
        laid.answer(card)
    with screen(browser, laid, pace="manual", reduced_motion="no-preference") as board:
        board.evaluate(
            """() => { window.flown = []; new MutationObserver((changes) => changes.forEach((change) =>
            change.addedNodes.forEach((node) => node.className === "flying" && window.flown.push(node.querySelector(".card-rank").textContent))))
            .observe(document.body, { childList: true }); }"""
        )
        laid.answer(3, laid.seats[0])
        laid.answer(61, laid.seats[1])
        laid.alarm.ring()
        laid.answer("4", laid.seats[0])
        expect(board.locator("#scene [data-to]")).to_have_count(1)
        while board.evaluate("'playingOut' in document.body.dataset"):
            board.keyboard.press(" ")
        # Ana's 3 comes as the 80 goes to her; then Bo's 61 goes to the 60.
        assert board.evaluate("window.flown") == ["3", "80", "61"]
        expect(board.locator(".flying")).to_have_count(0)
