"""Who's Lying? with four phones: a doubt of each kind, and a win on a doubted last card."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.evening import BIG_BOARD, Evening, Phone, evening
from tests.browser.test_accessibility import audit_board, audit_pad

pytestmark = pytest.mark.browser

NAMES = ("Ana", "Bo", "Cem", "Dilek")


def choose(night: Evening, option: str, words: str) -> None:
    night.board.locator(f"[data-option={option}] label", has_text=words).click()
    chosen = night.board.locator(f"[data-option={option}] label", has_text=words).locator("input")
    expect(chosen).to_be_checked()


def sit_down(night: Evening, *options: tuple[str, str], **look: Any) -> None:
    for name in NAMES:
        night.join(name, **look)
    night.board.locator("#game-liar").check(force=True)
    expect(night.board.locator("[data-option=starter]")).to_be_visible()
    for option, words in (("starter", "We choose"), *options):
        choose(night, option, words)
    night.board.click("text=Begin Who’s Lying?")
    night.board.locator(".quick-words button", has_text="Ana").click()
    expect(night.board.locator("#dealing")).to_contain_text("11to each player")
    night.board.click("text=The cards are dealt")
    night.phones["Ana"].expect_title("What do you lay?")


def row(phone: Phone, colour: str) -> Locator:
    return phone.page.locator(f'input[name="cards-{colour}"]')


def more(phone: Phone, colour: str, count: int) -> None:
    for _ in range(count):
        row(phone, colour).locator("xpath=..").locator('[data-by="1"]').tap()
    expect(row(phone, colour)).to_have_value(str(count))


def lay(phone: Phone, said: str, **cards: int) -> None:
    """Enter what is really laid, and say something."""
    opener = phone.page.locator("#open-lay")
    expect(phone.page.locator('.either-open button[type="submit"]')).to_be_attached()
    if opener.count():
        opener.tap()
    for colour, count in cards.items():
        more(phone, colour, count)
    phone.page.locator("label", has=phone.page.locator(f'[data-part=say][value="{said}"]')).tap()
    phone.send()


def do(phone: Phone, what: str) -> None:
    phone.page.locator(f"#do-{what}").tap()


def says(night: Evening) -> Locator:
    return night.board.locator("#says")


def hand(night: Evening, seat: str) -> Locator:
    return night.board.locator(f"#place-{seat} .held .count")


def test_a_lie_a_truth_and_a_win_on_doubted_last_cards(browser: Browser) -> None:
    with evening(browser, own=True) as night:
        sit_down(night)
        ana, bo, cem, dilek = (night.phones[name] for name in NAMES)
        send = ana.page.locator("#action button[type=submit]")
        expect(send).to_be_disabled()
        more(ana, "blue", 1)
        expect(send).to_have_text("Now say a colour")
        more(ana, "green", 1)
        ana.page.locator("label", has=ana.page.locator('[data-part=say][value="red"]')).tap()
        expect(send).to_have_text("Lay two, say red")
        ana.send()

        # It stands, and only what was said is on the board.
        bo.expect_title("Ana says: two red")
        expect(hand(night, "s1")).to_have_text("9")
        cards = night.board.locator(".laid .suit-card")
        expect(cards).to_have_count(2)
        expect(night.board.locator(".laid .suit-face")).to_have_count(0)
        secret = ana.page.locator(".peek .secret-words")
        expect(secret).to_be_hidden()
        ana.page.locator("[data-hold]").dispatch_event("pointerdown")
        expect(secret).to_have_text("one green and one blue")
        ana.page.locator("[data-hold]").dispatch_event("pointerup")
        expect(secret).to_be_hidden()

        # A restart forgets nothing, and tells nothing.
        assert night.program.stop() == 0
        night.program.start()
        expect(bo.page.locator("#connection")).to_be_hidden()
        expect(night.board.locator("#connection")).to_be_hidden()
        do(bo, "doubt")
        expect(says(night)).to_contain_text("A lie! Ana said two red, and laid one green and one")
        expect(night.board.locator(".laid .suit-card[data-odd]")).to_have_count(2)
        expect(hand(night, "s1")).to_have_text("11")

        # The doubter begins; too few cards cannot be sent; two pass, Ana tells the truth.
        lay(bo, "green", yellow=2)
        do(cem, "pass")
        dilek.expect_title("Bo says: two green")
        do(dilek, "pass")
        ana.expect_title("Bo says: two green")
        ana.page.locator("#open-lay").tap()
        more(ana, "red", 1)
        ana.page.locator("label", has=ana.page.locator('[data-part=say][value="red"]')).tap()
        expect(ana.page.locator("#action button[type=submit]")).to_have_text(
            "At least two, and a colour"
        )
        more_red = row(ana, "red").locator("xpath=..").locator('[data-by="1"]')
        for _ in range(6):
            more_red.tap()
        ana.send()
        bo.expect_title("Ana says: seven red")
        do(bo, "doubt")
        expect(says(night)).to_contain_text("Bo doubted in vain")
        expect(night.board.locator("#place-s2 .heap .count")).to_have_text("−9")

        # The last cards, doubted, and honest.
        lay(ana, "yellow", yellow=4)
        expect(says(night)).to_contain_text("No card is left in Ana’s hand")
        do(bo, "doubt")
        expect(says(night)).to_contain_text("Ana wins game 1: the last cards were honest")

        # Who has the rainbow is asked of those who may.
        for phone in (bo, cem, dilek):
            phone.expect_title("Have you the rainbow card?")
            phone.answer("hand" if phone is cem else "none")
        expect(night.board.locator("#tally")).to_contain_text("+10")
        totals = {
            name: int(
                night.board.locator(f"#score-board-s{n} .total").inner_text().replace("−", "-")
            )
            for n, name in enumerate(NAMES, 1)
        }
        assert totals == {"Ana": 10, "Bo": -(9 + 9 + 4), "Cem": -11 - 9, "Dilek": -11}
        night.board.click("text=The cards are dealt")
        ana.expect_title("What do you lay?")


def test_in_open_entry_the_cards_are_entered_when_they_are_turned_up(browser: Browser) -> None:
    with evening(browser) as night:
        sit_down(night, ("entry", "Only what is said"))
        ana, bo, cem, _ = (night.phones[name] for name in NAMES)
        ana.page.locator('.lay-count [data-by="1"]').tap()
        ana.page.locator("label", has=ana.page.locator('[data-part=say][value="red"]')).tap()
        ana.send()
        bo.expect_title("Ana says: two red")
        do(bo, "doubt")
        ana.expect_title("You are doubted")
        more(ana, "red", 2)
        expect(ana.page.locator("#action button[type=submit]")).to_be_enabled()
        ana.send()
        bo.expect_title("Is that what lies there?")

        # Cem sees other cards on the table.
        cem.page.locator("#contest").tap()
        expect(says(night)).to_contain_text("Cem sees other cards on the table")
        ana.expect_title("You are doubted")
        more(ana, "red", 1)
        more(ana, "black", 1)
        ana.send()
        bo.expect_title("Is that what lies there?")
        do(bo, "right")
        expect(says(night)).to_contain_text(
            "A lie! Ana said two red, and laid one red and one black"
        )
        bo.expect_title("What do you lay?")

        # A count that is not the app's is corrected, and the board says what is missing.
        expect(ana.page.locator("#ruling")).to_contain_text("A lie!")
        ana.page.locator("#more-scores summary").tap()
        ana.page.locator("#own-cards [data-ask]").tap()
        ana.page.locator("#ask input[type=number]").fill("10")
        ana.page.locator("#ask button[type=submit]").tap()
        expect(says(night)).to_contain_text("Ana holds ten cards, not eleven")
        expect(night.board.locator(".audit")).to_contain_text("One card unaccounted for")
        expect(hand(night, "s1")).to_have_text("10")


def test_a_doubt_amended_to_a_pass(browser: Browser) -> None:
    with evening(browser) as night:
        sit_down(night)
        ana, bo, cem, _ = (night.phones[name] for name in NAMES)
        lay(ana, "red", red=1)
        do(bo, "doubt")
        expect(says(night)).to_contain_text("The truth!")
        bo.page.tap("text=Fix a mistake")
        bo.page.locator("#more-entries li", has_text="Bo").locator("[data-amend]").tap()
        bo.page.locator("#amend label", has_text="Pass").tap()
        bo.page.locator("#amend button[type=submit]").tap()
        cem.expect_title("Ana says: one red")
        expect(says(night)).to_contain_text("Bo passes")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_read_and_press_it(browser: Browser, scheme: str) -> None:
    small: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "color_scheme": scheme}
    with evening(browser, board={**BIG_BOARD, "color_scheme": scheme}) as night:
        sit_down(night, **small)
        ana, bo = night.phones["Ana"], night.phones["Bo"]
        audit_pad(ana.page, "laying")
        more(ana, "blue", 1)
        ana.page.locator("label", has=ana.page.locator('[data-part=say][value="red"]')).tap()
        ana.page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
        audit_pad(ana.page, "laid")
        ana.send()
        bo.expect_title("Ana says: one red")
        audit_pad(bo.page, "one's turn")
        bo.page.locator("#open-lay").tap()
        audit_pad(bo.page, "laying upon")
        expect(says(night)).to_contain_text("Ana says: one red")
        audit_board(night.board, "an announcement")
        bo.page.locator(".either-open button", has_text="Back").tap()
        do(bo, "doubt")
        expect(night.board.locator(".verdict")).to_be_visible()
        audit_board(night.board, "a lie")
        expect(ana.page.locator("#ruling")).to_be_visible()
        audit_pad(ana.page, "the ruling")
