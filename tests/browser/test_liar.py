"""Who's Lying? with four phones: a doubt of each kind, and a win on a doubted last card."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.evening import BIG_BOARD, Evening, Phone, evening
from tests.browser.fits import pad_of, screen
from tests.browser.test_accessibility import audit_board, audit_pad
from tests.tables.table_fixture import TableFixture

pytestmark = pytest.mark.game("liar")

NAMES = ("Ana", "Bo", "Cem", "Dilek")
MARKED = """
(each) => {
  const style = getComputedStyle(each.querySelector("button"));
  return [style.backgroundColor, style.borderColor, style.color, each.className].join();
}
"""
"""How the button of a colour looks, whichever colour it is."""


def choose(board: Page, option: str, words: str) -> None:
    board.locator(f"[data-option={option}] label", has_text=words).click()
    chosen = board.locator(f"[data-option={option}] label", has_text=words).locator("input")
    expect(chosen).to_be_checked()


def sit_down(night: Evening, *options: tuple[str, str], **look: Any) -> None:
    for name in NAMES:
        night.join(name, **look)
    night.board.locator("#game-liar").check(force=True)
    expect(night.board.locator("[data-option=starter]")).to_be_visible()
    night.board.locator("label:has(#form-extended)").click()
    expect(night.board.locator("#form-extended")).to_be_checked()
    for option, words in (("starter", "We choose"), *options):
        choose(night.board, option, words)
    night.board.click("text=Start Who’s Lying?")
    night.board.locator(".quick-words button", has_text="Ana").click()
    expect(night.board.locator(".between")).to_contain_text("Deal 11 to each")
    night.board.click("text=The cards are dealt")
    night.phones["Ana"].expect_title("What will you play?")


def dealt() -> TableFixture:
    """Deal eleven cards to each of four; Ana starts."""
    laid = TableFixture()
    laid.start("liar", extended=True, starter="table")
    laid.answer("s1")
    laid.answer(True)
    return laid


def row(phone: Phone, colour: str) -> Locator:
    return phone.page.locator(f'input[name="cards-{colour}"]')


def take(phone: Phone, **cards: int) -> None:
    """Enter which cards they really are, one tap a card."""
    for colour, number in cards.items():
        for _ in range(number):
            phone.page.locator(f'.liar-lay [data-take="{colour}"]').tap()
        expect(row(phone, colour)).to_have_value(str(number))


def say(phone: Phone, said: str) -> None:
    phone.page.locator("label", has=phone.page.locator(f'[data-part=say][value="{said}"]')).tap()


def lay(phone: Phone, said: str, **cards: int) -> None:
    """Enter what is really laid, and say something."""
    opener = phone.page.locator("#open-lay")
    expect(phone.page.locator('.either-open button[type="submit"]')).to_be_attached()
    if opener.count():
        opener.tap()
    take(phone, **cards)
    say(phone, said)
    phone.send()


def do(phone: Phone, what: str) -> None:
    phone.page.locator(f"#do-{what}").tap()


def says(night: Evening) -> Locator:
    return night.board.locator("#says")


def hand(night: Evening, seat: str) -> Locator:
    return night.board.locator(f"#place-{seat} .liar-held .liar-count").locator("visible=true")


@pytest.mark.slow
def test_a_lie_a_truth_and_a_win_on_doubted_last_cards(browser: Browser) -> None:
    with evening(browser, own=True) as night:
        sit_down(night)
        ana, bo, cem, dilek = (night.phones[name] for name in NAMES)
        send = ana.page.locator("#action button[type=submit]")
        expect(send).to_be_disabled()
        expect(send).to_have_text("Which cards?")
        take(ana, blue=1, green=1)
        expect(send).to_have_text("Say a colour")
        # What they really are lies under the cover, and nothing else on the pad tells of it.
        heap = ana.page.locator("[data-heap]")
        expect(heap).to_be_hidden()
        marked = ana.page.locator(".liar-colour-pick").evaluate_all(f"all => all.map({MARKED})")
        assert len(set(marked)) == 1, "each colour's button looks as before"
        ana.page.locator(".liar-really [data-hold]").dispatch_event("pointerdown")
        expect(heap).to_be_visible()
        expect(heap).to_have_text("1 green and 1 blue")
        ana.page.locator(".liar-really [data-hold]").dispatch_event("pointerup")
        expect(heap).to_be_hidden()
        say(ana, "red")
        expect(send).to_have_text("Play 2, say red")
        ana.send()

        # It stands, and only what was said is on the board.
        bo.expect_title("Ana says: 2 red")
        expect(hand(night, "s1")).to_have_text("9")
        cards = night.board.locator(".liar-laid .liar-suit-card")
        expect(cards).to_have_count(2)
        expect(night.board.locator(".liar-laid .liar-suit-face")).to_have_count(0)
        secret = ana.page.locator(".liar-peek .secret-words")
        expect(secret).to_be_hidden()
        ana.page.locator("[data-hold]").dispatch_event("pointerdown")
        expect(secret).to_have_text("1 green and 1 blue")
        ana.page.locator("[data-hold]").dispatch_event("pointerup")
        expect(secret).to_be_hidden()

        # A restart forgets nothing, and tells nothing.
        assert night.program.stop() == 0
        night.program.start()
        expect(bo.page.locator("#connection")).to_be_hidden()
        expect(night.board.locator("#connection")).to_be_hidden()
        do(bo, "doubt")
        expect(says(night)).to_contain_text("A lie! Ana said 2 red and played 1 green and 1")
        expect(night.board.locator(".liar-laid .liar-suit-card[data-odd]")).to_have_count(2)
        expect(hand(night, "s1")).to_have_text("11")

        # The doubter begins; too few cards cannot be sent; two pass, Ana tells the truth.
        bo.expect_title("What will you play?")
        lay(bo, "green", yellow=2)
        do(cem, "pass")
        dilek.expect_title("Bo says: 2 green")
        do(dilek, "pass")
        ana.expect_title("Bo says: 2 green")
        ana.page.locator("#open-lay").tap()
        expect(ana.page.locator('.liar-lay-number [data-by="-1"]')).to_be_disabled()
        say(ana, "red")
        expect(ana.page.locator("#action button[type=submit]")).to_have_text("Which cards?")
        take(ana, red=7)
        ana.send()
        bo.expect_title("Ana says: 7 red")
        do(bo, "doubt")
        expect(says(night)).to_contain_text("Bo doubted the truth")
        minus = night.board.locator("#place-s2 .liar-heap .liar-count")
        expect(minus.locator("visible=true")).to_have_text("9")

        # The last cards, doubted, and honest.
        lay(ana, "yellow", yellow=4)
        expect(says(night)).to_contain_text("Those were Ana’s last cards")
        do(bo, "doubt")
        expect(says(night)).to_contain_text("Ana wins game 1.")

        # Who has the rainbow is asked of those who may.
        for phone in (bo, cem, dilek):
            phone.expect_title("Do you have the rainbow card?")
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
        ana.expect_title("What will you play?")


@pytest.mark.slow
def test_in_open_entry_the_cards_are_entered_when_they_are_turned_up(browser: Browser) -> None:
    with evening(browser) as night:
        sit_down(night, ("entry", "Only what is said"))
        ana, bo, cem, _ = (night.phones[name] for name in NAMES)
        ana.page.locator('.liar-lay-count [data-by="1"]').tap()
        say(ana, "red")
        ana.send()
        bo.expect_title("Ana says: 2 red")
        do(bo, "doubt")
        ana.expect_title("You’re doubted")
        take(ana, red=2)
        expect(ana.page.locator("#action button[type=submit]")).to_be_enabled()
        ana.send()
        bo.expect_title("Are these the cards?")

        # Cem says those aren’t the cards.
        cem.page.locator("#contest").tap()
        expect(says(night)).to_contain_text("Cem says those aren’t the cards")
        ana.expect_title("You’re doubted")
        take(ana, red=1, black=1)
        ana.send()
        bo.expect_title("Are these the cards?")
        do(bo, "right")
        expect(says(night)).to_contain_text("A lie! Ana said 2 red and played 1 red and 1 black")
        bo.expect_title("What will you play?")

        # A count that is not the app's is corrected, and the board says what is missing.
        expect(ana.page.locator("#ruling")).to_contain_text("A lie!")
        ana.page.locator("#more-scores summary").tap()
        ana.page.locator("#own-cards [data-ask]").tap()
        ana.page.locator("#ask .field input").fill("10")
        ana.page.locator("#ask button[type=submit]").tap()
        expect(says(night)).to_contain_text("Ana holds 10 cards, not 11")
        expect(night.board.locator(".liar-audit")).to_contain_text("1 card missing")
        expect(hand(night, "s1")).to_have_text("10")


@pytest.mark.slow
def test_with_four_suits_and_a_joker_everything_says_so(browser: Browser) -> None:
    laid = TableFixture()
    seat, other, third, _ = laid.seats
    with screen(browser, laid) as board, ExitStack() as pads:
        board.locator("#game-liar").check(force=True)
        expect(board.locator("[data-option=starter]")).to_be_visible()
        choose(board, "deck", "joker")
        expect(board.locator("[data-option=ranks]")).to_be_visible()
        expect(board.locator("[data-option=colours]")).to_have_count(0)
        expect(board.locator(".needs")).to_contain_text("One standard deck and one joker")
        choose(board, "starter", "We choose")
        board.click("text=Start Who’s Lying?")
        board.locator(".quick-words button", has_text="Ana").click()
        expect(board.locator(".between .steps")).to_contain_text("one joker")
        expect(board.locator(".between .steps")).to_contain_text("Deal 12 to each")
        board.click("text=The cards are dealt")
        ana, bo = (pads.enter_context(pad_of(browser, laid, each)) for each in (seat, other))
        ana.expect_title("What will you play?")
        expect(ana.page.locator("#action button[type=submit]")).to_have_text("Which cards?")
        take(ana, spades=1)
        expect(ana.page.locator("#action button[type=submit]")).to_have_text("Say a suit")
        expect(ana.page.locator(".liar-colour-pick .liar-pick-name")).to_have_text(
            ["Spades", "Hearts", "Diamonds", "Clubs", "Joker"]
        )
        say(ana, "hearts")
        expect(ana.page.locator("[data-said]")).to_have_text("You say: 1 heart")
        ana.send()
        bo.expect_title("Ana says: 1 heart")
        lay(bo, "clubs", diamonds=2, joker=1)
        expect(board.locator(".liar-said-what")).to_have_text("3 clubs")
        laid.answer({"doubt": True}, third)
        expect(board.locator("#says")).to_contain_text(
            "A lie! Bo said 3 clubs and played 2 diamonds and the joker"
        )
        expect(board.locator(".liar-laid .liar-suit-card[data-odd] .liar-suit-name")).to_have_text(
            ["Diamonds", "Diamonds"]
        )


@pytest.mark.slow
def test_a_doubt_amended_to_a_pass(browser: Browser) -> None:
    laid = dealt()
    laid.answer({"lay": {"cards": {"red": 1}, "say": "red"}})
    laid.answer({"doubt": True})
    with screen(browser, laid) as board, pad_of(browser, laid, laid.seats[1]) as bo:
        expect(board.locator("#says")).to_contain_text("The truth!")
        bo.page.tap("text=Fix a mistake")
        bo.page.locator("#more-entries li", has_text="Bo").locator("[data-amend]").tap()
        bo.page.locator("#amend label", has_text="Pass").tap()
        bo.page.locator("#amend button[type=submit]").tap()
        expect(board.locator("#says")).to_contain_text("Bo passes")
        expect(bo.page.locator("#todo h1")).to_contain_text("Cem")


@pytest.mark.slow
def test_everybody_can_read_and_press_it(browser: Browser) -> None:
    small: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}
    laid = dealt()
    with (
        screen(browser, laid, **BIG_BOARD) as board,
        pad_of(browser, laid, laid.seats[0], **small) as ana,
        pad_of(browser, laid, laid.seats[1], **small) as bo,
    ):
        audit_pad(ana.page, "laying")
        take(ana, blue=1)
        say(ana, "red")
        ana.page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
        audit_pad(ana.page, "laid")
        ana.send()
        bo.expect_title("Ana says: 1 red")
        audit_pad(bo.page, "one's turn")
        bo.page.locator("#open-lay").tap()
        audit_pad(bo.page, "laying upon")
        expect(board.locator("#says")).to_contain_text("Ana says: 1 red")
        audit_board(board, "an announcement")
        bo.page.locator(".either-open button", has_text="Back").tap()
        do(bo, "doubt")
        expect(board.locator(".liar-verdict")).to_be_visible()
        audit_board(board, "a lie")
        expect(ana.page.locator("#ruling")).to_be_visible()
        audit_pad(ana.page, "the ruling")


@pytest.mark.slow
def test_each_tap_is_one_card_and_what_cannot_be_is_said(browser: Browser) -> None:
    laid = dealt()
    with pad_of(browser, laid, laid.seats[0]) as ana:
        page = ana.page
        count = page.locator('.liar-lay-number input[name="count"]')
        fewer = page.locator('.liar-lay-number [data-by="-1"]')
        reason, heap = page.locator(".liar-lay .reason"), page.locator("[data-heap]")
        expect(fewer).to_be_disabled()
        # Eleven cards, tapped as they lie in the hand: no tap changes another card.
        take(ana, red=4, blue=2, green=3, yellow=2)
        expect(count).to_have_value("11")
        expect(heap).to_have_text("4 red, 2 yellow, 3 green and 2 blue")
        page.locator('[data-take="black"]').tap()
        expect(reason).to_have_text("You hold no more cards.")
        expect(heap).to_have_text("4 red, 2 yellow, 3 green and 2 blue")
        # One fewer takes back the card that was tapped last.
        fewer.tap()
        expect(reason).to_be_empty()
        expect(count).to_have_value("10")
        expect(heap).to_have_text("4 red, 1 yellow, 3 green and 2 blue")
        for _ in range(9):
            fewer.tap()
        expect(count).to_have_value("1")
        expect(heap).to_have_text("1 red")
        fewer.tap()
        expect(heap).to_be_empty()
        expect(fewer).to_be_disabled()
        # A colour that has run out is refused beside the cards; which one it was stands under the cover.
        for _ in range(7):
            page.locator('[data-take="violet"]').tap()
        page.locator('[data-take="violet"]').tap()
        expect(reason).to_have_text("That can’t be one of them. Hold to see why.")
        expect(heap).to_have_text("7 violet.")
        expect(page.locator("[data-heap-reason]")).to_contain_text("violet")
        expect(count).to_have_value("7")


@pytest.mark.slow
def test_all_that_is_entered_to_lay_is_seen_at_once(browser: Browser) -> None:
    laid = dealt()
    laid.answer({"lay": {"cards": {"red": 2}, "say": "red"}})
    with pad_of(browser, laid, laid.seats[1], viewport={"width": 320, "height": 568}) as bo:
        bo.page.locator("#open-lay").tap()
        last = bo.page.locator(".liar-say .choice").last
        expect(last).to_be_visible()
        assert bo.page.evaluate(
            """() => {
              const foot = document.querySelector("#action").getBoundingClientRect().top;
              return document.querySelector(".liar-say .choice:last-child").getBoundingClientRect().bottom <= foot;
            }"""
        )
        gaps = bo.page.evaluate(
            """() => [...document.querySelectorAll(".liar-lay .liar-colour-pick, .liar-lay-number .button")]
              .map((each) => each.getBoundingClientRect()).every((box) => box.width >= 47 && box.height >= 47)"""
        )
        assert gaps
