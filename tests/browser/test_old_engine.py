"""Whole games in the oldest browsers that play: with plainer looks, and nothing that cannot be done."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.browser import test_eatme, test_feast, test_goofspiel, test_ibid, test_ididnt, test_liar
from tests.browser.old_engine import old

pytestmark = pytest.mark.browser


WHOLE_GAMES: list[Callable[[Browser], None]] = [
    test_feast.test_a_whole_game_with_five_phones,
    test_goofspiel.test_a_whole_game_with_three_phones,
    test_eatme.test_two_rounds_with_five_phones,
    test_ibid.test_three_auctions_one_inverted_one_skipped_twice_one_forced,
    test_ididnt.test_the_tip_moves_twice_and_two_phones_call_at_once,
    test_ididnt.test_blind_nobody_sees_an_excuse_before_the_last_one_is_laid,
    test_liar.test_a_lie_a_truth_and_a_win_on_doubted_last_cards,
    test_liar.test_in_open_entry_the_cards_are_entered_when_they_are_turned_up,
]


@pytest.mark.parametrize("play", WHOLE_GAMES, ids=lambda play: play.__module__.rpartition("_")[2])
def test_a_whole_game_in_old_browsers(browser: Browser, play: Callable[[Browser], None]) -> None:
    play(old(browser))
