"""What bids and tricks score, as the rulebook says it."""

from __future__ import annotations

import pytest

from rules.engine.referee import Referee
from rules.facts import Seat
from rules.games.ohhell.facts import AllMade, Made, Missed
from tests.rules.games.evening import BY_HOST, NAMES, Evening, totals
from tests.rules.games.ohhell.driver import play_deal, scene_of, seat_down

ANA, BO, CY = NAMES[:3]
BIDS = {"ana": 2, "bo": 0, "cy": 2}
TRICKS = {"ana": 2, "bo": 0, "cy": 4}


def example(**options: object) -> Referee:
    """The worked example: Ana bids 2 and wins 2, Bo 0 and none, Cy 2 and 4."""
    referee = seat_down(3, deals="down", largest=6, **options)
    play_deal(referee, BIDS, TRICKS)
    return referee


@pytest.mark.parametrize(
    "scores, expected",
    [
        ("exact", [12, 10, 0]),
        ("tricks", [12, 10, 4]),
        ("difference", [12, 10, -2]),
        ("five", [12, 10, -10]),
        ("squares", [14, 10, -4]),
    ],
)
def test_the_worked_example_by_each_way_to_score(scores: str, expected: list[int]) -> None:
    assert totals(example(scores=scores)) == expected


@pytest.mark.parametrize("size, worth", [(7, 12), (3, 8)])
def test_nought_may_be_worth_five_and_the_cards_in_hand(size: int, worth: int) -> None:
    referee = seat_down(3, deals="down", largest=size, nought=True)
    play_deal(referee, {"ana": 0, "bo": 0, "cy": size}, {"ana": 0, "bo": 0, "cy": size})
    assert totals(referee) == [worth, worth, 10 + size]


def test_each_is_said_to_have_made_or_missed_it_and_those_who_made_it_come_first() -> None:
    said = [ruling for ruling in example().table.pages[-1] if ruling.anchor == "scoring"]
    facts = [ruling.fact for ruling in said]
    assert sorted(fact.seat for fact in facts[:2] if isinstance(fact, Made)) == [ANA, BO]
    assert facts[2:] == [Missed(CY, 2, 4, 0)]
    assert Made(ANA, 2, 2, 12) in facts


def test_where_everybody_made_it_that_is_said_too() -> None:
    referee = seat_down(3, deals="down", largest=3)
    play_deal(referee, {"ana": 1, "bo": 1, "cy": 1}, {"ana": 1, "bo": 1, "cy": 1})
    facts = [ruling.fact for ruling in referee.table.pages[-1]]
    assert any(isinstance(fact, AllMade) and set(fact.seats) == {ANA, BO, CY} for fact in facts)


def test_the_scene_says_who_has_never_missed() -> None:
    referee = example()
    assert set(scene_of(referee).flawless) == {ANA, BO}
    play_deal(referee, {"ana": 1, "bo": 1, "cy": 1}, {"ana": 1, "bo": 0, "cy": 4})
    assert scene_of(referee).flawless == (ANA,)


def test_the_standings_show_the_newest_four_deals() -> None:
    referee = seat_down(3, deals="down", largest=7)
    for size in range(7, 1, -1):
        play_deal(referee, {"ana": size, "bo": 0, "cy": 1}, {"ana": size, "bo": 0, "cy": 0})
    standings = referee.table.standings
    assert standings is not None
    assert [column.deal for column in standings.columns] == [3, 4, 5, 6]  # type: ignore[attr-defined]
    assert standings.line(ANA).cells == (15, 14, 13, 12)
    assert standings.line(CY).cells == (0,) * 4


@pytest.mark.parametrize(
    "last, winners",
    [({"ana": 0, "bo": 1, "cy": 0}, [ANA, BO]), ({"ana": 1, "bo": 0, "cy": 0}, [ANA])],
)
def test_the_most_points_win_and_a_tie_is_shared(last: dict[str, int], winners: list[Seat]) -> None:
    referee = seat_down(3, deals="down", largest=3)
    play_deal(referee, {"ana": 1, "bo": 0, "cy": 0}, {"ana": 1, "bo": 0, "cy": 2})
    play_deal(referee, {"ana": 0, "bo": 0, "cy": 0}, {"ana": 1, "bo": 1, "cy": 0})
    bids = {"ana": 0, "bo": 1, "cy": 1} if len(winners) == 2 else {"ana": 1, "bo": 1, "cy": 1}
    play_deal(referee, bids, last)
    assert referee.over
    assert list(referee.table.winners) == winners


def test_a_trick_that_was_entered_wrongly_is_mended_with_all_that_follows() -> None:
    referee = example()
    referee.amend("deal1/tricks", {"ana": 3, "bo": 0, "cy": 3}, BY_HOST)
    assert totals(referee) == [0, 10, 0]
    assert Evening(referee, 1).play(until="deal2/bid") is referee
