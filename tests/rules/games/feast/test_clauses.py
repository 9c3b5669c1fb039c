"""What the rules say, sentence by sentence, where no other test is named after it; the steps of a deal; other decks."""

from __future__ import annotations

import pytest

from rules.engine.registry import meta
from rules.errors import Refused
from rules.facts import Seat
from rules.games.feast.deck import copies
from tests.rules.games.evening import host_says
from tests.rules.games.feast.driver import Evening, seat_down
from tests.rules.games.steps import guide, said, steps


@pytest.mark.parametrize("players", [1, 9])
def test_two_to_eight_players(players: int) -> None:
    with pytest.raises(Refused):
        meta("feast").settle(players, {})


# -- the steps of a deal ---------------------------------------------------------------------


@pytest.mark.parametrize("players, cards", [(4, 8), (5, 8), (6, 7), (7, 6), (8, 6)])
def test_the_steps_of_the_first_deal(players: int, cards: int) -> None:
    referee = seat_down(players)
    assert said(referee, "between_heading") == "The first deal"
    assert steps(referee) == [
        "Shuffle the whole Pairs deck, all 55 cards.",
        f"Deal {cards} to each of you.",
        "Put the rest face down in the middle.",
        "Flip its top card: the first topic. Anybody can enter it.",
    ]


@pytest.mark.parametrize(
    "players, dummies, told",
    [
        (3, 1, "Deal 8 to the dummy too, and leave them face down in its place."),
        (2, 2, "Deal 8 to each dummy too, and leave them face down in their places."),
        (5, 3, "Deal 6 to each dummy too, and leave them face down in their places."),
    ],
)
def test_dummies_are_dealt_in_face_down(players: int, dummies: int, told: str) -> None:
    assert steps(seat_down(players, dummies))[2] == told


def test_the_steps_of_a_later_deal_count_the_hands_that_are_dealt_then() -> None:
    """One dummy; a latecomer takes its place, and then somebody leaves for good."""
    evening = Evening(seat_down(3, 1), 2)
    referee = evening.play(until="deal1/round3/ploy")
    assert steps(referee) == [], "no steps while a deal is played"
    host_says(referee, "join", Seat("late"))
    evening.play(until="deal2/round1/topic")
    assert said(referee, "between_heading") == "Deal 1 is over"
    assert steps(referee)[0] == "Collect all the cards, the captured and discarded ones too."
    assert not [step for step in steps(referee) if "dummy" in step]
    evening.play(until="deal2/round3/topic")
    host_says(referee, "leave", Seat("bo"))
    evening.play(until="deal3/round1/topic")
    assert [step for step in steps(referee) if "to the dummy too" in step]


# -- other decks ---------------------------------------------------------------------------


def test_three_standard_decks_make_a_pairs_deck_and_two_do_not() -> None:
    suits = 4
    assert all(count <= 3 * suits for count in copies().values())
    assert [rank for rank, count in copies().items() if count > 2 * suits] == [9, 10]
    options: dict[str, object] = {"dealer": "table", "dummies": 0}
    assert "Goddesses of Cuisine" in guide("feast", "needs", options, 4)
    told = guide("feast", "substitutes", options, 4)
    assert "Three standard decks" in told
    assert "too few 9s and 10s" in told
