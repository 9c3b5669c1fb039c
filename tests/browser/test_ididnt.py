"""Evenings of I Didn't Eat That: the Tip moves, two call at once, and excuses lie face down."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import BIG_BOARD, Evening, Phone, evening
from tests.browser.test_accessibility import audit_board, audit_pad

pytestmark = pytest.mark.browser

NAMES = ("Ana", "Bo", "Cem", "Dilek")


def begin(night: Evening, names: tuple[str, ...] = NAMES, form: str = "base") -> None:
    """Seat everybody, pick the game, and let Ana start."""
    for name in names:
        night.join(name)
    board = night.board
    expect(board.locator("#seat-order li[data-seat]")).to_have_count(len(night.phones))
    board.check("#game-ididnt")
    for option in (f"form-{form}", "first-table"):
        board.check(f"#option-ididnt-{option}")
        expect(board.locator(f"#option-ididnt-{option}")).to_be_checked()
    if form == "blind":
        board.check("#option-ididnt-short-input")
    board.click("text=Begin I Didn’t Eat That")
    let_start(night, "Ana")


def let_start(night: Evening, name: str) -> None:
    phone = night.phones[name]
    phone.expect_title(re.compile(r"Who starts\?|Waiting for .* to say who starts"))
    phone.answer(phone.page.get_attribute("body", "data-seat"))


def turn_up(phone: Phone, main: str, side: str, cost: str) -> None:
    """Type a check in."""
    phone.expect_title("Turn up a check")
    expect(phone.page.locator("#answer-main")).to_have_value("")
    for part, words in (("main", main), ("side", side), ("cost", cost)):
        phone.page.fill(f"#answer-{part}", words)
    phone.send()


def claim(page: Page, food: str, word: str) -> None:
    """Tap a food's claim; the other foods are behind one tap, and a new one is typed."""
    row = page.locator(f'#answer .claim[data-food="{food}"]')
    if not row.count():
        row = page.locator("#answer .claim[data-new]").first
        if not row.is_visible():
            page.locator("label[for$=-more]").tap()
        row.locator("input:not([type])").fill(food)
    elif not row.is_visible():
        page.locator("label[for$=-more]").tap()
    row.locator(f'input[value="{word}"]').locator("xpath=..").tap()


def enter(phone: Phone, card: str) -> None:
    """Enter an excuse: ``+Steak -Fries 3`` ate the Steak and not the Fries."""
    *claims, credibility = card.split()
    for said in claims:
        claim(phone.page, said[1:], "yes" if said[0] == "+" else "no")
    phone.page.locator(f"input[data-credibility][value='{credibility}']").locator("xpath=..").tap()
    phone.send()


def excuse(phone: Phone, card: str) -> None:
    phone.expect_title("What does your excuse say?")
    enter(phone, card)


def at_once(phones: list[Phone], button: str) -> None:
    """Let phones press a button in the same instant."""
    when = phones[0].page.evaluate("Date.now() + 300")
    for phone in phones:
        expect(phone.page.locator(button)).to_be_visible()
        phone.page.evaluate(
            """([button, when]) => { setTimeout(() => document.querySelector(button).click(),
            when - Date.now()); }""",
            [button, when],
        )


def totals(page: Page) -> dict[str, str]:
    rows = page.locator(".scores tbody tr")
    return {
        row.locator(".who-name").inner_text(): row.locator(".total").inner_text()
        for row in rows.all()
    }


