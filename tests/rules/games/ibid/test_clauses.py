"""I Bid You Not by the clauses of its rulebook, and by each variant."""

from collections import Counter

import pytest

from rules.engine.views import view
from rules.errors import Illegal, Refused
from rules.facts import Seat
from rules.games.ibid.adjudicate import hand_sizes, must_take
from rules.games.ibid.facts import Lost, Returned, Sorted, Took, Unsold, Won
from rules.games.ibid.limits import Limits
from rules.games.ibid.meta import META
from rules.games.ibid.tile_types import PRICES, SETS, TYPES
from tests.rules.games.evening import host_says
from tests.rules.games.ibid.auction_table import HOST, Table, won_some
from tests.rules.games.ibid.driver import scene_of, seat_down


def seats(*names: str) -> list[Seat]:
    return [Seat(name) for name in names]


def worths(table: Table) -> list[int]:
    """The bids that are turned over, in the order in which they are asked."""
    return [bid.worth for bid in table.scene.bids]


# -- what it is played with -------------------------------------------------------------------


def test_three_to_six_play_and_two_are_allowed() -> None:
    assert (META.least, META.most, META.best) == (2, 6, (3, 6))
    for players in range(2, 7):
        assert seat_down(players).table.seats
    for players in (1, 7):
        with pytest.raises(Illegal):
            META.settle(players, {})


