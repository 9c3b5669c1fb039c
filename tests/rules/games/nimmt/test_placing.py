"""Where cards are laid and who takes a row, as the rulebook says it."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.engine.referee import Referee
from rules.engine.views import view
from rules.facts import Fact, Ruling
from rules.games.nimmt.cards import CARDS, heads
from rules.games.nimmt.facts import Follows, MustChoose, TakesChosen, TakesFive
from tests.rules.games.evening import BY_HOST, NAMES, asked, refusal, totals
from tests.rules.games.nimmt.driver import (
    lay_rows,
    play_round,
    rows_of,
    scene_of,
    seat_down,
    take_row,
)

ANA, BO, CY, DI = NAMES[:4]


def laid(players: int, *rows: int) -> Referee:
    """A deal whose rows begin with these cards: those of the example, where none are given."""
    referee = seat_down(players)
    lay_rows(referee, *rows)
    return referee


def ruled(referee: Referee) -> list[Fact]:
    """What was said of the cards of the last round."""
    return [ruling.fact for ruling in referee.table.pages[-1]]


def with_a_full_row() -> Referee:
    """Bo and Ana have filled the first row: it holds 10, 11, 12, 13, 14."""
    referee = laid(2, 10, 80, 90, 100)
    play_round(referee, 11, 12)
    play_round(referee, 13, 14)
    assert rows_of(referee)[0] == [10, 11, 12, 13, 14]
    return referee


# -- the cards ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "number, cards",
    [(55, 7), (11, 5), (99, 5), (10, 3), (100, 3), (5, 2), (95, 2), (1, 1), (104, 1)],
)
def test_the_bull_heads_on_a_card(number: int, cards: int) -> None:
    assert heads(number) == cards
    assert scene_of(seat_down(2)).corners[number] == cards


def test_so_many_cards_have_so_many_bull_heads_and_171_in_all() -> None:
    assert Counter(map(heads, CARDS)) == {1: 76, 2: 9, 3: 10, 5: 8, 7: 1}
    assert sum(map(heads, CARDS)) == 171
    assert len(CARDS) == 104


# -- laying the cards (#placing) ---------------------------------------------------------


def test_the_example_rows_end_12_37_43_58_and_the_cards_are_14_15_44_61() -> None:
    referee = laid(4)
    play_round(referee, 14, 15, 44, 61)
    assert rows_of(referee) == [[12, 14, 15], [37], [43, 44], [58, 61]]
    assert referee.table.pages[-1] == [
        Ruling("placing", Follows(ANA, 14, "1", 12)),
        Ruling("placing", Follows(BO, 15, "1", 14)),
        Ruling("placing", Follows(CY, 44, "3", 43)),
        Ruling("placing", Follows(DI, 61, "4", 58)),
    ]
    assert totals(referee) == [0] * 4
    assert [place.fate for place in scene_of(referee).places] == ["moved"] * 4


def test_the_lowest_card_is_laid_first_whoever_has_played_it() -> None:
    referee = laid(3)
    play_round(referee, 16, 61, 13)
    assert [fact.seat for fact in ruled(referee) if isinstance(fact, Follows)] == [CY, ANA, BO]
    assert rows_of(referee)[0] == [12, 13, 16]


def test_a_card_joins_the_nearest_row_below_it_and_not_the_nearest_of_all() -> None:
    referee = laid(2)
    play_round(referee, 57, 36)
    assert rows_of(referee) == [[12, 36], [37], [43, 57], [58]]


def test_rows_lie_in_the_order_in_which_they_were_turned_up() -> None:
    referee = laid(2, 58, 12, 43, 37)
    play_round(referee, 44, 104)
    assert rows_of(referee) == [[58, 104], [12], [43, 44], [37]]


# -- the sixth card (#sixth) ---------------------------------------------------------------


def test_whoever_adds_the_sixth_card_takes_the_five_and_it_begins_the_row_anew() -> None:
    referee = with_a_full_row()
    play_round(referee, 81, 15)
    assert rows_of(referee) == [[15], [80, 81], [90], [100]]
    assert referee.table.pages[-1] == [
        Ruling("sixth", TakesFive(BO, 15, "1", (10, 11, 12, 13, 14), 3 + 5 + 1 + 1 + 1)),
        Ruling("placing", Follows(ANA, 81, "2", 80)),
    ]
    assert totals(referee) == [0, 11]
    assert scene_of(referee).taken == {ANA: 0, BO: 11}
    assert [place.fate for place in scene_of(referee).places] == ["moved", "bad"]
    assert [place.gain for place in scene_of(referee).places] == [None, 11]


def test_the_next_card_joins_what_the_sixth_has_begun() -> None:
    referee = with_a_full_row()
    play_round(referee, 16, 15)
    assert rows_of(referee)[0] == [15, 16]
    assert totals(referee) == [0, 11]


def test_the_fifth_card_takes_nothing() -> None:
    assert totals(with_a_full_row()) == [0, 0]


# -- lower than every row (#lowest) --------------------------------------------------------


def test_a_card_that_is_lower_than_every_row_lets_its_player_choose_one() -> None:
    referee = laid(3)
    play_round(referee, 40, 5, 3)
    assert asked(referee).endswith("/row")
    assert ruled(referee) == [MustChoose(CY, 3)]
    assert rows_of(referee) == [[12], [37], [43], [58]], "what comes after waits for the answer"
    assert view(referee, CY).mine
    assert not view(referee, ANA).mine
    assert not view(referee, BO).mine


@pytest.mark.parametrize(
    "row, rows",
    [
        (1, [[3, 5], [37, 40], [43], [58]]),
        (2, [[12, 40], [3, 5], [43], [58]]),
        (4, [[12], [37, 40], [43], [3, 5]]),
    ],
)
def test_what_comes_after_depends_on_the_row_that_was_chosen(
    row: int, rows: list[list[int]]
) -> None:
    referee = laid(3)
    play_round(referee, 40, 5, 3)
    taken = rows_of(referee)[row - 1]
    take_row(referee, row)
    assert rows_of(referee) == rows
    assert TakesChosen(CY, 3, str(row), tuple(taken), 1) in ruled(referee)
    assert totals(referee) == [0, 0, 1]


def test_all_cards_of_the_chosen_row_are_taken() -> None:
    referee = with_a_full_row()
    play_round(referee, 3, 50)
    take_row(referee, 1)
    assert totals(referee) == [11, 0]
    assert rows_of(referee)[0] == [3, 50]


def test_only_the_lowest_card_of_a_round_chooses() -> None:
    referee = laid(3)
    play_round(referee, 4, 3, 5)
    take_row(referee, 2)
    assert asked(referee) == "deal1/round2/card"
    assert rows_of(referee)[1] == [3, 4, 5]


def test_a_row_may_be_taken_twice_in_one_round() -> None:
    referee = laid(8, 20, 21, 22, 23)
    play_round(referee, 1, 2, 3, 4, 5, 6, 7, 30)
    take_row(referee, 2)
    assert rows_of(referee) == [[20], [6, 7], [22], [23, 30]]
    assert totals(referee) == [1, 0, 0, 0, 0, 1 + 1 + 1 + 1 + 2, 0, 0]


@pytest.mark.parametrize(
    "rows, fewest",
    [((20, 55, 32, 44), 3), ((20, 12, 55, 13), 2), ((55, 33, 20, 30), 3), ((31, 32, 34, 36), 1)],
)
def test_away_the_app_takes_the_row_with_the_fewest_bull_heads_and_of_equals_the_upper(
    rows: tuple[int, ...], fewest: int
) -> None:
    referee = laid(2, *rows)
    play_round(referee, 1, 80)
    referee.answer_for_absent(asked(referee), BY_HOST)
    assert [row[0] for row in rows_of(referee)].index(1) == fewest - 1
    assert totals(referee) == [heads(rows[fewest - 1]), 0]


def test_no_other_answer_than_one_of_the_four_rows_is_allowed() -> None:
    referee = laid(2)
    play_round(referee, 1, 80)
    assert refusal(referee, asked(referee), "5").code == "refused.not-an-option"


def test_a_row_that_was_taken_by_mistake_is_mended_with_all_that_follows() -> None:
    referee = laid(3)
    play_round(referee, 40, 5, 3)
    key = asked(referee)
    take_row(referee, 1)
    play_round(referee, 60, 61, 62)
    referee.amend(key, "2", BY_HOST)
    assert rows_of(referee) == [[12, 40], [3, 5], [43], [58, 60, 61, 62]]


def test_where_an_amended_card_leaves_the_choice_to_somebody_else_they_are_asked() -> None:
    referee = laid(2)
    play_round(referee, 3, 20)
    take_row(referee, 2)
    referee.amend("deal1/round1/card/bo", 2, BY_HOST)
    assert asked(referee) == "deal1/round1/bo/row"
    take_row(referee, 3)
    assert rows_of(referee) == [[12], [37], [2, 3], [58]]
    referee.amend("deal1/round1/card/bo", 20, BY_HOST)
    assert rows_of(referee) == [[12, 20], [3], [43], [58]], "Ana has answered already"
