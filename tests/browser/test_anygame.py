"""Any other game: a board and phones with a score sheet, and sealed rounds."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.evening import Evening, Phone, evening


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
            expect(board.locator('[data-do="start"]')).to_have_text(
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
    board.click('[data-do="start"]')
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


def totals(night: Evening) -> Locator:
    return night.board.locator("#scores .total")


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
        write(bo, "12-5")
        ana.page.locator("#on-sheet [data-ask]").tap()
        dialog = ana.page.locator("#ask form")
        dialog.locator(".player-pick").filter(has_text="Cleo").tap()
        dialog.locator("input[name=sum]").fill("-4")
        dialog.locator("button[type=submit]").tap()
        expect(totals(night)).to_have_text(["11", "7", "−4"])
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
    with evening(browser, game="anygame") as night:
        ana, bo, cleo = begin(night)
        assert ana.page.locator("#open-end").get_attribute("aria-disabled") == "true"
        next_is(night, "scores")
        for phone, points in ((ana, "3"), (bo, "5"), (cleo, "4")):
            write(phone, points)
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
        expect(night.board.locator(".finale h1")).to_contain_text("Bo wins")
        expect(end).to_be_hidden()


@pytest.mark.slow
def test_bids_stand_above_the_score_sheet(browser: Browser) -> None:
    with evening(browser, game="anygame") as night:
        phones = begin(night, "Oh Hell", round="bids", wins="none", high="13")
        night.board.locator(".quick-words #do-sealed").click()
        for phone, number in zip(phones, ("1", "2", "0"), strict=True):
            phone.expect_title("Which number?")
            phone.page.fill("#answer-number", number)
            phone.send()
        for phone in phones:
            phone.expect_title("What did you score?")
            expect(phone.page.locator(".opened b")).to_have_text(["0", "1", "2"])
            # What was sealed is open: nobody has written a score yet.
            expect(phone.page.locator("#awaited .when-awaited:visible")).to_have_count(3)
        expect(night.board.locator(".opened-entries")).to_be_visible()
        write(phones[0], "10")
        expect(night.board.locator("#opened td")).to_have_text(["1", "2", "0"])
        expect(night.board.locator("#writing td").first).to_have_text("10")
        for phone in phones[1:]:
            write(phone, "5")
        expect(night.board.locator("#do-sealed")).to_have_text("Bid for the next round")
        expect(night.board.locator("#opened")).to_have_count(0)
        expect(night.board.locator("#board-head")).to_contain_text("Round 2")


@pytest.mark.slow
def test_who_writes_for_somebody_else_is_not_disturbed_by_those_who_write_meanwhile(
    browser: Browser,
) -> None:
    with evening(browser, game="anygame") as night:
        ana, bo, _ = begin(night)
        next_is(night, "scores")
        ana.page.locator("#on-sheet [data-ask]").tap()
        dialog = ana.page.locator("#ask form")
        dialog.locator(".player-pick").filter(has_text="Cleo").tap()
        dialog.locator("input[name=sum]").fill("-4")
        write(bo, "7")
        expect(totals(night)).to_have_text(["0", "7", "0"])
        dialog.locator("button[type=submit]").tap()
        expect(totals(night)).to_have_text(["0", "7", "−4"])
        expect(dialog).to_have_count(0)


def test_running_totals_keep_what_others_type(browser: Browser) -> None:
    with evening(browser, game="anygame") as night:
        ana, bo, _ = begin(night, sheet="totals", target="30")
        next_is(night, "scores")
        bo.page.fill("#answer-sum", "12")
        write(ana, "10+2")
        expect(totals(night)).to_have_text(["12", "0", "0"])
        expect(bo.page.locator("#answer-sum")).to_have_value("12")
        bo.send()
        expect(bo.page.locator("#answer-sum")).to_have_value("")
        write(bo, "20")
        expect(night.board.locator("#region-says")).to_contain_text("Bo has reached 30.")
        ana.page.locator("#action [data-value=done]").tap()
        expect(night.board.locator(".quick-words #open-end")).to_be_visible()


@pytest.mark.slow
def test_numbers_are_sealed_and_those_who_tie_enter_again(browser: Browser) -> None:
    with evening(browser, game="anygame") as night:
        phones = begin(night, ties="again", points="5")
        next_is(night, "sealed")
        for phone, number in zip(phones, ("12", "9", "12"), strict=True):
            phone.expect_title("Which number?")
            phone.page.fill("#answer-number", number)
            assert number not in night.board.locator("#scene").inner_text()
            phone.send()
        expect(night.board.locator("#region-says")).to_contain_text("They enter again.")
        for phone, number in ((phones[0], "1"), (phones[2], "3")):
            phone.page.fill("#answer-number", number)
            phone.send()
        expect(night.board.locator('.opened-entry[data-state="won"]')).to_have_text("3")
        expect(totals(night)).to_have_text(["0", "0", "5"])


@pytest.mark.slow
def test_choices_are_those_that_the_host_wrote(browser: Browser) -> None:
    with evening(browser, game="anygame") as night:
        for name in ("Ana", "Bo"):
            night.join(name)
        board = night.board
        board.click("[data-all-options]")
        picked = board.locator("#option-anygame-entry-choice")
        picked.locator("xpath=..").click()
        expect(board.locator("#why-not")).to_have_text("Write at least two choices, one per line.")
        board.click("#option-anygame-choices-details summary")
        board.fill("#option-anygame-choices-input", "Stay\nRun <fast>")
        board.press("#option-anygame-choices-input", "Tab")
        expect(board.locator("#why-not")).to_have_count(0)
        board.click("[data-all-options]")
        board.click('[data-do="start"]')
        next_is(night, "sealed")
        for phone in night.phones.values():
            phone.expect_title("Which one?")
            phone.answer("c2")
        expect(board.locator("#region-says")).to_contain_text("Everybody chose “Run <fast>”.")
        expect(board.locator(".opened-entry:visible")).to_have_text(["Run <fast>", "Run <fast>"])
