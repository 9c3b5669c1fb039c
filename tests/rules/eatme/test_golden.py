"""Recorded games, replayed exactly and counted again by hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.golden.files import GOLDEN, outcome, recorded, replay, rows_of
from tests.rules.eatme.count import last_words, totals
from tests.rules.eatme.evening import codes

FILES = sorted((GOLDEN / "eatme").glob("*.json"))
EACH = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)

SHOWS = {
    "ouroboros": "eatme.closes",
    "much-free-food": "eatme.joins-food",
    "lots-in-the-first-round": "eatme.lots",
    "a-move-not-received-and-a-leave": "eatme.no-move",
    "a-clash-overridden": "eatme.no-place",
    "dealt-by-the-app": "eatme.put-away",
}


def read(file: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return record


def test_every_way_a_game_can_go_is_recorded() -> None:
    assert {file.stem for file in FILES} == set(recorded("eatme"))


@EACH
def test_the_recorded_game_ends_as_it_did(file: Path) -> None:
    record = read(file)
    referee = replay(record)
    assert referee.over
    assert referee.unwritten() == ()
    assert outcome(referee) == record["expected"]
    assert SHOWS.get(file.stem, "eatme.won") in codes(referee)


@EACH
def test_a_count_by_hand_comes_to_the_same(file: Path) -> None:
    record = read(file)
    points, left = totals(record, last_words(rows_of(record)))
    expected = record["expected"]
    assert expected["totals"] == points
    assert {seat: cells[0] for seat, cells in expected["scores"].items()} == left


@EACH
def test_the_most_points_won(file: Path) -> None:
    expected = read(file)["expected"]
    best = max(expected["totals"].values())
    assert expected["winners"] == [s for s, total in expected["totals"].items() if total == best]


def test_a_tied_game_has_two_winners() -> None:
    assert len(read(GOLDEN / "eatme" / "tied-win.json")["expected"]["winners"]) == 2


def test_the_amended_game_has_every_kind_of_entry() -> None:
    rows = rows_of(read(GOLDEN / "eatme" / "amended.json"))
    assert {row["kind"] for row in rows} >= {"answer", "open", "amend", "undo"}
