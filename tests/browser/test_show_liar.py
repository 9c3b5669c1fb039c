"""A doubt on the board, beat by beat: card by card, then what it proves, then who takes what; a win comes last."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import PATIENT, evening
from tests.browser.test_liar import NAMES, choose, do, hand, lay, sit_down
from tests.browser.test_show_ibid import begin, go_on

pytestmark = pytest.mark.slow

LOOK = """
(each) => [getComputedStyle(each).color, getComputedStyle(each.parentElement).opacity].join()
"""


def test_nothing_of_a_doubt_is_seen_or_said_before_its_beat(browser: Browser) -> None:
    with evening(browser, pace="manual", module=PATIENT) as night:
        board = night.board
        sit_down(night)
        ana, bo, cem, dilek = (night.phones[name] for name in NAMES)
        lay(ana, "red", red=1)
        bo.expect_title("Ana says: 1 red")
        lay(bo, "blue", red=1, blue=1)  # what agrees with the announcement is entered last
        cem.expect_title("Bo says: 2 blue")
        do(cem, "doubt")
        assert begin(night) == ["challenge", "turn", "turn", "lie", "take"]

        # No card is up, nobody has taken anything, and nobody knows whose turn is next.
        says, minus = board.locator("#show-words"), board.locator("#place-s2 .heap .count")
        assert board.locator(".laid .turns[data-phase=before]").count() == 2
        expect(board.locator(".laid .suit-face").first).to_be_hidden()
        expect(board.locator(".verdict")).to_be_hidden()
        expect(board.locator("#pile-doubted")).to_be_visible()
        expect(hand(night, "s2")).to_have_text("9")
        expect(minus.locator("visible=true")).to_have_text("0")
        expect(board.locator("#place-s3 .tent-state").locator("visible=true")).to_have_text(
            "doubts"
        )
        looks = [minus.locator("visible=true").evaluate(LOOK)]
        looks += [board.locator("#place-s4 .heap .count").evaluate(LOOK)]
        assert looks[0] == looks[1], "a minus pile that is to come looks like any other"
        expect(board.locator("#says")).to_be_hidden()
        expect(says).to_have_text("Cem doubts Bo. Cards up.")
        expect(dilek.page.locator("#look")).to_be_visible()

        go_on(board)  # the doubt itself
        go_on(board)  # what agrees with what was said
        faces = board.locator(".laid .suit-face").locator("visible=true")
        expect(faces).to_have_text(["Blue"])
        go_on(board)  # and what does not
        expect(faces).to_have_text(["Blue", "Red"])
        expect(board.locator(".verdict")).to_be_hidden()
        expect(says).to_have_text("Cem doubts Bo. Cards up.")
        go_on(board)
        expect(board.locator(".verdict")).to_have_text("A lie")
        expect(board.locator(".verdict")).to_be_visible()
        expect(says).to_contain_text("A lie!")
        expect(hand(night, "s2")).to_have_text("9")
        go_on(board)
        expect(says).to_contain_text("Bo takes both back, plus 1 minus card.")
        expect(hand(night, "s2")).to_have_text("11")
        expect(minus.locator("visible=true")).to_have_text("1")
        expect(board.locator("#pile-doubted")).to_be_hidden()
        go_on(board)

        # At rest everything is there, and the phones go on.
        expect(board.locator("body")).not_to_have_attribute("data-playing-out", "")
        expect(board.locator("#says")).to_contain_text("It’s Cem’s turn")
        expect(board.locator("#place-s3 .tent-state").locator("visible=true")).to_have_text(
            "choosing…"
        )
        expect(board.locator(".verdict")).to_be_visible()
        expect(faces).to_have_count(2)
        expect(dilek.page.locator("#look")).to_be_hidden()


def test_a_game_that_a_doubt_ends_is_seen_to_its_end_before_the_next_one(browser: Browser) -> None:
    with evening(browser, own=True, pace="manual") as night:
        board = night.board
        sit_down(night)
        ana, bo = (night.phones[name] for name in NAMES[:2])
        lay(ana, "red", red=6, rainbow=1)
        bo.expect_title("Ana says: 7 red")
        do(bo, "doubt")
        begin(night)
        while board.locator("body[data-playing-out]").count():
            go_on(board)
        lay(ana, "blue", blue=4)
        bo.expect_title("Ana says: 4 blue")
        do(bo, "doubt")
        # The rainbow card is known to be among Bo's minus cards: the next game is to be dealt.
        kinds = begin(night)
        assert kinds == ["challenge", *["turn"] * 4, "truth", "take", "highlight", "tell", "score"]
        says, total = board.locator("#show-words"), board.locator("#score-board-s1 .total")
        expect(board.locator(".between")).to_be_hidden()
        expect(board.locator(".board-head .facts")).to_be_hidden()
        expect(board.locator(".laid .suit-face").first).to_be_hidden()
        for _ in range(7):
            expect(says).not_to_contain_text("wins")
            go_on(board)
        expect(board.locator(".verdict")).to_be_visible()
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
    with evening(browser, own=True, pace="manual") as night:
        board = night.board
        ana, bo = night.join("Ana"), night.join("Bo")
        board.locator("#game-liar").check(force=True)
        board.locator("label:has(#form-base)").click()
        expect(board.locator("#form-base")).to_be_checked()
        choose(night.board, "starter", "We choose")
        board.click("text=Start Who’s Lying?")
        board.locator(".quick-words button", has_text="Ana").click()
        board.click("text=The cards are dealt")
        ana.expect_title("What will you play?")
        # Whoever is caught takes all back; whoever is not has no card left.
        lay(ana, "red", red=7)
        bo.expect_title("Ana says: 7 red")
        do(bo, "pass")
        lay(ana, "blue", blue=6)
        bo.expect_title("Ana says: 6 blue")
        do(bo, "doubt")
        kinds = begin(night)
        reveal = ["challenge", *["turn"] * 6, "truth", "take", "highlight", "tell"]
        assert kinds[: len(reveal) + 2] == [*reveal, "place", "place"]
        expect(board.locator("#finale")).to_be_hidden()
        expect(board.locator(".laid .suit-face").first).to_be_hidden()
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