def test_the_tip_moves_twice_and_two_phones_call_at_once(browser: Browser) -> None:
    with evening(browser) as night:
        begin(night)
        board, says = night.board, night.board.locator("#says")
        ana, bo, cem, dilek = (night.phones[name] for name in NAMES)

        turn_up(ana, "Steak", "Fries", "12.50")
        for phone, card in ((ana, "+Meat 3"), (bo, "-Fries 4"), (cem, "+Fish 2"), (dilek, "5")):
            excuse(phone, card)
        expect(says).to_contain_text("Cem pays $12.50: nobody ate the Steak or the Fries")
        expect(says).to_contain_text("Cem is the least credible (2 < 3 < 5)")
        for phone in (ana, bo, cem, dilek):
            expect(phone.page.locator("#catching")).to_have_count(0)

        turn_up(bo, "Pasta", "Salad", "8")
        excuse(bo, "+Fries 3")
        at_once([ana, dilek], "#catch-s2")
        expect(says).to_contain_text(
            re.compile(
                r"(Ana is right about Bo, but Dilek|Dilek is right about Bo, but Ana) was first"
            )
        )
        expect(says).to_contain_text("Before: didn’t eat the Fries (credibility 4)")
        expect(says).to_contain_text("Now: ate the Fries (credibility 3)")
        tip = board.locator("#tip")
        expect(tip).to_have_attribute("data-side", "far")
        expect(tip).to_have_attribute("data-nth", "2")
        assert totals(board)["Bo"] == "$8", "the Tip: $2 for each of four"

        excuse(cem, "-Fish 4")
        bo.page.locator("#catch-s3").tap()
        expect(says).to_contain_text("Bo catches Cem, who takes the Tip from Bo")
        expect(tip).to_have_attribute("data-side", "near")
        assert totals(board) == {"Ana": "$0", "Bo": "$0", "Cem": "$20.50", "Dilek": "$0"}
        expect(bo.page.locator("#catch-s3")).to_have_count(0)

        excuse(dilek, "5")
        ana.page.locator("#catch-s4").tap()
        expect(says).to_contain_text("Ana is wrong about Dilek")
        excuse(ana, "-Pasta -Meat 4")
        expect(says).to_contain_text("Bo pays $8")
        bo.page.locator("#more-scores summary").tap()
        expect(bo.page.locator("#own-pile")).to_contain_text("Pasta with Salad$8")

        board.click("text=People")
        board.click("text=End the game…")
        board.locator("dialog[open] button[type=submit]").click()
        expect(board.locator(".asked-what")).to_have_text("The checks are paid. Any last catch?")
        board.click("text=Count up")
        finale = board.locator("#finale")
        expect(finale.locator("h1")).to_have_text("Ana and Dilek share I Didn’t Eat That")
        expect(finale).to_contain_text("Cem pays the Tip: $2 for each of 4 players, $8")
        expect(finale).to_contain_text(
            "Nobody noticed: in deal 1, round 2, Ana didn’t eat the Meat"
        )
        expect(finale).to_contain_text("Dilek starts the next game")
        assert totals(board) == {"Ana": "$0", "Bo": "$8", "Cem": "$20.50", "Dilek": "$0"}

        board.click("text=Play again, same seats")
        let_start(night, "Dilek")
        dilek.expect_title("Turn up a check")
        page = dilek.page
        page.locator(".food", has_text="Main").locator('[data-food="Pasta"]').tap()
        page.locator(".food", has_text="Side").locator('[data-food="Fries"]').tap()
        page.locator("#answer-cost").press_sequentially("7,5")
        dilek.send()
        expect(board.locator(".centre .bill")).to_have_text(
            re.compile(r"Pasta\s*with Fries\s*\$7.50")
        )


def test_blind_nobody_sees_an_excuse_before_the_last_one_is_laid(browser: Browser) -> None:
    with evening(browser) as night:
        begin(night, NAMES[:2], "blind")
        board, says = night.board, night.board.locator("#says")
        ana, bo = (night.phones[name] for name in NAMES[:2])
        mains = ("Steak", "Pasta", "Fish", "Burger", "Soup")
        for number, main in enumerate(mains, start=1):
            expect(board.locator(".row-of-checks .check-place")).to_have_count(number)
            turn_up(ana, main, "Fries", str(number))
        for lap, main in enumerate(mains, start=1):
            for phone, card in ((ana, f"+{main} 5"), (bo, f"-{main} 1")):
                phone.expect_title("Beside which check?")
                phone.page.locator(f'.check-pick input[data-label="{main}"]').locator("..").tap()
                enter(phone, card)
                if lap < 5 or phone is ana:
                    expect(says).to_contain_text(f"face down beside the {main}")
                    assert "ate" not in board.locator("#row").inner_text()
                    assert not bo.page.locator("#own-hidden", has_text="ate the").count()
            if lap == 2:
                ana.page.locator("#more-scores summary").tap()
                hidden = ana.page.locator("#own-hidden .secret-words").first
                expect(hidden).to_be_hidden()
                ana.page.locator("#own-hidden [data-hold]").dispatch_event("pointerdown")
                expect(hidden).to_contain_text("Steak")
                expect(hidden).to_be_visible()
                ana.page.locator("#own-hidden [data-hold]").dispatch_event("pointerup")
                expect(hidden).to_be_hidden()
        for number, main in enumerate(mains, start=1):
            expect(says).to_contain_text(f"Ana pays ${number}: only Ana ate the {main}")
            if number % 2:
                board.keyboard.press(" ")
            else:
                ana.send()
        expect(board.locator("#finale h1")).to_have_text("Bo wins I Didn’t Eat That")
        assert totals(board) == {"Ana": "$15", "Bo": "$0"}


