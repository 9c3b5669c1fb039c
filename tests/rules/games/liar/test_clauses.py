"""What the rules say, sentence by sentence, where no other test is named after it."""

from __future__ import annotations

from itertools import product

import pytest

from rules.engine.registry import meta
from rules.errors import Refused
from rules.games.liar.deck import PALETTE, SUITS, deal, deal_for, usual_colours
from tests.rules.games.liar.driver import (
    ANA,
    begin,
    doubt,
    down_to,
    lay,
    minus,
    passes,
    say,
    scene_of,
)
from tests.rules.games.liar.test_scoring import cells, claim, win

# -- the deck ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_deck_that_can_be_set_is_dealt_evenly_and_adds_up(players: int) -> None:
    for colours, cards in product(range(4, len(PALETTE) + 1), range(4, 14)):
        dealt = deal(players, list(PALETTE)[:colours], cards)
        assert dealt.deck == colours * cards + 1
        assert dealt.removed == (10 if players == 2 else 4)
        assert dealt.each >= 2
        assert 0 <= dealt.aside < players
        assert dealt.removed + players * dealt.each + dealt.aside == dealt.deck


@pytest.mark.parametrize("cards, allowed", [(3, False), (4, True), (13, True), (14, False)])
def test_seven_cards_a_colour_unless_the_table_sets_4_to_13(cards: int, *, allowed: bool) -> None:
    assert meta("liar").defaults(4)["cards"] == 7
    if allowed:
        assert meta("liar").settle(4, {"cards": cards})["cards"] == cards
    else:
        with pytest.raises(Refused):
            meta("liar").settle(4, {"cards": cards})


@pytest.mark.parametrize(
    "players, suits, colours", [(2, 13, 13), (3, 16, 15), (4, 12, 11), (5, 9, 9)]
)
def test_four_suits_give_about_as_many_cards_each_as_the_colours(
    players: int, suits: int, colours: int
) -> None:
    values = meta("liar").settle(players, {"deck": "suits"})
    assert deal_for(players, values).each == suits
    assert deal(players, usual_colours(players), 7).each == colours


def test_with_suits_the_joker_is_true_for_each_and_nobody_may_announce_it() -> None:
    referee = begin(3, deck="suits")
    assert scene_of(referee).deal.colours == SUITS
    with pytest.raises(Refused, match=r"refused\.not-an-option"):
        say(referee, {"lay": {"cards": {"joker": 1}, "say": "joker"}})
    lay(referee, "hearts", hearts=2, joker=1)
    doubt(referee)
    assert minus(referee) == {"ana": 0, "bo": 3, "cy": 0}


def test_a_joker_that_everybody_saw_costs_ten_unasked() -> None:
    referee = begin(3, deck="suits")
    lay(referee, "clubs", joker=1)
    doubt(referee)
    down_to(referee, ANA, 1)
    lay(referee, "clubs", clubs=1)
    passes(referee)
    passes(referee)
    assert cells(referee)["bo"][0] == -(16 + 1) - 9


def test_suits_stay_suits_when_somebody_leaves_and_two_use_fewer_ranks() -> None:
    values = meta("liar").settle(3, {"deck": "suits"})
    assert deal_for(3, values, 3).cards == 13
    assert (deal_for(2, values, 3).cards, deal_for(2, values, 3).colours) == (9, SUITS)


# -- a turn ------------------------------------------------------------------------------


def test_any_colour_may_be_announced_upon_another_the_same_one_too() -> None:
    for colour in ("red", "blue"):
        referee = begin()
        lay(referee, "red", green=1)
        lay(referee, colour, green=1)
        standing = scene_of(referee).standing
        assert standing is not None
        assert standing.said == colour


# -- the end -----------------------------------------------------------------------------


def test_cards_on_the_table_at_the_end_are_nobodys() -> None:
    referee = begin()
    lay(referee, "red", blue=1)
    passes(referee)
    passes(referee)
    win(referee)
    claim(referee, bo="none", cy="none")
    assert cells(referee) == {
        "ana": (10, None, None),
        "bo": (-15,) + (None,) * 2,
        "cy": (-15,) + (None,) * 2,
    }
