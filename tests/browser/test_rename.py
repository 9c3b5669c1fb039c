"""Another name: from the menu of one's own phone, or by the host at the board."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import BIG_BOARD, Evening, evening
from tests.browser.test_accessibility import audit_board, audit_pad


def open_form(night: Evening, name: str) -> None:
    page = night.phones[name].page
    page.locator("#more-phone summary").tap()
    page.locator("#rename-me").tap()
    expect(page.locator("#rename-name")).to_be_focused()


@pytest.mark.slow
def test_a_guest_takes_another_name_in_the_middle_of_a_game(browser: Browser) -> None:
    small: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}
    with evening(browser) as night:
        for name in ("Ana", "Bo", "Cem", "Dilek"):
            night.join(name, **small)
        expect(night.board.locator("#seat-order")).to_contain_text("Dilek")
        night.board.click("text=Start The Feast")
        night.phones["Ana"].expect_title("Flip the top card. What is it?")
        ana, bo = night.phones["Ana"].page, night.phones["Bo"].page
        open_form(night, "Ana")
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
        night.board.keyboard.press("5")
        expect(ana.locator("h1.pad-title")).to_have_text("Which card will you play?")
        expect(field).to_have_value("Anastasia")
        ana.locator('#rename label[data-colour="grape"]').tap()
        ana.keyboard.press("Enter")
        expect(ana.locator("#rename")).to_be_hidden()
        expect(ana.locator("#pad-head .who-name")).to_have_text("Anastasia")
        expect(ana.locator('#pad-head .mark[data-colour="grape"]')).to_be_visible()
        expect(night.board.locator("#place-s1")).to_contain_text("Anastasia")
        expect(bo.locator("#region-awaited")).to_contain_text("Anastasia")


@pytest.mark.slow
def test_a_symbol_that_somebody_took_meanwhile_is_said_beside_the_symbols(browser: Browser) -> None:
    with evening(browser, board=BIG_BOARD) as night:
        for name in ("Ana", "Bo"):
            night.join(name)
        ana = night.phones["Ana"].page
        open_form(night, "Ana")
        ana.locator('#rename label[data-colour="nut"]').tap()
        night.board.click("[data-rename=s2]")
        expect(night.board.locator("#rename h2")).to_have_text("Bo’s name and symbol")
        audit_board(night.board, "renaming")
        night.board.fill("#rename-name", "Bob")
        night.board.locator('#rename [value="nut"]').check()
        night.board.keyboard.press("Enter")
        expect(night.board.locator("#seat-s2")).to_contain_text("Bob")
        expect(night.board.locator("#rename-s2")).to_be_focused()
        ana.locator("#rename [type=submit]").tap()
        expect(ana.locator('[data-said="colour"]')).to_contain_text("just took that symbol")
        expect(ana.locator('[data-said="name"]')).to_have_text("")
        ana.keyboard.press("Escape")
        expect(ana.locator("#rename")).to_be_hidden()
        expect(ana.locator("#rename-me")).to_be_focused()


@pytest.mark.slow
def test_the_host_mends_a_name_from_the_list_of_people(browser: Browser) -> None:
    with evening(browser) as night:
        for name in ("Ana", "Bo", "Cem"):
            night.join(name)
        board = night.board
        expect(board.locator("#seat-order")).to_contain_text("Cem")
        board.click("text=Start The Feast")
        board.click("[data-open=people]")
        board.click("#person-s3-rename")
        board.fill("#rename-name", "Jem")
        board.keyboard.press("Enter")
        expect(board.locator("#place-s3")).to_contain_text("Jem")
        expect(night.phones["Cem"].page.locator("#pad-head .who-name")).to_have_text("Jem")