def test_a_mistyped_excuse_is_amended_and_the_check_judged_anew(browser: Browser) -> None:
    with evening(browser) as night:
        begin(night, NAMES[:2])
        says = night.board.locator("#says")
        ana, bo = (night.phones[name] for name in NAMES[:2])
        turn_up(ana, "Steak", "Fries", "20")
        excuse(ana, "-Steak 5")
        excuse(bo, "-Fries 5")
        expect(says).to_contain_text("Bo pays $20")
        ana.page.tap("text=Fix a mistake")
        ana.page.locator("#more-entries li", has_text="excuse").locator("[data-amend]").first.tap()
        dialog = ana.page.locator("#amend")
        expect(dialog).to_contain_text("didn’t eat the Steak (credibility 5)")
        dialog.locator('.claim[data-food="Steak"] input[value="yes"]').locator("xpath=..").tap()
        dialog.locator("button[type=submit]").tap()
        expect(says).to_contain_text("Ana pays $20: only Ana ate the Steak")
        assert totals(night.board) == {"Ana": "$20", "Bo": "$0"}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everything_can_be_read_and_pressed(browser: Browser, scheme: str) -> None:
    look: dict[str, Any] = {"color_scheme": scheme}
    with evening(browser, board={**BIG_BOARD, **look}) as night:
        night.join("Ana", **look)
        night.join("Bo", **look, viewport={"width": 360, "height": 640})
        begin(night, (), "five")
        board, ana, bo = night.board, night.phones["Ana"], night.phones["Bo"]
        audit_pad(ana.page, "a check")
        for number, main in enumerate(("Steak", "Pasta", "Fish", "Burger", "Soup"), start=1):
            expect(board.locator(".row-of-checks .check-place")).to_have_count(number)
            turn_up(ana, main, "Mashed potatoes", str(number))
        ana.expect_title("Beside which check?")
        ana.page.locator('.check-pick input[data-label="Fish"]').locator("..").tap()
        audit_pad(ana.page, "an excuse beside a check")
        enter(ana, "+Fish -Mashed 4")
        expect(board.locator("#says")).to_contain_text("beside the Fish")
        audit_board(board, "a row of checks")
        audit_pad(ana.page, "waiting at five at a time")
        board.on("dialog", lambda sure: sure.accept())
        board.click("text=People")
        board.click("text=Put this game away")
        board.locator("#setup").wait_for()
        audit_board(board, "the foods that are known")
        board.check("#option-ididnt-form-base")
        expect(board.locator("#option-ididnt-form-base")).to_be_checked()
        board.click("text=Begin I Didn’t Eat That")
        let_start(night, "Ana")
        for first, second in ((ana, bo), (bo, ana)):
            first.expect_title("Turn up a check")
            audit_pad(first.page, "a check, with foods")
            turn_up(first, "Steak", "Mashed potatoes", "12.50")
            first.expect_title("What does your excuse say?")
            audit_pad(first.page, "an excuse")
            enter(first, "-Steak +Fish 4")
            excuse(second, "+Steak 2" if second is bo else "-Fish 1")
        expect(board.locator("#says")).to_contain_text("Ana pays")
        audit_board(board, "who pays")
        bo.page.locator("#catch-s1").tap()
        expect(board.locator("#says")).to_contain_text("Bo catches Ana")
        audit_board(board, "caught")
        audit_pad(bo.page, "whom to catch")
        ana.page.locator("#more-scores summary").tap()
        audit_pad(ana.page, "one's own checks")
