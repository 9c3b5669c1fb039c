"""What the rules say, sentence by sentence, where no other test is named after it."""

from __future__ import annotations

from itertools import product

import pytest

from rules.engine.registry import meta
from rules.errors import Refused
from rules.games.liar.deck import PALETTE, SUITS, deal, deal_for, usual_colours
from tests.rules.games.liar.driver import (
    ANA,
    BO,
    announce,
    begin,
    doubt,
    hands,
    lay,
    minus,
    passes,
    say,
    scene_of,
)
from tests.rules.games.liar.test_scoring import cells, claim, down_to_one, win

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
    down_to_one(referee)
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


def test_the_truthful_player_lays_any_number_again() -> None:
    referee = begin()
    lay(referee, "red", red=3)
    doubt(referee)
    assert (scene_of(referee).up, scene_of(referee).standing) == (ANA, None)
    lay(referee, "green", green=1)


def test_the_doubter_of_a_lie_lays_any_number() -> None:
    referee = begin()
    lay(referee, "red", blue=3)
    doubt(referee)
    assert (scene_of(referee).up, scene_of(referee).standing) == (BO, None)
    lay(referee, "green", green=1)


# -- what phones are told ----------------------------------------------------------------


def test_what_is_laid_is_entered_in_secret_unless_the_table_chooses_otherwise() -> None:
    assert meta("liar").defaults(3)["entry"] == "sealed"


@pytest.mark.parametrize("truth", [True, False])
def test_in_both_ways_of_entry_the_app_counts_hands_pile_and_minus_cards(*, truth: bool) -> None:
    counted = []
    for entry in ("sealed", "open"):
        referee = begin(entry=entry)
        second = {"green": 3} if truth else {"blue": 3}
        if entry == "sealed":
            lay(referee, "red", blue=2)
            lay(referee, "green", **second)
        else:
            announce(referee, "red", 2)
            announce(referee, "green", 3)
        assert sum(laid.count for laid in scene_of(referee).pile) == 5
        doubt(referee)
        if entry == "open":
            say(referee, second)
            say(referee, "right")
        counted.append((hands(referee), minus(referee), scene_of(referee).pile))
    assert counted[0] == counted[1]


# -- the end -----------------------------------------------------------------------------


def test_one_game_is_the_base_game_and_three_with_points_are_the_extended_rule() -> None:
    about = meta("liar")
    assert about.defaults(4)["extended"] is True
    assert [form.values for form in about.forms] == [{"extended": False}, {"extended": True}]
    (extended,) = (option for option in about.options if option.name == "extended")
    assert extended.rule == "published"


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


def test_the_highest_total_after_three_games_wins() -> None:
    referee = begin()
    for number in (1, 2, 3):
        win(referee)
        claim(referee, bo="hand" if number == 2 else "none", cy="none")
        if number < 3:
            say(referee, "yes")
    assert referee.over
    assert referee.table.winners == (ANA,)
    assert referee.table.standings is not None
    totals = {line.seat: line.total for line in referee.table.standings.lines}
    assert totals == {"ana": 30, "bo": -15 * 3 - 9, "cy": -45}
