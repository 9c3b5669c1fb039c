"""Each Round, clause by clause."""

from hypothesis import given
from hypothesis import strategies as st

from rules.facts import Seat
from rules.games.feast.adjudicate import adjudicate, best_for_alone
from rules.games.feast.deck import hand_size
from tests.rules.games.feast.count import takes

ploys = st.lists(st.integers(1, 10), min_size=1, max_size=8).map(
    lambda ranks: {Seat(f"s{at}"): rank for at, rank in enumerate(ranks)}
)


@given(ploys)
def test_clause_1_ploys_of_matching_rank_are_gaffes(played: dict[Seat, int]) -> None:
    verdict = adjudicate(played)
    for rank, seats in verdict.gaffes.items():
        assert len(seats) >= 2
        assert all(played[seat] == rank for seat in seats)
    matched = {seat for seats in verdict.gaffes.values() for seat in seats}
    lonely = [played[seat] for seat in played if seat not in matched]
    assert len(set(lonely)) == len(lonely)
    assert set(lonely).isdisjoint(verdict.gaffes)
    assert sorted([*verdict.pile, *lonely]) == sorted(played.values())


@given(ploys)
def test_clause_2_the_highest_that_remains_captures_the_topic(played: dict[Seat, int]) -> None:
    verdict = adjudicate(played)
    if verdict.highest is not None:
        rank = played[verdict.highest]
        assert rank not in verdict.gaffes
        assert all(other <= rank or other in verdict.gaffes for other in played.values())


@given(ploys)
def test_clause_3_the_lowest_captures_a_gaffe_if_there_is_one(played: dict[Seat, int]) -> None:
    verdict = adjudicate(played)
    if verdict.lowest is not None:
        assert verdict.pile
        assert verdict.lowest != verdict.highest
        rank = played[verdict.lowest]
        assert all(other >= rank or other in verdict.gaffes for other in played.values())


@given(ploys)
def test_exception_a_ploy_that_is_alone_is_both(played: dict[Seat, int]) -> None:
    verdict = adjudicate(played)
    lonely = [seat for seat in played if list(played.values()).count(played[seat]) == 1]
    assert verdict.alone == (lonely[0] if len(lonely) == 1 else None)
    if verdict.alone:
        assert verdict.highest is None
        assert verdict.lowest is None


@given(ploys, st.integers(1, 10), st.booleans())
def test_a_count_by_hand_agrees_on_who_takes_what(
    played: dict[Seat, int],
    topic: int,
    greedy: bool,
) -> None:
    verdict = adjudicate(played)
    pick = max if greedy else min
    took: dict[str, int] = {}
    choice: int | str | None = None
    if verdict.alone:
        gaffe = pick(verdict.pile, default=0)
        choice = str(gaffe) if gaffe and greedy else "topic"
        took[verdict.alone] = gaffe if gaffe and greedy else topic
    if verdict.highest:
        took[verdict.highest] = topic
    if verdict.lowest:
        choice = took[verdict.lowest] = pick(verdict.pile)
    assert takes(topic, played, (), choice) == took


@given(ploys, st.integers(1, 10))
def test_ruling_a_dummy_takes_what_is_worth_most(played: dict[Seat, int], topic: int) -> None:
    verdict = adjudicate(played)
    by_hand = takes(topic, played, played, None)
    if verdict.alone:
        best = best_for_alone(topic, verdict.pile)
        assert by_hand == {verdict.alone: topic if best is None else best}
    elif verdict.lowest:
        assert by_hand[verdict.lowest] == verdict.pile[0]


def test_ruling_the_topic_if_equal() -> None:
    assert best_for_alone(8, (8, 8, 3, 3)) is None
    assert best_for_alone(7, (8, 8, 3, 3)) == 8
    assert best_for_alone(1, ()) is None


def test_without_gaffes_the_lowest_takes_nothing() -> None:
    verdict = adjudicate({Seat("ana"): 3, Seat("bo"): 5, Seat("cy"): 9})
    assert (verdict.highest, verdict.lowest) == ("cy", None)


def test_setup_the_hand_size_varies_with_the_number_of_hands() -> None:
    assert {hands: hand_size(hands) for hands in range(2, 9)} == {
        2: 8,
        3: 8,
        4: 8,
        5: 8,
        6: 7,
        7: 6,
        8: 6,
    }
