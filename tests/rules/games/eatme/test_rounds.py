"""Whole rounds of Eat Me: bids, order, cards, wishes, corrections."""

import pytest

from rules.engine.referee import Referee
from rules.engine.views import view
from rules.errors import Refused
from rules.facts import Json
from rules.games.eatme.facts import NoMove, PutAwayDiffers, Wish
from tests.rules.games.eatme.driver import (
    Evening,
    bid,
    last_of,
    move,
    play,
    scene_of,
    seat_down,
    three,
    three_have_bid,
)
from tests.rules.games.evening import (
    BY_HOST,
    NAMES,
    asked,
    codes,
    facts,
    host_says,
    offered,
    refusal,
)

ANA, BO, CY = NAMES[:3]


def said(referee: Referee) -> list[str]:
    return [ruling.fact.code.removeprefix("eatme.") for ruling in referee.table.pages[-1]]


# -- bids --------------------------------------------------------------------------------


def test_tied_bids_of_the_first_round_are_drawn_by_lot_and_the_log_has_it() -> None:
    firsts = set()
    for seed in range(12):
        referee = seat_down(3, seed, hand=3)
        referee.answer("food", 6, BY_HOST)
        bid(referee, {"ana": 5, "bo": 5, "cy": 9})
        assert scene_of(referee).order[0] == CY
        firsts.add(scene_of(referee).order[1])
        assert "eatme.lots" in codes(referee)
        (entry,) = [entry for entry in referee.log if entry.key == "lots"]
        assert entry.value[0] == scene_of(referee).order[1]
    assert firsts == {ANA, BO}


def test_later_ties_go_to_whoever_played_later_before() -> None:
    referee = three_have_bid()
    move(
        referee, 1, {seat: {"card": c, "bid": 5} for seat, c in zip(NAMES, (1, 3, 9), strict=False)}
    )
    assert scene_of(referee).order == (CY, BO, ANA)
    assert "eatme.tie" in codes(referee)


def test_a_bid_is_at_most_what_is_left_after_the_present_round() -> None:
    referee = three()
    bid(referee, {"ana": 60, "bo": 0, "cy": 0})
    why = refusal(referee, "round1/move/ana", {"card": 1, "bid": 41})
    assert why.code == "refused.out-of-range"
    referee.answer("round1/move/ana", {"card": 1, "bid": 40}, BY_HOST)


@pytest.mark.parametrize("given, name", [({}, "card"), ({"ouroboros": True}, "wishes")])
def test_there_is_no_bid_with_the_last_card_or_wishes(given: dict[str, Json], name: str) -> None:
    referee = Evening(seat_down(3, hand=3, **given), 3).play(until="round3/move")
    (mine,) = view(referee, ANA).mine
    assert list(mine.prompt.fields) == [name]  # type: ignore[attr-defined]


def test_same_round_bids_are_for_the_very_card() -> None:
    referee = three(same_round=True)
    assert asked(referee) == "round1/move"
    moves = {
        "ana": {"card": 1, "bid": 5},
        "bo": {"card": 5, "bid": 50},
        "cy": {"card": 7, "bid": 9},
    }
    move(referee, 1, moves)
    done = last_of(referee)
    assert [(play.seat, play.bid) for play in done.plays] == [(BO, 50), (CY, 9), (ANA, 5)]
    assert done.plays[0].effect == "eats-food"
    assert scene_of(referee).left == {ANA: 95, BO: 50, CY: 91}
    play(referee, 2, ana=2, bo=9, cy=4)
    assert [play.seat for play in last_of(referee).plays] == [ANA, CY, BO]


# -- cards -------------------------------------------------------------------------------


def test_cards_are_played_in_order_and_explained_one_by_one() -> None:
    referee = three_have_bid()
    play(referee, 1, ana=1, bo=3, cy=2)
    assert said(referee)[:4] == ["new", "new", "between", "eaten"]
    assert scene_of(referee).points == {ANA: 0, BO: 1, CY: 0}
    assert [body.cells for body in scene_of(referee).bodies if body.id] == [(1, 2, 3)]


def test_a_number_comes_once_and_the_refusal_names_the_entry() -> None:
    referee = three_have_bid()
    key = "round1/move/ana"
    assert refusal(referee, key, {"card": 6, "bid": 0}).code == "eatme.out"
    assert refusal(referee, key, {"card": 12, "bid": 0}).code == "refused.not-an-option"


def test_a_clash_of_sealed_cards_is_shown_at_the_reveal_and_mended_by_an_amend() -> None:
    referee = three_have_bid()
    play(referee, 1, ana=4, bo=4, cy=9)
    assert asked(referee) == "round1/clash-4"
    (mine,) = view(referee, None, host=True).mine
    assert [place.key for place in mine.prompt.places] == ["round1/move/ana", "round1/move/bo"]  # type: ignore[attr-defined]
    referee.amend("round1/move/bo", {"card": 3, "bid": 0}, BY_HOST)
    assert asked(referee) == "round2/move"
    assert [body.cells for body in scene_of(referee).bodies] == [(6,), (3, 4), (9,)]


