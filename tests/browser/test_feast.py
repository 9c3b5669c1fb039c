"""A whole evening of The Feast: five phones, a board, real cards (shuffled by the test)."""

from __future__ import annotations

import io
from collections import Counter
from random import Random

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import Evening, evening
from tests.browser.fits import pad_of, screen
from tests.tables.table_fixture import TableFixture

pytestmark = pytest.mark.game("feast")

NAMES = ("Ana", "Bo", "Cem", "Dilek", "Eva")
DECK = [rank for rank in range(1, 11) for _ in range(rank)]


def scan(page: Page) -> str:
    """Read the code off the screen, as a phone's camera does."""
    picture = Image.open(io.BytesIO(page.locator("#join-panel").screenshot()))
    (code,) = zxingcpp.read_barcodes(picture)
    return code.text


def begin(night: Evening, names: tuple[str, ...]) -> None:
    for name in names:
        expect(night.board.locator("#seat-order")).to_contain_text(name)
    night.board.click("text=Start The Feast")
    expect(night.board.locator("text=Start The Feast")).to_have_count(0)


def enter_topic(night: Evening, topic: int) -> None:
    """Enter the topic on the board, and wait until no phone asks for it any more."""
    board = night.board
    expect(board.locator(".asked-what")).to_have_text("Flip the top card. What is it?")
    board.keyboard.press(str(topic % 10))
    expect(board.locator(".board-ruling")).to_contain_text("Everybody chooses a card")
    for phone in night.phones.values():
        expect(phone.page.locator("form[data-name=topic]")).to_have_count(0)


class Count:
    """The score, counted by hand: what the test expects, worked out without the referee."""

    def __init__(self) -> None:
        self.totals = Counter(dict.fromkeys(NAMES, 0))

    def judge(self, topic: int, ploys: dict[str, int]) -> tuple[str | None, str | None, list[int]]:
        """Return who takes the topic, who takes a gaffe, and the gaffes that lie there."""
        times = Counter(ploys.values())
        alone = sorted((rank, name) for name, rank in ploys.items() if times[rank] == 1)
        gaffes = sorted((rank for rank in ploys.values() if times[rank] > 1), reverse=True)
        if not alone:
            return None, None, gaffes
        high, low = alone[-1][1], alone[0][1]
        if high == low:
            return (None, high, gaffes) if gaffes[0] > topic else (high, None, gaffes)
        return high, (low if gaffes else None), gaffes


ANSWER_AT_ONCE = """
(rank) => {
  document.querySelector(`form.answer input[value="${rank}"]`).click();
  document.querySelector("#action button[type=submit]").click();
}
"""
"""Both clicks, without looking for where a finger would tap."""


def play_round(
    night: Evening, count: Count, topic: int, ploys: dict[str, int], *, tapping: bool
) -> None:
    enter_topic(night, topic)
    for name, rank in ploys.items():
        phone = night.phones[name]
        phone.expect_title("Which card will you play?")
        if tapping:
            phone.answer(rank)
        else:
            phone.page.evaluate(ANSWER_AT_ONCE, rank)
    high, low, gaffes = count.judge(topic, ploys)
    times = Counter(ploys.values())
    lone = [name for name, rank in ploys.items() if times[rank] == 1]
    if len(lone) == 1:
        chooser = night.phones[lone[0]]
        chooser.expect_title("You’re the only one left!")
        chooser.answer("topic" if high else gaffes[0])
    elif low and len(set(gaffes)) > 1:
        night.phones[low].expect_title("You’re the lowest. Which gaffe will you take?")
        night.phones[low].answer(gaffes[0])
    if high:
        count.totals[high] += topic
    if low:
        count.totals[low] += gaffes[0]


def totals(page: Page) -> dict[str, int]:
    rows = page.locator(".scores tbody tr")
    return {
        row.locator(".who-name").inner_text(): int(row.locator(".total").inner_text())
        for row in rows.all()
    }


