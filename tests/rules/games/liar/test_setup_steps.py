"""The steps by which a table deals Who's Lying?, for each deck and number of players."""

from __future__ import annotations

import re

import pytest

from rules.engine.referee import Referee
from tests.rules.games.evening import asked, call
from tests.rules.games.liar.driver import ANA, CY, begin, lay, passes, say, scene_of, seat_down
from tests.rules.games.liar.test_scoring import claim, win
from tests.rules.games.steps import guide, said, steps


def to_deal(players: int, **options: object) -> Referee:
    referee = seat_down(players, **options)
    say(referee, ANA)
    return referee


def test_the_steps_of_a_game_with_four_players() -> None:
    assert steps(to_deal(4)) == [
        "Take red, orange, yellow, green, blue, violet and black, 7 of each, and the rainbow card.",
        "Shuffle all 50 cards.",
        "Remove 4 without looking. They are out of this game.",
        "Deal 11 to each of you.",
        "2 cards are left: set them aside, unseen too.",
        "Ana starts.",
    ]


@pytest.mark.parametrize("players, first", [(2, "Take ace to 9"), (5, "Take all the cards")])
def test_with_suits_one_deck_and_a_joker(players: int, first: str) -> None:
    referee = to_deal(players, deck="suits")
    assert steps(referee)[0] == f"{first} of one deck, and one joker."
    assert "colour" not in " ".join(steps(referee))


@pytest.mark.parametrize("deck", ["colours", "suits"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_cards_of_the_steps_are_those_of_the_deck(players: int, deck: str) -> None:
    told = " ".join(steps(to_deal(players, deck=deck)))
    dealt = scene_of(to_deal(players, deck=deck)).deal
    numbers = [re.search(f"{words}", told) for words in (
        r"Shuffle all (\d+)", r"Remove (\d+)", r"Deal (\d+)", r"(\d+) cards? (?:is|are) left")]  # fmt: skip
    deck_size, removed, each, aside = (int(one[1]) if one else 0 for one in numbers)
    assert removed + players * each + aside == deck_size == dealt.deck


def test_the_next_game_collects_the_cards_and_its_heading_says_which_one_is_over() -> None:
    referee = begin(3)
    assert steps(referee) == [], "no steps while a game is played"
    win(referee)
    claim(referee, bo="none", cy="none")
    assert said(referee, "between_heading") == "Game 1 is over"
    assert steps(referee)[:2] == [
        "Collect all the cards: hands, piles, and those that were out.",
        "Shuffle all 50 cards.",
    ]
    assert steps(referee)[-1] == "Ana starts."


def test_a_game_that_somebody_left_is_dealt_again_with_the_deck_for_those_who_stay() -> None:
    referee = begin(3)
    lay(referee, "red", red=1)
    call(referee, "leave", CY)
    assert asked(referee) == "game1-again1/deal"
    assert said(referee, "between_heading") == "Deal game 1 again"
    assert steps(referee)[1].startswith("Take red, orange, yellow, green and blue, 7 of each")
    say(referee, "yes")
    lay(referee, "red", red=1)
    passes(referee)
    assert steps(referee) == []


def test_the_guide_says_which_variant_is_played() -> None:
    options = {"dealer": "table", "deck": "suits", "ranks": 13, "extended": True}
    how = guide("liar", "how", options, 2)
    assert "suit" in how
    assert "−5 for the joker" in how
    assert "draws two cards from the other’s hand" in how
    single = guide("liar", "how", {**options, "extended": False}, 4)
    assert "Whoever is out of cards first wins" in single
    assert "draws two" not in single
