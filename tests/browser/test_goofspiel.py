"""Whole games of Goofspiel: phones, a board, and real suits (shuffled by the test)."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.evening import Evening, evening
from tests.browser.fits import pad_of, screen
from tests.rules.games.goofspiel.count import shares
from tests.tables.table_fixture import TableFixture

pytestmark = pytest.mark.game("goofspiel")

NAMES = ("Ana", "Bo", "Cem")
FACES = {1: "A", 11: "J", 12: "Q", 13: "K"}


def begin(night: Evening, names: tuple[str, ...], cards: int = 13, **options: str) -> None:
    """Let everybody sit down, choose the game and its options, and begin."""
    board = night.board
    for name in names:
        night.join(name)
        expect(board.locator("#seat-order")).to_contain_text(name)
    board.locator("label.course", has_text="Goofspiel").click()
    number = board.locator("#option-goofspiel-cards output")
    for less in range(12, cards - 1, -1):
        board.locator("#option-goofspiel-cards").get_by_label("fewer").click()
        expect(number).to_have_text(str(less))
    for name, value in options.items():
        picked = board.locator(f"#option-goofspiel-{name}-{value}")
        picked.locator("xpath=..").click()
        expect(picked).to_be_checked()
    board.click("text=Start Goofspiel")
    expect(board.locator("#board-head h1")).to_have_text("Goofspiel")


def prize_keys(board: Page) -> Locator:
    expect(board.locator(".asked-what")).to_contain_text("prize")
    return board.locator(".quick button")


def play_round(night: Evening, cards: dict[str, int]) -> None:
    for name, card in cards.items():
        night.phones[name].expect_title("Which card will you play?")
        night.phones[name].answer(card)


def totals(page: Page) -> dict[str, int]:
    return {
        row.locator(".who-name").inner_text(): int(row.locator(".total").inner_text())
        for row in page.locator(".scores tbody tr").all()
    }


def test_a_whole_game_with_three_phones(browser: Browser) -> None:
    rng = Random(4)
    cards_each = 7
    prizes = rng.sample(range(1, cards_each + 1), cards_each)
    hands = {name: rng.sample(range(1, cards_each + 1), cards_each) for name in NAMES}
    count, lying = dict.fromkeys(NAMES, 0), 0
    with evening(browser) as night:
        begin(night, NAMES, cards=cards_each)
        board = night.board
        for number, prize in enumerate(prizes):
            expect(prize_keys(board)).to_have_count(cards_each)
            face = FACES.get(prize, str(prize))
            board.keyboard.press({"A": "1"}.get(face, face))
            expect(board.locator(".board-ruling")).to_contain_text("Everybody chooses a card")
            expect(board.locator(".facts")).to_contain_text(f"Round {number + 1} of {cards_each}")
            expect(board.locator(".centre .card-rank")).to_have_text(face)
            cards = {name: hand[number] for name, hand in hands.items()}
            play_round(night, cards)
            taken, lying = shares(cards, lying + prize, "stay")
            for name, points in taken.items():
                count[name] += points
            if number < cards_each - 1:
                expect(board.locator(".asked-what")).to_have_text(
                    "Flip the next prize. What is it?"
                )
                assert totals(board) == count
                says = board.locator(".board-ruling")
                expect(says).to_contain_text(f"{next(iter(taken))} takes" if taken else "Nobody")
        best = max(count.values())
        for name in NAMES:
            if count[name] == best:
                expect(board.locator("#finale h1")).to_contain_text(name)
        assert totals(board) == count
        for phone in night.phones.values():
            expect(phone.page.locator("#more-scores")).to_have_count(0)
            assert totals(phone.page) == count


def begun(players: int, **options: Any) -> TableFixture:
    """Begin Goofspiel at a table of this process."""
    laid = TableFixture(players)
    laid.start("goofspiel", **options)
    return laid


@pytest.mark.slow
def test_the_worked_example_a_tie_stays_and_the_next_round_takes_all(browser: Browser) -> None:
    laid = begun(3)
    with screen(browser, laid) as board, pad_of(browser, laid, laid.seats[0]) as ana:
        says = board.locator(".board-ruling")
        prize_keys(board).filter(has_text="4").click()
        ana.expect_title("Which card will you play?")
        for seat, card in zip(laid.seats, (7, 7, 2), strict=True):
            laid.answer(card, seat)
        laid.alarm.ring()
        expect(says).to_contain_text(
            re.compile(
                r"Nobody takes the 4\. *It stays on the table\. *Ana and Bo both played a 7\."
            )
        )
        prize_keys(board).filter(has_text="9").click()
        expect(board.locator("#middle")).to_contain_text("13 points in all")
        ana.expect_title("Which card will you play?")
        expect(ana.page.locator("#on-table")).to_contain_text("13 points to take")
        played = ana.page.locator('form.answer input[value="7"]')
        expect(played).to_have_attribute("data-reason", "You played the 7 in round 1.")
        for seat, card in zip(laid.seats, (5, 8, 3), strict=True):
            laid.answer(card, seat)
        laid.alarm.ring()
        expect(says).to_contain_text(
            re.compile(r"Bo takes the 4 and the 9, 13 points\. *Bo’s 8 is the highest card\.")
        )
        expect(board.locator("#place-s2")).to_contain_text("takes 13", use_inner_text=True)


@pytest.mark.slow
def test_prizes_in_order_take_one_key_each_and_ties_are_shared(browser: Browser) -> None:
    laid = begun(2, cards=4, order="descending", ties="share")
    with screen(browser, laid) as board:
        for number, (face, cards) in enumerate(
            (("4", (4, 4)), ("3", (3, 2)), ("2", (1, 3)), ("A", (2, 1)))
        ):
            expect(prize_keys(board)).to_have_text([face])
            expect(board.locator(".facts")).to_contain_text(f"Round {max(1, number)} of 4")
            prize_keys(board).click()
            expect(board.locator(".centre .card-rank")).to_have_text(face)
            for seat, card in zip(laid.seats, cards, strict=True):
                laid.answer(card, seat)
            laid.alarm.ring()
        expect(board.locator("#finale h1")).to_have_text("Ana wins Goofspiel")
        assert totals(board) == {"Ana": 6, "Bo": 4}


@pytest.mark.slow
def test_somebody_who_leaves_is_waited_for_no_longer(browser: Browser) -> None:
    laid = begun(3)
    with screen(browser, laid) as board:
        expect(prize_keys(board)).to_have_count(13)
        board.keyboard.press("k")
        expect(board.locator(".centre .card-rank")).to_have_text("K")
        for device in ("device-Ana", "device-Cem"):
            laid.table.connect(device)
        laid.answer(3, laid.seats[0])
        laid.answer(13, laid.seats[2])
        board.click("text=Bo is away…")
        board.click("#ask >> text=Remove from the game")
        expect(board.locator("#sure h2")).to_have_text(
            "Remove Bo from the game? Their cards are out of play. What they have won stays theirs."
        )
        board.click("#sure [data-yes]")
        expect(board.locator("#sure")).to_be_hidden()
        laid.alarm.ring()
        expect(board.locator(".board-ruling")).to_contain_text("Cem takes the king, 13 points")
        expect(board.locator("#place-s2")).to_contain_text("has left", use_inner_text=True)
