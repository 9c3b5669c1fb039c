"""Eat Me's rulebook, clause by clause, over a ring of 52 unless it says otherwise."""

import pytest

from rules.errors import ScriptError
from rules.facts import Seat
from rules.games.eatme.adjudicate import (
    FOOD,
    Body,
    Granted,
    Ring,
    absent_bid,
    adjudicate,
    grant,
    in_order,
    lay_out,
)
from rules.games.eatme.facts import WouldJoins, WouldNew
from rules.games.eatme.rulings import effects_if_laid, would

ANA, BO, CY = Seat("ana"), Seat("bo"), Seat("cy")


def ring(*bodies: tuple[int, Seat | None, tuple[int, ...]], size: int = 52) -> Ring:
    made = tuple(Body(*body) for body in bodies)
    return Ring(size, made, max((body.id for body in made), default=0))


# -- Set-up ------------------------------------------------------------------------------


def test_cards_next_to_each_other_are_adjacent_and_so_are_52_and_1() -> None:
    laid = ring((1, ANA, (52,)), (2, BO, (2,)))
    assert [body.id for body in laid.neighbours(1) if body] == [1, 2]
    assert laid.neighbours(3)[0] == laid.at(2)


@pytest.mark.parametrize(
    "revealed, runs",
    [
        ((), []),
        ((4, 5, 9), [(4, 5), (9,)]),
        ((52, 1, 2), [(52, 1, 2)]),
        (tuple(range(1, 53)), [tuple(range(1, 53))]),
    ],
)
def test_revealed_cards_lie_unowned_in_the_ring_and_those_that_touch_are_one_run(
    revealed: tuple[int, ...], runs: list[tuple[int, ...]]
) -> None:
    assert lay_out(52, revealed).bodies == tuple(Body(FOOD, None, run) for run in runs)


def test_free_food_belongs_to_nobody() -> None:
    assert Body(1, ANA, (10,)).owned_by == ANA
    with pytest.raises(ScriptError):
        _ = Body(FOOD, None, (17,)).owned_by


# -- No adjacent organism ----------------------------------------------------------------


def test_a_card_that_touches_nothing_is_a_new_organism_of_its_player_with_the_next_id() -> None:
    verdict = adjudicate(ring((1, BO, (10,)), (4, CY, (20,))), 30, ANA)
    assert verdict.effect == "new"
    assert verdict.eater == Body(5, ANA, (30,))
    assert verdict.points == 0
    assert verdict.ring.born == 5


def test_ids_count_every_organism_that_was_ever_born() -> None:
    laid = Ring(52, (Body(1, BO, (10, 11, 12)),), born=6)
    assert adjudicate(laid, 30, ANA).ring.at(30) == Body(7, ANA, (30,))


# -- One adjacent organism (unowned) -----------------------------------------------------


def test_a_card_beside_an_unowned_organism_eats_it_and_is_one_of_two_cells() -> None:
    verdict = adjudicate(lay_out(52, (17,)), 18, ANA)
    assert verdict.effect == "eats-food"
    assert verdict.eater == Body(1, ANA, (17, 18))
    assert verdict.food == (17,)
    assert verdict.points == 0


def test_ruling_a_card_that_joins_two_unowned_runs_eats_both() -> None:
    verdict = adjudicate(lay_out(52, (16, 17, 19)), 18, ANA)
    assert verdict.eater == Body(1, ANA, (16, 17, 18, 19))
    assert verdict.food == (16, 17, 19)
    assert len(verdict.ring.bodies) == 1


def test_the_same_unowned_run_on_both_sides_is_eaten_once() -> None:
    verdict = adjudicate(lay_out(4, (1, 2, 3)), 4, ANA)
    assert verdict.eater == Body(1, ANA, (1, 2, 3, 4))


# -- One adjacent organism (owned) -------------------------------------------------------


@pytest.mark.parametrize(
    "body, card, cells",
    [
        ((10, 11), 9, (9, 10, 11)),
        ((10, 11), 12, (10, 11, 12)),
        ((51, 52), 1, (51, 52, 1)),
    ],
    ids=["before it", "after it", "across the seam of the ring"],
)
def test_a_card_beside_an_owned_organism_is_eaten_and_scores_nobody_anything(
    body: tuple[int, ...], card: int, cells: tuple[int, ...]
) -> None:
    verdict = adjudicate(ring((1, BO, body)), card, ANA)
    assert verdict.effect == "joins"
    assert verdict.eater == Body(1, BO, cells)
    assert verdict.before == 2
    assert verdict.points == 0


# -- Two adjacent organisms (one unowned) ------------------------------------------------


