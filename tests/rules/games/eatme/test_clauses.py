"""The rules of Eat Me that stand in no other file here, clause by clause."""

from __future__ import annotations

import pytest

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.views import view
from rules.errors import Refused
from rules.facts import Json
from rules.games.eatme.adjudicate import FOOD, Body, Ring, tastiest
from rules.games.eatme.facts import Eaten, NoMove, Won
from rules.games.eatme.prompt_kinds import OpenCards
from tests.rules.games.eatme.driver import Evening, bid, codes, last_of, move, scene_of, seat_down
from tests.rules.games.evening import BY_HOST, NAMES, asked, host_says

ANA, BO, CY = NAMES[:3]


def prompt_of(referee: Referee) -> object:
    """What is asked first."""
    assert referee.current_ask is not None
    return referee.resolve(referee.current_ask.pending[0])


def why(referee: Referee, key: str, value: Json) -> str:
    """Why an answer is refused."""
    with pytest.raises(Refused) as refused:
        referee.answer(key, value, BY_HOST)
    return refused.value.why.code


# -- the deck ------------------------------------------------------------------------------


def test_five_have_ten_cards_each_of_52_one_is_free_food_and_one_never_comes() -> None:
    referee = Evening(seat_down(5), 4).play(until="check-1")
    scene = scene_of(referee)
    assert (scene.size, scene.rounds, scene.free) == (52, 10, 1)
    assert len(scene.missing) == 1
    assert len(scene.bodies_by_number) == 51


def test_the_free_card_belongs_to_nobody() -> None:
    referee = seat_down(5)
    referee.answer("food", 17, BY_HOST)
    assert scene_of(referee).bodies == (Body(FOOD, None, (17,)),)


def test_no_cards_but_those_of_the_ring_can_be_entered() -> None:
    referee = seat_down(2)
    assert why(referee, "food", 23) == "refused.not-an-option"
    assert why(referee, "food", 0) == "refused.not-an-option"
    referee.answer("food", 22, BY_HOST)


def test_several_free_cards_are_entered_at_once() -> None:
    referee = seat_down(3, hand=4, revealed=3)
    assert isinstance(prompt_of(referee), OpenCards)
    assert why(referee, "foods", [4, 5]) == "refused.list-length"
    assert why(referee, "foods", [4, 5, 5]) == "refused.list-twice"
    assert why(referee, "foods", [4, 5, 17]) == "refused.not-an-option"
    referee.answer("foods", [9, 5, 4], BY_HOST)
    assert [body.cells for body in scene_of(referee).bodies] == [(4, 5), (9,)]
    assert asked(referee) == "bid"


# -- bids ----------------------------------------------------------------------------------


@pytest.mark.parametrize("given, points", [({}, 100), ({"points": 30}, 30)])
def test_everybody_starts_with_100_bid_points_or_as_many_as_the_table_sets(
    given: dict[str, Json], points: int
) -> None:
    referee = seat_down(3, **given)
    assert scene_of(referee).left == dict.fromkeys(NAMES[:3], points)


def test_a_bid_is_from_0_to_what_is_left() -> None:
    referee = seat_down(3)
    referee.answer("food", 6, BY_HOST)
    assert why(referee, "bid/ana", -1) == "refused.out-of-range"
    assert why(referee, "bid/ana", 101) == "refused.out-of-range"
    referee.answer("bid/ana", 0, Stamp(ANA))
    referee.answer("bid/bo", 100, Stamp(BO))


def test_the_order_of_a_round_is_known_before_its_cards_are_sealed() -> None:
    referee = seat_down(3, hand=3)
    referee.answer("food", 6, BY_HOST)
    bid(referee, {"ana": 1, "bo": 3, "cy": 2})
    assert asked(referee) == "round1/move"
    assert scene_of(referee).order == (BO, CY, ANA)
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
    evening.play()
    assert "bid" not in {step.pending.key for step in referee.history}
    assert [play.bid for play in last_of(referee).plays] == sorted(
        (play.bid for play in last_of(referee).plays), reverse=True
    )


