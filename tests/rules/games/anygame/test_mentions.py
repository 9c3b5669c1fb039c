"""What is told at the end of any other game: each kind by an example."""

from __future__ import annotations

from rules.engine.referee import Referee
from rules.games.anygame.mentions import KINDS, remarkable
from rules.games.anygame.script import GAME
from tests.rules.games.anygame.driver import finish, sealed_round, seat_down, write_round
from tests.rules.games.mentions_of_a_game import all_found, says


def told(referee: Referee) -> dict[str, str]:
    """The sentences of a game by kind."""
    return {kind: says(each) for kind, each in all_found(referee, remarkable).items()}


def test_the_best_round_the_comeback_and_the_margin() -> None:
    referee = seat_down(3)
    write_round(referee, 1, "2", "10", "9")
    write_round(referee, 2, "3", "8", "9")
    write_round(referee, 3, "40", "10", "12")
    found = told(finish(referee, 4))
    assert found["best-row"] == "Ana wrote 40 points in round 3, the most in any round."
    assert found["comeback"] == "Ana was last after round 2, and still won."
    assert "margin" not in found, "15 points of 45 are nothing remarkable"


def test_a_narrow_win_and_sealed_rounds() -> None:
    referee = seat_down(2, points=20)
    sealed_round(referee, 1, ana=5, bo=3)
    sealed_round(referee, 2, ana=9, bo=3)
    write_round(referee, 3, "1", "40")
    found = told(finish(referee, 4))
    assert found["sealed"] == "Ana won 2 sealed rounds."
    assert found["margin"] == "Bo was only 1 point behind Ana."
    (margin,) = (
        each for each in referee.game.mentions(referee.table) if "margin" in each.fact.code
    )
    assert referee.table.path_of(margin.page).startswith("round3")


def test_with_the_lowest_total_the_last_is_who_has_most() -> None:
    referee = seat_down(2, best="lowest")
    write_round(referee, 1, "9", "4")
    write_round(referee, 2, "0", "40")
    found = told(finish(referee, 3))
    assert found["comeback"] == "Ana was last after round 1, and still won."
    assert "best-row" not in found


def test_nothing_is_told_of_a_game_that_goes_on() -> None:
    referee = seat_down(2)
    write_round(referee, 1, "9", "4")
    assert remarkable(referee.table) == ()
    assert GAME.mentions(referee.table) == ()
    assert len(KINDS) == 4
