"""The rules of Eat Me that stand in no other file here, clause by clause."""

from __future__ import annotations

import pytest

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.games.eatme.adjudicate import FOOD, Body, Ring, tastiest
from rules.games.eatme.facts import NoMove
from rules.games.eatme.prompt_kinds import OpenCards
from tests.rules.games.eatme.driver import Evening, bid, last_of, move, scene_of, seat_down, three
from tests.rules.games.evening import BY_HOST, NAMES, asked, codes, facts, host_says, refusal

ANA, BO, CY = NAMES[:3]


def prompt_of(referee: Referee) -> object:
    """What is asked first."""
    assert referee.current_ask is not None
    return referee.resolve(referee.current_ask.pending[0])


# -- the deck ------------------------------------------------------------------------------


def test_several_free_cards_are_entered_at_once() -> None:
    referee = seat_down(3, hand=4, revealed=3)
    assert isinstance(prompt_of(referee), OpenCards)
    assert refusal(referee, "foods", [4, 5]).code == "refused.list-length"
    assert refusal(referee, "foods", [4, 5, 5]).code == "refused.list-twice"
    assert refusal(referee, "foods", [4, 5, 17]).code == "refused.not-an-option"
    referee.answer("foods", [9, 5, 4], BY_HOST)
    assert [body.cells for body in scene_of(referee).bodies] == [(4, 5), (9,)]
    assert asked(referee) == "bid"


# -- bids ----------------------------------------------------------------------------------


def test_a_bid_is_from_0_to_what_is_left() -> None:
    referee = seat_down(3)
    referee.answer("food", 6, BY_HOST)
    assert refusal(referee, "bid/ana", -1).code == "refused.out-of-range"
    assert refusal(referee, "bid/ana", 101).code == "refused.out-of-range"
    referee.answer("bid/ana", 0, Stamp(ANA))
    referee.answer("bid/bo", 100, Stamp(BO))


def test_the_order_of_a_round_is_known_before_its_cards_are_sealed() -> None:
    referee = three()
    bid(referee, {"ana": 1, "bo": 3, "cy": 2})
    assert asked(referee) == "round1/move"
    assert scene_of(referee).order == (BO, CY, ANA)
    assert scene_of(referee).left == {ANA: 99, BO: 97, CY: 98}
    cards = {"ana": 1, "bo": 3, "cy": 9}
    bids = {"ana": 9, "bo": 8, "cy": 7}
    move(referee, 1, {who: {"card": cards[who], "bid": bids[who]} for who in cards})
    assert asked(referee) == "round2/move"
    assert scene_of(referee).order == (ANA, BO, CY)


def test_with_same_round_bids_the_order_is_not_known_before_the_cards_are_sealed() -> None:
    evening = Evening(seat_down(3, hand=3, same_round=True), 2)
    referee = evening.referee
    for number in (1, 2, 3):
        evening.play(until=f"round{number}/move")
        assert scene_of(referee).order == ()
        assert scene_of(referee).bids == {}
    assert "bid" not in {step.pending.key for step in referee.history}


def test_with_same_round_bids_no_move_received_is_a_tenth_for_the_same_round() -> None:
    referee = three(same_round=True, points=41)
    host_says(referee, "skip", "bo")
    move(referee, 1, {"ana": {"card": 1, "bid": 9}, "cy": {"card": 9, "bid": 0}})
    referee.answer("round1/drawn-bo", 4, BY_HOST)
    assert [(play.seat, play.bid) for play in last_of(referee).plays] == [
        (ANA, 9),
        (BO, 5),
        (CY, 0),
    ]
    assert NoMove(BO, 4, 5, suits=True, wishes=False) in facts(referee)


# -- Ouroboros -----------------------------------------------------------------------------


@pytest.mark.parametrize("players, rounds", [(2, 10), (5, 10), (8, 6)])
@pytest.mark.parametrize("dealer", ["table", "app"])
def test_in_ouroboros_the_whole_deck_is_played_and_all_that_is_not_in_the_pool_is_free_food(
    players: int, rounds: int, dealer: str
) -> None:
    evening = Evening(seat_down(players, ouroboros=True, dealer=dealer), 3)
    referee = evening.play(until="bid")
    scene = scene_of(referee)
    free = [cell for body in scene.bodies for cell in body.cells]
    assert len(free) == 52 - players * rounds
    assert all(body.owner is None for body in scene.bodies)
    assert sorted([*free, *scene.pool]) == list(range(1, 53))
    assert scene.hands == {}
    evening.play()
    ended = scene_of(referee)
    assert ended.round == ended.rounds == rounds
    assert ended.missing == ()
    assert [body.size for body in ended.bodies] == [52]
    assert last_of(referee).plays[-1].effect in {"closes", "joins"}
    assert last_of(referee).plays[-1].points == 0


def test_in_ouroboros_nothing_is_asked_of_a_removed_card_at_the_end() -> None:
    referee = Evening(seat_down(3, ouroboros=True), 3).play(until="check-1")
    assert prompt_of(referee).allowed() == ["right"]  # type: ignore[attr-defined]
    assert "eatme.put-away" not in codes(referee)


# -- the designer's advice -----------------------------------------------------------------


@pytest.mark.parametrize(
    "sizes, second",
    [
        ({}, None),
        ({1: 4}, None),
        ({1: 4, 2: 2}, 2),
        ({1: 2, 2: 4}, 1),
        ({1: 3, 2: 3}, 2),
        ({1: 5, 2: 3, 3: 3}, 2),
        ({1: 3, 2: 3, 3: 5}, 1),
        ({1: 1, 2: 1, 3: 1}, 2),
    ],
)
def test_the_second_largest_is_marked_and_of_equal_ones_the_older_counts_as_larger(
    sizes: dict[int, int], second: int | None
) -> None:
    bodies, at = [Body(FOOD, None, (50, 51))], 1
    for number, size in sizes.items():
        bodies.append(Body(number, ANA, tuple(range(at, at + size))))
        at += size + 1
    found = tastiest(Ring(52, tuple(bodies)).bodies)
    assert (found.id if found else None) == second
