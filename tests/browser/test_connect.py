"""The connection doctor on the board: a sign when a phone comes, other addresses, and the Wi-Fi's code."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import BOARD, PHONE, Evening, evening, open_context
from tests.browser.reached_program import CABLE, WIFI

FITS = """
(dialog) => dialog.scrollWidth <= dialog.clientWidth && dialog.getBoundingClientRect().bottom <= innerHeight
"""


def live(night: Evening) -> None:
    """Wait until the board's scripts listen, and let half a minute pass: then it offers help."""
    night.board.clock.install()
    night.board.reload()
    night.board.locator("body[data-connection=there]").wait_for(state="attached")
    expect(night.board.locator("#no-phone")).to_be_hidden()
    night.board.clock.fast_forward(30_000)


@pytest.mark.slow
def test_a_host_whom_no_phone_reaches_is_helped(browser: Browser) -> None:
    with evening(browser, module="tests.browser.reached_program", board=BOARD) as night:
        live(night)
        board, help_ = night.board, night.board.locator("#connect")
        sign, panel = board.locator("#no-phone .sign"), board.locator("#join-panel .address")
        expect(sign).to_have_text("No phone has reached this computer yet.")
        board.click("#no-phone >> text=Help with connecting")

        # The Wi-Fi's code stands beside the table's; the password is kept nowhere.
        name, password = board.locator("#wifi-name"), board.locator("#wifi-password")
        expect(name).to_have_value("The Olive Tree")
        name.fill("   ")
        board.click("text=Show the code")
        expect(board.locator("[data-wifi-said]")).to_contain_text("Type the Wi-Fi’s name")
        expect(board.locator("[data-wifi-code] svg")).to_have_count(0)
        name.fill("The Olive Tree")
        password.fill("olives-and-wine")
        password.press("Enter")
        expect(board.locator("[data-wifi-code] svg")).to_be_visible()
        expect(help_.locator(".qr svg")).to_have_count(2)
        assert help_.evaluate(FITS)
        assert "olives-and-wine" not in help_.inner_html()

        # Another address is put into the table's code.
        expect(panel).to_contain_text(WIFI)
        expect(help_.locator(".connect-columns")).to_contain_text("Wi-Fi (wlan0): a home network")
        expect(help_.locator("[data-way]")).to_have_count(2)
        help_.locator("[data-way]", has_text=CABLE).click()
        expect(help_.locator(".address")).to_contain_text(CABLE)
        help_.locator("[data-close]").click()
        expect(panel).to_contain_text(CABLE)

        # A phone that reaches the computer is told at once, and help stays once somebody sits.
        phone = open_context(
            browser, {**PHONE, "extra_http_headers": {"X-Test-Address": "192.168.1.77"}}
        )
        phone.new_page().goto(f"{night.program.url}/{night.code}")
        expect(sign).to_have_text(re.compile("A phone reached this computer"))
        phone.close()
        night.join("Ana")
        expect(board.locator("#no-phone")).to_have_count(0)
        board.click("#join-panel >> text=Can’t connect?")
        expect(help_.locator("h2")).to_have_text("Can’t connect?")
