"""Any other game: a board and phones with a score sheet, and sealed rounds."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.evening import Evening, Phone, evening
from tests.browser.fits import pad_of, screen
from tests.tables.table_fixture import TableFixture

pytestmark = pytest.mark.game("anygame")


def begin(night: Evening, title: str = "", **options: str) -> list[Phone]:
    """Let three people sit down, name the game, choose options, and begin."""
    board = night.board
    phones = [night.join(name) for name in ("Ana", "Bo", "Cleo")]
    board.click("[data-all-options]")
    for name, value in {"title": title, **options}.items():
        field = board.locator(f"#option-anygame-{name}-input")
        if name == "title":
            board.fill("#option-anygame-title-input", value)
            board.press("#option-anygame-title-input", "Tab")
            expect(board.locator('[data-do="start_game"]')).to_have_text(
                f"Start {title or 'Any other game'}"
            )
        elif field.count():
            field.fill(value)
            field.press("Tab")
            expect(field).to_have_attribute("value", value)
        else:
            picked = board.locator(f"#option-anygame-{name}-{value}")
            picked.locator("xpath=..").click()
            expect(picked).to_be_checked()
    board.click("[data-all-options]")
    board.click('[data-do="start_game"]')
    expect(board.locator("#board-head h1")).to_have_text(title or "Any other game")
    return phones


def next_is(night: Evening, what: str) -> None:
    """Say at the board what comes next."""
    if what == "finish":
        night.board.locator(".quick-words #open-end").click()
        night.board.locator("#score-now").click()
    else:
        night.board.locator(f".quick-words #do-{what}").click()


def write(phone: Phone, text: str) -> None:
    """Write on a phone's sheet."""
    phone.page.fill("#answer-sum", text)
    phone.send()


def totals(board: Page) -> Locator:
    return board.locator("#scores .total")


def begun(players: int = 3, **options: Any) -> TableFixture:
    """Begin at a table of this process."""
    laid = TableFixture(players)
    laid.start("anygame", **options)
    return laid


@pytest.mark.slow
def test_a_sheet_by_rounds_with_the_name_of_the_game_everywhere(browser: Browser) -> None:
    with evening(browser, game="anygame") as night:
        ana, bo, cleo = begin(night, "Skat")
        next_is(night, "scores")
        ana.expect_title("What did you score?")
        for key in ("3", "+", "6", "+", "2", "2", "delete"):
            ana.page.locator(f'[data-sum-key="{key}"]').tap()
        expect(ana.page.locator("#action")).to_contain_text("Write 11")
        bo.page.fill("#answer-sum", "3++x")
        ana.send()
        expect(night.board.locator("#writing")).to_contain_text("11")
        expect(bo.page.locator("#answer-sum")).to_have_value("3++x")
        bo.send()
        expect(bo.page.locator("#toasts")).to_contain_text(
            "That isn’t a sum yet. Write it like 12, −4 or 3+6+2."
        )
        # Who writes for somebody else is not disturbed by those who write meanwhile.
        ana.page.locator("#on-sheet [data-ask]").tap()
        dialog = ana.page.locator("#ask form")
        dialog.locator(".player-pick").filter(has_text="Cleo").tap()
        dialog.locator("input[name=sum]").fill("-4")
        write(bo, "12-5")
        expect(totals(night.board)).to_have_text(["11", "7", "0"])
        dialog.locator("button[type=submit]").tap()
        expect(totals(night.board)).to_have_text(["11", "7", "−4"])
        expect(dialog).to_have_count(0)
        expect(night.board.locator("#region-says")).to_contain_text("Ana leads with 11 points.")
        fold = ana.page.locator("#more-scores summary")
        expect(fold.locator(".grow")).to_have_text("Scores")  # of cards the app knows nothing here
        fold.tap()
        expect(ana.page.locator("#region-scores .total")).to_have_text(["11", "7", "−4"])
        next_is(night, "finish")
        expect(night.board.locator(".finale h1")).to_contain_text("Ana wins Skat")
        expect(cleo.page.locator("#todo")).to_contain_text("Skat is over.")
        history = night.board.context.request.get(f"{night.program.url}/history/{night.code}")
        assert "Skat" in history.text()
        assert "Any other game" not in history.text()


@pytest.mark.slow
def test_a_phone_asks_before_it_ends_the_game(browser: Browser) -> None:
    laid = begun()
    with pad_of(browser, laid, laid.seats[1]) as bo:
        expect(bo.page.locator("#open-end")).to_have_attribute("aria-disabled", "true")
        laid.ok(laid.host, "answer", key="round1/next", value={"scores": True})
        for seat, points in zip(laid.seats, ("3", "5", "4"), strict=True):
            laid.ok(seat, "answer", key=f"round1/score/{seat}", value=points)
        end = bo.page.locator("#end")
        bo.page.locator("#open-end").tap()
        expect(end).to_contain_text("The highest total wins.")
        expect(end.get_by_text("End it")).to_have_count(0)
        expect(end.locator("[data-close]")).to_be_focused()
        end.get_by_text("Keep playing").tap()
        expect(end).to_be_hidden()
        expect(bo.page.locator("#do-scores")).to_be_visible()
        bo.page.locator("#open-end").tap()
        end.get_by_text("Score it as it stands").nth(1).tap()
        bo.expect_title("You win!")
        expect(end).to_be_hidden()


