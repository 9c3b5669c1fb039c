"""Every action of I Bid You Not in both its forms, and where two of them meet."""

import pytest

from rules.engine.views import public_view
from rules.errors import Refused
from rules.facts import Seat
from rules.games.ibid.adjudicate import bidders, count, order
from rules.games.ibid.facts import NotHighest, NotLowest, Out, Took
from rules.games.ibid.limits import Limits
from rules.games.ibid.scene import Bid, Laid
from rules.games.ibid.tiles import Tile
from tests.rules.games.ibid.auction_table import HOST, Table, won_some
from tests.rules.games.ibid.driver import seat_down

ANA, BO, CY = Seat("ana"), Seat("bo"), Seat("cy")


def tile(number: int, form: str = "camerat", price: int = 3) -> Tile:
    kind, _, action = form.partition(".")
    return Tile(number, kind, price, action)


def lie(*tiles: Tile, turn: int = 5, by: Seat = ANA) -> Limits:
    """These tiles lie in the offer, added in this order; it is the turn after the last."""
    offer = tuple(
        Laid(each, by if nth else None, "turn" if nth else "start", turn - len(tiles) + nth, nth)
        for nth, each in enumerate(tiles)
    )
    return Limits(offer, turn)


def adding(limits: Limits, what: Tile) -> str | None:
    why = limits.objection_to_adding(what)
    return why.code.removeprefix("ibid.") if why else None


def bid(seat: Seat, *numbers: int) -> Bid:
    return Bid(seat, tuple(tile(number) for number in numbers))


# -- the base set -----------------------------------------------------------------------------


def test_headgrowns_make_every_tile_of_a_pile_worth_one_more_or_less() -> None:
    pile = [tile(1, "headgrowns.a", 2), tile(5), tile(6, "headgrowns.a", -2)]
    assert count(pile, acting=True, per_type=False).values == (4, 5, 0)
    assert count(pile, acting=True, per_type=False).total == 9
    less = [tile(3, "headgrowns.b", 2), tile(5)]
    assert count(less, acting=True, per_type=False).total == 3
    both = [*pile, tile(3, "headgrowns.b", 2)]
    assert count(both, acting=True, per_type=False).each == 1
    assert count(pile, acting=False, per_type=False).total == 3


def test_headgrowns_that_do_not_count_themselves_still_act() -> None:
    pile = [tile(1, "headgrowns", 1), tile(3, "headgrowns.a", 2), tile(5, "headgrowns", 9)]
    found = count(pile, acting=True, per_type=True)
    assert found.values == (2, None, 10)


def test_of_three_tiles_at_3_two_count() -> None:
    pile = [tile(15), tile(16), tile(17), tile(20, "dishsmasher", 4)]
    found = count(pile, acting=True, per_type=True)
    assert found.total == 3 + 3 + 4


def test_a_swatphone_silences_all_other_actions_whichever_came_later() -> None:
    for offer in (
        [tile(2, "swatphone.a"), tile(40, "wrist-wash.a")],
        [tile(40, "wrist-wash.a"), tile(2, "swatphone.a")],
    ):
        limits = lie(*offer)
        assert limits.forms == {"swatphone.a"}
        assert limits.counted_form(tile(67, "telefishion.a")) == ""
        assert [work.silent for work in limits.offer_actions if work.tile.number == 40] == [
            "swatphone"
        ]


def test_a_swatphone_allows_only_tiles_with_an_action() -> None:
    limits = lie(tile(2, "swatphone.b"))
    assert adding(limits, tile(15)) == "only-actions"
    assert adding(limits, tile(16, "headgrowns.a")) is None
    assert limits.objection_to_bidding(tile(15)) is not None


def test_a_flown_mower_asks_for_a_new_type_or_for_an_old_one() -> None:
    assert adding(lie(tile(4, "flown-mower.a")), tile(9, "flown-mower")) == "type-there"
    assert adding(lie(tile(4, "flown-mower.a")), tile(9)) is None
    assert adding(lie(tile(4, "flown-mower.b")), tile(9)) == "type-not-there"
    assert adding(lie(tile(4, "flown-mower.b")), tile(9, "flown-mower")) is None


