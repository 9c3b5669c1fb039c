"""Recorded games, counted again by hand."""

from pathlib import Path

import pytest

from tests.golden.files import files, read, rows_of
from tests.rules.games.feast.count import totals
from tests.rules.games.last_words import last_words

FILES = files("feast")
EACH = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@EACH
def test_a_count_by_hand_comes_to_the_same(file: Path) -> None:
    record = read(file)
    counted = totals(last_words(rows_of(record)))
    expected = record["expected"]
    assert {
        seat: [cell or 0 for cell in cells] for seat, cells in expected["scores"].items()
    } == counted
    assert expected["totals"] == {seat: sum(cells) for seat, cells in counted.items()}