@pytest.mark.slow
def test_a_whole_game_with_five_phones(browser: Browser) -> None:
    rng, count = Random(7), Count()
    with evening(browser) as night:
        url = scan(night.board)
        assert url == f"{night.program.url}/{night.code}"
        for name in NAMES:
            night.join_by_hand(name, url)
        begin(night, NAMES)
        for deal in range(4):
            deck, before = rng.sample(DECK, len(DECK)), dict(count.totals)
            hands = {name: deck[8 * i : 8 * i + 8] for i, name in enumerate(NAMES)}
            for number in range(8):
                ploys = {name: hands[name][number] for name in NAMES}
                play_round(night, count, deck[40 + number], ploys, tapping=deal in {0, 3})
            if deal < 3:
                # The last reveal stays under it until the next topic is turned up.
                between = night.board.locator(".between")
                expect(between.locator("h2")).to_have_text(f"Deal {deal + 1} is over")
                for nth, name in enumerate(NAMES, 1):
                    brought = count.totals[name] - before.get(name, 0)
                    expect(between.locator(f"#brought-s{nth} b")).to_have_text(f"+{brought}")
                expect(between.locator(".steps")).to_contain_text("Deal 8 to each of you")
                expect(night.board.locator("#place-s1 .card[data-face=up]")).to_have_count(1)
                expect(night.board.locator(".facts").first).not_to_contain_text("Round")
        best = max(count.totals.values())
        winners = [name for name in NAMES if count.totals[name] == best]
        head = night.board.locator("#finale h1")
        for name in winners:
            expect(head).to_contain_text(name)
        assert totals(night.board) == dict(count.totals)
        for name, phone in night.phones.items():
            won = "You win!" if len(winners) == 1 else "You share the win!"
            if name in winners:
                phone.expect_title(won)
            expect(phone.page.locator("#more-scores")).to_have_count(0)
            assert totals(phone.page)[name] == count.totals[name]
        night.board.click("#rematch-button")
        expect(night.board.locator(".facts")).to_have_text("Deal 1 of 4")
        assert totals(night.board) == dict.fromkeys(NAMES, 0)


def test_a_sealed_ploy_can_be_looked_at_and_taken_back_which_stops_the_count(
    browser: Browser,
) -> None:
    laid = TableFixture()
    laid.start()
    laid.answer(5)
    with screen(browser, laid) as board, pad_of(browser, laid, laid.seats[0]) as ana:
        ana.answer(9)
        ana.expect_title("Sealed")
        for seat, rank in zip(laid.seats[1:], (6, 9, 4), strict=True):
            laid.answer(rank, seat)
        expect(board.locator(".countdown")).to_be_visible()
        secret = ana.page.locator("#secret")
        expect(secret).to_have_attribute("data-face", "down")
        hold = ana.page.locator("#hold")
        hold.dispatch_event("pointerdown")
        expect(secret).to_have_attribute("data-face", "up")
        hold.dispatch_event("pointerup")
        expect(secret).to_have_attribute("data-face", "down")
        ana.page.tap("[data-do=unseal]")
        ana.expect_title("Which card will you play?")
        expect(board.locator(".countdown")).to_have_count(0)
        expect(board.locator("#place-s1")).to_contain_text("choosing", use_inner_text=True)
        ana.answer(10)
        expect(board.locator(".countdown")).to_be_visible()
        board.keyboard.press(" ")
        expect(board.locator(".board-ruling")).to_contain_text("Ana takes the 5")


@pytest.mark.slow
def test_an_amend_and_an_undo_judge_the_round_anew(browser: Browser) -> None:
    laid = TableFixture()
    laid.start()
    laid.answer(8)
    laid.seal(10, 9, 7, 7)
    laid.alarm.ring()
    with screen(browser, laid) as board, pad_of(browser, laid, laid.seats[0]) as ana:
        ruling, page = board.locator(".board-ruling"), ana.page
        expect(ruling).to_contain_text("Ana takes the 8")
        assert totals(board)["Ana"] == 8
        page.tap("text=Fix a mistake")
        page.locator("#more-entries li", has_text="Ana").locator("[data-amend]").tap()
        page.locator('#amend input[value="9"]').locator("xpath=..").tap()
        page.locator("#amend button[type=submit]").tap()
        expect(ruling).to_contain_text("Nobody takes the 8")
        assert totals(board)["Ana"] == 0
        board.keyboard.press("u")
        expect(board.locator("#undo h2")).to_contain_text("the change of Ana’s ploy, deal 1")
        board.click("#take-back")
        expect(ruling).to_contain_text("Ana takes the 8")


@pytest.mark.slow
def test_dummies_lie_open_before_anybody_chooses(browser: Browser) -> None:
    laid = TableFixture(2)
    laid.start()
    with screen(browser, laid) as board, pad_of(browser, laid, laid.seats[0]) as ana:
        expect(board.locator(".asked-what")).to_have_text("Flip the top card. What is it?")
        board.keyboard.press("0")
        for number, rank in ((1, 9), (2, 4)):
            expect(board.locator(".asked-what")).to_have_text(
                f"Flip a card for Dummy {number}. What is it?"
            )
            board.keyboard.press(str(rank))
        ana.expect_title("Which card will you play?")
        expect(ana.page.locator("#on-table")).to_contain_text("Dummy 1 shows 9")
        ana.answer(10)
        ana.expect_title("Sealed")
        laid.answer(9, laid.seats[1])
        laid.alarm.ring()
        expect(board.locator(".board-ruling")).to_contain_text("Ana takes the 10")
        expect(board.locator(".board-ruling")).to_contain_text("Dummy 2 takes a 9")
