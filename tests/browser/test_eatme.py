"""Two rounds of Eat Me with five phones and a board, and an Ouroboros with wishes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import Evening, Phone, evening
from tests.browser.fits import screen
from tests.tables.table_fixture import TableFixture

pytestmark = pytest.mark.game("eatme")

NAMES = ("Ana", "Bo", "Cem", "Dilek", "Eva")


def seat(night: Evening, names: tuple[str, ...], *options: str, scheme: str = "light") -> None:
    """Let people sit down, and begin Eat Me."""
    for name in names:
        night.join(name, color_scheme=scheme)
    board = night.board
    for name in names:
        expect(board.locator("#seat-order")).to_contain_text(name)
    board.check("#game-eatme")
    for option in options:
        board.check(f"#option-eatme-{option}")
    expect(board.locator("#summary")).to_contain_text(f"{len(names)} players")
    board.click("text=Start Eat Me")


def turn_up(board: Page, number: int) -> None:
    """Enter a card of free food at the board: a number is typed, a card with a suit is picked."""
    expect(board.locator(".asked-what")).to_have_text("Flip the free food. What is it?")
    if board.locator("#quick-number").count():
        board.fill("#quick-number", str(number))
        board.keyboard.press("Enter")
    else:
        board.click("text=Pick the card")
        board.locator("#ask .eatme-suit-row").wait_for()
        board.locator(f"#ask .eatme-suit-label[data-part='{part_of(number)}']").click()
        board.locator(f'#ask label:has(input[value="{number}"])').click()
        board.click("#ask button[type=submit]")
    expect(board.locator(f"#cell-{number}")).to_have_attribute("data-lies", "")


def lay_open(board: Page, numbers: tuple[int, ...]) -> None:
    """Enter all cards of free food at the board, at once."""
    board.click("text=Pick the cards")
    board.locator("#ask .eatme-suit-row").wait_for()
    for number in numbers:
        board.locator(f"#ask .eatme-suit-label[data-part='{part_of(number)}']").click()
        board.locator(f'#ask label:has(input[value="{number}"])').click()
    board.click("#ask button[type=submit]")
    for number in numbers:
        expect(board.locator(f"#cell-{number}")).to_have_attribute("data-lies", "")


def part_of(number: int) -> int:
    """Return the part of the ring, from 0, that a card is in: its suit."""
    return (number - 1) // 13


def named(number: int) -> str:
    """Return what a card of a standard deck is called."""
    rank = ("A", *range(2, 11), "J", "Q", "K")[(number - 1) % 13]
    return f"{rank}{'♣♦♥♠'[part_of(number)]}\ufe0e ({number})"


def open_part(page: Page, number: int) -> None:
    """Open the suit of a card."""
    page.locator(f".eatme-suit-label[data-part='{part_of(number)}']").tap()


def pick(phone: Phone, number: int) -> None:
    """Pick a card: its suit, then its rank."""
    open_part(phone.page, number)
    phone.pick(number)


def wish(page: Page, number: int) -> None:
    """Put a card on the list of wishes, or take it off."""
    open_part(page, number)
    page.locator(f'[data-add="{number}"]').tap()


def bid(phone: Phone, points: int) -> None:
    """Enter a bid on the keys, whatever was entered before."""
    phone.page.locator('[data-key-step="1"]').tap()  # the next digit begins a new number
    keys = phone.page.locator(".keypad")
    if not keys.is_visible():
        phone.page.locator("[data-key-open]").tap()
    for digit in str(points):
        keys.locator(f'[data-key-digit="{digit}"]').tap()
    expect(phone.page.locator(".bid output")).to_have_text(str(points))


def order(board: Page) -> list[str]:
    return board.locator(".eatme-turns-next .eatme-turn-name").all_inner_texts()


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
    """Go through a round that was revealed, with the space bar."""
    page = board.locator("body")
    expect(page).to_have_attribute("data-playing-out", "")
    board.keyboard.press(" ")
    for step in range(1, steps + 1):
        shown = board.locator(f'.eatme-heart .eatme-step[data-start="{step}"]')
        expect(shown).to_have_attribute("data-phase", "on")
        board.keyboard.press(" ")
    expect(page).not_to_have_attribute("data-playing-out", "")


def receive_no_move(board: Page) -> None:
    """Let the host say that Bo makes no move this round."""
    board.click("[data-open=people]")
    board.locator("#person-s2 >> text=No move this round").click()
    board.click("#sure [data-yes]")
    board.locator("#people [data-close]").click()


@pytest.mark.slow
def test_the_board_says_at_once_that_a_number_is_out(browser: Browser) -> None:
    laid = TableFixture(3)
    laid.start("eatme", same_round=True, cards="numbers")
    with screen(browser, laid) as board:
        possible, reason = board.locator(".possible"), board.locator(".quick-typed .reason")
        expect(possible).to_have_text("Possible: 1–32")
        turn_up(board, 9)
        expect(board.locator(".between")).to_have_count(0)
        receive_no_move(board)
        expect(board.locator("#turn-s2")).to_contain_text("no move")
        for seat, card in ((laid.seats[0], 1), (laid.seats[2], 20)):
            laid.answer({"card": card, "bid": 0}, seat)
        laid.alarm.ring()
        expect(possible).to_have_text("Possible: 2–8, 10–19, 21–32")
        enter = board.locator(".quick-typed button[type=submit]")
        board.fill("#quick-number", "9")
        expect(reason).to_have_text("9 is free food.")
        expect(enter).to_be_disabled()
        board.fill("#quick-number", "33")
        expect(reason).to_have_text("It has to be from 1 to 32.")
        expect(enter).to_be_disabled()
        board.fill("#quick-number", "21")
        expect(reason).to_be_hidden()
        expect(enter).to_be_enabled()
        board.click("text=See them all")
        expect(board.locator('#ask input[value="9"]')).to_have_attribute("aria-disabled", "true")
        board.click("#ask .eatme-suit-label[data-part='1']")
        board.locator('#ask label:has(input[value="21"])').click()
        board.click("#ask button[type=submit]")
        expect(board.locator("#cell-21")).to_have_attribute("data-lies", "")


def tap_gone(page: Page, number: int) -> None:
    """Tap a card that is gone, beside what sticks to the top and the foot."""
    card = page.locator(f'.eatme-cards-gone label:has(input[value="{number}"])')
    card.evaluate("card => card.scrollIntoView({ block: 'center' })")
    card.tap(force=True)


@pytest.mark.slow
def test_two_rounds_with_five_phones(browser: Browser) -> None:
    with evening(browser, pace="manual") as night:
        seat(night, NAMES)
        board = night.board
        turn_up(board, 27)
        for name, value in zip(NAMES, (10, 25, 0, 8, 5), strict=True):
            phone = night.phones[name]
            phone.expect_title("Bid to play early")
            bid(phone, value)
            phone.send()
        expect(board.locator(".eatme-turns-next h2")).to_have_text("Order of round 1")
        assert order(board) == ["Bo", "Ana", "Dilek", "Eva", "Cem"]
        assert points(board)["Bo"] == ("75", "0")

        # Bo eats the 27; Ana and Dilek begin alone; Eva's 2 lies beside Ana's 1; Cem begins alone.
        for name, card in zip(NAMES, (1, 26, 40, 30, 2), strict=True):
            phone = night.phones[name]
            phone.expect_title("Your card and next bid")
            pick(phone, card)
            if name == "Bo":
                reason = phone.page.locator("#answer .reason").first
                expect(reason).to_contain_text("would eat the free")
                expect(reason).to_be_in_viewport()
            bid(phone, card % 9)
            expect(phone.page.locator("#action .says")).to_have_text(
                f"Seal {named(card)}, bid {card % 9}"
            )
            phone.send()
        expect(board.locator("body")).to_have_attribute("data-playing-out", "")
        assert points(board)["Bo"] == ("75", "0"), "before the next bid is paid"
        play_out(board, 5)
        assert points(board)["Bo"] == ("67", "0")
        assert order(board) == ["Bo", "Cem", "Dilek", "Eva", "Ana"]
        for card in (1, 2, 26, 27, 30, 40):
            expect(board.locator(f"#cell-{card}")).to_have_attribute("data-lies", "")
        ana = night.phones["Ana"].page
        expect(ana.locator("#on-table")).to_contain_text("Organism #2: 2 cells")
        expect(ana.locator('input[value="30"]')).to_have_attribute("aria-disabled", "true")
        open_part(ana, 30)
        tap_gone(ana, 30)
        reason = ana.locator("#answer .reason").first
        expect(reason).to_have_text(f"Dilek played {named(30)} in round 1.")
        open_part(ana, 1)
        tap_gone(ana, 1)
        expect(reason).to_have_text(f"You played {named(1)} in round 1.")

        # Cem's 28 joins Bo's organism 1; then Dilek's 29 lies between it and Dilek's own 30.
        for name, card in zip(NAMES, (3, 25, 28, 29, 50), strict=True):
            phone = night.phones[name]
            pick(phone, card)
            bid(phone, 0)
            phone.send()
        # Meanwhile the scores are those before each card, and its words stand where the headline is.
        board.locator("[data-show-pause]").check()
        words = board.locator("#show-says")
        for step, said in enumerate(("Round 2", "Bo", "Bo’s #1 eats", "Dilek scores 1", "Eva")):
            expect(words.locator("h2")).to_contain_text(said)
            assert points(board)["Dilek"] == ("89", "1" if step >= 3 else "0")
            board.keyboard.press(" ")
        expect(words).to_contain_text("Ana")
        board.keyboard.press(" ")
        expect(words).to_have_count(0)
        expect(board.locator(".facts")).to_contain_text("Round 3 of 10")
        assert points(board)["Dilek"] == ("89", "1")
        told = night.phones["Dilek"].page
        told.locator("#last-round summary").tap()
        expect(told.locator("#last-round")).to_contain_text("Dilek scores 1")
        board.click("text=Round 2 again")
        play_out(board, 5)
        # The second largest is marked in the ring; the legend is of organisms that lie there.
        dinner = board.locator("#ring .eatme-dinner[data-phase=on]")
        expect(dinner).to_have_count(1)
        expect(dinner).to_have_attribute("id", re.compile("^dinner-2-"))
        expect(board.locator(".eatme-legend")).to_have_text(
            ["#2 is the second largest.", "#1, the oldest, eats its equals."]
        )
        expect(board.locator("#ring .eatme-organism-no", has_text="#1").last).to_be_visible()


@pytest.mark.slow
def test_an_ouroboros_is_wished_for(browser: Browser) -> None:
    with evening(browser, pace="manual") as night:
        seat(night, NAMES[:3], "ouroboros-input")
        board = night.board
        expect(board.locator(".between .steps")).to_contain_text("Deal nothing. Flip 22 cards")
        board.click("text=Pick the cards")
        enter = board.locator("#ask button[type=submit]")
        expect(enter).to_have_text("Pick 22 cards")
        board.locator('#ask label:has(input[value="2"])').click()
        expect(board.locator("#ask .eatme-open-count")).to_have_text("1 of 22")
        expect(enter).to_be_disabled()
        board.locator("#ask [data-close]").click()
        lay_open(board, (9, *range(16, 27), *range(40, 50)))
        for name, value in zip(NAMES, (9, 5, 1), strict=False):
            bid(night.phones[name], value)
            night.phones[name].send()
        ana, bo, cem = (night.phones[name].page for name in NAMES[:3])
        wish(ana, 14)
        for card in (14, 31):
            wish(bo, card)
        for name in NAMES[:3]:
            bid(night.phones[name], 0)
        expect(bo.locator("#action button")).to_be_enabled()
        # The order of a list is changed with arrows, and a wish is taken out by a second tap.
        for card in (8, 14, 2):
            wish(cem, card)
        cem.locator('[data-item="14"] [data-up]').tap()
        wish(cem, 2)
        expect(cem.locator("#action button")).to_be_disabled()
        night.phones["Ana"].send()
        expect(cem.locator("#awaited-s1")).to_have_attribute("data-state", "sealed")
        expect(cem.locator("[data-item]")).to_have_count(2)
        wish(cem, 31)
        expect(cem.locator("[data-item] .wish-label")).to_have_text(
            [named(14), named(8), named(31)]
        )
        cem.locator('[data-item="8"]').scroll_into_view_if_needed()
        handle = cem.locator('[data-item="31"] .handle').bounding_box()
        first = cem.locator('[data-item="14"]').bounding_box()
        assert handle is not None
        assert first is not None
        cem.mouse.move(handle["x"] + 9, handle["y"] + 9)
        cem.mouse.down()
        cem.mouse.move(handle["x"] + 9, first["y"] + 4, steps=6)
        cem.mouse.up()
        expect(cem.locator("[data-item] .wish-label")).to_have_text(
            [named(31), named(14), named(8)]
        )
        for name in ("Bo", "Cem"):
            night.phones[name].send()
        expect(board.locator("body")).to_have_attribute("data-playing-out", "")
        while board.locator("body[data-playing-out]").count():
            board.keyboard.press(" ")
        expect(bo.locator("#last-round")).to_contain_text(f"Bo gets {named(31)}, the 2nd wish")
        expect(cem.locator("#last-round")).to_contain_text(
            f"{named(31)} went to Bo and {named(14)} to Ana."
        )
