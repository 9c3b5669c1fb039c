"""The steps that set up Goofspiel: which suits, for whom, and what to do with the prizes."""

from __future__ import annotations

import pytest

from rules.engine.registry import meta
from tests.rules.games.evening import BY_HOST, NAMES
from tests.rules.games.goofspiel.driver import scene_of, seat_down
from tests.rules.games.steps import guide, said, steps

SUITS = ("spades", "hearts", "clubs", "diamonds")


def test_the_steps_with_three_players_until_a_prize_is_entered() -> None:
    referee = seat_down(3)
    assert said(referee, "between_heading") == "Set up the game"
    assert steps(referee) == [
        "Take one deck, without jokers.",
        "Ana takes the spades, Bo the hearts, Cy the clubs.",
        "Shuffle the diamonds: the prizes. Put them face down in the middle.",
        "Flip the first prize. Anybody can enter it.",
    ]
    assert not scene_of(referee).pot
    referee.answer("round1/prize", 5, BY_HOST)
    assert scene_of(referee).pot
    assert steps(referee) == []


@pytest.mark.parametrize(
    "order, cards, told",
    [
        ("ascending", 13, "in the middle in order, the ace on top: the prizes."),
        ("descending", 13, "in the middle in order, the king on top: the prizes."),
        ("descending", 9, "in the middle in order, the 9 on top: the prizes."),
    ],
)
def test_prizes_in_order_are_not_shuffled(order: str, cards: int, told: str) -> None:
    every = steps(seat_down(3, order=order, cards=cards))
    assert f"Put the diamonds {told}" in every
    assert "huffle" not in " ".join(every)


def test_the_higher_cards_stay_in_the_box() -> None:
    assert steps(seat_down(3, cards=11))[0] == "Take ace to jack of every suit of one deck."


@pytest.mark.parametrize("players", range(2, 8))
def test_one_deck_serves_three_players_and_two_serve_seven(players: int) -> None:
    every = steps(seat_down(players))
    decks = 1 if players <= 3 else 2
    assert every[0] == f"Take {'one deck' if decks == 1 else 'two decks'}, without jokers."
    assert players + 1 <= 4 * decks, "a suit each, and one for the prizes"
    taken = [step for step in every if "takes the" in step]
    assert len(taken) == decks
    for step in taken:
        suits = [suit for suit in SUITS if suit in step]
        assert len(suits) == sum(name.capitalize() in step for name in NAMES[:players])
    assert "diamonds" not in taken[0], "those of one deck are the prizes"
    assert ("Put the other suits away." in every) == (players + 1 < 4 * decks)
    needs = guide("goofspiel", "needs", meta("goofspiel").defaults(players), players)
    assert needs.startswith("One standard deck" if decks == 1 else "Two standard decks")


@pytest.mark.parametrize(
    "ties, told",
    [
        ("stay", "The prize stays, and the next one joins it."),
        ("discard", "The prize is discarded."),
        ("share", "They share the prize, in whole points."),
        ("cancel", "Equal cards cancel."),
    ],
)
def test_the_guide_knows_what_becomes_of_a_tied_prize(ties: str, told: str) -> None:
    options = {"dealer": "table", "cards": 13, "order": "random", "ties": ties}
    assert told in guide("goofspiel", "how", options, 3)


@pytest.mark.parametrize(
    "cards, told", [(10, "an ace 1."), (12, "an ace 1, a jack 11, a queen 12.")]
)
def test_the_guide_counts_no_card_that_is_not_played(cards: int, told: str) -> None:
    options = {"dealer": "table", "cards": cards, "order": "random", "ties": "stay"}
    assert told in guide("goofspiel", "how", options, 3)
