"""A doubt on the board, beat by beat: card by card, then what it proves, then who takes what; a win comes last."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.fits import screen
from tests.browser.playing_out import begins, finish, go_on, is_at_rest, state
from tests.browser.playing_out import lay as lay_table
from tests.tables.table_fixture import TableFixture

pytestmark = [pytest.mark.slow, pytest.mark.game("liar")]

LOOK = """
(each) => [getComputedStyle(each).color, getComputedStyle(each.parentElement).opacity].join()
"""


def deal(players: int, **options: Any) -> TableFixture:
    """Deal the cards; Ana starts."""
    laid = lay_table("liar", players, starter="table", **options)
    laid.answer("s1")
    laid.answer(True)
    return laid


def lay(laid: TableFixture, said: str, **cards: int) -> None:
    """Let whoever it is lay these cards, and say that they are of a colour."""
    laid.answer({"lay": {"cards": cards, "say": said}})


def hand(board: Page, seat: str) -> Locator:
    return board.locator(f"#place-{seat} .liar-held .liar-count").locator("visible=true")


def test_nothing_of_a_doubt_is_seen_or_said_before_its_beat(browser: Browser) -> None:
    laid = deal(4, extended=True)
    with screen(browser, laid, pace="manual") as board:
        lay(laid, "red", red=1)
        lay(laid, "blue", red=1, blue=1)  # what agrees with the announcement is entered last
        laid.answer({"doubt": True})
        assert begins(board) == ["challenge", "turn", "turn", "lie", "take"]

        # No card is up, nobody has taken anything, and nobody knows whose turn is next.
        says, minus = (
            board.locator("#show-words"),
            board.locator("#place-s2 .liar-heap .liar-count"),
        )
        assert board.locator(".liar-laid .turns[data-phase=before]").count() == 2
        expect(board.locator(".liar-laid .liar-suit-face").first).to_be_hidden()
        expect(board.locator(".liar-verdict")).to_be_hidden()
        expect(board.locator("#pile-doubted")).to_be_visible()
        expect(hand(board, "s2")).to_have_text("9")
        expect(minus.locator("visible=true")).to_have_text("0")
        expect(state(board, "s3")).to_have_text("doubts")
        looks = [minus.locator("visible=true").evaluate(LOOK)]
        looks += [board.locator("#place-s4 .liar-heap .liar-count").evaluate(LOOK)]
        assert looks[0] == looks[1], "a minus pile that is to come looks like any other"
        expect(board.locator("#says")).to_be_hidden()
        expect(says).to_have_text("Cem doubts Bo. Cards up.")

        go_on(board)  # the doubt itself
        go_on(board)  # what agrees with what was said
        faces = board.locator(".liar-laid .liar-suit-face").locator("visible=true")
        expect(faces).to_have_text(["Blue"])
        go_on(board)  # and what does not
        expect(faces).to_have_text(["Blue", "Red"])
        expect(board.locator(".liar-verdict")).to_be_hidden()
        expect(says).to_have_text("Cem doubts Bo. Cards up.")
        go_on(board)
        expect(board.locator(".liar-verdict")).to_have_text("A lie")
        expect(board.locator(".liar-verdict")).to_be_visible()
        expect(says).to_contain_text("A lie!")
        expect(hand(board, "s2")).to_have_text("9")
        go_on(board)
        expect(says).to_contain_text("Bo takes both back, plus 1 minus card.")
        expect(hand(board, "s2")).to_have_text("11")
        expect(minus.locator("visible=true")).to_have_text("1")
        expect(board.locator("#pile-doubted")).to_be_hidden()
        go_on(board)

        # At rest everything is there, and the phones go on.
        is_at_rest(board)
        expect(board.locator("#says")).to_contain_text("It’s Cem’s turn")
        expect(state(board, "s3")).to_have_text("choosing…")
        expect(board.locator(".liar-verdict")).to_be_visible()
        expect(faces).to_have_count(2)


def test_a_game_that_a_doubt_ends_is_seen_to_its_end_before_the_next_one(browser: Browser) -> None:
    laid = deal(4, extended=True)
    with screen(browser, laid, pace="manual") as board:
        lay(laid, "red", red=6, rainbow=1)
        laid.answer({"doubt": True})
        begins(board)
        finish(board)
        lay(laid, "blue", blue=4)
        laid.answer({"doubt": True})
        # The rainbow card is known to be among Bo's minus cards: the next game is to be dealt.
        kinds = begins(board)
        assert kinds == ["challenge", *["turn"] * 4, "truth", "take", "highlight", "tell", "score"]
        says, total = board.locator("#show-words"), board.locator("#score-board-s1 .total")
        expect(board.locator(".between")).to_be_hidden()
        expect(board.locator(".board-head .facts")).to_be_hidden()
        expect(board.locator(".liar-laid .liar-suit-face").first).to_be_hidden()
        for _ in range(7):
            expect(says).not_to_contain_text("wins")
            go_on(board)
        expect(board.locator(".liar-verdict")).to_be_visible()
        expect(says).to_contain_text("Bo takes the whole pile")
        assert not board.locator(".tent-state", has_text="wins").locator("visible=true").count()
        go_on(board)
        expect(board.locator(".highlight")).to_have_text("Ana has no card left!")
        expect(board.locator(".highlight")).to_be_visible()
        go_on(board)
        expect(board.locator(".highlight")).to_be_hidden()
        expect(says).to_contain_text("Ana wins game 1.")
        expect(total).to_have_text("0")
        go_on(board)
        expect(total).to_have_text("10")
        expect(board.locator("#tally")).to_be_visible()
        go_on(board)
        expect(board.locator(".between")).to_be_visible()
        expect(board.locator("#between-heading")).to_have_text(re.compile("Game 1 is over"))


def test_the_last_doubt_of_all_is_seen_before_it_is_told_who_has_won(browser: Browser) -> None:
    laid = deal(2, extended=False)
    with screen(browser, laid, pace="manual") as board:
        # Whoever is caught takes all back; whoever is not has no card left.
        lay(laid, "red", red=7)
        laid.answer({"pass": True})
        lay(laid, "blue", blue=6)
        laid.answer({"doubt": True})
        kinds = begins(board)
        reveal = ["challenge", *["turn"] * 6, "truth", "take", "highlight", "tell"]
        assert kinds[: len(reveal) + 2] == [*reveal, "place", "place"]
        expect(board.locator("#finale")).to_be_hidden()
        expect(board.locator(".liar-laid .liar-suit-face").first).to_be_hidden()
        go_on(board, 8)
        expect(board.locator("#show-words")).to_contain_text("The truth!")
        go_on(board, 3)
        expect(board.locator("#show-words")).to_contain_text("Ana wins.")
        expect(board.locator("#finale")).to_be_hidden()
        go_on(board)
        expect(board.locator("#show-words")).to_contain_text("Second place goes to Bo")
        expect(board.locator("#finale h1")).to_be_hidden()
        go_on(board)
        expect(board.locator("#show-words")).to_contain_text("Ana wins Who’s Lying?")
        go_on(board, len(kinds) - len(reveal) - 1)
        expect(board.locator("#finale h1")).to_have_text("Ana wins Who’s Lying?")
        expect(board.locator("#finale")).to_be_visible()
        expect(board.locator("#scene")).to_be_hidden()
        expect(board.locator("#score-board-s1 .total")).to_have_text("0")
