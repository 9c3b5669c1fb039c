"""What the rules say, sentence by sentence, where no other test is named after it; the steps of a deal; other decks."""

from __future__ import annotations

import pytest

from rules.engine.registry import meta
from rules.engine.views import as_json, view
from rules.errors import Refused
from rules.facts import Seat
from rules.games.feast.deck import copies
from tests.rules.games.evening import BY_HOST, NAMES, host_says
from tests.rules.games.feast.driver import Evening, scene_of, seat_down
from tests.rules.games.steps import guide, said, steps


@pytest.mark.parametrize("players", [1, 9])
def test_two_to_eight_players(players: int) -> None:
    with pytest.raises(Refused):
        meta("feast").settle(players, {})


@pytest.mark.parametrize("players", [2, 3])
def test_fewer_than_four_hands_without_dummies_get_eight_cards(players: int) -> None:
    assert scene_of(seat_down(players, 0)).dealing == 8


def test_a_dummys_card_is_seen_by_all_before_anybody_chooses() -> None:
    referee = seat_down(3)
    referee.answer("deal1/round1/topic", 5, BY_HOST)
    assert all("ploy" not in mine.key for seat in NAMES[:3] for mine in view(referee, seat).mine)
    referee.answer("deal1/round1/dummy-1/dummy", 9, BY_HOST)
    for seat in NAMES[:3]:
        assert [mine.key for mine in view(referee, seat).mine] == [f"deal1/round1/ploy/{seat}"]
        plays = as_json(view(referee, seat).scene, referee, seat)["plays"]
        assert [play["rank"] for play in plays] == [None, None, None, 9]


def test_all_ploys_are_revealed_together() -> None:
    referee = seat_down(3, 0)
    referee.answer("deal1/round1/topic", 5, BY_HOST)
    for seat, rank in zip(NAMES, (2, 3, 4), strict=False):
        referee.answer(f"deal1/round1/ploy/{seat}", rank, BY_HOST)
        assert [play.rank for play in scene_of(referee).plays] == [None] * 3
    referee.open("deal1/round1/ploy", BY_HOST)
    assert [play.rank for play in scene_of(referee).plays] == [2, 3, 4]


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
    told = guide("feast", "substitutes", {"dealer": "table", "dummies": 0}, 4)
    assert "Three standard decks" in told
    assert "too few 9s and 10s" in told


def test_the_deck_that_it_was_made_for_is_named() -> None:
    assert "Goddesses of Cuisine" in guide("feast", "needs", {"dealer": "table", "dummies": 0}, 4)
