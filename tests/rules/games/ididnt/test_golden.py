"""Recorded games of all three forms, counted again by hand."""

from pathlib import Path

import pytest

from tests.golden.files import files, read, replay, rows_of
from tests.rules.games.ididnt.count import base, rows
from tests.rules.games.last_words import last_words

FILES = files("ididnt")
EACH = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@EACH
def test_a_count_by_hand_comes_to_the_same(file: Path) -> None:
    record = read(file)
    words = list(last_words(rows_of(record)).items())
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
        assert expected["totals"] == {
            seat: rows(words, options).get(seat, 0) for seat in expected["totals"]
        }


@EACH
def test_the_lowest_total_of_those_who_compete_won(file: Path) -> None:
    record = read(file)
    standings = replay(record).table.standings
    assert standings is not None
    totals = {line.seat: line.total for line in standings.lines if line.competes}
    best = min(totals.values())
    assert record["expected"]["winners"] == [seat for seat in totals if totals[seat] == best]