def test_of_twins_the_one_added_later_counts() -> None:
    limits = lie(tile(4, "flown-mower.a"), tile(5, "flown-mower.b"))
    assert limits.forms == {"flown-mower.b"}
    assert [work.silent for work in limits.offer_actions] == ["twin", ""]
    for kind in ("wrist-wash", "thumb-hive", "remote-controll", "gamehat"):
        assert lie(tile(40, f"{kind}.b"), tile(41, f"{kind}.a")).forms == {f"{kind}.a"}


def test_a_laptopple_calls_an_auction_at_once() -> None:
    table = Table("25,Laptopple,3,a", start=20)
    table.add(25)
    assert [name for _, name in table.asked] == ["bid"] * 3
    table.bids(ana=60, bo=30, cy=59)
    assert table.pile("ana") == [20, 25]
    assert table.turn == "bo"


def test_an_auction_at_once_without_a_tile_in_any_hand_is_no_moose() -> None:
    rows = ["20,Camerat,1,", "21,Camerat,2,", "25,Laptopple,3,a"]
    referee = seat_down(2, deck="ours", whole=True, draw=False, list=rows)
    for value in ("ana", 20, {"add": 21}, {"add": 25}):
        assert referee.current_ask is not None
        referee.answer(referee.current_ask.pending[0].key, value, HOST)
    assert referee.over
    said = {r.fact.code: r.anchor for page in referee.table.pages for r in page}
    assert said["ibid.no-bids"] == "auctions"
    assert "ibid.all-ignored" not in said


def test_a_laptopple_allows_no_auction_for_three_turns() -> None:
    table = Table("25,Laptopple,3,b", start=20)
    table.add(25)
    assert table.why("turn", "declare") == "refused.not-an-option"
    table.say("turn", "pass")
    table.add(30)
    table.say("turn", "pass")
    assert table.turn == "bo"
    table.auction(ana=60, bo=31, cy=59)
    assert table.pile("ana") == [20, 25, 30]


def test_an_auction_at_once_is_held_even_in_the_quiet() -> None:
    table = Table("25,Laptopple,3,b", "26,Laptopple,3,a", start=20)
    table.adds(25, 26)
    assert [name for _, name in table.asked] == ["bid"] * 3


def test_a_laptopple_that_starts_an_offer_does_nothing_at_once() -> None:
    table = Table("25,Laptopple,3,a", start=25)
    assert table.turn == "ana"


def test_the_quiet_ends_when_the_offer_is_taken() -> None:
    table = Table("25,Laptopple,3,b", "26,Laptopple,3,a", start=20)
    table.adds(25, 26)
    table.bids(ana=60, bo=30, cy=59)
    assert table.offer == [30]
    table.auction(ana=31, bo=61, cy=58)  # in the second turn after the Laptopple
    assert table.pile("bo") == [30]


def test_what_works_at_once_does_not_when_it_comes_by_a_skip() -> None:
    table = won_some("8,Laptopple,3,a", "9,Smoak Alarm,3,a")
    table.auction(ana=63, bo=10, cy=11)
    table.say("choice", "skip")
    table.say("put", {"tile": 8, "place": 0})
    assert table.asked == [("cy", "choice")]
    table.say("choice", "skip")
    table.say("put", {"tile": 9, "place": 0})
    assert "alarm" not in table.codes()
    assert table.pile("bo") == [30, 9, 8, 45]


LIMITING = (
    *("swatphone.b", "flown-mower.a", "flown-mower.b", "refrigergator.a", "refrigergator.b"),
    *("remote-controll.a", "remote-controll.b", "gamehat.a", "gamehat.b"),
)


@pytest.mark.parametrize("form", LIMITING)
def test_limits_on_adding_bind_turns_and_not_skips(form: str) -> None:
    limits = lie(tile(30, form, 3))
    candidates = [
        tile(number, kind, price)
        for number in (20, 40)
        for kind in ("camerat", form.partition(".")[0])
        for price in (-3, 3, 5)
    ]
    assert any(adding(limits, each) for each in candidates)
    assert all(limits.objection_to_putting(each, in_order=False) is None for each in candidates)


