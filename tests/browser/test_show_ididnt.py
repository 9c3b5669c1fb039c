"""How a check and a catch are shown on the board: nothing is seen or said before its beat."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.evening import PATIENT, Evening, evening
from tests.browser.test_ididnt import NAMES, begin, enter, excuse, turn_up, turn_up_row

pytestmark = pytest.mark.slow


def begins(night: Evening) -> None:
    expect(night.board.locator("body")).to_have_attribute("data-playing-out", "")


def go_on(night: Evening, times: int = 1) -> None:
    for _ in range(times):
        night.board.keyboard.press(" ")


def finish(night: Evening) -> None:
    """Go on to the end."""
    while night.board.locator("body[data-playing-out]").count():
        go_on(night)
    is_at_rest(night)


def is_at_rest(night: Evening) -> None:
    expect(night.board.locator("body")).not_to_have_attribute("data-playing-out", "")
    expect(night.board.locator("#says")).to_be_visible()


def state(night: Evening, seat: str) -> Locator:
    return night.board.locator(f"#place-{seat} .tent-state:visible")


def a_check(night: Evening, who: int, main: str, side: str, cost: str, *cards: str) -> None:
    """Turn up a check and lay the excuses of everybody, from whoever turned it up."""
    phones = list(night.phones.values())
    phones = [*phones[who:], *phones[:who]]
    turn_up(phones[0], main, side, cost)
    for phone, card in zip(phones, cards, strict=True):
        excuse(phone, card)
    begins(night)


def expect_alike(night: Evening) -> None:
    """The excuses do not give away by their size or place what comes: who pays, or who ties."""
    boxes = night.board.locator("#scene .place .excuse:visible").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect()).map((box) => `${box.y} ${box.height}`)"
    )
    assert len(boxes) > 1
    assert len(set(boxes)) == 1, boxes


def test_the_questions_are_struck_out_one_by_one_and_the_bill_comes_down_last(
    browser: Browser,
) -> None:
    with evening(browser, pace="manual", module=PATIENT) as night:
        begin(night, NAMES[:3])
        board, told = night.board, night.board.locator("#show-words")
        answered = board.locator(".questions .answered:visible")
        ribbon = board.locator(".centre .ribbon")
        a_check(night, 0, "Steak", "Fries", "12.50", "-Steak 3", "+Rice 2", "5")

        expect(board.locator(".questions li")).to_have_count(5)
        expect(answered).to_have_count(0)
        expect(ribbon).to_be_hidden()
        expect(board.locator("#says")).to_be_hidden()
        expect(board.locator(".facts li:visible")).to_have_count(0)
        expect(told).to_have_text("Who pays for the Steak with Fries?")
        for seat in ("s1", "s2", "s3"):
            expect(state(night, seat)).to_have_text("done")
        expect(night.phones["Cem"].page.locator("#look")).to_be_visible()
        expect_alike(night)
        go_on(night)
        expect(answered).to_have_count(1)
        expect(board.locator(".questions li").first).to_contain_text("nobody")
        go_on(night)
        expect(answered).to_have_count(2)
        expect(board.locator(".places")).to_have_attribute("data-phase", "before")
        go_on(night)
        expect(board.locator(".questions li").nth(2)).to_contain_text("this decides")
        expect(board.locator(".places")).to_have_attribute("data-phase", "on")
        expect(board.locator("[data-fits]")).to_have_count(2)
        expect(ribbon).to_be_hidden()
        expect(state(night, "s2")).to_have_text("done")
        expect(told).to_have_text("Who pays for the Steak with Fries?")
        go_on(night)
        expect(told).to_contain_text("Bo pays $12.50")
        expect(ribbon).to_have_text("Bo pays")
        expect(ribbon).to_be_visible()
        expect(state(night, "s3")).to_have_text("safe")
        expect(board.locator("#score-board-s2 .total")).to_have_text("$0")
        go_on(night)
        expect(board.locator("#score-board-s2 .total")).to_have_text("$12.50")
        go_on(night)
        is_at_rest(night)
        expect(ribbon).to_be_visible()
        expect(answered).to_have_count(3)
        expect(board.locator(".slam")).to_be_hidden()
        expect(night.phones["Cem"].page.locator("#look")).to_be_hidden()


def test_in_a_tie_the_older_excuses_come_out_before_they_decide(browser: Browser) -> None:
    with evening(browser, pace="manual") as night:
        begin(night, NAMES[:3])
        board = night.board
        before = board.locator(".excuse[data-state=before]")
        a_check(night, 0, "Steak", "Fries", "9", "-Steak 3", "+Fries 2", "5")
        finish(night)
        a_check(night, 1, "Steak", "Fries", "5", "-Steak 4", "-Steak 5", "-Steak 4")
        expect_alike(night)
        go_on(night, 5)
        expect(state(night, "s1")).to_have_text("done")
        go_on(night)
        for seat in ("s1", "s2"):
            expect(state(night, seat)).to_have_text("ties")
        for each in before.all():
            expect(each).to_be_hidden()
        go_on(night)
        expect(before).to_have_count(2)
        for each in before.all():
            expect(each).to_be_visible()
        expect(board.locator("#show-words")).to_have_text("Who pays for the Steak with Fries?")
        go_on(night)
        expect(board.locator("#show-words")).to_contain_text("pays $")
        expect(state(night, "s2")).to_have_text("pays $5")
        go_on(night, 2)
        is_at_rest(night)


def test_a_check_that_nobody_pays_goes_back_at_its_beat(browser: Browser) -> None:
    with evening(browser, pace="manual") as night:
        begin(night, NAMES[:2])
        board = night.board
        a_check(night, 0, "Steak", "Fries", "9", "+Steak 3", "+Steak 3")
        go_on(night, 2)
        expect(board.locator(".centre .ribbon")).to_be_hidden()
        go_on(night)
        expect(board.locator(".centre .ribbon")).to_have_text("under the pile")
        expect(board.locator("#show-words")).to_contain_text("Nobody pays.")
        go_on(night)
        is_at_rest(night)
        expect(board.locator(".facts")).to_contain_text("20 checks left")


def test_a_catch_shows_both_excuses_and_then_the_tip_moves(browser: Browser) -> None:
    with evening(browser, pace="manual") as night:
        begin(night, NAMES[:3])
        board, told = night.board, night.board.locator("#show-words")
        ana, bo, cem = night.phones.values()
        a_check(night, 0, "Steak", "Fries", "12.50", "+Rice 3", "-Fries 4", "5")
        finish(night)
        turn_up(bo, "Pasta", "Salad", "8")
        excuse(bo, "+Fries 3")
        cem.page.locator("#catch-s2").tap()
        begins(night)
        tip, before = board.locator(".tip:visible"), board.locator("#before-s2")
        expect(board.locator(".middle .tip")).to_be_visible()
        expect(tip).to_have_count(1)
        expect(before).to_be_hidden()
        expect(told).to_have_text("Cem says that Bo lied.")
        go_on(night)
        expect(before).to_be_visible()
        expect(before).to_contain_text("not Fries")
        expect(board.locator(".middle .tip")).to_be_visible()
        expect(told).to_have_text("Cem says that Bo lied.")
        go_on(night)
        expect(board.locator(".highlight")).to_have_text("Caught: Bo!")
        expect(board.locator(".highlight")).to_be_visible()
        expect(board.locator(".middle .tip")).to_be_visible()
        go_on(night)
        expect(board.locator("#place-s2 #tip")).to_be_visible()
        expect(tip).to_have_count(1)
        expect(told).to_contain_text("Cem catches Bo! Bo takes the Tip")
        expect(board.locator("#score-board-s2 .total")).to_have_text("$0")
        go_on(night)
        expect(board.locator("#score-board-s2 .total")).to_have_text("$6")
        go_on(night)
        is_at_rest(night)
        expect(before).to_be_visible()
        excuse(cem, "-Salad 2")
        expect(before).to_have_count(0)

        # Cem, whose excuse before mentioned no food, is caught by the holder of the Tip: nobody else has the button.
        expect(ana.page.locator("#only-holder")).to_be_visible()
        bo.page.locator("#catch-s3").tap()
        begins(night)
        go_on(night)
        expect(board.locator("#before-s3")).to_be_visible()
        expect(told).to_have_text("Bo says that Cem lied.")
        go_on(night)
        expect(told).to_contain_text("Bo is wrong about Cem")
        expect(tip).to_have_count(1)
        go_on(night)
        is_at_rest(night)


def test_checks_in_a_row_are_judged_one_by_one(browser: Browser) -> None:
    with evening(browser, pace="manual") as night:
        begin(night, NAMES[:2], "blind")
        board, told = night.board, night.board.locator("#show-words")
        ana, bo = night.phones.values()
        mains = ("Steak", "Pasta", "Fish", "Burger", "Soup")
        turn_up_row(ana, *((main, "Fries", str(n)) for n, main in enumerate(mains, start=1)))
        for main in mains:
            for phone, card in ((ana, f"-{main} 5"), (bo, f"-{main} 1")):
                phone.expect_title("Beside which check?")
                phone.page.locator(f'.check-pick input[data-label="{main}"]').locator("..").tap()
                enter(phone, card)
        for number, main in enumerate(mains[:2], start=1):
            begins(night)
            claims, slip = (
                board.locator(".beside-says"),
                board.locator(".slip[data-now] .slip-what"),
            )
            expect(board.locator(".judged .bill")).to_contain_text(main)
            expect(told).to_have_text(f"Who pays for the {main} with Fries?")
            for each in claims.all():
                expect(each).to_be_hidden()
            go_on(night)
            for each in claims.all():
                expect(each).to_be_visible()
            expect(board.locator(".questions .answered:visible")).to_have_count(0)
            go_on(night)
            expect(board.locator(".questions .answered:visible")).to_have_count(4)
            go_on(night)
            expect(board.locator(".questions .answered:visible")).to_have_count(5)
            expect(board.locator(".judged .ribbon")).to_be_hidden()
            expect(slip).to_have_text(f"${number}", use_inner_text=True)
            go_on(night)
            expect(board.locator(".judged .ribbon")).to_have_text("Bo pays")
            expect(slip).to_have_text("Bo pays", use_inner_text=True)
            expect(told).to_contain_text(f"Bo pays ${number}.")
            go_on(night, 2)
            is_at_rest(night)
            expect(board.locator("#score-board-s2 .total")).to_have_text(
                f"${number * (number + 1) // 2}"
            )
            go_on(night)  # the space bar, now at rest, asks for the next check
