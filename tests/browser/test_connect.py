"""The connection doctor on the board: a sign when a phone comes, other addresses, and the Wi-Fi's code."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import PHONE, Evening, evening, open_context
from tests.browser.reached_program import CABLE, WIFI

PROGRAM = "tests.browser.reached_program"


@pytest.fixture
def night(browser: Browser) -> Iterator[Evening]:
    with evening(browser, module=PROGRAM) as night:
        live(night)
        yield night


def live(night: Evening) -> None:
    """Wait until the board's scripts listen, and let half a minute pass: then it offers help."""
    night.board.clock.install()
    night.board.reload()
    night.board.locator("body[data-connection=there]").wait_for(state="attached")
    expect(night.board.locator("#no-phone")).to_be_hidden()
    night.board.clock.fast_forward(30_000)


@pytest.mark.slow
def test_a_phone_that_reaches_the_computer_is_told_at_once(
    browser: Browser, night: Evening
) -> None:
    sign = night.board.locator("#no-phone .sign")
    expect(sign).to_have_text("No phone has reached this computer yet.")
    phone = open_context(
        browser, {**PHONE, "extra_http_headers": {"X-Test-Address": "192.168.1.77"}}
    )
    phone.new_page().goto(f"{night.program.url}/{night.code}")
    expect(sign).to_have_text(re.compile("A phone reached this computer"))
    phone.close()


@pytest.mark.slow
def test_help_stays_in_reach_once_somebody_sits(night: Evening) -> None:
    night.join("Ana")
    expect(night.board.locator("#no-phone")).to_have_count(0)
    night.board.click("#join-panel >> text=Can’t connect?")
    expect(night.board.locator("#connect h2")).to_have_text("Can’t connect?")


@pytest.mark.slow
def test_the_host_puts_another_address_into_the_code(night: Evening) -> None:
    panel = night.board.locator("#join-panel .address")
    expect(panel).to_contain_text(WIFI)
    night.board.click("#no-phone >> text=Help with connecting")
    expect(night.board.locator("#connect .connect-columns")).to_contain_text(
        "Wi-Fi (wlan0): a home network"
    )
    expect(night.board.locator("#connect [data-way]")).to_have_count(2)
    night.board.locator("#connect [data-way]", has_text=CABLE).click()
    expect(night.board.locator("#connect .address")).to_contain_text(CABLE)
    night.board.locator("#connect [data-close]").click()
    expect(panel).to_contain_text(CABLE)


@pytest.mark.slow
def test_the_wifis_code_stands_beside_the_tables_and_all_of_it_fits(browser: Browser) -> None:
    small = {"viewport": {"width": 1280, "height": 720}}
    with evening(browser, module=PROGRAM, board=small) as night:
        live(night)
        board = night.board
        board.click("text=Help with connecting")
        expect(board.locator("#wifi-name")).to_have_value("The Olive Tree")
        board.fill("#wifi-password", "olives-and-wine")
        board.press("#wifi-password", "Enter")
        expect(board.locator("[data-wifi-code] svg")).to_be_visible()
        expect(board.locator("#connect .qr svg")).to_have_count(2)
        dialog = board.locator("#connect").evaluate(
            "(each) => [each.scrollWidth - each.clientWidth, each.getBoundingClientRect().bottom]"
        )
        assert dialog[0] <= 0
        assert dialog[1] <= board.viewport_size["height"]  # type: ignore[index]  # it was given one
        assert "olives-and-wine" not in board.locator("#connect").inner_html()


@pytest.mark.slow
def test_a_wifi_without_a_name_is_refused_in_words(night: Evening) -> None:
    board = night.board
    board.click("text=Help with connecting")
    board.fill("#wifi-name", "   ")
    board.click("text=Show the code")
    expect(board.locator("[data-wifi-said]")).to_contain_text("Type the Wi-Fi’s name")
    expect(board.locator("[data-wifi-code] svg")).to_have_count(0)
