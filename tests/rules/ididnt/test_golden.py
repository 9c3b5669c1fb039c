"""Recorded games of all three forms, replayed exactly and counted again by hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.golden.files import GOLDEN, outcome, recorded, replay, rows_of
from tests.rules.ididnt.count import base, in_order, rows
from tests.rules.ididnt.golden import codes

FILES = sorted((GOLDEN / "ididnt").glob("*.json"))
EACH = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)

SHOWS = {
    "the-tip-moves-twice": "catch-moves",
    "every-kind-of-call": "catch-has-it-already",
    "a-tie-broken": "pays-tie",
    "back-under-the-pile": "back-still-tied",
    "with-hints": "hint",
    "ended-by-the-host": "ended",
    "the-pile-counted-anew": "pile",
    "a-leave-and-a-join": "joins",
    "five-at-a-time": "laid",
    "a-check-without-excuse": "no-excuse",
    "blind": "laid-blind",
}


def read(file: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return record


def test_every_way_a_game_can_go_is_recorded() -> None:
    assert {file.stem for file in FILES} == set(recorded("ididnt"))


@EACH
def test_the_recorded_game_ends_as_it_did(file: Path) -> None:
    record = read(file)
    referee = replay(record)
    assert referee.over
    assert referee.unwritten() == ()
    assert outcome(referee) == record["expected"]
    assert codes(referee)[SHOWS.get(file.stem, "won")]


@EACH
def test_a_count_by_hand_comes_to_the_same(file: Path) -> None:
    record = read(file)
    words = in_order(rows_of(record))
    options, expected = record["options"], record["expected"]
    if options["form"] == "base":
        owed, holder = base(words, options)
        assert {seat: cells[0] for seat, cells in expected["scores"].items()} == {
            seat: owed.get(seat, 0) for seat in expected["scores"]
        }
        holders = [seat for seat, cells in expected["scores"].items() if cells[1] is not None]
        assert holders == ([] if holder is None else [holder])
        tip = sum(cells[1] or 0 for cells in expected["scores"].values())
        assert sum(expected["totals"].values()) == sum(owed.values()) + tip
    else:
        assert expected["totals"] == {seat: rows(words).get(seat, 0) for seat in expected["totals"]}


@EACH
def test_the_lowest_total_of_those_who_compete_won(file: Path) -> None:
    record = read(file)
    standings = replay(record).table.standings
    assert standings is not None
    totals = {line.seat: line.total for line in standings.lines if line.competes}
    best = min(totals.values())
    assert record["expected"]["winners"] == [seat for seat in totals if totals[seat] == best]
