"""An auction on the board, beat by beat: the bids from the lowest on, the order, and then each decision."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.fits import screen
from tests.browser.playing_out import begins, finish, go_on, is_at_rest, lay, state
from tests.browser.test_ibid import worth
from tests.tables.table_fixture import TableFixture

pytestmark = [pytest.mark.slow, pytest.mark.game("ibid")]


def auction(laid: TableFixture, *bids: int) -> None:
    """Let whoever it is declare an auction, and everybody bid."""
    laid.answer({"declare": True})
    for seat, bid in zip(laid.seats, bids, strict=True):
        laid.answer(bid, seat)
    laid.alarm.ring()


def test_nothing_of_an_auction_is_seen_or_said_before_its_beat(browser: Browser) -> None:
    laid = lay("ibid", 4, deck="app", actions=False, draw=False)
    laid.answer("s1")
    laid.answer(20)
    laid.answer({"add": 22})
    laid.answer({"add": 40})
    with screen(browser, laid, pace="manual") as board:
        # All bids lie inside: the lowest is asked first, and has nothing to pay with.
        auction(laid, 30, 33, 39, 25)
        bids, tells, take = ["bid"] * 4, ["tell"] * 2, ["strike", "strike", "take", "score", "tell"]
        assert begins(board) == [*bids, *tells, *take]
        seen = board.locator("#range .ibid-pin").locator("visible=true")
        says, inverted = board.locator("#show-words"), board.locator(".ibid-asked-first")
        total = board.locator("#score-board-s4 .total")
        slips = board.locator(".ibid-place-tiles .ibid-tile").locator("visible=true")
        expect(seen).to_have_count(0)
        expect(slips).to_have_count(0)
        expect(inverted).to_be_hidden()
        expect(board.locator("#says")).to_be_hidden()
        expect(says).to_have_text("All bids up, the lowest first.")
        expect(total).to_have_text("0")
        expect(board.locator(".ibid-offer-place:not(.ibid-sold)")).to_be_hidden()
        expect(board.locator(".ibid-sold .ibid-offer-by").first).to_be_hidden()

        for numbers in (["25"], ["25", "30"], ["25", "30", "33"], ["25", "30", "33", "39"]):
            go_on(board)
            expect(seen.locator(".ibid-pin-number")).to_have_text(numbers)
            expect(slips).to_have_count(len(numbers))
        expect(board.locator(".ibid-pin-order").locator("visible=true")).to_have_count(0)
        expect(says).to_have_text("All bids up, the lowest first.")
        go_on(board)
        expect(says).to_contain_text("Lowest first.")
        expect(inverted).to_be_visible()
        expect(board.locator(".ibid-pin-order").locator("visible=true")).to_have_count(0)
        go_on(board)
        expect(says).to_contain_text("Dilek 25, Ana 30, Bo 33, Cem 39.")
        expect(board.locator(".ibid-pin-order").locator("visible=true")).to_have_count(4)
        go_on(board)  # one knock
        expect(says).to_contain_text("Dilek has to take the offer")
        go_on(board)  # two
        expect(board.locator(".ibid-sold .ibid-offer-by").first).to_be_hidden()
        go_on(board)
        expect(board.locator(".ibid-sold .ibid-offer-by").first).to_be_visible()
        expect(total).to_have_text("0")
        go_on(board)
        expect(total).to_have_text(str(worth(20, 22, 40)))
        expect(board.locator(".ibid-offer-place:not(.ibid-sold)")).to_be_hidden()
        go_on(board)
        expect(says).to_contain_text("Dilek’s 25 starts the next offer.")
        expect(board.locator(".ibid-offer-place:not(.ibid-sold) .ibid-tile-number")).to_have_text(
            "25"
        )
        go_on(board)

        # At rest everything is there, and the phones go on.
        is_at_rest(board)
        expect(board.locator("#says")).to_contain_text("Dilek has to take the offer")
        expect(seen).to_have_count(4)
        expect(slips).to_have_count(4)

        # Dilek can pay: a skip has its own moments, and the tile that is lost is seen after the knock.
        auction(laid, 1, 2, 3, 64)
        begins(board)
        finish(board)
        laid.answer("skip")
        assert begins(board) == ["skip", "turn", "score"]
        expect(says).to_have_text("Dilek has decided.")
        expect(board.locator(".ibid-offer-place.ibid-drawn")).to_be_hidden()
        expect(state(board, "s4")).to_have_text("choosing…")
        go_on(board)
        expect(says).to_contain_text("Dilek skips.")
        expect(board.locator(".ibid-offer-place.ibid-drawn")).to_be_hidden()
        go_on(board)
        expect(says).to_contain_text("Dilek loses the")
        expect(board.locator(".ibid-offer-place.ibid-drawn")).to_be_visible()
        expect(total).to_have_text(str(worth(20, 22, 40)))
        go_on(board)
        expect(total).not_to_have_text(str(worth(20, 22, 40)))
        go_on(board)

        # What is added comes after that, without a second knock.
        laid.answer({"tile": 50, "place": 1})
        expect(board.locator("#says")).not_to_contain_text("Dilek loses")
        begins(board)
        finish(board)
        expect(
            board.locator(".ibid-offer-place:not(.ibid-sold) .ibid-tile-number").last
        ).to_be_visible()
