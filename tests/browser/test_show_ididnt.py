"""How a check and a catch are shown on the board: nothing is seen or said before its beat."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from rules.facts import Seat
from tests.browser.fits import screen
from tests.browser.playing_out import begins, finish, go_on, is_at_rest, lay, state
from tests.rules.games.ididnt.driver import Card, check
from tests.tables.table_fixture import TableFixture

pytestmark = [pytest.mark.slow, pytest.mark.game("ididnt")]


def start(players: int, **options: Any) -> TableFixture:
    """Begin a game in which Ana turns up the first check."""
    laid = lay("ididnt", players, first="table", **options)
    laid.answer(laid.seats[0])
    return laid


def excuse(laid: TableFixture, who: Seat, card: str) -> None:
    laid.answer(Card(card).json, who)


def a_check(laid: TableFixture, board: Page, who: int, cost: int, *cards: str) -> None:
    """Turn up Steak with Fries and lay the excuses of everybody, from whoever turned it up."""
    laid.answer(check("Steak", "Fries", cost))
    for place, card in enumerate(cards, start=who):
        excuse(laid, laid.seats[place % len(laid.seats)], card)
    begins(board)


def catch(laid: TableFixture, by: Seat, whom: Seat) -> None:
    referee = laid.table.referee
    assert referee is not None
    assert referee.current_ask is not None
    (call,) = (
        each
        for each in referee.current_ask.pending
        if each.call and each.who == by and f"catch-{whom}" in each.key
    )
    laid.ok(by, "answer", key=call.key, value=whom)


def expect_alike(board: Page) -> None:
    """The excuses do not give away by their size or place what comes: who pays, or who ties."""
    boxes = board.locator("#scene .place .ididnt-excuse:visible").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect()).map((box) => `${box.y} ${box.height}`)"
    )
    assert len(boxes) > 1
    assert len(set(boxes)) == 1, boxes


def test_the_questions_are_struck_out_one_by_one_and_the_bill_comes_down_last(
    browser: Browser,
) -> None:
    laid = start(3)
    with screen(browser, laid, pace="manual") as board:
        told = board.locator("#show-words")
        answered = board.locator(".ididnt-questions .ididnt-answered:visible")
        ribbon = board.locator(".centre .ribbon")
        a_check(laid, board, 0, 1250, "-Steak 3", "+Rice 2", "5")

        expect(board.locator(".ididnt-questions li")).to_have_count(5)
        expect(answered).to_have_count(0)
        expect(ribbon).to_be_hidden()
        expect(board.locator("#says")).to_be_hidden()
        expect(board.locator(".facts li:visible")).to_have_count(0)
        expect(told).to_have_text("Who pays for the Steak with Fries?")
        for seat in ("s1", "s2", "s3"):
            expect(state(board, seat)).to_have_text("done")
        expect_alike(board)
        go_on(board)
        expect(answered).to_have_count(1)
        expect(board.locator(".ididnt-questions li").first).to_contain_text("nobody")
        go_on(board)
        expect(answered).to_have_count(2)
        expect(board.locator(".places")).to_have_attribute("data-phase", "before")
        go_on(board)
        expect(board.locator(".ididnt-questions li").nth(2)).to_contain_text("this decides")
        expect(board.locator(".places")).to_have_attribute("data-phase", "on")
        expect(board.locator("[data-fits]")).to_have_count(2)
        expect(ribbon).to_be_hidden()
        expect(state(board, "s2")).to_have_text("done")
        expect(told).to_have_text("Who pays for the Steak with Fries?")
        go_on(board)
        expect(told).to_contain_text("Bo pays $12.50")
        expect(ribbon).to_have_text("Bo pays")
        expect(ribbon).to_be_visible()
        expect(state(board, "s3")).to_have_text("safe")
        expect(board.locator("#score-board-s2 .total")).to_have_text("$0")
        go_on(board)
        expect(board.locator("#score-board-s2 .total")).to_have_text("$12.50")
        go_on(board)
        is_at_rest(board)
        expect(ribbon).to_be_visible()
        expect(answered).to_have_count(3)
        expect(board.locator(".ididnt-slam")).to_be_hidden()


def test_in_a_tie_the_older_excuses_come_out_before_they_decide(browser: Browser) -> None:
    laid = start(3)
    with screen(browser, laid, pace="manual") as board:
        before = board.locator(".ididnt-excuse[data-state=before]")
        a_check(laid, board, 0, 900, "-Steak 3", "+Fries 2", "5")
        finish(board)
        a_check(laid, board, 1, 500, "-Steak 4", "-Steak 5", "-Steak 4")
        expect_alike(board)
        go_on(board, 5)
        expect(state(board, "s1")).to_have_text("done")
        go_on(board)
        for seat in ("s1", "s2"):
            expect(state(board, seat)).to_have_text("ties")
        for each in before.all():
            expect(each).to_be_hidden()
        go_on(board)
        expect(before).to_have_count(2)
        for each in before.all():
            expect(each).to_be_visible()
        expect(board.locator("#show-words")).to_have_text("Who pays for the Steak with Fries?")
        go_on(board)
        expect(board.locator("#show-words")).to_contain_text("pays $")
        expect(state(board, "s2")).to_have_text("pays $5")
        go_on(board, 2)
        is_at_rest(board)


def test_a_check_that_nobody_pays_goes_back_at_its_beat(browser: Browser) -> None:
    laid = start(2)
    with screen(browser, laid, pace="manual") as board:
        a_check(laid, board, 0, 900, "+Steak 3", "+Steak 3")
        go_on(board, 2)
        expect(board.locator(".centre .ribbon")).to_be_hidden()
        go_on(board)
        expect(board.locator(".centre .ribbon")).to_have_text("under the pile")
        expect(board.locator("#show-words")).to_contain_text("Nobody pays.")
        go_on(board)
        is_at_rest(board)
        expect(board.locator(".facts")).to_contain_text("20 checks left")


def test_a_catch_shows_both_excuses_and_then_the_tip_moves(browser: Browser) -> None:
    laid = start(3)
    with screen(browser, laid, pace="manual") as board:
        told = board.locator("#show-words")
        _, bo, cem = laid.seats
        a_check(laid, board, 0, 1250, "+Rice 3", "-Fries 4", "5")
        finish(board)
        laid.answer(check("Pasta", "Salad", 800))
        excuse(laid, bo, "+Fries 3")
        catch(laid, cem, bo)
        begins(board)
        tip, before = board.locator(".ididnt-tip:visible"), board.locator("#before-s2")
        expect(board.locator(".middle .ididnt-tip")).to_be_visible()
        expect(tip).to_have_count(1)
        expect(before).to_be_hidden()
        expect(told).to_have_text("Cem says that Bo lied.")
        go_on(board)
        expect(before).to_be_visible()
        expect(before).to_contain_text("not Fries")
        expect(board.locator(".middle .ididnt-tip")).to_be_visible()
        expect(told).to_have_text("Cem says that Bo lied.")
        go_on(board)
        expect(board.locator(".highlight")).to_have_text("Caught: Bo!")
        expect(board.locator(".highlight")).to_be_visible()
        expect(board.locator(".middle .ididnt-tip")).to_be_visible()
        go_on(board)
        expect(board.locator("#place-s2 #tip")).to_be_visible()
        expect(tip).to_have_count(1)
        expect(told).to_contain_text("Cem catches Bo! Bo takes the Tip")
        expect(board.locator("#score-board-s2 .total")).to_have_text("$0")
        go_on(board)
        expect(board.locator("#score-board-s2 .total")).to_have_text("$6")
        go_on(board)
        is_at_rest(board)
        expect(before).to_be_visible()
        excuse(laid, cem, "-Salad 2")
        expect(before).to_have_count(0)

        # Cem's excuse before mentioned no food.
        catch(laid, bo, cem)
        begins(board)
        go_on(board)
        expect(board.locator("#before-s3")).to_be_visible()
        expect(told).to_have_text("Bo says that Cem lied.")
        go_on(board)
        expect(told).to_contain_text("Bo is wrong about Cem")
        expect(tip).to_have_count(1)
        go_on(board)
        is_at_rest(board)


def test_checks_in_a_row_are_judged_one_by_one(browser: Browser) -> None:
    laid = start(2, form="blind", short=True)
    with screen(browser, laid, pace="manual") as board:
        told = board.locator("#show-words")
        mains = ("Steak", "Pasta", "Fish", "Burger", "Soup")
        row = {
            str(place): check(main, "Fries", 100 * place)
            for place, main in enumerate(mains, start=1)
        }
        laid.answer(row)
        for place, main in enumerate(mains, start=1):
            for card in (f"-{main} 5", f"-{main} 1"):
                laid.answer({"beside": str(place), "excuse": Card(card).json})
        for number, main in enumerate(mains[:2], start=1):
            begins(board)
            claims, slip = (
                board.locator(".ididnt-beside-says"),
                board.locator(".ididnt-slip[data-now] .ididnt-slip-what"),
            )
            expect(board.locator(".ididnt-judged .ididnt-bill")).to_contain_text(main)
            expect(told).to_have_text(f"Who pays for the {main} with Fries?")
            for each in claims.all():
                expect(each).to_be_hidden()
            go_on(board)
            for each in claims.all():
                expect(each).to_be_visible()
            expect(board.locator(".ididnt-questions .ididnt-answered:visible")).to_have_count(0)
            go_on(board)
            expect(board.locator(".ididnt-questions .ididnt-answered:visible")).to_have_count(4)
            go_on(board)
            expect(board.locator(".ididnt-questions .ididnt-answered:visible")).to_have_count(5)
            expect(board.locator(".ididnt-judged .ribbon")).to_be_hidden()
            expect(slip).to_have_text(f"${number}", use_inner_text=True)
            go_on(board)
            expect(board.locator(".ididnt-judged .ribbon")).to_have_text("Bo pays")
            expect(slip).to_have_text("Bo pays", use_inner_text=True)
            expect(told).to_contain_text(f"Bo pays ${number}.")
            go_on(board, 2)
            is_at_rest(board)
            expect(board.locator("#score-board-s2 .total")).to_have_text(
                f"${number * (number + 1) // 2}"
            )
            go_on(board)  # the space bar, now at rest, asks for the next check
