"""The end of a game on the board: the places one after the other, how the score went, and what was remarkable."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import BIG_BOARD, BOARD, Evening, evening
from tests.browser.screen_data import KINDS
from tests.browser.test_goofspiel import NAMES, begin, play_round, prize_keys

pytestmark = pytest.mark.slow

Rounds: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]
ROUNDS: Rounds = (("A", (2, 1, 3)), ("2", (1, 3, 4)), ("3", (3, 4, 1)), ("4", (4, 2, 2)))
"""A game in which Ana gets 4 points, Bo 3 and Cem 3; Bo and Cem share the second place."""
AT_REST = ("#rematch-button", ".finale .row [data-open=entries]")


def play(night: Evening, rounds: Rounds = ROUNDS, names: tuple[str, ...] = NAMES) -> None:
    """Play a short game to its end."""
    begin(night, names, cards=4)
    for prize, cards in rounds:
        prize_keys(night.board).filter(has_text=re.compile(f"^{prize}$")).click()
        play_round(night, dict(zip(names, cards, strict=True)))
    expect(night.board.locator("#finale")).to_have_count(1)


@pytest.fixture(scope="module")
def night(browser: Browser) -> Iterator[Evening]:
    """An evening whose game is over."""
    with evening(browser, board={**BOARD, "reduced_motion": "no-preference"}) as night:
        play(night)
        yield night


def end_again(board: Page, pace: str) -> None:
    """Take the end of the game back, and bring it again at some pace."""
    board.locator("[data-open=undo]").first.dispatch_event("click")
    board.locator("#take-back").click()
    expect(board.locator("#finale")).to_have_count(0)
    board.evaluate(f"localStorage.setItem('companion.pace', '{pace}')")
    board.locator("#redo").dispatch_event("click")


def go_on(board: Page, kind: str, nth: int = 1) -> None:
    """Press the space bar until the beat of a kind is seen; ``nth`` counts those of the kind."""
    expect(board.locator("#finale")).to_have_count(1)
    kinds = board.evaluate(KINDS)
    target = [n for n, each in enumerate(kinds, 1) if each == kind][nth - 1]
    seen = int(board.evaluate("Number(window.seenBeats ?? 0)"))
    for _ in range(target - seen):
        board.keyboard.press(" ")
    board.evaluate(f"window.seenBeats = {target}")


def test_the_places_come_one_after_the_other_then_the_rest(night: Evening) -> None:
    board, said = night.board, night.board.locator("#show-says")
    board.reload()
    end_again(board, "manual")
    expect(board.locator("body")).to_have_attribute("data-playing-out", "")
    headline, podium = board.locator("#finale h1"), board.locator("#podium")
    first, second = board.locator("[data-rank='1']"), board.locator("[data-rank='2']")
    expect(podium).to_be_hidden()
    expect(headline).to_be_hidden()

    # What ended the game comes first; then Bo and Cem, who share the second place.
    go_on(board, "place")
    expect(podium).to_be_visible()
    expect(board.locator(".show-hint")).to_be_visible()
    expect(second.locator(".podium-names")).to_be_visible()
    expect(second).to_contain_text("Shared second place")
    expect(second.locator(".who-name")).to_have_text(["Bo", "Cem"])
    expect(said).to_contain_text("Second place goes to Bo and Cem with 3 each.")
    expect(first.locator(".podium-names")).to_be_hidden()
    expect(said).not_to_contain_text("Ana")
    expect(headline).to_be_hidden()
    assert "Ana" not in board.locator("#finale").aria_snapshot()

    go_on(board, "place", 2)
    expect(first.locator(".podium-names")).to_be_visible()
    expect(said).to_contain_text("Ana wins Goofspiel with 4.")
    # Now the phones are told; the board has more to show.
    expect(night.phones["Bo"].page.locator("#look")).to_be_hidden()
    expect(board.locator(".finale-course")).to_be_hidden()

    go_on(board, "course")
    expect(podium).to_be_hidden()
    expect(headline).to_have_text("Ana wins Goofspiel")
    expect(board.locator(".finale-course svg.chart")).to_be_visible()
    expect(board.locator(".finale-scores tbody .who-name")).to_have_text(["Ana", "Bo", "Cem"])
    drawn = board.locator(".chart-line").first
    moves = drawn.evaluate("line => parseFloat(getComputedStyle(line).animationDuration)")
    assert moves > 1
    expect(board.locator(".mentions li").first).to_be_hidden()

    mentions = board.evaluate(KINDS).count("mention")
    assert 3 <= mentions <= 5
    for number in range(1, mentions + 1):
        for each in AT_REST:
            expect(board.locator(each)).to_be_hidden()
        go_on(board, "mention", number)
        line = board.locator(".mentions li").nth(number - 1)
        expect(line).to_be_visible()
        expect(said).to_contain_text(line.locator(".mention-said").inner_text())
    board.keyboard.press(" ")
    for each in AT_REST:
        expect(board.locator(each)).to_be_visible()
    expect(board.locator("body")).not_to_have_attribute("data-closing", "")
    # The space bar starts nothing by mistake, and whoever comes later sees the end at once.
    board.keyboard.press(" ")
    expect(headline).to_be_visible()
    board.reload()
    expect(headline).to_be_visible()
    expect(podium).to_be_hidden()
    for each in AT_REST:
        expect(board.locator(each)).to_be_visible()


def test_a_mention_opens_the_round_that_it_comes_from(night: Evening) -> None:
    board = night.board
    board.reload()
    where = board.locator(".mention-where").first
    name = where.inner_text()
    assert re.fullmatch(r"Round \d", name)
    where.click()
    dialog = board.locator("dialog.mention[open]")
    expect(dialog.get_by_role("heading")).to_have_text(name)
    expect(dialog.locator(".said-in-full")).to_contain_text(re.compile("highest card|played"))
    link = dialog.locator(".rule-link").first.get_attribute("href") or ""
    assert re.fullmatch(r"/rules/goofspiel#\w+", link)
    board.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(board.locator("#finale")).to_be_visible()


def test_the_chart_is_a_table_too_and_can_be_read_across_a_room(night: Evening) -> None:
    board = night.board
    board.set_viewport_size(BIG_BOARD["viewport"])
    board.reload()
    table = board.get_by_role("table", name="How the score went")
    expect(table.get_by_role("columnheader")).to_have_text(["After", "Ana", "Bo", "Cem"])
    rows = [row.inner_text().split() for row in table.locator("tbody tr").all()]
    assert rows[0] == ["Start", "0", "0", "0"]
    assert rows[-1][-3:] == ["4", "3", "3"]
    assert all(re.match(r"Round \d", " ".join(row)) for row in rows[1:])
    chart = board.get_by_role("img", name="How the score went")
    names = chart.locator(".chart-name text")
    expect(names).to_have_text(["Ana", "Bo", "Cem"])
    size = "text => parseFloat(text.getAttribute('font-size')) * text.getScreenCTM().a"
    assert min(each.evaluate(size) for each in names.all()) >= 32
    assert min(each.evaluate(size) for each in chart.locator("text").all()) >= 24


def test_at_once_where_nothing_is_played(night: Evening) -> None:
    board = night.board
    board.reload()
    end_again(board, "none")
    expect(board.locator("#finale h1")).to_be_visible()
    for each in AT_REST:
        expect(board.locator(each)).to_be_visible()


def test_all_share_the_first_place(browser: Browser) -> None:
    rounds = (("A", (1, 2)), ("2", (2, 1)), ("3", (4, 3)), ("4", (3, 4)))
    with evening(browser) as night:
        board = night.board
        play(night, rounds, ("Ana", "Bo"))
        # Ana took the 2 and the 3, Bo the ace and the 4.
        end_again(board, "manual")
        go_on(board, "place")
        assert board.evaluate(KINDS).count("place") == 1
        expect(board.locator(".podium-place")).to_have_count(1)
        expect(board.locator(".podium-label")).to_have_text("Shared first place")
        expect(board.locator("#show-says")).to_contain_text("Ana and Bo share the win with 5 each.")