def test_with_same_round_bids_no_move_received_is_a_tenth_for_the_same_round() -> None:
    referee = seat_down(3, hand=3, same_round=True, points=41)
    referee.answer("food", 6, BY_HOST)
    host_says(referee, "skip", "bo")
    move(referee, 1, {"ana": {"card": 1, "bid": 9}, "cy": {"card": 9, "bid": 0}})
    referee.answer("round1/drawn-bo", 4, BY_HOST)
    assert [(play.seat, play.bid) for play in last_of(referee).plays] == [
        (ANA, 9),
        (BO, 5),
        (CY, 0),
    ]
    told = [each.fact for page in referee.table.pages for each in page]
    assert NoMove(BO, 4, 5, suits=True, wishes=False) in told


# -- the end -------------------------------------------------------------------------------


def test_what_is_never_eaten_scores_nothing() -> None:
    referee = Evening(seat_down(4), 6).play()
    scene = scene_of(referee)
    scored = dict.fromkeys(NAMES[:4], 0)
    for ruling in (each for page in referee.table.pages for each in page):
        if isinstance(ruling.fact, Eaten):
            scored[ruling.fact.eaten_owner] += ruling.fact.points
    assert scored == scene.points
    assert codes(referee).count("eatme.mega") == 1


def test_whoever_has_left_for_good_cannot_win_and_the_standings_say_so_at_once() -> None:
    evening = Evening(seat_down(3), 4)
    referee = evening.play(until="check-1")
    points = scene_of(referee).points
    best = max(points, key=points.__getitem__)
    host_says(referee, "leave", best)
    standings = referee.table.standings
    assert standings is not None
    assert not standings.line(best).competes
    assert standings.line(best).total == points[best]
    assert best not in standings.leaders()
    evening.play()
    second = max(total for seat, total in points.items() if seat != best)
    assert referee.table.winners == tuple(
        seat for seat in points if seat != best and points[seat] == second
    )
    assert referee.table.standings is not None
    assert referee.table.standings.leaders() == referee.table.winners
    assert referee.table.pages[-1][-1].fact == Won(referee.table.winners, second)


def test_who_is_back_can_win_again() -> None:
    evening = Evening(seat_down(3), 4)
    referee = evening.play(until="check-1")
    points = scene_of(referee).points
    best = max(points, key=points.__getitem__)
    host_says(referee, "leave", best)
    host_says(referee, "back", best)
    assert referee.table.standings is not None
    assert referee.table.standings.line(best).competes
    evening.play()
    assert best in referee.table.winners


# -- Ouroboros -----------------------------------------------------------------------------


@pytest.mark.parametrize("players, rounds", [(2, 10), (3, 10), (4, 10), (5, 10), (8, 6)])
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


def test_in_ouroboros_everybody_names_as_many_cards_as_their_place_in_the_order() -> None:
    referee = seat_down(3, hand=3, ouroboros=True, ring="small", free=2)
    referee.answer("foods", [6, 11], BY_HOST)
    bid(referee, {"ana": 1, "bo": 3, "cy": 2})
    lengths = {
        seat: view(referee, seat).mine[0].prompt.fields["wishes"].length  # type: ignore[attr-defined]
        for seat in NAMES[:3]
    }
    assert lengths == {BO: 1, CY: 2, ANA: 3}


def test_in_ouroboros_nothing_is_asked_of_a_removed_card_at_the_end() -> None:
    referee = Evening(seat_down(3, ouroboros=True), 3).play(until="check-1")
    assert prompt_of(referee).allowed() == ["right"]  # type: ignore[attr-defined]
    assert "eatme.put-away" not in codes(referee)


def test_in_ouroboros_no_bid_is_asked_for_the_round_after_the_last() -> None:
    referee = Evening(seat_down(2, ouroboros=True, hand=2), 3).play(until="round2/move")
    assert list(view(referee, ANA).mine[0].prompt.fields) == ["wishes"]  # type: ignore[attr-defined]


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


def test_the_mark_moves_from_card_to_card_in_a_round() -> None:
    evening = Evening(seat_down(4), 6)
    referee = evening.play(until="round6/move")
    done = last_of(referee)
    steps = [done.before, *(play.bodies for play in done.plays)]
    for step, bodies in enumerate(steps):
        there = [
            span.body
            for span in done.tastiest
            if span.start <= step and (span.end is None or step < span.end)
        ]
        now = tastiest(bodies)
        assert there == ([] if now is None else [now])
    assert scene_of(referee).tastiest == tastiest(done.plays[-1].bodies)
