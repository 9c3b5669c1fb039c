"""Everybody takes the result home: from the board with a code, from a pad with a button."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import Evening, evening
from tests.browser.test_accessibility import TARGETS, audit
from tests.browser.test_goofspiel import begin, play_round, prize_keys

NAMES = ("Ana", "Bo", "Étienne")


def play_out(night: Evening) -> None:
    """Play four rounds, in which Bo has one card more than the prize, and Étienne two."""
    begin(night, NAMES, cards=4)
    for prize in (2, 3, 4, 1):
        expect(prize_keys(night.board)).to_have_count(4)
        night.board.locator(f'.quick button[data-value="{prize}"]').click()
        expect(night.board.locator(".board-ruling")).to_contain_text("Everybody chooses a card")
        cards = {name: (prize - 1 + more) % 4 + 1 for more, name in enumerate(NAMES)}
        play_round(night, cards)
    expect(night.board.locator("#finale")).to_be_visible()


def expect_picture(page: Page) -> None:
    """Wait until the picture is there, as it was drawn."""
    expect(page.locator("#picture")).to_have_js_property("naturalWidth", 1080)
    expect(page.locator("#picture")).to_have_js_property("naturalHeight", 1350)


@pytest.mark.slow
def test_the_result_is_taken_home_from_the_board_and_from_a_pad(browser: Browser) -> None:
    with evening(browser, game="goofspiel") as night:
        play_out(night)
        night.board.click("#finale-home")
        dialog = night.board.locator("#take-home")
        expect(dialog.locator(".qr svg")).to_be_visible()
        path = f"/result/{night.code}/1"
        expect(dialog.locator("a.button")).to_have_attribute("href", path)
        expect(dialog.locator(".qr svg")).to_have_attribute(
            "aria-label", re.compile(f"http://.+{path}$")
        )
        audit(night.board, "the board's dialog")
        night.board.keyboard.press("Escape")
        expect(dialog).to_be_hidden()

        phone = night.phones["Étienne"].page
        phone.locator("#home").tap()
        phone.wait_for_url(re.compile(f"{path}$"))
        expect_picture(phone)
        audit(phone, "the page of a result")
        assert phone.evaluate(TARGETS) == []
        headline = phone.locator("h1").inner_text()
        assert phone.locator("#text").input_value().count(headline) == 1
        assert "Étienne: " in phone.locator("#text").input_value()
        # Over plain http there is no clipboard to write to: the text is selected and copied in the old way.
        phone.locator("#copy").tap()
        expect(phone.locator("#copied")).to_have_text(re.compile("Copied|selected"))
        chosen = phone.evaluate(
            "(text => text.value.slice(text.selectionStart, text.selectionEnd))"
            "(document.getElementById('text'))"
        )
        assert chosen == phone.locator("#text").input_value()
        with phone.expect_download() as saved:
            phone.locator("#save").tap()
        assert re.fullmatch(r"goofspiel-\d{4}-\d\d-\d\d\.png", saved.value.suggested_filename)
        phone.locator("#way-back").tap()
        night.phones["Étienne"].expect_title(re.compile("win"))

        # When the next game is on, the result is where it was.
        night.board.click("text=Another game")
        expect(night.board.locator("#seat-order")).to_be_visible()
        expect(phone.locator("#home")).to_have_count(0)
        phone.goto(night.program.url + path)
        expect_picture(phone)
        assert phone.locator("h1").inner_text() == headline


@pytest.mark.slow
def test_a_phone_that_can_share_shares_the_picture_with_the_text(browser: Browser) -> None:
    small = {"viewport": {"width": 320, "height": 568}, "color_scheme": "dark"}
    with evening(browser, game="goofspiel", phones=small) as night:
        play_out(night)
        page = night.phones["Bo"].page
        page.add_init_script(
            "navigator.canShare = () => true;"
            "navigator.share = async ({ files: [file], text }) => {"
            " Object.assign(document.body.dataset, { type: file.type, size: file.size, text }); };"
        )
        page.locator("#home").tap()
        expect_picture(page)
        audit(page, "the page of a result on a small phone")
        assert page.evaluate(TARGETS) == []
        page.locator("#share").tap()
        body = page.locator("body")
        expect(body).to_have_attribute("data-type", "image/png")
        expect(body).to_have_attribute("data-text", page.locator("#text").input_value())
        assert int(body.get_attribute("data-size") or 0) > 10_000
