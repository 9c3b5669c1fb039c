"""Who takes the prizes, as the rulebook says it."""

from __future__ import annotations

import pytest

from rules.engine.referee import Referee
from rules.facts import Ruling
from rules.games.goofspiel.facts import Takes, Tie, Won
from tests.rules.games.evening import NAMES, totals
from tests.rules.games.goofspiel.driver import play_round, scene_of, seat_down

ANA, BO = NAMES[:2]


WORKED_EXAMPLE = [(4, 7, 7, 2), (9, 5, 8, 3)]
"""Two rounds: a prize, and the card of each player."""


def ruling(referee: Referee) -> Ruling:
    """The one ruling of the last page."""
    (said,) = referee.table.pages[-1]
    return said


def test_the_highest_card_takes_the_prize_worth_its_number() -> None:
    referee = seat_down(3)
    play_round(referee, 1, 9, 5, 8, 3)
    assert totals(referee) == [0, 9, 0]
    said = ruling(referee)
    assert (said.anchor, said.fact) == ("taking", Takes(BO, 8, (9,), "stay"))
    assert [place.fate for place in scene_of(referee).places] == ["none", "taken", "none"]


@pytest.mark.parametrize(
    "ties, rounds, expected",
    [
        pytest.param("stay", [(13, 5, 8, 5)], [0, 13, 0], id="lower cards may be equal"),
        pytest.param("stay", [(1, 13, 1)], [1, 0], id="an ace is worth 1"),
        pytest.param("stay", [(12, 13, 1)], [12, 0], id="a queen is worth 12"),
        pytest.param("stay", [(4, 7, 7), (9, 8, 8), (1, 2, 1)], [14, 0], id="two ties stay both"),
        pytest.param("share", [(11, 6, 6, 6, 1)], [3, 3, 3, 0], id="shared in whole points"),
        pytest.param("share", [(1, 6, 6), (5, 5, 4)], [5, 0], id="too small to share: nobody's"),
        pytest.param("stay", WORKED_EXAMPLE, [0, 13, 0], id="the worked example: it stays"),
        pytest.param("discard", WORKED_EXAMPLE, [0, 9, 0], id="discarded"),
        pytest.param("share", WORKED_EXAMPLE, [2, 11, 0], id="shared"),
        pytest.param("cancel", WORKED_EXAMPLE, [0, 9, 4], id="equal cards cancel"),
    ],
)
def test_who_takes_how_much(ties: str, rounds: list[tuple[int, ...]], expected: list[int]) -> None:
    referee = seat_down(len(rounds[0]) - 1, ties=ties)
    for number, (prize, *cards) in enumerate(rounds, 1):
        play_round(referee, number, prize, *cards)
    assert totals(referee) == expected


def test_a_prize_that_is_tied_for_stays_and_the_next_is_added_to_it() -> None:
    referee = seat_down(3)
    play_round(referee, 1, 4, 7, 7, 2)
    assert totals(referee) == [0, 0, 0]
    said = ruling(referee)
    assert (said.anchor, said.fact) == ("ties", Tie((ANA, BO), 7, (4,), "stay"))
    play_round(referee, 2, 9, 5, 8, 3)
    assert totals(referee) == [0, 13, 0]
    assert ruling(referee).fact == Takes(BO, 8, (4, 9), "stay")
    play_round(referee, 3, 2, 1, 2, 4)
    assert totals(referee) == [0, 13, 2]


def test_equal_cards_cancel_and_the_highest_of_the_others_takes_it() -> None:
    referee = seat_down(5, ties="cancel")
    play_round(referee, 1, 8, 13, 13, 6, 6, 2)
    assert totals(referee) == [0, 0, 0, 0, 8]
    assert ruling(referee).fact == Takes(NAMES[4], 2, (8,), "cancel")


def test_when_every_card_has_its_match_the_prize_stays() -> None:
    referee = seat_down(4, ties="cancel")
    play_round(referee, 1, 8, 13, 13, 6, 6)
    assert totals(referee) == [0, 0, 0, 0]
    assert ruling(referee).fact == Tie((), None, (8,), "cancel")
    play_round(referee, 2, 3, 12, 11, 11, 1)
    assert totals(referee) == [11, 0, 0, 0]


@pytest.mark.parametrize("ties, left", [("stay", (3, 4)), ("discard", ()), ("cancel", (3, 4))])
def test_what_still_lies_there_after_the_last_round_is_nobodys(
    ties: str, left: tuple[int, ...]
) -> None:
    referee = seat_down(2, cards=4, ties=ties)
    play_round(referee, 1, 1, 2, 1)
    play_round(referee, 2, 2, 1, 2)
    play_round(referee, 3, 3, 3, 3)
    play_round(referee, 4, 4, 4, 4)
    assert referee.over
    assert totals(referee) == [1, 2]
    (_, won) = referee.table.pages[-1]
    assert won == Ruling("winning", Won((BO,), 2, left))


@pytest.mark.parametrize(
    "bo, expected, winners",
    [((1, 3, 2, 4), [5, 5], ("ana", "bo")), ((1, 3, 4, 2), [8, 2], ("ana",))],
)
def test_the_most_points_win_and_a_tie_is_shared(
    bo: tuple[int, ...], expected: list[int], winners: tuple[str, ...]
) -> None:
    referee = seat_down(2, cards=4)
    for number, (prize, ana) in enumerate(((1, 2), (4, 4), (2, 1), (3, 3)), 1):
        play_round(referee, number, prize, ana, bo[number - 1])
    assert totals(referee) == expected
    assert referee.table.winners == winners


@pytest.mark.parametrize("cards", [4, 7, 13])
def test_as_many_rounds_are_played_as_everybody_has_cards(cards: int) -> None:
    referee = seat_down(2, cards=cards)
    for number in range(1, cards + 1):
        assert not referee.over
        play_round(referee, number, number, number, cards + 1 - number)
    assert referee.over
