"""Another name: from the menu of one's own phone, or by the host at the board."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import BIG_BOARD
from tests.browser.fits import screen
from tests.browser.test_accessibility import audit_board, audit_pad
from tests.tables.table_fixture import TableFixture


def open_form(page: Page) -> None:
    page.locator("#more-phone summary").tap()
    page.locator("#rename-me").tap()
    expect(page.locator("#rename-name")).to_be_focused()


@pytest.mark.slow
def test_a_guest_takes_another_name_in_the_middle_of_a_game(browser: Browser) -> None:
    small: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}
    laid = TableFixture()
    laid.start()
    with screen(browser, laid, laid.seats[0], **small) as ana:
        open_form(ana)
        expect(ana.locator("#rename-name")).to_have_value("Ana")
        expect(ana.locator('#rename [value="carrot"]')).to_be_disabled()
        audit_pad(ana, "renaming")
        field, said = ana.locator("#rename-name"), ana.locator('[data-said="name"]')
        # One that is too long does not even fit into the field.
        field.fill("x" * 17)
        expect(field).to_have_value("x" * 16)
        expect(ana.locator("#rename-name-left")).to_contain_text("16 letters")
        for typed, words in (
            ("bo", "already at the table"),
            ("", "What’s your name?"),
        ):
            field.fill(typed)
            ana.locator("#rename [type=submit]").tap()
            expect(said).to_contain_text(words)
            expect(field).to_be_focused()
            expect(field).to_have_attribute("aria-invalid", "true")
        audit_pad(ana, "refused")
        # What others do meanwhile takes nothing from what is half typed.
        field.fill("Anastasia")
        laid.answer(5)
        expect(ana.locator("h1.pad-title")).to_have_text("Which card will you play?")
        expect(field).to_have_value("Anastasia")
        ana.locator('#rename label[data-colour="grape"]').tap()
        ana.keyboard.press("Enter")
        expect(ana.locator("#rename")).to_be_hidden()
        expect(ana.locator("#pad-head .who-name")).to_have_text("Anastasia")
        expect(ana.locator('#pad-head .mark[data-colour="grape"]')).to_be_visible()
    assert "Anastasia" in laid.html("board")["stage"]
    assert "Anastasia" in laid.html("pad", laid.seats[1])["table"]


@pytest.mark.slow
def test_a_symbol_that_somebody_took_meanwhile_is_said_beside_the_symbols(browser: Browser) -> None:
    laid = TableFixture(2)
    with screen(browser, laid, laid.seats[0]) as ana, screen(browser, laid, **BIG_BOARD) as board:
        open_form(ana)
        ana.locator('#rename label[data-colour="nut"]').tap()
        board.click("[data-rename=s2]")
        expect(board.locator("#rename h2")).to_have_text("Bo’s name and symbol")
        audit_board(board, "renaming")
        board.fill("#rename-name", "Bob")
        board.locator('#rename [value="nut"]').check()
        board.keyboard.press("Enter")
        expect(board.locator("#seat-s2")).to_contain_text("Bob")
        expect(board.locator("#rename-s2")).to_be_focused()
        ana.locator("#rename [type=submit]").tap()
        expect(ana.locator('[data-said="colour"]')).to_contain_text("just took that symbol")
        expect(ana.locator('[data-said="name"]')).to_have_text("")
        ana.keyboard.press("Escape")
        expect(ana.locator("#rename")).to_be_hidden()
        expect(ana.locator("#rename-me")).to_be_focused()


@pytest.mark.slow
def test_the_host_mends_a_name_from_the_list_of_people(browser: Browser) -> None:
    laid = TableFixture(3)
    laid.start()
    with screen(browser, laid) as board:
        board.click("[data-open=people]")
        board.click("#person-s3-rename")
        board.fill("#rename-name", "Jem")
        board.keyboard.press("Enter")
        expect(board.locator("#place-s3")).to_contain_text("Jem")
    assert laid.data("pad", laid.seats[2])["me"]["name"] == "Jem"
