"""Which cards can come, who is asked, and who has left."""

from __future__ import annotations

import pytest

from rules.engine.log import Stamp
from rules.engine.registry import meta
from rules.engine.views import view
from rules.errors import Refused
from rules.facts import Seat
from rules.games.goofspiel.facts import Out
from tests.rules.games.evening import (
    BY_HOST,
    NAMES,
    Evening,
    asked,
    host_says,
    offered,
    refusal,
    totals,
)
from tests.rules.games.goofspiel.driver import play_round, scene_of, seat_down


@pytest.mark.parametrize("players, cards", [(1, 13), (8, 13), (2, 3), (2, 14)])
def test_two_to_seven_play_with_four_to_thirteen_cards(players: int, cards: int) -> None:
    with pytest.raises(Refused):
        meta("goofspiel").settle(players, {"cards": cards})


def test_anybody_enters_the_prize() -> None:
    referee = seat_down(3)
    assert all(view(referee, seat).mine for seat in NAMES[:3])


@pytest.mark.parametrize("order, prizes", [("ascending", (1, 2)), ("descending", (5, 4))])
def test_where_prizes_come_in_order_only_the_next_can_be_entered(
    order: str, prizes: tuple[int, int]
) -> None:
    referee = seat_down(2, order=order, cards=5)
    assert refusal(referee, "round1/prize", 3).code == "refused.not-an-option"
    play_round(referee, 1, prizes[0], 5, 1)
    (mine,) = view(referee, NAMES[0]).mine
    assert mine.prompt.allowed() == [prizes[1]]  # type: ignore[attr-defined]


def test_a_card_played_twice_is_refused_and_says_when_it_was_played() -> None:
    referee = seat_down(2)
    play_round(referee, 1, 4, 7, 8)
    referee.answer("round2/prize", 5, BY_HOST)
    why = refusal(referee, "round2/card/ana", 7)
    assert why == Out(7, 1, Seat("ana"))
    referee.answer("round2/card/bo", 7, BY_HOST)


def test_a_prize_turned_up_twice_is_refused_and_says_when_it_came() -> None:
    referee = seat_down(2)
    play_round(referee, 1, 4, 7, 8)
    why = refusal(referee, "round2/prize", 4)
    assert why == Out(4, 1, None)


def test_the_last_prize_and_the_last_cards_are_asked_for_too() -> None:
    referee = Evening(seat_down(2, cards=4), 1).play(until="round4/prize")
    (mine,) = view(referee, NAMES[0]).mine
    assert len(mine.prompt.allowed()) == 1  # type: ignore[attr-defined]


def test_hands_shrink_when_cards_are_open_and_not_before() -> None:
    referee = seat_down(2, cards=4)
    referee.answer("round1/prize", 4, BY_HOST)
    referee.answer("round1/card/ana", 2, Stamp("ana"))
    assert scene_of(referee).hands[NAMES[0]] == [1, 2, 3, 4]
    referee.answer("round1/card/bo", 3, Stamp("bo"))
    referee.open("round1/card", BY_HOST)
    assert scene_of(referee).hands == {"ana": [1, 3, 4], "bo": [1, 2, 4]}


def test_the_host_may_say_that_the_cards_are_odd() -> None:
    referee = seat_down(2)
    assert "override" not in offered(referee)
    play_round(referee, 1, 4, 7, 8)
    host_says(referee, "override", 7)
    play_round(referee, 2, 5, 7, 6)
    assert totals(referee) == [5, 4]
    assert refusal(referee, "round3/prize", 4).code == "goofspiel.out"


def test_a_card_that_is_amended_takes_a_later_one_back() -> None:
    referee = seat_down(2)
    play_round(referee, 1, 4, 7, 8)
    play_round(referee, 2, 5, 9, 1)
    referee.amend("round1/card/ana", 9, BY_HOST)
    assert totals(referee) == [4, 0]
    assert asked(referee) == "round2/card"
    referee.answer("round2/card/ana", 7, BY_HOST)
    assert totals(referee) == [9, 0]


def test_for_somebody_who_is_away_a_neighbour_draws_a_real_card() -> None:
    referee = seat_down(3)
    referee.answer("round1/prize", 5, BY_HOST)
    with pytest.raises(Refused) as refused:
        referee.answer_for_absent("round1/card/bo", BY_HOST)
    assert refused.value.why.code == "refused.draw-a-card"
    (entry,) = referee.answer("round1/card/bo", 7, Stamp("ana"))
    assert (entry.seat, entry.by) == ("bo", "ana")


def test_a_hand_that_is_left_is_out_of_play_at_once_and_what_was_won_stays() -> None:
    referee = seat_down(3, cards=4)
    play_round(referee, 1, 4, 3, 4, 2)
    referee.answer("round2/prize", 3, BY_HOST)
    referee.answer("round2/card/ana", 1, BY_HOST)
    host_says(referee, "leave", Seat("bo"))
    referee.answer("round2/card/cy", 4, BY_HOST)
    referee.open("round2/card", BY_HOST)
    assert totals(referee) == [0, 4, 3]
    play_round(referee, 3, 1, 2, None, 1)
    play_round(referee, 4, 2, 4, None, 3)
    assert totals(referee) == [3, 4, 3]
    assert referee.table.winners == ("ana", "cy")


def test_what_a_leaver_has_sealed_is_never_opened() -> None:
    referee = seat_down(3)
    referee.answer("round1/prize", 5, BY_HOST)
    referee.answer("round1/card/bo", 13, BY_HOST)
    host_says(referee, "leave", Seat("bo"))
    for seat, card in (("ana", 2), ("cy", 3)):
        referee.answer(f"round1/card/{seat}", card, BY_HOST)
    referee.open("round1/card", BY_HOST)
    cards = {place.seat: place.card for place in scene_of(referee).places}
    assert cards == {"ana": 2, "bo": None, "cy": 3}
    assert 13 in scene_of(referee).hands[NAMES[1]]


def test_whoever_is_back_plays_on_with_the_cards_that_are_left() -> None:
    referee = seat_down(2, cards=4)
    play_round(referee, 1, 4, 3, 4)
    host_says(referee, "leave", Seat("ana"))
    assert "leave" not in offered(referee), "the last one stays"
    play_round(referee, 2, 2, None, 1)
    host_says(referee, "back", Seat("ana"))
    play_round(referee, 3, 3, 4, 2)
    assert totals(referee) == [3, 6]
    assert scene_of(referee).hands == {"ana": [1, 2], "bo": [3]}


def test_nobody_joins_a_game_under_way() -> None:
    assert "join" not in offered(seat_down(3))