def test_a_swatphone_that_leaves_a_hand_without_a_bid_is_lifted_for_it() -> None:
    table = Table("25,Swatphone,3,b", "50,Headgrowns,3,a", start=25)
    table.say("turn", "declare")
    assert table.why("bid", 30, "ana") == "only-actions"
    table.say("bid", {"number": 30, "lifted": True}, "ana")
    table.say("bid", 50, "bo")


def test_a_bid_that_returns_is_not_won_by_a_walkie_barkie() -> None:
    table = Table("25,Walkie-Barkie,3,b", start=25, players=4, middle_returns=True)
    table.auction(ana=60, bo=30, cy=59, di=50)
    assert table.pile("ana") == [25]
    assert {bid.seat: bid.fate for bid in table.scene.bids}[CY] == "returned"


def test_a_walkie_barkie_parts_the_offer_at_the_rightmost() -> None:
    limits = lie(
        tile(10, "walkie-barkie.a"), tile(12), tile(14, "walkie-barkie.a"), tile(16), tile(18)
    )
    found = limits.winnings
    assert [each.number for each in found.scored] == [16, 18]
    assert [each.number for each in found.discarded] == [10, 12, 14]


def test_a_walkie_barkie_gives_the_winner_the_bids_too() -> None:
    table = Table("25,Walkie-Barkie,3,b", start=25)
    table.auction(ana=60, bo=30, cy=59)
    assert table.pile("ana") == [25, 59]
    assert table.offer == [30]


def test_a_refrigergator_orders_by_price() -> None:
    limits = lie(tile(30, "refrigergator.a", 4))
    assert adding(limits, tile(5, price=5)) is None
    assert adding(limits, tile(50, price=4)) == "price-ascends"


def test_a_refrigergator_orders_downwards_and_both_at_once() -> None:
    limits = lie(tile(30, "refrigergator.b", 4))
    assert adding(limits, tile(31)) == "must-be-lower"
    assert adding(limits, tile(29)) is None
    both = lie(tile(30, "refrigergator.b", 2), tile(29, "refrigergator.a", 4))
    assert adding(both, tile(28, price=4)) == "price-ascends"
    assert adding(both, tile(35, price=5)) == "must-be-lower"
    assert adding(both, tile(28, price=5)) is None


def test_inversion_goes_by_number_even_then() -> None:
    limits = lie(tile(30, "refrigergator.b"), tile(10))
    assert order([bid(ANA, 20), bid(BO, 11)], limits.offer, limits).inverted


def test_a_wrist_wash_lets_nobody_skip() -> None:
    table = Table("44,Wrist Wash,3,a", start=20)
    table.auction(ana=60, bo=30, cy=59)
    table.add(44)
    table.auction(ana=61, bo=31, cy=58)
    assert table.last(Took).why == "nobody-may"
    assert table.pile("ana") == [20, 30, 44]


def test_a_wrist_wash_makes_a_skip_cost_three_and_add_nothing() -> None:
    table = Table("44,Wrist Wash,3,b", start=20)
    table.adds(21, 22)
    table.auction(ana=60, bo=30, cy=59)
    table.add(44)
    table.auction(ana=61, bo=31, cy=58)
    table.say("choice", "skip")
    assert table.pile("ana") == []
    assert table.codes().count("lost") == 3
    assert "put" not in table.codes()
    assert table.last(Took).why == "too-few"
    assert table.pile("cy") == [30, 44]


def test_a_cashing_machine_forbids_inversion_or_forces_it_over_its_twin() -> None:
    bids = [bid(ANA, 20), bid(BO, 30)]
    never = lie(tile(10), tile(50, "cashing-machine.a"))
    assert not order(bids, never.offer, never).inverted
    always = lie(tile(40), tile(50, "cashing-machine.b"), tile(51, "cashing-machine.a"))
    found = order(bids, always.offer, always)
    assert found.inverted
    assert found.why == "always"
    assert found.lowest.seat == ANA


