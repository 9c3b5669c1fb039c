"""An auction on the board, beat by beat: the bids from the lowest on, the order, and then each decision."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import PATIENT, Evening, evening
from tests.browser.test_ibid import add, auction, keys, set_up, title, worth

pytestmark = pytest.mark.slow

KINDS = "JSON.parse(document.getElementById('show').dataset.kinds)"


def go_on(board: Page, times: int = 1) -> None:
    for _ in range(times):
        board.keyboard.press(" ")


def begin(night: Evening) -> list[str]:
    """Wait until the board plays, and return the kinds of the beats."""
    expect(night.board.locator("body")).to_have_attribute("data-playing-out", "")
    kinds: list[str] = night.board.evaluate(KINDS)
    return kinds


def finish(board: Page) -> None:
    while board.locator("body[data-playing-out]").count():
        go_on(board)


def test_nothing_of_an_auction_is_seen_or_said_before_its_beat(browser: Browser) -> None:
    with evening(browser, pace="manual", module=PATIENT) as night:
        set_up(night)
        board, host = night.board, night.phones["Ana"]
        expect(title(host)).to_have_text("Who starts?")
        host.answer("s1")
        expect(title(host)).to_have_text("Flip the top tile. What is it?")
        keys(host, 20)
        host.send()
        add(night.phones["Ana"], 22)
        add(night.phones["Bo"], 40)

        # All bids lie inside: the lowest is asked first, and has nothing to pay with.
        auction(night, "Cem", {"Ana": 30, "Bo": 33, "Cem": 39, "Dilek": 25})
        bids, tells, take = ["bid"] * 4, ["tell"] * 2, ["strike", "strike", "take", "score", "tell"]
        assert begin(night) == [*bids, *tells, *take]
        seen = board.locator("#range .pin").locator("visible=true")
        says, inverted = board.locator("#show-words"), board.locator(".asked-first")
        total = board.locator("#score-board-s4 .total")
        slips = board.locator(".place-tiles .tile").locator("visible=true")
        expect(seen).to_have_count(0)
        expect(slips).to_have_count(0)
        expect(inverted).to_be_hidden()
        expect(board.locator("#says")).to_be_hidden()
        expect(says).to_have_text("All bids up, the lowest first.")
        expect(total).to_have_text("0")
        expect(board.locator(".offer-place:not(.sold)")).to_be_hidden()
        expect(board.locator(".sold .offer-by").first).to_be_hidden()
        expect(night.phones["Bo"].page.locator("#look")).to_be_visible()

        for numbers in (["25"], ["25", "30"], ["25", "30", "33"], ["25", "30", "33", "39"]):
            go_on(board)
            expect(seen.locator(".pin-number")).to_have_text(numbers)
            expect(slips).to_have_count(len(numbers))
        expect(board.locator(".pin-order").locator("visible=true")).to_have_count(0)
        expect(says).to_have_text("All bids up, the lowest first.")
        go_on(board)
        expect(says).to_contain_text("Lowest first.")
        expect(inverted).to_be_visible()
        expect(board.locator(".pin-order").locator("visible=true")).to_have_count(0)
        go_on(board)
        expect(says).to_contain_text("Dilek 25, Ana 30, Bo 33, Cem 39.")
        expect(board.locator(".pin-order").locator("visible=true")).to_have_count(4)
        go_on(board)  # one knock
        expect(says).to_contain_text("Dilek has to take the offer")
        go_on(board)  # two
        expect(board.locator(".sold .offer-by").first).to_be_hidden()
        go_on(board)
        expect(board.locator(".sold .offer-by").first).to_be_visible()
        expect(total).to_have_text("0")
        go_on(board)
        expect(total).to_have_text(str(worth(20, 22, 40)))
        expect(board.locator(".offer-place:not(.sold)")).to_be_hidden()
        go_on(board)
        expect(says).to_contain_text("Dilek’s 25 starts the next offer.")
        expect(board.locator(".offer-place:not(.sold) .tile-number")).to_have_text("25")
        go_on(board)

        # At rest everything is there, and the phones go on.
        expect(board.locator("body")).not_to_have_attribute("data-playing-out", "")
        expect(board.locator("#says")).to_contain_text("Dilek has to take the offer")
        expect(seen).to_have_count(4)
        expect(slips).to_have_count(4)
        expect(night.phones["Bo"].page.locator("#look")).to_be_hidden()

        # Dilek can pay: a skip has its own moments, and the tile that is lost is seen after the knock.
        dilek = night.phones["Dilek"]
        auction(night, "Dilek", {"Ana": 1, "Bo": 2, "Cem": 3, "Dilek": 64})
        begin(night)
        finish(board)
        expect(title(dilek)).to_have_text("Do you want this offer?")
        dilek.answer("skip")
        assert begin(night) == ["skip", "turn", "score"]
        expect(says).to_have_text("Dilek has decided.")
        expect(board.locator(".offer-place.drawn")).to_be_hidden()
        expect(board.locator("#place-s4 .tent-state").locator("visible=true")).to_have_text(
            "choosing…"
        )
        go_on(board)
        expect(says).to_contain_text("Dilek skips.")
        expect(board.locator(".offer-place.drawn")).to_be_hidden()
        go_on(board)
        expect(says).to_contain_text("Dilek loses the")
        expect(board.locator(".offer-place.drawn")).to_be_visible()
        expect(total).to_have_text(str(worth(20, 22, 40)))
        go_on(board)
        expect(total).not_to_have_text(str(worth(20, 22, 40)))
        go_on(board)

        # What is added comes after that, without a second knock.
        expect(title(dilek)).to_have_text("Which tile do you add?")
        keys(dilek, 50)
        dilek.page.locator(".insert-gap").last.tap()
        dilek.send()
        expect(board.locator("#says")).not_to_contain_text("Dilek loses")
        begin(night)
        finish(board)
        expect(board.locator(".offer-place:not(.sold) .tile-number").last).to_be_visible()
