"""Recorded games, counted again by hand."""

from pathlib import Path

import pytest

from tests.golden.files import files, read, rows_of
from tests.rules.games.eatme.count import totals
from tests.rules.games.last_words import last_words

FILES = files("eatme")
EACH = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@EACH
def test_a_count_by_hand_comes_to_the_same(file: Path) -> None:
    record = read(file)
    points, left = totals(record, last_words(rows_of(record)))
    expected = record["expected"]
    assert expected["totals"] == points
    assert {seat: cells[0] for seat, cells in expected["scores"].items()} == left
