"""I Bid You Not before its first offer: a range that is typed, one list of steps, help that knows the variants."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import BIG_BOARD, Evening, Phone, evening
from tests.browser.test_accessibility import audit_board, audit_pad
from tests.browser.test_ibid import keys, title

pytestmark = [pytest.mark.slow, pytest.mark.game("ibid")]

SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 568}}


def type_count(board: Page, name: str, number: str, said: str, where: str = "#summary") -> None:
    """Type one end of the range, and wait until the lobby says what it comes to."""
    field = board.locator(f"#option-ibid-{name}-input")
    field.fill(number)
    field.press("Tab")
    expect(board.locator(where)).to_contain_text(said)


def switch(board: Page, name: str, *, on: bool) -> None:
    board.locator(f"#option-ibid-{name}-input").set_checked(on)
    expect(board.locator("form[data-setup]")).to_have_attribute(
        "data-touched", re.compile(f'"{name}":')
    )


def proposed(night: Evening, name: str) -> Phone:
    """Return the phone that is proposed to enter something, once all show its form."""
    for phone in night.phones.values():
        asked = phone.page.locator(f"#answer[data-name={name}], .enter-here[id$='/{name}']")
        asked.first.wait_for(state="attached")
    (shown,) = (
        phone for phone in night.phones.values() if not phone.page.locator(".enter-here").count()
    )
    return shown


def test_a_range_is_typed_and_the_set_up_follows_it_step_by_step(browser: Browser) -> None:
    with evening(browser, board=BIG_BOARD, game="ibid") as night:
        for name in ("Ana", "Maximilian-Alexa", "Cem"):
            night.join(name, **SMALL)
        board = night.board
        board.click("button[data-all-options]")
        board.locator("#option-ibid-length label", has_text="From").click()
        type_count(board, "lowest", "-5", "over 55")  # nothing of the base set is under −5
        expect(board.locator("#option-ibid-lowest-input")).to_have_value("−5")
        type_count(board, "lowest", "60", "Swap the two", "#why-not")
        expect(board.locator("[data-do=start_game]")).to_be_disabled()
        type_count(board, "lowest", "12", "Leave out every tile under 12 or over 55")
        board.locator("#option-ibid-lowest [data-step='1']").click()
        expect(board.locator("#summary")).to_contain_text("under 13 or over 55")
        for name in ("skip_either", "in_order", "middle_returns"):
            switch(board, name, on=True)
        switch(board, "draw", on=False)
        board.click("text=Start I Bid You Not")

        steps = board.locator(".between .steps > li")
        expect(steps).to_have_count(6)
        expect(steps.nth(0)).to_have_text("Leave out every tile under 13 or over 55.")
        audit_board(board, "the set-up of the tiles")
        for _ in range(2):
            board.keyboard.press("Space")
        expect(board.locator(".between li[data-done]")).to_have_count(2)

        # What a phone enters is said in the steps, and none that was ticked off is undone.
        starter = proposed(night, "starter")
        expect(title(starter)).to_have_text("Who starts?")
        starter.answer("s2")
        expect(steps.nth(2)).to_have_text("Maximilian-Alexa starts.")
        counting = proposed(night, "size")
        expect(title(counting)).to_have_text("How many tiles?")
        counting.page.fill("#answer input[name=value]", "42")
        counting.send()
        expect(steps.nth(0)).to_contain_text("42 tiles stay.")
        expect(steps.nth(4)).to_contain_text("Maximilian-Alexa and Cem get 14, Ana 13.")
        expect(board.locator(".between li[data-done]")).to_have_count(2)

        # The list lies inside the board, whatever it says.
        inside = board.evaluate(
            """() => {
              const box = (part) => document.querySelector(part).getBoundingClientRect();
              const [frame, list, head] = [box(".between"), box(".between .to-deal"), box(".between h2")];
              return head.top >= frame.top && list.bottom <= frame.bottom;
            }"""
        )
        assert inside

        first = proposed(night, "start")
        keys(first, 60)
        expect(first.page.locator("#answer .reason").first).to_have_text(
            "The 60 is left out. You play with 13 to 55."
        )
        expect(first.page.locator("#action button[type=submit]")).to_be_disabled()
        audit_pad(first.page, "a tile that is left out")

        # The help is that of these variants.
        first.page.locator("[data-open=can]").tap()
        first.page.locator("#can [data-open=how]").tap()
        how = first.page.locator("dialog[open] .steps")
        expect(how).to_contain_text("lose a scored tile, or add one from your hand")
        expect(how).to_contain_text("lower or higher than the whole offer")
        expect(how).to_contain_text("The middle bid goes back to its hand")
        first.page.keyboard.press("Escape")
        first.page.locator("#can > summary").tap()

        for _ in range(2):
            first.page.locator('[data-tile-key="delete"]').tap()
        keys(first, 20)
        first.page.locator("[data-tile-step=number]").tap()
        # In large text on a small phone, too, the way to describe a tile stands above the keys, in sight.
        first.page.set_viewport_size({"width": 360, "height": 640})
        first.page.evaluate("document.documentElement.style.fontSize = '200%'")
        expect(first.page.locator("[data-tile-step=describe]")).to_be_in_viewport(ratio=1)
        first.page.evaluate("document.documentElement.style.fontSize = ''")
        first.page.locator("[data-tile-step=describe]").tap()
        first.page.locator('[data-tile-type="camerat"]').tap()
        first.page.locator('[data-tile-price="5"]').tap()
        first.send()
        expect(board.locator(".between")).to_have_count(0)
        expect(board.locator("#offer .ibid-tile-number")).to_have_text("20")
        expect(title(night.phones["Maximilian-Alexa"])).to_have_text("Your turn")


def test_a_deck_lists_headers_stand_over_their_columns(browser: Browser) -> None:
    with evening(browser, game="ibid") as night:
        url, code = night.program.url, night.code
        sent = night.board_context.request.post(
            f"{url}/decks/{code}?game=ibid",
            headers={"Origin": url},
            form={"text": "1,Camerat,3,\n12,Laptopple,-3,a", "whole": "on"},
            max_redirects=0,
        )
        assert sent.status == 302, sent.text()
        night.board.goto(f"{url}/decks/{code}?game=ibid")
        night.board.click("#known summary")
        wide = night.board.locator(".ibid-deck-list thead th").evaluate_all(
            "all => all.map((each) => each.getBoundingClientRect().width)"
        )
        assert max(wide) == wide[-1], "an action has the most words"
        starts = night.board.locator(".ibid-deck-list tr").evaluate_all(
            """(rows) => rows.map((row) => [...row.children].map((cell) => {
              const words = document.createRange();
              words.selectNodeContents(cell);
              return Math.round(words.getBoundingClientRect().left);
            }))"""
        )
        assert len(starts) == 3
        assert [row[1:3] for row in starts] == [starts[0][1:3]] * 3, starts