def test_the_sets_have_ten_types_and_seven_and_seven_and_the_published_prices() -> None:
    assert Counter(each.set for each in TYPES.values()) == {"base": 10, "odd": 7, "double": 7}
    assert [(SETS[name][0], SETS[name][-1]) for name in ("base", "odd", "double")] == [
        (1, 64),
        (-64, -1),
        (65, 100),
    ]
    assert PRICES == (-7, -5, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    quiet = {each.first for each in TYPES.values() if not each.actions}
    assert quiet == {15, 20, -8, 75}
    assert all(each.actions in ((), ("a", "b")) for each in TYPES.values())


# -- set-up -----------------------------------------------------------------------------------


def test_all_but_the_first_tile_are_dealt_from_the_starter_on() -> None:
    three = seats("ana", "bo", "cy")
    assert hand_sizes(three, Seat("cy"), 64) == {"ana": 21, "bo": 21, "cy": 21}
    assert hand_sizes(three, Seat("cy"), 65) == {"ana": 21, "bo": 21, "cy": 22}
    assert hand_sizes(three, Seat("cy"), 66) == {"ana": 22, "bo": 21, "cy": 22}


def test_the_starter_begins_and_the_turn_goes_clockwise() -> None:
    table = Table(start=10)
    assert table.turn == "ana"
    table.adds(12, 14, 16)
    assert table.turn == "ana"
    assert table.offer == [10, 12, 14, 16]
    assert [table.hand(seat) for seat in ("ana", "bo", "cy")] == [20, 20, 20]


# -- adding -----------------------------------------------------------------------------------


def test_a_tile_is_added_only_with_a_higher_number_than_the_last() -> None:
    table = Table(start=30)
    assert table.why("turn", {"add": 29}) == "must-be-higher"
    table.add(31)
    assert table.why("turn", {"add": 31}) == "out"
    assert table.why("turn", {"add": 99}) == "no-such-tile"


def test_who_cannot_add_must_declare() -> None:
    table = Table(start=64)
    ask = table.referee.current_ask
    assert ask is not None
    turn = table.referee.resolve(ask.pending[0])
    assert turn.out["add"].code == "ibid.cannot-add"  # type: ignore[attr-defined]
    assert table.why("turn", {"add": 5}) == "cannot-add"
    table.auction(ana=1, bo=2, cy=3)
    assert table.pile("cy") == [64]


def test_who_has_no_tiles_is_passed_over() -> None:
    table = Table(start=1, players=3, list=[f"{n},Camerat,1," for n in range(1, 8)])
    assert table.hand("ana") == 2
    table.adds(2, 3)
    table.auction(ana=7, bo=6, cy=5)
    assert (table.hand("ana"), table.hand("bo"), table.hand("cy")) == (0, 0, 1)
    assert table.turn == "cy"  # who declared it, too: ana and bo have no tile left
    table.say("turn", "declare")
    assert table.asked == [("cy", "bid")]


# -- auctions ---------------------------------------------------------------------------------


def test_everyone_with_tiles_seals_one_and_all_are_revealed_together() -> None:
    table = Table(start=20)
    table.say("turn", "declare")
    for seat, number in (("bo", 30), ("ana", 60), ("cy", 59)):
        assert worths(table) == []
        table.say("bid", number, seat)
    assert worths(table) == []
    assert table.referee.current_ask is not None
    table.referee.open(table.referee.current_ask.key, HOST)
    assert worths(table) == [60, 59, 30]


def test_the_highest_bid_is_asked_first_where_one_lies_outside() -> None:
    table = won_some()
    table.adds(47)
    table.auction(ana=46, bo=55, cy=12)
    assert [bid.seat for bid in table.scene.bids] == ["bo", "ana", "cy"]
    assert not table.scene.inverted
    assert table.asked == [("bo", "choice")]


def test_the_lowest_is_asked_first_where_all_lie_strictly_inside() -> None:
    table = won_some()
    table.adds(55)
    table.auction(ana=46, bo=54, cy=50)
    assert table.scene.inverted
    assert [bid.seat for bid in table.scene.bids] == ["ana", "cy", "bo"]
    assert table.last(Sorted).low == 45


def test_the_ends_of_the_offer_are_not_inside() -> None:
    table = Table("55,Camerat,1,", start=45)
    table.auction(ana=46, bo=54, cy=50)
    assert not table.scene.inverted  # nothing lies inside a single tile


def test_the_turn_after_an_auction_is_that_of_the_player_after_the_declarer() -> None:
    table = Table(start=20)
    table.auction(ana=60, bo=30, cy=59)
    assert table.turn == "bo"


def test_the_lowest_bid_starts_the_next_offer_and_the_others_are_discarded() -> None:
    table = Table(start=20)
    table.auction(ana=60, bo=30, cy=59)
    assert table.offer == [30]
    assert [bid.fate for bid in table.scene.bids] == ["discarded", "discarded", "starts"]
    assert table.why("turn", {"add": 60}) == "out"


def test_who_cannot_pay_must_take_it_and_is_told_why() -> None:
    table = Table(start=20)
    table.auction(ana=60, bo=30, cy=59)
    assert table.last(Took).why == "no-scored"
    assert table.pile("ana") == [20]


def test_a_skip_costs_a_scored_tile_drawn_at_random_and_a_tile_of_the_hand() -> None:
    table = won_some()
    table.auction(ana=63, bo=10, cy=11)
    hand = table.hand("ana")
    table.say("choice", "skip")
    assert table.last(Lost).tile.number == 20
    assert table.pile("ana") == []
    table.say("put", {"tile": 5, "place": 0})
    assert table.offer == [5, 45]
    assert table.hand("ana") == hand - 1
    assert table.asked == [("cy", "choice")]


def test_the_last_must_take_it() -> None:
    table = won_some()
    table.auction(ana=63, bo=10, cy=11)
    for tile, place in ((5, 1), (6, 1)):
        table.say("choice", "skip")
        table.say("put", {"tile": tile, "place": place})
    assert table.last(Took).why == "last"
    assert table.pile("bo") == [30, 45, 6, 5]
    assert table.offer == [10]


def test_the_order_stays_whatever_is_added() -> None:
    table = won_some()
    table.add(50)
    table.auction(ana=46, bo=49, cy=48)
    assert table.scene.inverted
    table.say("choice", "skip")
    table.say("put", {"tile": 64, "place": 0})
    assert table.scene.inverted
    assert table.asked == [("cy", "choice")]


def test_a_tile_that_was_lost_or_bid_is_discarded() -> None:
    table = won_some()
    table.auction(ana=63, bo=10, cy=11)
    table.say("choice", "skip")
    assert table.why("put", {"tile": 20, "place": 0}) == "out"  # what was drawn of the pile
    assert table.why("put", {"tile": 63, "place": 0}) == "out"  # the bid


def test_paying_needs_a_tile_that_may_be_added() -> None:
    fish = [f"{n},Telefishion,1,a" for n in (41, 42, 43, 44)]
    rows = ["10,Camerat,3,", "20,Camerat,3,", "30,Camerat,3,", *fish]
    table = Table(start=10, players=2, list=rows)
    table.auction(ana=20, bo=30)
    assert table.why("turn", {"add": 41}) == "cannot-add"
    table.auction(bo=42, ana=41)
    assert table.last(Took).seat == "bo"
    assert table.last(Took).why == "no-fitting"


def test_paying_needs_a_tile_in_hand() -> None:
    assert (
        must_take(last=False, limits=Limits((), 1), scored=3, hand=0, can_put=False, either=False)
        == "no-hand"
    )


def test_the_game_ends_when_nobody_has_tiles_and_the_offer_left_is_nobodys() -> None:
    table = Table(start=1, list=[f"{n},Camerat,{n}," for n in range(1, 8)])
    table.auction(ana=5, bo=6, cy=7)
    table.auction(ana=2, bo=3, cy=4)
    assert table.referee.over
    assert table.last(Unsold).numbers == (2,)
    assert table.last(Won).seats == ("cy",)
    assert {line.seat: line.total for line in table.referee.table.standings.lines} == {  # type: ignore[union-attr]
        "ana": 0,
        "bo": 0,
        "cy": 1 + 5,
    }


# -- the audit --------------------------------------------------------------------------------


def test_two_sealed_bids_of_one_number_clash_only_when_they_are_open() -> None:
    table = Table(start=20)
    table.auction(ana=60, bo=60, cy=59)
    assert table.asked == [("Body.HOST", "clash-60")]
    calls = {each.prompt.name: each.prompt for each in view(table.referee, None, host=True).calls}
    others = [each.value for each in calls["override"].options]  # type: ignore[attr-defined]
    assert others == [20, 59], "whether both 60s stand is asked by the clash"
    ask = table.referee.current_ask
    assert ask is not None
    key = ask.pending[0].prompt.places[1].key  # type: ignore[union-attr]
    assert key.endswith("bid/ana")
    table.referee.amend(key, 58, HOST)
    assert table.pile("bo") == [20]
    assert table.offer == [58]


def test_where_the_tiles_are_at_fault_the_host_lets_both_stand() -> None:
    table = Table(start=20)
    table.auction(ana=60, bo=60, cy=59)
    table.say("clash-60", "keep")
    assert table.pile("bo") == [20]  # the first clockwise after the declarer
    assert "odd-deck" in table.codes()


def test_of_equal_bids_the_first_clockwise_is_asked_first_also_when_inverted() -> None:
    table = Table(start=20)
    table.adds(30)  # by ana: bo declares, so cy comes first
    table.auction(ana=25, bo=26, cy=25)
    table.say("clash-25", "keep")
    assert table.scene.inverted
    assert [bid.seat for bid in table.scene.bids] == ["cy", "ana", "bo"]
    assert table.pile("cy") == [20, 30]


def test_a_tile_that_is_bid_first_is_described_with_the_bid_and_known_from_then_on() -> None:
    referee = seat_down(2, deck="ours", draw=False)
    said = {"type": "camerat", "price": 3, "action": ""}
    start = "offer1/start"
    referee.answer(f"{start}/starter", "ana", HOST)
    referee.answer(f"{start}/size", 20, HOST)
    referee.answer(f"{start}/start", {"number": 20, **said}, HOST)
    referee.answer("offer1/turn1/turn", "declare", HOST)
    sealed = "offer1/turn1/bid"
    with pytest.raises(Refused, match=r"ibid\.tile-undescribed"):
        referee.answer(f"{sealed}/ana", 30, HOST)
    referee.answer(f"{sealed}/ana", {"number": 30, **said}, HOST)
    referee.answer(f"{sealed}/bo", {"number": 31, **said}, HOST)
    referee.open(sealed, HOST)
    assert referee.table.memory["list"] == ["20,Camerat,3,", "30,Camerat,3,", "31,Camerat,3,"]


def test_a_list_that_is_open_learns_a_tile_when_it_first_shows() -> None:
    referee = seat_down(3, deck="ours", draw=False)
    referee.answer("offer1/start/starter", "ana", HOST)
    referee.answer("offer1/start/size", 20, HOST)
    with pytest.raises(Refused, match=r"ibid\.tile-undescribed"):
        referee.answer("offer1/start/start", 20, HOST)
    said = {"number": 20, "type": "camerat", "price": 3, "action": ""}
    referee.answer("offer1/start/start", said, HOST)
    assert scene_of(referee).offer[0].tile.price == 3
    assert referee.table.memory == {"list": ["20,Camerat,3,"], "whole": False}


# -- the five variants ------------------------------------------------------------------------------


def test_the_winner_chooses_which_bid_starts_the_next_offer() -> None:
    table = Table(start=20, winner_starts=True)
    table.auction(ana=60, bo=30, cy=59)
    assert table.asked == [("ana", "starts")]
    table.say("starts", "cy")
    assert table.offer == [59]


def test_the_middle_bid_goes_back_into_its_hand() -> None:
    table = Table(start=20, middle_returns=True)
    hand = table.hand("cy")
    table.auction(ana=60, bo=30, cy=59)
    assert table.hand("cy") == hand
    assert table.last(Returned).seat == "cy"
    assert table.why("turn", {"add": 59}) == "out"  # bo does not have it


def test_of_four_bids_the_two_middle_ones_return_but_not_the_winners() -> None:
    table = Table(start=20, players=4, middle_returns=True)
    table.auction(ana=60, bo=30, cy=59, di=50)
    assert {bid.seat: bid.fate for bid in table.scene.bids} == {
        "ana": "discarded",
        "cy": "returned",
        "di": "returned",
        "bo": "starts",
    }


def test_of_two_bids_none_is_in_the_middle() -> None:
    table = Table(start=20, players=2, middle_returns=True)
    table.auction(ana=60, bo=30)
    assert "returned" not in table.codes()


def test_a_bid_that_starts_does_not_return() -> None:
    table = Table(start=20, middle_returns=True, winner_starts=True)
    table.auction(ana=60, bo=30, cy=59)
    table.say("starts", "cy")
    assert "returned" not in table.codes()


def test_a_skip_may_cost_just_a_tile_of_the_hand() -> None:
    table = Table(start=20, skip_either=True)
    table.auction(ana=60, bo=30, cy=59)
    assert table.asked == [("ana", "choice")]  # without a scored tile, but with tiles in hand
    assert table.why("choice", "lose") == "no-scored"
    table.say("choice", "add")
    table.say("put", {"tile": 5, "place": 1})
    assert table.offer == [20, 5]
    assert "lost" not in table.codes()


def test_who_can_pay_neither_way_must_take_it() -> None:
    none = Limits((), 1)
    for scored, hand, can_put, why in (
        (0, 0, False, "nothing"),
        (0, 3, False, "nothing"),
        (0, 3, True, None),
        (2, 0, False, None),
    ):
        forced = must_take(
            last=False, limits=none, scored=scored, hand=hand, can_put=can_put, either=True
        )
        assert forced == why


def test_a_skip_may_cost_just_a_scored_tile() -> None:
    table = Table(start=20, skip_either=True)
    table.auction(ana=60, bo=30, cy=59)
    table.say("choice", "take")
    table.auction(ana=58, bo=29, cy=28)
    table.say("choice", "lose")
    assert table.pile("ana") == []
    assert table.offer == [30]


def test_a_skipped_tile_may_have_to_lie_outside_at_the_end_it_belongs_to() -> None:
    table = Table(start=20, skip_either=True, in_order=True)
    table.add(40)
    table.auction(ana=60, bo=30, cy=59)
    table.say("choice", "add")
    assert table.why("put", 30) == "out"
    assert table.why("put", 31) == "outside-only"
    table.say("put", 41)
    assert table.offer == [20, 40, 41]
    table.say("choice", "add")
    table.say("put", 5)
    assert table.pile("bo") == [5, 20, 40, 41]


# -- leaving ----------------------------------------------------------------------------------


def test_a_hand_goes_out_of_play_and_the_turn_passes_on() -> None:
    table = Table(start=20)
    host_says(table.referee, "leave", "ana")
    assert table.turn == "bo"
    assert table.scene.gone == ("ana",)
    table.auction(bo=60, cy=30)
    assert table.pile("bo") == [20]
    host_says(table.referee, "back", "ana")
    table.add(31)
    assert table.turn == "ana"


def test_who_left_keeps_what_was_scored_and_cannot_win() -> None:
    table = won_some()
    host_says(table.referee, "leave", "cy")
    standings = table.referee.table.standings
    assert standings is not None
    assert standings.line(Seat("cy")).total == 5
    assert not standings.line(Seat("cy")).competes