@pytest.mark.slow
def test_bids_stand_above_the_score_sheet(browser: Browser) -> None:
    laid = begun(round="bids", wins="none", high=13)
    with screen(browser, laid) as board, pad_of(browser, laid, laid.seats[0]) as ana:
        board.locator(".quick-words #do-sealed").click()
        ana.expect_title("Which number?")
        ana.page.fill("#answer-number", "1")
        ana.send()
        ana.expect_title("Sealed")
        for seat, number in zip(laid.seats[1:], ("2", "0"), strict=True):
            laid.answer(number, seat)
        laid.alarm.ring()
        ana.expect_title("What did you score?")
        expect(ana.page.locator(".anygame-opened b")).to_have_text(["0", "1", "2"])
        # What was sealed is open: nobody has written a score yet.
        expect(ana.page.locator("#awaited .when-awaited:visible")).to_have_count(3)
        expect(board.locator(".anygame-opened-entries")).to_be_visible()
        write(ana, "10")
        expect(board.locator("#opened td")).to_have_text(["1", "2", "0"])
        expect(board.locator("#writing td").first).to_have_text("10")
        for seat in laid.seats[1:]:
            laid.answer("5", seat)
        expect(board.locator("#do-sealed")).to_have_text("Bid for the next round")
        expect(board.locator("#opened")).to_have_count(0)
        expect(board.locator("#board-head")).to_contain_text("Round 2")


def test_running_totals_keep_what_others_type(browser: Browser) -> None:
    with evening(browser, game="anygame") as night:
        ana, bo, _ = begin(night, sheet="totals", target="30")
        next_is(night, "scores")
        bo.page.fill("#answer-sum", "12")
        write(ana, "10+2")
        expect(totals(night.board)).to_have_text(["12", "0", "0"])
        expect(bo.page.locator("#answer-sum")).to_have_value("12")
        bo.send()
        expect(bo.page.locator("#answer-sum")).to_have_value("")
        write(bo, "20")
        expect(night.board.locator("#region-says")).to_contain_text("Bo has reached 30.")
        ana.page.locator("#action [data-value=done]").tap()
        expect(night.board.locator(".quick-words #open-end")).to_be_visible()


@pytest.mark.slow
def test_numbers_are_sealed_and_those_who_tie_enter_again(browser: Browser) -> None:
    laid = begun(ties="again", points=5)
    with screen(browser, laid) as board:
        board.locator(".quick-words #do-sealed").click()
        expect(board.locator("#place-s1")).to_be_visible()
        for seat, number in zip(laid.seats, ("12", "9", "12"), strict=True):
            laid.answer(number, seat)
        laid.alarm.ring()
        expect(board.locator("#region-says")).to_contain_text("They enter again.")
        laid.answer("1", laid.seats[0])
        laid.answer("3", laid.seats[2])
        laid.alarm.ring()
        expect(board.locator('.anygame-opened-entry[data-state="won"]')).to_have_text("3")
        expect(totals(board)).to_have_text(["0", "0", "5"])


@pytest.mark.slow
def test_choices_are_those_that_the_host_wrote(browser: Browser) -> None:
    laid = TableFixture(2)
    laid.ok(laid.host, "choose_game", game="anygame")
    with screen(browser, laid) as board, pad_of(browser, laid, laid.seats[0]) as ana:
        board.click("[data-all-options]")
        board.locator("#option-anygame-entry-choice").locator("xpath=..").click()
        expect(board.locator("#why-not")).to_have_text("Write at least two choices, one per line.")
        board.click("#option-anygame-choices-details summary")
        board.fill("#option-anygame-choices-input", "Stay\nRun <fast>")
        board.press("#option-anygame-choices-input", "Tab")
        expect(board.locator("#why-not")).to_have_count(0)
        board.click("[data-all-options]")
        board.click('[data-do="start_game"]')
        board.locator(".quick-words #do-sealed").click()
        ana.expect_title("Which one?")
        ana.answer("c2")
        ana.expect_title("Sealed")
        laid.answer("c2", laid.seats[1])
        laid.alarm.ring()
        expect(board.locator("#region-says")).to_contain_text("Everybody chose “Run <fast>”.")
        expect(board.locator(".anygame-opened-entry:visible")).to_have_text(
            ["Run <fast>", "Run <fast>"]
        )