def test_where_the_deck_is_at_fault_the_second_card_does_nothing() -> None:
    referee = three_have_bid()
    play(referee, 1, ana=4, bo=4, cy=9)
    referee.answer("round1/clash-4", "keep", BY_HOST)
    assert "no-place" in said(referee)
    host_says(referee, "override", 9)
    referee.answer("round2/move/ana", {"card": 9, "bid": 0}, BY_HOST)


# -- hands that the app deals -------------------------------------------------------------


def test_the_app_deals_each_card_once() -> None:
    referee = seat_down(4, dealer="app")
    scene = scene_of(referee)
    hands = [referee.peek(scene.hands[seat], seat) for seat in NAMES[:4]]
    (food,) = (body.cells for body in scene.bodies)
    dealt = [*food, *(card for hand in hands for card in hand)]
    assert len(dealt) == len(set(dealt)) == 41


def test_a_card_that_is_not_in_hand_is_refused() -> None:
    referee = seat_down(3, dealer="app", hand=3)
    bid(referee, {"ana": 3, "bo": 2, "cy": 1})
    hand = referee.peek(scene_of(referee).hands[ANA], ANA)
    other = next(card for card in range(1, 12) if card not in hand)
    key = "round1/move/ana"
    assert refusal(referee, key, {"card": other, "bid": 0}).code == "refused.not-an-option"
    referee.answer(key, {"card": hand[0], "bid": 0}, BY_HOST)


# -- no move received ----------------------------------------------------------------------


def test_the_host_says_that_no_move_is_received_and_a_neighbour_draws() -> None:
    referee = three()
    bid(referee, {"ana": 37, "bo": 2, "cy": 1})
    host_says(referee, "skip", "ana")
    assert [waiting.who for waiting in view(referee, None).waiting] == ["bo", "cy"]
    assert scene_of(referee).absent == (ANA,)
    play(referee, 1, bo=3, cy=9)
    assert asked(referee) == "round1/drawn-ana"
    assert refusal(referee, "round1/drawn-ana", 3).code == "eatme.out"
    referee.answer("round1/drawn-ana", 2, BY_HOST)
    assert NoMove(ANA, 2, 7, suits=True, wishes=False) in facts(referee)
    assert scene_of(referee).left[ANA] == 63 - 7
    assert [waiting.who for waiting in view(referee, None).waiting] == ["ana", "bo", "cy"]


def test_no_opening_bid_is_a_tenth() -> None:
    referee = three()
    host_says(referee, "skip", "bo")
    bid(referee, {"ana": 3, "cy": 1})
    assert scene_of(referee).bids[BO] == 10


def test_the_host_may_wait_for_somebody_after_all() -> None:
    referee = three()
    host_says(referee, "skip", "bo")
    assert "wait" in offered(referee)
    host_says(referee, "wait", "bo")
    assert [waiting.who for waiting in view(referee, None).waiting] == ["ana", "bo", "cy"]


def test_what_was_sealed_before_no_move_was_received_does_not_count() -> None:
    referee = three()
    referee.answer("bid/bo", 99, BY_HOST)
    host_says(referee, "skip", "bo")
    bid(referee, {"ana": 3, "cy": 1})
    assert scene_of(referee).bids[BO] == 10


def test_the_app_draws_from_a_hand_that_it_dealt() -> None:
    referee = seat_down(3, dealer="app", hand=3)
    bid(referee, {"ana": 3, "bo": 2, "cy": 1})
    hands = {seat: referee.peek(scene_of(referee).hands[seat], seat) for seat in NAMES[:3]}
    host_says(referee, "skip", "cy")
    play(referee, 1, ana=hands[ANA][0], bo=hands[BO][0])
    (played,) = [play.card for play in last_of(referee).plays if play.seat == CY]
    assert played in hands[CY]


def test_somebody_who_is_away_is_answered_for_where_the_app_dealt() -> None:
    referee = seat_down(3, dealer="app", hand=3)
    referee.answer_for_absent("bid/ana", BY_HOST)
    assert referee.pending_answers["bid/ana"].value == 10
    bid(referee, {"bo": 2, "cy": 1})
    referee.answer_for_absent("round1/move/ana", BY_HOST)
    held = referee.pending_answers["round1/move/ana"].value
    assert held["card"] in referee.peek(scene_of(referee).hands[ANA], ANA)
    assert held["bid"] == 9


def test_where_the_table_dealt_a_real_card_must_be_drawn() -> None:
    referee = three_have_bid()
    with pytest.raises(Refused, match=r"refused\.draw-a-card"):
        referee.answer_for_absent("round1/move/ana", BY_HOST)


