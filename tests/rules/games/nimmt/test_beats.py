"""The reveals of 6 nimmt!, moment by moment: all cards together, then where each goes, from low to high."""

from __future__ import annotations

import pytest

from rules.engine.beats import Beat, length
from rules.engine.referee import Referee
from rules.facts import Seat
from tests.rules.games.evening import BY_HOST, NAMES, Evening, host_says
from tests.rules.games.nimmt.driver import lay_rows, play_round, seat_down, take_row
from tests.rules.games.watching import Reveals

ANA, BO, CY, DI = NAMES[:4]


def laid(players: int, *rows: int) -> Referee:
    referee = seat_down(players)
    lay_rows(referee, *rows)
    return referee


def beats_of(referee: Referee) -> tuple[Beat, ...]:
    return referee.game.beats_of(referee.table)


def named(referee: Referee) -> list[tuple[str, tuple[Seat, ...], int | None]]:
    """The kinds of the beats, whom they are about, and with which ruling."""
    return [(beat.kind, beat.seats, beat.ruling) for beat in beats_of(referee)]


def test_rows_that_are_turned_up_are_no_reveal() -> None:
    assert beats_of(laid(2)) == ()


def test_all_cards_are_turned_up_together_and_then_go_to_their_rows() -> None:
    referee = laid(4)
    play_round(referee, 61, 15, 44, 14)
    assert named(referee) == [
        ("turn", (ANA, BO, CY, DI), None),
        ("move", (DI,), None),
        ("move", (BO,), None),
        ("move", (CY,), None),
        ("move", (ANA,), None),
    ]


def test_the_sixth_card_goes_there_and_takes_the_row_and_the_score_changes() -> None:
    referee = laid(2, 10, 80, 90, 100)
    play_round(referee, 11, 12)
    play_round(referee, 13, 14)
    play_round(referee, 81, 15)
    assert named(referee) == [
        ("turn", (ANA, BO), None),
        ("move", (BO,), None),
        ("take", (BO,), 0),
        ("score", (BO,), 0),
        ("highlight", (BO,), 0),
        ("move", (ANA,), None),
    ]
    assert beats_of(referee)[4].what == "takes-five"


def test_a_reveal_that_waits_for_a_row_goes_on_from_where_it_was() -> None:
    referee = laid(3)
    play_round(referee, 40, 5, 3)
    begun = beats_of(referee)
    assert named(referee) == [("turn", (ANA, BO, CY), None), ("tell", (), 0)]
    take_row(referee, 1)
    assert beats_of(referee)[:2] == begun
    assert named(referee)[2:] == [
        ("take", (CY,), 1),
        ("score", (CY,), 1),
        ("highlight", (CY,), 1),
        ("move", (BO,), None),
        ("move", (ANA,), None),
    ]


def test_who_leaves_meanwhile_takes_the_row_in_the_same_reveal() -> None:
    referee = laid(3)
    play_round(referee, 40, 5, 3)
    begun = beats_of(referee)
    host_says(referee, "leave", CY)
    assert beats_of(referee)[:2] == begun
    assert named(referee)[2:4] == [("take", (CY,), 2), ("score", (CY,), 2)], "not with who left"


def test_who_leaves_after_it_changes_nothing_of_what_was_shown() -> None:
    referee = laid(3)
    play_round(referee, 40, 15, 60)
    shown = beats_of(referee)
    host_says(referee, "leave", BO)
    assert beats_of(referee) == shown


def test_a_row_that_is_taken_twice_has_its_two_moments() -> None:
    referee = laid(8, 20, 21, 22, 23)
    play_round(referee, 1, 2, 3, 4, 5, 6, 7, 30)
    take_row(referee, 2)
    taken = [beat.seats for beat in beats_of(referee) if beat.kind == "take"]
    assert taken == [(ANA,), (NAMES[5],)]


@pytest.mark.parametrize("players", range(2, 9))
def test_a_round_takes_two_to_six_seconds_however_many_play(players: int) -> None:
    referee = laid(players, 1, 2, 3, 4)
    play_round(referee, *range(10, 10 * players + 1, 10))
    assert 1.9 < length(beats_of(referee)) < 6


def test_a_clash_shows_nothing_before_it_is_settled_but_the_cards() -> None:
    referee = laid(2)
    play_round(referee, 20, 20)
    assert not [beat for beat in beats_of(referee) if beat.kind != "turn"]
    seen = Reveals()
    seen.look(referee.game, referee.table)
    referee.answer("deal1/round1/clash-20", True, BY_HOST)
    seen.look(referee.game, referee.table)
    assert [beat.kind for beat in beats_of(referee)] == ["turn", "move", "move"]


def test_the_next_deal_leaves_the_last_reveal_as_it_was() -> None:
    referee = Evening(seat_down(2, ends="deals"), 1).play(until="deal2/row1")
    shown = beats_of(referee)
    assert shown
    host_says(referee, "leave", BO)
    assert beats_of(referee) == shown