# -- Odd Inventions -----------------------------------------------------------------------------


def test_a_bear_dryer_scores_negative_tiles_at_once_but_not_the_starting_one() -> None:
    table = Table(
        "20,Camerat,-3,", "21,Camerat,-5,", "22,Camerat,2,", "23,Bear Dryer,-1,a", start=20
    )
    table.adds(21, 22, 23)
    assert table.pile("ana") == [21]
    assert table.pile("cy") == [23]
    assert table.offer == [20, 22]


def test_a_bear_dryer_lets_only_those_bid_who_added_a_negative_price() -> None:
    table = Table("21,Camerat,-5,", "23,Bear Dryer,4,b", start=20)
    table.adds(21, 23)
    table.say("turn", "declare")
    assert table.asked == [("ana", "bid")]


def test_a_tile_that_started_the_offer_lets_nobody_bid_for_a_bear_dryer() -> None:
    table = Table("21,Camerat,-5,", "22,Camerat,-1,", "30,Bear Dryer,4,b", start=20)
    table.auction(ana=21, bo=40, cy=50)  # Ana's bid is the lowest: a negative tile, it starts
    assert table.offer == [21]
    table.add(22)
    table.add(30)
    table.say("turn", "declare")
    assert table.asked == [("bo", "bid")], "for the 22, which Bo added"


def test_where_only_a_starting_tile_is_negative_everybody_bids() -> None:
    table = Table("21,Camerat,-5,", "30,Bear Dryer,4,b", start=20)
    table.auction(ana=21, bo=40, cy=50)
    table.add(30)
    table.say("turn", "declare")
    assert sorted(table.asked) == [("ana", "bid"), ("bo", "bid"), ("cy", "bid")]


def test_where_only_the_declarer_added_one_a_calculater_lets_everybody_bid() -> None:
    table = Table("21,Camerat,-5,", "23,Bear Dryer,4,b", "24,Calculater,2,b", start=20)
    table.adds(21, 23, 24)
    assert table.turn == "ana"
    table.say("turn", "declare")
    assert sorted(table.asked) == [("ana", "bid"), ("bo", "bid"), ("cy", "bid")]


def test_limits_that_leave_nobody_to_bid_are_lifted() -> None:
    limits = lie(tile(20, "bear-dryer.b"))
    assert bidders([BO, CY, ANA], ANA, limits.offer, limits) == (BO, CY, ANA)
    alone = lie(tile(20, "calculater.b"))
    assert bidders([ANA], ANA, alone.offer, alone) == (ANA,)


def test_an_aquariumbrella_lets_everybody_add_to_what_was_won() -> None:
    table = Table("25,Aquariumbrella,3,a", start=25)
    table.auction(ana=60, bo=30, cy=59)
    assert table.asked == [("ana", "gift")]
    table.say("gift", "none")
    table.say("gift", {"add": 5})
    table.say("gift", "none")
    assert table.pile("ana") == [25, 5]
    assert table.offer == [30]


def test_an_aquariumbrella_lets_everybody_discard_from_what_was_won() -> None:
    table = Table("25,Aquariumbrella,3,b", start=20)
    table.add(25)
    table.auction(ana=60, bo=30, cy=59)
    table.say("spoil", "none")
    table.say("spoil", "20")
    table.say("spoil", "25")
    assert table.pile("ana") == []


def test_of_two_umbrellas_the_one_added_first_is_heard_first() -> None:
    table = Table("25,Aquariumbrella,3,b", "26,Aquariumbrella,3,a", start=20)
    table.adds(25, 26)
    table.auction(ana=60, bo=30, cy=59)
    assert table.asked == [("ana", "spoil")]


def test_a_smoak_alarm_takes_a_scored_tile_from_each() -> None:
    table = Table("44,Smoak Alarm,3,a", start=20)
    table.auction(ana=60, bo=30, cy=59)
    table.add(44)
    assert table.pile("bo") == [20]
    assert table.codes().count("alarm") == 1  # cy has none, and is spared


