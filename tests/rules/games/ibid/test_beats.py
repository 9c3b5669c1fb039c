"""An auction, moment by moment: the bids from the lowest on, the order, and then each decision."""

from __future__ import annotations

import pytest

from rules.engine.beats import Beat
from rules.facts import Fact, Ruling, Seat
from rules.games.ibid.beats import auction_beats
from rules.games.ibid.facts import (
    Added,
    Alarm,
    AllIgnored,
    Declared,
    Dried,
    Ignored,
    InOrder,
    Lost,
    NextOffer,
    NoPart,
    Passed,
    Put,
    Skipped,
    Sorted,
    Took,
)
from rules.games.ibid.scene import Bid, Scene
from rules.games.ibid.tiles import Tile

A, B, C = Seat("a"), Seat("b"), Seat("c")
BIDS = tuple(
    Bid(seat, (Tile(number, "camerat", 1),)) for seat, number in ((C, 40), (A, 30), (B, 5))
)
SCENE = Scene("auction", bids=BIDS)
SORTED = Sorted(10, 20, inside=False, inverted=False, why="bids", bids=3)
ORDER = InOrder(BIDS)
TOOK = Took(A, None, (Tile(20, "camerat", 1),), 1)
NEXT = NextOffer(B, Tile(5, "camerat", 1), chosen=False)


def rulings(*told: Fact) -> list[Ruling]:
    return [Ruling("x", fact) for fact in told]


def tile(number: int) -> Tile:
    return Tile(number, "camerat", 1)


def test_bids_are_seen_from_the_lowest_to_the_highest_and_then_their_order() -> None:
    assert tuple(auction_beats(rulings(SORTED, ORDER), SCENE)) == (
        Beat("bid", (B,)),
        Beat("bid", (A,)),
        Beat("bid", (C,)),
        Beat("tell", (), 0, "sorted"),
        Beat("tell", (), 1, "order"),
    )


def test_two_bids_of_equal_worth_are_seen_in_the_order_of_their_highest_tiles() -> None:
    pairs = tuple(
        Bid(seat, tuple(Tile(number, "camerat", 1) for number in numbers))
        for seat, numbers in ((A, (1, 9)), (B, (4, 6)))
    )
    beats = tuple(auction_beats(rulings(SORTED, ORDER), Scene("auction", bids=pairs)))
    assert [each.seats for each in beats[:2]] == [(B,), (A,)]


def test_inversion_is_told_before_the_order() -> None:
    inverted = Sorted(1, 50, inside=True, inverted=True, why="bids", bids=3)
    beats = tuple(auction_beats(rulings(inverted, ORDER), SCENE))
    assert [each.what for each in beats[3:]] == ["inverted", "order"]


def test_bids_that_were_made_openly_are_not_turned_over_again() -> None:
    openly = Scene("auction", bids=BIDS, bid_openly=True)
    assert [each.kind for each in auction_beats(rulings(SORTED, ORDER), openly)] == ["tell", "tell"]


def test_an_ignored_bid_is_seen_before_it_is_struck_out() -> None:
    ignored = Ignored(B, 5, below=True, end=10)
    beats = tuple(auction_beats(rulings(ignored, SORTED, ORDER), SCENE))
    assert [each.kind for each in beats] == ["bid"] * 3 + ["strike", "tell", "tell"]
    assert beats[3] == Beat("strike", (B,), 0, "ignored", takes=1.0)
    every = tuple(auction_beats(rulings(ignored, AllIgnored()), SCENE))
    assert every[-1] == Beat("tell", (), 1, "ignored")


def test_a_skip_knocks_and_then_the_lost_tile_is_turned_up_and_one_is_added() -> None:
    skip, lost, put = Skipped(A), Lost(A, tile(7)), Put(A, tile(9), place=0)
    paid = tuple(auction_beats(rulings(skip, lost), SCENE))
    assert paid == (
        Beat("skip", (A,), 0),
        Beat("turn", (A,), 1, "lost-7"),
        Beat("score", (A,), 1),
    )
    assert tuple(auction_beats(rulings(skip, lost, put), SCENE)) == (
        *paid,
        Beat("turn", (A,), 2, "put"),
    )


def test_the_offer_is_knocked_down_twice_and_travels_to_its_winner() -> None:
    beats = tuple(auction_beats(rulings(TOOK, NEXT), SCENE))
    assert [each.kind for each in beats] == ["strike", "strike", "take", "score", "tell"]
    assert {each.seats for each in beats[:4]} == {(A,)}


def test_a_first_bidder_without_a_choice_takes_it_in_the_same_reveal() -> None:
    waits = tuple(auction_beats(rulings(SORTED, ORDER), SCENE))
    both = tuple(auction_beats(rulings(SORTED, ORDER, TOOK, NEXT), SCENE))
    assert both[: len(waits)] == waits
    assert both[len(waits)] == Beat("strike", (A,), 2, "once", takes=0.35)


@pytest.mark.parametrize(
    "fact",
    [
        Added(A, tile(7), before=5),
        Declared(A),
        NoPart((A,)),
        Passed(A, 2),
        Dried(A, (tile(7),)),
        Alarm(A, B, B, tile(7)),
    ],
    ids=lambda fact: str(fact.code),
)
def test_a_turn_without_an_auction_has_none(fact: Fact) -> None:
    assert tuple(auction_beats(rulings(fact), SCENE)) == ()


def test_an_ordinary_reveal_takes_six_seconds_at_most() -> None:
    for told in ((SORTED, ORDER), (TOOK, NEXT)):
        assert 2 < sum(each.seconds for each in auction_beats(rulings(*told), SCENE)) <= 6
