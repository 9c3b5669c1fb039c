"""The reveal of a sealed round: which entries are turned over when, and what is told with it."""

from __future__ import annotations

import pytest

from rules.engine.beat_scores import lines_by_beat
from rules.engine.beats import Beat
from rules.facts import Json
from rules.games.anygame.script import GAME
from tests.rules.games.anygame.driver import enter, sealed_round, seat_down, write_round
from tests.rules.games.evening import NAMES

ANA, BO, CY, DI = NAMES[:4]


def beats(**options: Json) -> tuple[Beat, ...]:
    referee = seat_down(4, **options)
    if options.get("entry") == "player":
        sealed_round(referee, 1, ana="bo", bo="cy", cy="bo", di="bo")
    else:
        sealed_round(referee, 1, ana=12, bo=9, cy=3, di=9)
    return GAME.beats_of(referee.table)


def test_numbers_are_turned_from_the_lowest_to_the_highest_which_wins() -> None:
    assert beats(points=5) == (
        Beat("turn", (CY,), what="3"),
        Beat("turn", (BO, DI), what="9"),
        Beat("turn", (ANA,), what="12"),
        Beat("take", (ANA,), 0, "entry"),
        Beat("score", (ANA,), 0),
    )


def test_points_in_a_column_of_their_own_show_only_at_their_beat() -> None:
    referee = seat_down(2, points=5)
    write_round(referee, 1, "1", "2")
    sealed_round(referee, 2, ana=12, bo=9)
    shown = lines_by_beat(GAME.beats_of(referee.table), referee.table)[ANA]
    before, after = ((None, None), 1), ((1, 5), 6)
    assert [(line.cells, line.total) for line in shown] == [before] * 4 + [after] * 2


def test_where_the_lowest_wins_it_is_turned_last() -> None:
    told = beats(wins="lowest")
    assert [beat.what for beat in told] == ["12", "9", "3", "entry"]
    assert told[-1].seats == (CY,)


def test_numbers_that_cancel_match_when_they_are_turned() -> None:
    told = beats(ties="cancel")
    assert Beat("match", (BO, DI), what="9") in told


@pytest.mark.parametrize("options", [{"wins": "none"}, {"entry": "player"}])
def test_what_is_only_shown_is_told_at_the_end(options: dict[str, Json]) -> None:
    told = beats(**options)
    assert [beat.kind for beat in told if beat.kind != "turn"] == ["tell"]
    assert {seat for beat in told for seat in beat.seats} == {ANA, BO, CY, DI}


def test_each_try_of_those_who_tied_is_a_reveal_of_its_own() -> None:
    referee = seat_down(3, ties="again")
    sealed_round(referee, 1, ana=12, bo=9, cy=12)
    first = GAME.beats_of(referee.table)
    assert first[-1] == Beat("tell", ruling=0, what="entry")
    enter(referee, "round1/again1", ana=1, cy=0)
    again = GAME.beats_of(referee.table)
    assert [beat.what for beat in again] == ["0", "1", "entry"]


def test_a_row_of_the_sheet_has_nothing_to_turn() -> None:
    referee = seat_down(2)
    write_round(referee, 1, "1", "2")
    assert GAME.beats_of(referee.table) == ()