def test_a_smoak_alarm_gives_each_one_of_yours() -> None:
    table = Table("44,Smoak Alarm,3,b", start=20)
    table.adds(21, 22)
    table.auction(ana=60, bo=30, cy=59)
    table.add(44)
    assert len(table.pile("ana")) == 1
    assert len(table.pile("bo")) == len(table.pile("cy")) == 1


def test_a_ceiling_van_lets_a_second_tile_follow() -> None:
    table = Table("25,Ceiling Van,3,a", start=20)
    table.add(25)
    assert table.asked == [("ana", "second")]
    assert table.why("second", {"add": 24}) == "must-be-higher"
    table.say("second", {"add": 26})
    assert table.turn == "bo"
    table.add(27)
    table.say("second", "done")
    assert table.turn == "cy"


def entry_of(table: Table, number: int) -> str:
    """The key of the entry to which the refusal of a number points."""
    with pytest.raises(Refused) as refused:
        table.say("turn", {"add": number})
    assert isinstance(refused.value.why, Out)
    return refused.value.why.entry.key


def test_the_second_tile_of_a_turn_is_an_entry_of_its_own() -> None:
    table = Table("25,Ceiling Van,3,a", start=20)
    table.add(25)
    table.say("second", {"add": 30})
    first, second = entry_of(table, 25), entry_of(table, 30)
    assert (first, second) == ("offer1/turn1/turn", "offer1/turn1/second")
    table.referee.amend(second, {"add": 31}, HOST)
    assert table.offer == [20, 25, 31]
    table.referee.amend(first, {"add": 26}, HOST)  # no Ceiling Van: nobody is asked for a second
    assert table.offer == [20, 26]
    assert table.turn == "bo"
    table.referee.amend(first, {"add": 25}, HOST)
    assert table.offer == [20, 25, 31]
    assert entry_of(table, 31) == second


def test_what_a_second_tile_does_keeps_its_key() -> None:
    table = Table("46,Ceiling Van,3,a", "47,Smoak Alarm,3,a", start=20)
    table.auction(ana=60, bo=30, cy=59)
    table.auction(ana=58, bo=61, cy=40)
    table.auction(ana=45, bo=56, cy=62)
    table.add(46)
    table.say("second", {"add": 47})
    drawn = [entry.key for entry in table.referee.log if entry.key.endswith("alarm")]
    assert drawn == ["offer4/turn4/second/bo/alarm", "offer4/turn4/second/cy/alarm"]


def test_a_ceiling_van_makes_bids_of_two_tiles() -> None:
    table = Table("25,Ceiling Van,3,b", start=25)
    table.say("turn", "declare")
    assert table.why("bid", {"first": 4, "second": 4}, "ana") == "two-tiles"
    table.bids(
        ana={"first": 10, "second": 40},
        bo={"first": 20, "second": 30},
        cy={"first": 5, "second": 6},
    )
    assert [b.seat for b in table.scene.bids] == ["ana", "bo", "cy"]  # 50 and 50: the 40 is higher
    assert table.offer == [5]
    assert table.why("turn", {"add": 6}) == "out"


def test_nobody_without_a_tile_is_asked_for_a_second() -> None:
    rows = ["1,Camerat,1,", "2,Ceiling Van,1,a", "3,Camerat,1,"]
    table = Table(start=1, players=2, list=rows)
    table.add(2)  # ana's last
    assert table.turn == "bo"


def test_who_has_one_tile_left_bids_it_alone() -> None:
    rows = ["1,Ceiling Van,1,b", *(f"{n},Camerat,1," for n in range(2, 7))]
    table = Table(start=1, players=2, list=rows)  # ana 3, bo 2
    table.adds(2, 3)
    table.say("turn", "declare")
    table.bids(ana={"first": 4, "second": 5}, bo=6)
    assert [(bid.seat, bid.worth) for bid in table.scene.bids] == [(ANA, 9), (BO, 6)]


