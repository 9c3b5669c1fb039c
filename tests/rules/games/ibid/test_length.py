"""A shorter deck: numbers put away at both ends, for every kind of deck, and what is said of it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.referee import Referee
from rules.errors import Illegal, Malformed, Refused
from rules.games.ibid.deck_lists import make_deck
from rules.games.ibid.facts import LeftOut
from rules.games.ibid.meta import META, Layout, OpenList, deck, span
from tests.rules.games.evening import BY_HOST, host_says
from tests.rules.games.ibid.count import numbers_left, possible
from tests.rules.games.ibid.driver import Evening, scene_of, seat_down

RANGE: dict[str, Any] = {"length": "range", "lowest": 10, "highest": 55}
SPARSE = [f"{number},Camerat,3," for number in (1, 4, 9, 16, 25, 36, 49, 64)]


def settled(**given: Any) -> dict[str, Any]:
    return META.settle(3, given)


def refused(referee: Referee, name: str, value: Any) -> Malformed:
    with pytest.raises(Malformed) as refusal:
        referee.answer(f"offer1/start/{name}", value, BY_HOST)
    return refusal.value


# -- which numbers stay -----------------------------------------------------------------------


def test_half_the_base_deck_is_17_to_48_and_three_quarters_9_to_56() -> None:
    assert list(deck(settled(deck="app", length="half")).tiles) == list(range(17, 49))
    assert list(deck(settled(deck="app", length="most")).tiles) == list(range(9, 57))
    assert len(deck(settled(deck="app"))) == 64
    assert span(settled(deck="app")) is None


@given(
    length=st.sampled_from(["all", "most", "half", "range"]),
    odd=st.booleans(),
    double=st.booleans(),
    ends=st.lists(st.integers(-64, 100), min_size=2, max_size=2).map(sorted),
    seed=st.integers(1, 20),
)
@settings(max_examples=60, deadline=None)
def test_an_apps_deck_is_cut_as_by_hand(
    length: str, odd: bool, double: bool, ends: list[int], seed: int
) -> None:
    options = META.defaults(3) | {"deck": "app", "odd": odd, "double": double, "seed": seed}
    options |= {"length": length, "lowest": ends[0], "highest": ends[1]}
    every = make_deck(("base", *["odd"] * odd, *["double"] * double), seed).tiles
    left = numbers_left(every, options)
    assert list(deck(options).tiles) == left
    if len(left) <= 3:
        with pytest.raises(Illegal, match=r"ibid\.too-few-tiles"):
            META.settle(3, options)
        return
    said = META.summary(3, META.settle(3, options))
    assert isinstance(said, Layout)
    assert (said.tiles, said.low, said.high) == (len(left), left[0], left[-1])
    assert said.away == len(every) - len(left)
    away = [number for number in every if number not in left]
    assert (said.under is not None) == any(number < left[0] for number in away)
    assert (said.over is not None) == any(number > left[-1] for number in away)
    for number in every:
        gone = (said.under is not None and number < said.under) or (
            said.over is not None and number > said.over
        )
        assert gone == (number in away)


def test_a_complete_list_of_ones_own_is_cut_by_its_own_tiles() -> None:
    own: dict[str, Any] = {"deck": "ours", "list": SPARSE, "whole": True}
    assert list(deck(settled(**own, length="half")).tiles) == [9, 16, 25, 36]
    assert list(deck(settled(**own, **RANGE)).tiles) == [16, 25, 36, 49]
    said = META.summary(3, settled(**own, **RANGE))
    assert isinstance(said, Layout)
    assert (said.under, said.over, said.away) == (10, 55, 4)


@pytest.mark.parametrize("length", ["most", "half", "range"])
@pytest.mark.parametrize("odd, double", [(False, False), (True, False), (True, True)])
def test_an_open_list_is_cut_by_the_numbers_that_its_sets_can_have(
    length: str, odd: bool, double: bool
) -> None:
    options = settled(deck="ours", odd=odd, double=double, **{**RANGE, "length": length})
    left = numbers_left(possible(options), options)
    bounds = span(options)
    assert bounds is not None
    assert (bounds.low, bounds.high) == (left[0], left[-1])
    said = META.summary(3, options)
    assert said == OpenList(left[0], left[-1], known=0)


def test_one_end_may_stay_and_so_may_both() -> None:
    for low, high, under, over in ((1, 40, None, 40), (20, 64, 20, None), (-5, 99, None, None)):
        options = settled(length="range", lowest=low, highest=high)
        said = META.summary(3, options)
        assert isinstance(said, OpenList)
        assert (said.under, said.over) == (under, over)
        assert (span(options) is None) == (under is None and over is None)


def test_a_range_that_runs_backwards_or_is_too_short_is_not_played() -> None:
    with pytest.raises(Illegal, match=r"ibid\.range-backwards"):
        settled(length="range", lowest=30, highest=20)
    with pytest.raises(Illegal, match=r"ibid\.too-few-tiles"):
        settled(length="range", lowest=30, highest=32)
    settled(length="range", lowest=30, highest=33)


# -- what is refused --------------------------------------------------------------------------


def test_a_number_outside_the_range_is_refused_with_its_reason_in_an_open_list() -> None:
    referee = seat_down(3, deck="ours", draw=False, **RANGE)
    referee.answer("offer1/start/starter", "ana", BY_HOST)
    with pytest.raises(Refused):
        referee.answer("offer1/start/size", 47, BY_HOST)
    referee.answer("offer1/start/size", 46, BY_HOST)  # 10 to 55
    tile = {"type": "camerat", "price": 3, "action": ""}
    for number in (9, 56):
        for said in (number, {"number": number, **tile}):
            assert refused(referee, "start", said).why == LeftOut(number, 10, 55)
    referee.answer("offer1/start/start", {"number": 10, **tile}, BY_HOST)
    with pytest.raises(Malformed, match=r"ibid\.left-out"):
        referee.answer("offer1/turn1/turn", {"add": {"number": 60, **tile}}, BY_HOST)
    assert refused_is_possible(referee) == set(range(11, 56))


def refused_is_possible(referee: Referee) -> set[int]:
    """The numbers that the player whose turn it is can add."""
    assert referee.current_ask is not None
    turn = referee.resolve(referee.current_ask.pending[0])
    return set(turn.branches["add"].numbers())  # type: ignore[attr-defined]


def test_a_tile_that_is_known_but_put_away_is_refused_too_and_stays_known() -> None:
    rows = ["5,Camerat,3,", "20,Camerat,3,", "60,Camerat,3,"]
    referee = seat_down(3, deck="ours", draw=False, list=rows, **RANGE)
    referee.answer("offer1/start/starter", "ana", BY_HOST)
    referee.answer("offer1/start/size", 30, BY_HOST)
    assert refused(referee, "start", 5).why.code == "ibid.left-out"
    referee.answer("offer1/start/start", 20, BY_HOST)
    assert referee.table.memory == {"list": rows, "whole": False}


def test_what_was_learnt_of_a_part_of_the_deck_is_not_the_whole_deck() -> None:
    night = Evening(seat_down(3, 4, deck="ours", **{**RANGE, "lowest": 20, "highest": 29}), 4)
    referee = night.play()
    assert len(referee.table.memory["list"]) == 10
    assert referee.table.memory["whole"] is False


def test_a_number_of_a_complete_list_that_was_put_away_says_so_and_one_that_never_was_does_not() -> (
    None
):
    own: dict[str, Any] = {"deck": "ours", "list": SPARSE, "whole": True, "draw": False, **RANGE}
    referee = seat_down(3, **own)
    referee.answer("offer1/start/starter", "ana", BY_HOST)
    assert refused(referee, "start", 64).why.code == "ibid.left-out"
    assert refused(referee, "start", 20).why.code == "ibid.no-such-tile"


def test_the_host_may_say_that_a_tile_is_there_after_all() -> None:
    referee = seat_down(3, deck="app", draw=False, **RANGE)
    referee.answer("offer1/start/starter", "ana", BY_HOST)
    host_says(referee, "describe", {"number": 60, "type": "camerat", "price": 3, "action": ""})
    referee.answer("offer1/start/start", 60, BY_HOST)
    assert scene_of(referee).offer[0].tile.number == 60
