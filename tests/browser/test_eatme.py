"""Two rounds of Eat Me with five phones and a board, and an Ouroboros with wishes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import Evening, Phone, evening

pytestmark = pytest.mark.browser

NAMES = ("Ana", "Bo", "Cem", "Dilek", "Eva")


def seat(night: Evening, names: tuple[str, ...], scheme: str = "light", **options: bool) -> None:
    """Let people sit down, and begin Eat Me."""
    for name in names:
        night.join(name, color_scheme=scheme)
    board = night.board
    for name in names:
        expect(board.locator("#seat-order")).to_contain_text(name)
    board.check("#game-eatme")
    for option in options:
        board.check(f"#option-eatme-{option}-input")
    expect(board.locator("#summary")).to_contain_text(f"{len(names)} players")
    board.click("text=Begin Eat Me")


def turn_up(board: Page, number: int) -> None:
    expect(board.locator(".asked-what")).to_have_text("Turn up the free food")
    # A small deck lies there as keys, a large one is typed.
    keys = board.locator(".quick-words")
    if keys.count():
        keys.locator(f'[data-value="{number}"]').click()
    else:
        board.fill("#quick-number", str(number))
        board.keyboard.press("Enter")
    expect(board.locator(f"#cell-{number}")).to_have_attribute("data-lies", "")


def bid(phone: Phone, points: int) -> None:
    """Enter a bid on the keys."""
    keys = phone.page.locator(".keypad")
    if not keys.is_visible():
        phone.page.locator("[data-key-open]").tap()
    for digit in str(points):
        keys.locator(f'[data-key-digit="{digit}"]').tap()
    expect(phone.page.locator(".bid output")).to_have_text(str(points))


def order(board: Page) -> list[str]:
    return board.locator(".turns-next .turn-name").all_inner_texts()


def points(board: Page) -> dict[str, tuple[str, str]]:
    rows = board.locator("#scores tbody tr").all()
    return {
        row.locator(".who-name").inner_text(): (
            row.locator("td").first.inner_text(),
            row.locator(".total").inner_text(),
        )
        for row in rows
    }


def play_out(board: Page, steps: int) -> None:
    """AppliedAnswer through a round that was revealed, with the space bar."""
    scene = board.locator("#scene")
    expect(scene).to_have_attribute("data-playing", "")
    board.keyboard.press(" ")
    for step in range(1, steps + 1):
        shown = board.locator(f'.heart .step[data-start="{step}"]')
        expect(shown).to_have_attribute("data-phase", "on")
        board.keyboard.press(" ")
    expect(scene).not_to_have_attribute("data-playing", "")
    # They are shown again with the next frame, not with the attribute.
    expect(board.locator("#scores .total").last).to_be_visible()


def test_the_board_says_at_once_that_a_number_is_out(browser: Browser) -> None:
    with evening(browser) as night:
        seat(night, NAMES[:3], ouroboros=True)
        board = night.board
        possible, reason = board.locator(".possible"), board.locator(".quick-typed .reason")
        expect(possible).to_have_text("Possible: 1–32")
        turn_up(board, 9)
        expect(possible).to_have_text("Possible: 1–8, 10–32")
        enter = board.locator(".quick-typed button[type=submit]")
        board.fill("#quick-number", "9")
        expect(reason).to_have_text("The only 9 is out: free food.")
        expect(enter).to_be_disabled()
        board.fill("#quick-number", "33")
        expect(reason).to_have_text("It can be 1 to 32.")
        expect(enter).to_be_disabled()
        board.fill("#quick-number", "20")
        expect(reason).to_be_hidden()
        expect(enter).to_be_enabled()
        board.click("text=See them all")
        expect(board.locator('#ask input[value="9"]')).to_have_attribute("aria-disabled", "true")
        board.locator('#ask label:has(input[value="20"])').click()
        board.click("#ask button[type=submit]")
        expect(board.locator("#cell-20")).to_have_attribute("data-lies", "")


def test_two_rounds_with_five_phones(browser: Browser) -> None:
    with evening(browser) as night:
        seat(night, NAMES)
        board = night.board
        turn_up(board, 27)
        for name, value in zip(NAMES, (10, 25, 0, 8, 5), strict=True):
            phone = night.phones[name]
            phone.expect_title("What is an early place worth?")
            if value:
                bid(phone, value)
            phone.send()
        expect(board.locator(".turns-next h2")).to_have_text("Order of round 1")
        assert order(board) == ["Bo", "Ana", "Dilek", "Eva", "Cem"]
        assert points(board)["Bo"] == ("75", "0")

        # Bo eats the 27; Ana and Dilek begin alone; Eva's 2 lies beside Ana's 1; Cem begins alone.
        for name, card in zip(NAMES, (1, 26, 40, 30, 2), strict=True):
            phone = night.phones[name]
            phone.expect_title("Your card and next bid")
            phone.pick(card)
            if name == "Bo":
                reason = phone.page.locator("#answer .reason").first
                expect(reason).to_contain_text("touches free food now")
                expect(reason).to_be_in_viewport()
            bid(phone, card % 9)
            expect(phone.page.locator("#action .says")).to_have_text(f"Seal {card} and {card % 9}")
            phone.send()
        play_out(board, 5)
        assert order(board) == ["Bo", "Cem", "Dilek", "Eva", "Ana"]
        expect(board.locator("#round-1 td")).to_have_text(["1", "26", "40", "30", "2"])
        ana = night.phones["Ana"].page
        expect(ana.locator("#on-table")).to_contain_text("Organism 2: 2 cells")
        expect(ana.locator('input[value="30"]')).to_have_attribute("aria-disabled", "true")
        ana.locator('label:has(input[value="30"])').tap(force=True)
        expect(ana.locator("#answer .reason").first).to_contain_text("Dilek, round 1")

        # Cem's 28 joins Bo's organism 1; then Dilek's 29 lies between it and Dilek's own 30.
        for name, card in zip(NAMES, (3, 25, 28, 29, 50), strict=True):
            phone = night.phones[name]
            phone.pick(card)
            phone.send()
        play_out(board, 5)
        expect(board.locator(".facts")).to_contain_text("Round 3 of 10")
        assert points(board)["Dilek"][1] == "1"
        told = night.phones["Dilek"].page
        told.locator("#last-round summary").tap()
        expect(told.locator("#last-round")).to_contain_text("Dilek scores 1")
        board.click("text=Round 2 again")
        play_out(board, 5)


def test_the_host_says_that_no_move_is_received(browser: Browser) -> None:
    with evening(browser) as night:
        seat(night, NAMES[:3])
        board = night.board
        turn_up(board, 9)
        board.click("text=People")
        board.locator("#person-s2 >> text=No move this round").click()
        board.locator("#people [data-close]").click()
        expect(board.locator("#turn-s2")).to_contain_text("no move")
        for name in ("Ana", "Cem"):
            night.phones[name].send()
        expect(board.locator(".turns-next .turn-bid").first).to_have_text("10")
        assert order(board)[0] == "Bo"


def test_an_ouroboros_is_wished_for(browser: Browser) -> None:
    with evening(browser) as night:
        seat(night, NAMES[:3], ouroboros=True)
        board = night.board
        turn_up(board, 9)
        turn_up(board, 20)
        for name, value in zip(NAMES, (9, 5, 1), strict=False):
            bid(night.phones[name], value)
            night.phones[name].send()
        ana, bo, cem = (night.phones[name].page for name in NAMES[:3])
        ana.locator('[data-add="14"]').tap()
        for wish in (14, 31):
            bo.locator(f'[data-add="{wish}"]').tap()
        expect(bo.locator("#action button")).to_be_enabled()
        # The order of a list is changed with arrows, and a wish is taken out by a second tap.
        for wish in (8, 14, 2):
            cem.locator(f'[data-add="{wish}"]').tap()
        cem.locator('[data-item="14"] [data-up]').tap()
        cem.locator('[data-add="2"]').tap()
        expect(cem.locator("#action button")).to_be_disabled()
        night.phones["Ana"].send()
        expect(cem.locator("#awaited-s1")).to_have_attribute("data-state", "sealed")
        expect(cem.locator("[data-item]")).to_have_count(2)
        cem.locator('[data-add="31"]').tap()
        expect(cem.locator("[data-item] .wish-label")).to_have_text(["14", "8", "31"])
        handle = cem.locator('[data-item="31"] .handle').bounding_box()
        first = cem.locator('[data-item="14"]').bounding_box()
        assert handle is not None
        assert first is not None
        cem.mouse.move(handle["x"] + 9, handle["y"] + 9)
        cem.mouse.down()
        cem.mouse.move(handle["x"] + 9, first["y"] + 4, steps=6)
        cem.mouse.up()
        expect(cem.locator("[data-item] .wish-label")).to_have_text(["31", "14", "8"])
        for name in ("Bo", "Cem"):
            night.phones[name].send()
        expect(board.locator("#scene")).to_have_attribute("data-playing", "")
        expect(bo.locator("#last-round")).to_have_text(re.compile("Bo gets the 2nd wish, 31"))
        expect(cem.locator("#last-round")).to_contain_text("31 went to Bo and 14 went to Ana")