def test_a_sum_that_equals_an_end_of_the_offer_is_not_inside() -> None:
    limits = lie(tile(10), tile(30))
    assert order([bid(ANA, 14, 15), bid(BO, 5, 6)], limits.offer, limits).inverted
    assert not order([bid(ANA, 14, 16), bid(BO, 5, 6)], limits.offer, limits).inverted
    assert not order([bid(ANA, 14, 15), bid(BO, 4, 6)], limits.offer, limits).inverted


def test_a_calculater_opens_the_bids_clockwise() -> None:
    table = Table("25,Calculater,3,a", start=25)
    table.say("turn", "declare")
    assert table.asked == [("bo", "openbid")]
    table.say("openbid", 30)
    assert [b.worth for b in table.scene.bids] == [30]
    table.say("openbid", 59)
    table.say("openbid", 60)
    assert table.pile("ana") == [25]


def test_a_calculater_keeps_the_declarer_out() -> None:
    table = Table("25,Calculater,3,b", start=25)
    table.say("turn", "declare")
    assert sorted(who for who, _ in table.asked) == ["bo", "cy"]


def test_a_thumb_hive_asks_for_the_highest_tile_of_a_hand_or_for_the_lowest() -> None:
    low, high = tile(10), tile(40)
    highest, lowest = lie(tile(-46, "thumb-hive.a")), lie(tile(-46, "thumb-hive.b"))
    assert highest.objection_beside(low, [low, high]) == NotHighest(40)
    assert highest.objection_beside(high, [low, high]) is None
    assert lowest.objection_beside(high, [low, high]) == NotLowest(10)
    assert lowest.objection_beside(low, [low, high]) is None


def test_under_a_thumb_hive_declaring_stays_open() -> None:
    table = Table("25,Thumb Hive,3,a", start=25)
    table.auction(ana=60, bo=30, cy=59)
    assert table.pile("ana") == [25]


# -- Double Devices -----------------------------------------------------------------------------


def test_a_computer_moose_ignores_bids_below_or_above() -> None:
    bids = [bid(ANA, 10), bid(BO, 30), bid(CY, 90)]
    below = lie(tile(20, "computer-moose.a"), tile(70))
    found = order(bids, below.offer, below)
    assert [each.seat for each in found.ignored] == [ANA]
    assert found.lowest.seat == BO
    both = lie(tile(20, "computer-moose.a"), tile(70, "computer-moose.b"))
    found = order(bids, both.offer, both)
    assert [each.seat for each in found.bids] == [BO]
    assert found.inverted  # the ignored ones do not count for it


def test_when_all_bids_are_ignored_the_offer_stands() -> None:
    table = Table("40,Computer Moose,3,a", start=40)
    table.auction(ana=1, bo=2, cy=3)
    assert table.offer == [40]
    assert table.turn == "bo"
    assert table.why("turn", {"add": 2}) == "out"
    assert table.pile("ana") == table.pile("bo") == table.pile("cy") == []
    assert {bid.fate for bid in table.scene.bids} == {"discarded"}


def test_a_telefishion_may_never_be_added_not_even_to_skip() -> None:
    fish = tile(67, "telefishion.a")
    limits = lie(tile(20))
    assert adding(limits, fish) == "never-added"
    assert limits.objection_to_putting(fish, in_order=False) is not None
    assert limits.objection_to_bidding(fish) is None


def test_a_telefishion_may_never_be_bid_unless_there_is_nothing_else() -> None:
    table = Table("50,Telefishion,3,b", start=20)
    table.say("turn", "declare")
    assert table.why("bid", 50, "ana") == "never-bid"
    table.say("bid", {"number": 50, "lifted": True}, "ana")
    assert lie(tile(20)).objection_to_adding(tile(67, "telefishion.b")) is None


def test_a_telefishion_may_be_given_since_what_was_won_is_no_offer() -> None:
    table = Table("25,Aquariumbrella,3,a", "50,Telefishion,3,a", start=25)
    table.auction(ana=60, bo=30, cy=59)
    table.say("gift", {"add": 50})
    assert table.pile("ana") == [25, 50]


