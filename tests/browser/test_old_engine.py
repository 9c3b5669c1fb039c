"""Games in the oldest browsers that play: with plainer looks, and nothing that cannot be done."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import test_eatme, test_feast, test_goofspiel, test_ibid, test_ididnt, test_liar
from tests.browser.evening import Evening, evening, until
from tests.browser.old_engine import old

pytestmark = [pytest.mark.browser, pytest.mark.slow]


GAMES: list[Callable[[Browser], None]] = [
    test_feast.test_a_sealed_ploy_can_be_looked_at_and_taken_back_which_stops_the_count,
    test_feast.test_an_amend_and_an_undo_judge_the_round_anew,
    test_goofspiel.test_a_whole_game_with_three_phones,
    test_eatme.test_two_rounds_with_five_phones,
    test_ibid.test_three_auctions_one_inverted_one_skipped_twice_one_forced,
    test_ididnt.test_the_tip_moves_twice_and_two_phones_call_at_once,
    test_ididnt.test_blind_nobody_sees_an_excuse_before_the_last_one_is_laid,
    test_liar.test_a_lie_a_truth_and_a_win_on_doubted_last_cards,
    test_liar.test_in_open_entry_the_cards_are_entered_when_they_are_turned_up,
]


@pytest.mark.parametrize("play", GAMES, ids=lambda play: play.__module__.rpartition("_")[2])
def test_what_is_played_in_new_browsers_is_played_in_old_ones(
    browser: Browser, play: Callable[[Browser], None]
) -> None:
    play(old(browser))


def fetched(page: Page) -> set[str]:
    """Return what the page has loaded: names of files, and what they were asked for with."""
    names = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    return {name.rpartition("/")[2] for name in names}


def test_only_an_old_browser_fetches_what_is_written_for_it(browser: Browser) -> None:
    with evening(browser) as night:
        names = fetched(night.board)
        assert "app+board_base+accents.css" in names
        assert not {name for name in names if "old" in name}
    with evening(old(browser)) as night:
        night.board.wait_for_function("document.querySelector('[data-has]')")
        assert {
            "app+board_base+accents.css?old=no-gap",
            "lobby.css?old=no-gap",
            "old_styles.js",
        } <= fetched(night.board)


def pick_eat_me(night: Evening) -> None:
    """Pick a game, which is seen in its list, and begin it with three people."""
    background = "(each) => getComputedStyle(each).backgroundColor"
    courses = night.board.locator("label.course")
    night.board.locator("label.course", has_text="Eat Me").click()
    night.board.locator(".lobby[data-game=eatme]").wait_for()
    picked = night.board.locator("label.course", has=night.board.locator(":checked"))
    expect(picked).to_contain_text("Eat Me")
    others = courses.filter(has_not=night.board.locator(":checked"))
    expect(picked).not_to_have_css("background-color", others.first.evaluate(background))
    test_eatme.seat(night, test_eatme.NAMES[:3])
    night.board.locator("#ring").wait_for(state="attached")


def test_what_is_picked_is_seen_and_the_board_fills_its_screen(browser: Browser) -> None:
    with evening(browser) as new, evening(old(browser)) as old_one:
        for night in (new, old_one):
            pick_eat_me(night)

        def widths() -> list[float]:
            boxes = [night.board.locator("#ring").bounding_box() for night in (new, old_one)]
            return [box["width"] if box else 0.0 for box in boxes]

        # Either may still be laying out what it shows: both are asked until they agree.
        seen: list[list[float]] = [widths()]
        until(
            lambda: min(seen[-1]) > 300 and abs(seen[-1][0] - seen[-1][1]) < 0.06 * seen[-1][0],
            lambda: seen.append(widths()),
        )


def test_a_finger_leaves_no_ring_of_focus_that_would_tell_what_was_tapped(browser: Browser) -> None:
    outlines = "(all) => all.map((each) => getComputedStyle(each).outlineStyle)"
    with evening(old(browser)) as night:
        test_liar.sit_down(night)
        page = night.phones["Ana"].page
        colours = page.locator(".colour-pick .button")
        colours.nth(3).tap()
        expect(page.locator("#answer")).to_contain_text("Entered")
        assert set(colours.evaluate_all(outlines)) == {"none"}
        page.keyboard.press("Tab")
        page.wait_for_function("getComputedStyle(document.activeElement).outlineStyle === 'solid'")
