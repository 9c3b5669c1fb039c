"""The result of a game as text, and the course of its score."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from companion.presenters.final_result import FinalResult
from rules.engine.registry import GAMES
from tests.golden import files
from tests.rendering.ended_tables import ended
from tests.tables.table_fixture import TableFixture

ENDS = [(game, file) for game in GAMES for file in files.files(game)]


@pytest.fixture(scope="module")
def fixture() -> TableFixture:
    return TableFixture(players=2)


def result(fixture: TableFixture, game: str, name: str) -> FinalResult:
    return FinalResult(ended(fixture, files.path(game, f"{name}.json")), fixture.now)


def test_the_text_says_who_came_where(fixture: TableFixture) -> None:
    fixture.table.label = ""
    said = result(fixture, "feast", "plain").text.splitlines()
    assert said[0] == "The Feast, Tuesday, 14 November 2023"
    assert said[2] == "Cleo wins."
    assert said[4:9] == [
        "1. Cleo: 91 points",
        "2. Dee: 79 points",
        "3. Ana: 75 points",
        "4. Bo: 70 points",
        "5. Étienne: 62 points",
    ]
    assert said[-1] == "Companion kept the score, for people who play with real cards."
    assert "http" not in "".join(said)


def test_shared_places_stand_twice_and_the_next_is_left_out(fixture: TableFixture) -> None:
    shared = result(fixture, "goofspiel", "tied-win")
    assert shared.headline == "Ana and Cleo share the win"
    assert [line.place for line in shared.lines] == [1, 1, 3]


def test_what_is_paid_is_money_and_cards_are_cards(fixture: TableFixture) -> None:
    assert "1. Dee: $13.50\n" in result(fixture, "ididnt", "plain").text
    liar = result(fixture, "liar", "open-single-3")
    assert "1. Ana: 0 cards left\n" in liar.text
    assert liar.total_with_unit(replace(liar.lines[0], total="1", amount=1)) == "1 card left"


def test_who_has_left_early_has_no_place_and_dummies_are_no_people(fixture: TableFixture) -> None:
    dummies = result(fixture, "feast", "two-players-two-dummies")
    assert len(dummies.lines) == 2
    assert not [line for line in dummies.lines if "dummy" in line.seat]
    gone = result(fixture, "liar", "a-leave-and-a-join")
    assert [line.place for line in gone.lines][-1] == 0
    assert "(left early): " in gone.text


@pytest.mark.parametrize("game, file", ENDS, ids=lambda each: getattr(each, "stem", each))
def test_the_winners_stand_first_and_the_curves_stay_inside(
    fixture: TableFixture, game: str, file: Path
) -> None:
    del game
    t = ended(fixture, file)
    said = FinalResult(t, None)
    assert t.view is not None
    assert [line.seat for line in said.lines if line.wins] == sorted(
        t.view.winners, key=[line.seat for line in said.lines].index
    )
    assert all(line.wins for line in said.lines[: len(t.view.winners)])
    places = [line.place for line in said.lines if line.place]
    assert places == sorted(places)
    curves = said.curves(700, 200, 26)
    assert all(0 <= x <= 700 and 0 <= y <= 200 for one in curves for x, y in one.points)
    marks = sorted(curve.label_y for curve in curves)
    assert all(-0.1 <= mark <= 200.1 for mark in marks)
    apart = min(26, 200 / max(1, len(marks) - 1))
    assert all(below - above > apart - 0.5 for above, below in pairwise(marks))