def test_there_may_be_only_one_digital_sock() -> None:
    sock = tile(70, "digital-sock.a")
    assert adding(lie(tile(20), tile(60, "digital-sock")), sock) == "only-one"
    assert adding(lie(tile(20), tile(60, "digital-sock.a")), tile(71, "digital-sock")) == "only-one"
    assert adding(lie(tile(20)), sock) is None


def test_a_digital_sock_may_always_be_added() -> None:
    sock = tile(70, "digital-sock.b", -3)
    limits = lie(tile(80, "digital-sock.a"), tile(90, "remote-controll.a"))
    assert adding(limits, sock) is None
    assert adding(lie(tile(80, "swatphone.a")), sock) == "must-be-higher"
    for form in LIMITING:
        assert adding(lie(tile(80, form, 3)), sock) is None


def test_a_nightbulb_is_burnt_or_goes_into_the_hand() -> None:
    limits = lie(tile(20), tile(82, "nightbulb.a"), tile(83, "nightbulb.b"))
    found = limits.winnings
    assert [each.number for each in found.scored] == [20]
    assert [each.number for each in found.discarded] == [82]
    assert [each.number for each in found.to_hand] == [83]


def test_a_nightbulb_in_a_hand_can_be_played_from_there_alone() -> None:
    table = Table("40,Nightbulb,3,b", start=20)
    table.add(40)
    table.auction(ana=60, bo=30, cy=59)
    assert table.turn == "cy"
    assert table.why("turn", {"add": 40}) == "out"
    table.adds(31, 40)
    assert table.offer == [30, 31, 40]


def test_a_remote_controll_forbids_negative_prices_or_positive_ones() -> None:
    assert adding(lie(tile(20, "remote-controll.a")), tile(30, price=-1)) == "no-negative"
    assert adding(lie(tile(20, "remote-controll.b")), tile(30, price=1)) == "no-positive"


def test_a_gamehat_asks_what_follows_to_differ_or_to_share() -> None:
    differ = lie(tile(20, "gamehat.a", 3))
    assert adding(differ, tile(30, price=3)) == "must-differ"
    assert adding(differ, tile(30, "gamehat", 4)) == "must-differ"
    assert adding(differ, tile(30, price=4)) is None
    share = lie(tile(20, "gamehat.b", 3))
    assert adding(share, tile(30, price=4)) == "must-share"
    assert adding(share, tile(30, price=3)) is None


def test_of_two_gamehats_the_one_added_later_counts() -> None:
    alike = lie(tile(20, "gamehat.a", 3), tile(21, "gamehat.a", 5))
    assert adding(alike, tile(30, price=3)) is None
    assert adding(alike, tile(30, price=5)) == "must-differ"
    assert [work.silent for work in alike.offer_actions] == ["twin", ""]
    other = lie(tile(20, "gamehat.a", 3), tile(21, "gamehat.b", 5))
    assert adding(other, tile(30, price=3)) == "must-share"


def test_without_actions_nothing_works() -> None:
    limits = Limits(lie(tile(40, "wrist-wash.a")).offer, 5, acting=False)
    assert limits.offer_actions == ()
    assert limits.counted_form(tile(67, "telefishion.a")) == ""


def test_actions_end_with_their_offer() -> None:
    table = Table("44,Wrist Wash,3,a", start=20)
    table.auction(ana=60, bo=30, cy=59)
    table.add(44)
    assert table.scene.offer_actions
    table.auction(ana=61, bo=31, cy=58)
    assert table.scene.offer_actions == ()


def test_an_amendment_that_opens_the_bids_shows_nothing_that_was_sealed() -> None:
    table = Table("25,Calculater,3,a", start=24)
    table.say("turn", "declare")
    table.say("bid", 30, "bo")
    start = next(entry for entry in table.referee.log if entry.key.endswith("start/start"))
    assert start.value == 24
    table.referee.amend(start.key, 25, HOST)
    assert table.asked == [("bo", "openbid")], "bo bids again, now before everybody"
    assert table.scene.bids == ()
    assert "30" not in str(public_view(table.referee).scene.bids)