@pytest.mark.parametrize("food", [(19,), (19, 20, 21)])
def test_the_owned_organism_eats_the_card_and_goes_on_to_the_unowned_one(
    food: tuple[int, ...],
) -> None:
    laid = Ring(52, (Body(3, BO, (17,)), Body(FOOD, None, food)), 3)
    verdict = adjudicate(laid, 18, ANA)
    assert verdict.effect == "joins"
    assert verdict.eater == Body(3, BO, (17, 18, *food))
    assert verdict.food == food
    assert verdict.points == 0


# -- Two adjacent organisms (both owned) -------------------------------------------------


def test_the_larger_eats_the_card_and_then_the_smaller_whose_owner_scores_its_size() -> None:
    verdict = adjudicate(ring((1, BO, (23, 24, 25, 26)), (3, ANA, (28, 29, 30, 31, 32))), 27, CY)
    assert verdict.effect == "meets"
    assert verdict.eater == Body(3, ANA, tuple(range(23, 33)))
    assert verdict.before == 5
    assert verdict.eaten is not None
    assert (verdict.eaten.owner, verdict.points) == (BO, 4)
    assert not verdict.older


def test_of_two_of_the_same_size_the_older_eats() -> None:
    verdict = adjudicate(ring((5, BO, (26,)), (2, ANA, (28,))), 27, CY)
    assert verdict.eater == Body(2, ANA, (26, 27, 28))
    assert (verdict.eaten, verdict.points) == (Body(5, BO, (26,)), 1)
    assert verdict.older


def test_size_is_that_before_the_card() -> None:
    verdict = adjudicate(ring((5, BO, (25, 26)), (2, ANA, (28,))), 27, ANA)
    assert verdict.eater is not None
    assert verdict.eater.id == 5
    assert verdict.points == 1


def test_ruling_two_organisms_of_one_player_eat_each_other_too() -> None:
    verdict = adjudicate(ring((1, ANA, (25, 26)), (2, ANA, (28,))), 27, ANA)
    assert verdict.eaten == Body(2, ANA, (28,))
    assert verdict.points == 1


# -- The last gap, and a deck that is odd ------------------------------------------------


def test_ruling_the_same_organism_on_both_sides_eats_the_card_without_points() -> None:
    verdict = adjudicate(ring((2, BO, (5, 1, 2, 3)), size=5), 4, ANA)
    assert verdict.effect == "closes"
    assert verdict.eater is not None
    assert (verdict.eater.id, verdict.eater.size, verdict.points) == (2, 5, 0)


def test_ruling_a_second_card_of_the_same_number_does_nothing() -> None:
    laid = ring((1, BO, (10,)))
    verdict = adjudicate(laid, 10, ANA)
    assert (verdict.effect, verdict.ring, verdict.points) == ("no-place", laid, 0)


# -- Bidding -----------------------------------------------------------------------------


def test_what_a_card_would_do_says_whether_the_second_largest_organism_eats() -> None:
    bodies = ((1, ANA, (10, 11, 12)), (2, BO, (20, 21)), (3, CY, (30,)))
    now = effects_if_laid(ring(*bodies), suits=False)
    largest = WouldJoins(13, suits=False, owner=ANA, id=1, before=3, food=(), tastiest=False)
    second = WouldJoins(22, suits=False, owner=BO, id=2, before=2, food=(), tastiest=True)
    assert (now[13], now[22]) == (largest, second)
    assert now[40] == WouldNew(40, suits=False), "nothing eats it"


def test_a_card_that_lies_there_already_would_do_nothing_that_could_be_said() -> None:
    verdict = adjudicate(ring((1, ANA, (10,))), 10, BO)
    with pytest.raises(ScriptError):
        would(verdict, suits=False)


def test_the_highest_bid_plays_first() -> None:
    assert in_order({ANA: 3, BO: 9, CY: 5}, (ANA, BO, CY)) == ((BO, CY, ANA), ())


def test_tied_bids_go_to_whoever_played_closest_to_last_in_the_round_before() -> None:
    assert in_order({ANA: 4, BO: 4, CY: 9}, (ANA, CY, BO)) == ((CY, BO, ANA), ((BO, ANA),))
    assert in_order(dict.fromkeys((ANA, BO, CY), 0), (BO, ANA, CY))[0] == (CY, ANA, BO)


@pytest.mark.parametrize("left, bid", [(100, 10), (63, 7), (1, 1), (0, 0), (91, 10)])
def test_no_move_received_bids_a_tenth_rounded_up(left: int, bid: int) -> None:
    assert absent_bid(left) == bid


# -- Ouroboros ---------------------------------------------------------------------------


def test_each_gets_the_best_wish_that_is_left_in_order() -> None:
    wishes = {BO: (7,), ANA: (7, 3), CY: (7, 3, 20)}
    assert grant((BO, ANA, CY), wishes) == (
        Granted(BO, 7, 1),
        Granted(ANA, 3, 2, ((7, BO),)),
        Granted(CY, 20, 3, ((7, BO), (3, ANA))),
    )
