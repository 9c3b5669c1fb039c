"""Eat Me for everybody: what axe finds, what is too small and what sticks out, light and dark."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import BIG_BOARD, Evening, evening
from tests.browser.fits import pad_of, screen
from tests.browser.screen_data import KINDS
from tests.browser.short_games import command
from tests.browser.test_accessibility import audit_board, audit_pad
from tests.browser.test_eatme import NAMES, bid, lay_open, open_part, pick, play_out, turn_up, wish
from tests.tables.table_fixture import TableFixture

pytestmark = [pytest.mark.slow, pytest.mark.game("eatme")]

SMALL_PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}
RING = "document.querySelector('#ring').getBoundingClientRect().width / 1000"
"""How many pixels one unit of the ring's drawing is."""
RING_TYPE = """
(scale) => [...document.querySelectorAll("#ring text")]
  .map((each) => [parseFloat(getComputedStyle(each).fontSize) * scale, each.textContent.trim()])
  .filter(([size]) => size < 23.9)
"""


def audit_ring(board: Page, where: str) -> None:
    """Hold the board against axe, and the type in the ring against the least type as well."""
    audit_board(board, where)
    assert board.evaluate(RING_TYPE, board.evaluate(RING)) == [], where


def begin(night: Evening, names: tuple[str, ...], **options: Any) -> None:
    """Seat people, the last of them with a small phone, and begin with two cards each."""
    for name in names:
        night.join(name, **(SMALL_PHONE if name == names[-1] else {}))
    board = night.board
    expect(board.locator("#seat-order")).to_contain_text(names[-1])
    options = {"hand": 2, **options}
    command(night, night.board_context, "choose_game", game="eatme", options=options)
    expect(board.locator("output[data-name=hand]")).to_have_text("2")
    audit_board(board, "the options")
    board.click("text=Start Eat Me")


def test_two_rounds_can_be_read_and_pressed(browser: Browser) -> None:
    with evening(browser, pace="manual", board=BIG_BOARD) as night:
        begin(night, NAMES)
        board, phones = night.board, night.phones
        ana, bo, eva = (phones[name].page for name in ("Ana", "Bo", "Eva"))
        expect(board.locator(".asked-what")).to_have_text("Flip the free food. What is it?")
        audit_ring(board, "the free food")
        audit_pad(eva, "the free food")
        turn_up(board, 5)

        # Everybody ties with somebody: the app draws lots.
        phones["Ana"].expect_title("Bid to play early")
        audit_pad(ana, "a first bid")
        for name, value in zip(NAMES, (7, 7, 3, 3, 3), strict=True):
            bid(phones[name], value)
            audit_pad(phones[name].page, "a bid on the keys")
            phones[name].send()
        expect(board.locator(".eatme-turns-next h2")).to_have_text("Order of round 1")
        audit_ring(board, "an order by lot")

        for name in ("Ana", "Eva"):
            phones[name].expect_title("Your card and next bid")
            audit_pad(phones[name].page, "a card and a bid")
        pick(phones["Ana"], 6)
        expect(ana.locator("#answer .reason").first).to_contain_text("would eat the free")
        audit_pad(ana, "a card beside food")
        bid(phones["Eva"], 12)
        audit_pad(eva, "a card and a bid, with keys")
        for name, card, value in zip(NAMES, (6, 11, 1, 9, 3), (4, 4, 4, 0, 12), strict=True):
            pick(phones[name], card)
            bid(phones[name], value)
            phones[name].send()
            if name == "Ana":
                phones["Ana"].expect_title("Sealed")
                audit_pad(ana, "sealed")
                audit_ring(board, "somebody has sealed")
        board.locator("[data-show-pause]").check()
        expect(board.locator("body")).to_have_attribute("data-playing-out", "")
        for step in range(6):
            shown = board.locator(f'.eatme-heart .eatme-step[data-start="{step}"]')
            expect(shown).to_have_attribute("data-phase", "on")
            audit_ring(board, f"step {step} of a round")
            board.keyboard.press(" ")
        expect(board.locator("body")).not_to_have_attribute("data-playing-out", "")
        audit_ring(board, "a round that was played")
        ana.locator("#last-round summary").tap()
        ana.locator("#more-scores summary").tap()
        audit_pad(ana, "what happened")

        # The last cards have no bid with them. Nothing comes from Bo.
        board.click("[data-open=people]")
        board.locator("#person-s2").get_by_text("No move this round").click()
        board.click("#sure [data-yes]")
        expect(board.locator("#person-s2").get_by_text("Undo")).to_have_count(0)
        audit_board(board, "the people")
        board.locator("#people [data-close]").click()
        expect(board.locator("#turn-s2")).to_contain_text("no move")
        audit_ring(board, "no move")
        audit_pad(bo, "no move")
        phones["Eva"].expect_title("Your card")
        open_part(eva, 9)
        eva.locator('.eatme-cards-gone label:has(input[value="9"])').tap(force=True)
        expect(eva.locator("#answer .reason").first).to_contain_text("Dilek played")
        audit_pad(eva, "a card that is out")


def test_wishes_and_the_end_can_be_read_and_pressed(browser: Browser) -> None:
    names = NAMES[:3]
    with evening(browser, pace="manual", board=BIG_BOARD) as night:
        begin(night, names, ouroboros=True, ring="small")
        board, phones = night.board, night.phones
        ana, cem = phones["Ana"].page, phones["Cem"].page
        lay_open(board, (3, 4))
        for name, value in zip(names, (9, 5, 1), strict=True):
            bid(phones[name], value)
            phones[name].send()
        for left in ((1, 5, 7, 2, 6, 8), (2, 6, 8)):
            for name in names:
                page = phones[name].page
                expect(page.locator(f'[data-add="{left[0]}"]')).to_have_count(1)
                audit_pad(page, "wishes")
                own = page.locator(".wishes").get_attribute("data-own") or ""
                for card in left[: int(own.partition(":")[0])]:
                    wish(page, card)
                if page.locator("[data-key-set]").count():  # the last round has no bid with it
                    bid(phones[name], 0)
                audit_pad(page, "wishes that are listed")
                phones[name].send()
            play_out(board, len(names))
        expect(board.locator("#scene .eatme-mega")).to_be_visible()
        audit_ring(board, "the mega-creature")
        audit_pad(ana, "the mega-creature")
        board.click("text=See who wins")
        # Who came where is played at once, and not the last round again.
        podium = board.locator("#podium")
        expect(podium).to_be_visible()
        expect(podium).to_contain_text("Shared first place")
        board.keyboard.press(" ")
        audit_board(board, "who came where")
        for _ in board.evaluate(KINDS):
            board.keyboard.press(" ")
        expect(board.locator("body")).not_to_have_attribute("data-playing-out", "")
        expect(board.locator("#finale h1")).to_be_visible()
        audit_board(board, "the end")
        for page in (ana, cem):
            expect(page.locator("h1.pad-title")).to_have_text("You share the win!")
            audit_pad(page, "the end")


def test_a_hand_on_the_phone_can_be_read_and_pressed(browser: Browser) -> None:
    laid = TableFixture(2)
    laid.start("eatme", hand=2, dealer="app", same_round=True)
    with (
        screen(browser, laid, **BIG_BOARD) as board,
        pad_of(browser, laid, laid.seats[1], **SMALL_PHONE) as bo,
    ):
        expect(bo.page.locator("#answer")).to_be_visible()
        audit_pad(bo.page, "a hand that the app dealt")
        bo.page.locator("#more-scores summary").tap()
        audit_pad(bo.page, "one's own hand")
        audit_ring(board, "the ring that the app laid")