def test_of_who_left_for_good_no_move_is_received_in_any_round() -> None:
    evening = Evening(seat_down(3), 4)
    referee = evening.play(until="round2/move")
    host_says(referee, "leave", "cy")
    evening.play()
    drawn = [entry.key for entry in referee.log if "drawn" in entry.key]
    assert drawn == [f"round{number}/drawn-cy" for number in range(2, 11)]
    assert codes(referee).count("eatme.no-move") == 9


def test_who_is_back_is_asked_again_at_once() -> None:
    evening = Evening(seat_down(3), 4)
    referee = evening.play(until="round2/move")
    host_says(referee, "leave", "cy")
    host_says(referee, "back", "cy")
    assert [waiting.who for waiting in view(referee, None).waiting] == ["ana", "bo", "cy"]


def test_the_last_one_can_neither_leave_nor_be_skipped() -> None:
    referee = three()
    host_says(referee, "leave", "ana")
    host_says(referee, "leave", "bo")
    assert {"leave", "skip"}.isdisjoint(offered(referee))


def test_the_round_goes_on_when_of_nobody_a_move_is_received() -> None:
    referee = three()
    host_says(referee, "skip", "ana")
    host_says(referee, "skip", "bo")
    host_says(referee, "leave", "cy")
    assert scene_of(referee).bids == dict.fromkeys((ANA, BO, CY), 10)


# -- Ouroboros -----------------------------------------------------------------------------


def ouroboros() -> Referee:
    referee = seat_down(3, hand=3, ouroboros=True, ring="small", free=2)
    referee.answer("foods", [6, 11], BY_HOST)
    bid(referee, {"ana": 3, "bo": 2, "cy": 1})
    return referee


def test_the_kth_in_order_lists_k_different_cards_of_the_pool() -> None:
    referee = ouroboros()
    assert scene_of(referee).pool == (1, 2, 3, 4, 5, 7, 8, 9, 10)
    key = "round1/move/cy"
    assert refusal(referee, key, {"wishes": [1, 2], "bid": 0}).code == "refused.list-length"
    assert refusal(referee, key, {"wishes": [1, 2, 2], "bid": 0}).code == "refused.list-twice"
    assert refusal(referee, key, {"wishes": [1, 2, 6], "bid": 0}).code == "refused.not-an-option"


def test_wishes_are_granted_in_order_and_explained() -> None:
    referee = ouroboros()
    move(
        referee,
        1,
        {
            "ana": {"wishes": [3], "bid": 0},
            "bo": {"wishes": [3, 4], "bid": 0},
            "cy": {"wishes": [3, 4, 8], "bid": 0},
        },
    )
    assert [play.card for play in last_of(referee).plays] == [3, 4, 8]
    wish = [r.fact for r in referee.table.pages[-1] if r.fact.code == "eatme.wish"][2]
    assert wish == Wish(8, suits=True, seat=CY, wish=3, missed=((3, ANA), (4, BO)))


def test_no_list_received_is_a_list_drawn_at_random() -> None:
    referee = ouroboros()
    host_says(referee, "skip", "bo")
    move(referee, 1, {"ana": {"wishes": [3], "bid": 0}, "cy": {"wishes": [3, 4, 8], "bid": 0}})
    (entry,) = [entry for entry in referee.log if entry.key == "round1/drawn-bo"]
    assert len(entry.value) == 2


# -- the end -------------------------------------------------------------------------------


def test_the_card_that_was_put_away_is_named_and_people_can_check() -> None:
    evening = Evening(seat_down(5), 8)
    referee = evening.play(until="check-1")
    (away,) = evening.cards
    assert scene_of(referee).missing == (away,)
    assert said(referee)[:2] == ["mega", "put-away"]
    evening.play()
    assert referee.table.winners


def test_if_another_card_was_put_away_the_entry_that_is_wrong_is_named() -> None:
    evening = Evening(seat_down(3), 8)
    referee = evening.play(until="check-1")
    (away,) = evening.cards
    step = next(s for s in referee.history if s.pending.key == "round2/move/bo")
    referee.answer("check-1", "wrong", BY_HOST)
    assert refusal(referee, "away-1", away).code == "eatme.put-away-same"
    referee.answer("away-1", step.value["card"], BY_HOST)
    ruling = referee.table.pages[-1][-1].fact
    assert isinstance(ruling, PutAwayDiffers)
    assert [place.key for place in ruling.places] == ["round2/move/bo"]
    assert asked(referee) == "check-2"


def test_where_the_app_dealt_the_card_put_away_is_known() -> None:
    referee = seat_down(3, dealer="app", hand=2)
    evening = Evening(referee, 1)
    evening.play(until="check-1")
    (mine,) = view(referee, None, host=True).mine
    assert mine.prompt.allowed() == ["right"]  # type: ignore[attr-defined]
    (deck,) = [entry.value for entry in referee.log if entry.key == "deck"]
    assert scene_of(referee).missing == (deck["cards"][-1],)
