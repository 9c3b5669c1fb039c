"""Recorded games, counted again by hand."""

from pathlib import Path

import pytest

from tests.golden.files import files, read, rows_of
from tests.rules.games.anygame.count import totals
from tests.rules.games.last_words import last_words

FILES = files("anygame")
EACH = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@EACH
def test_a_count_by_hand_comes_to_the_same(file: Path) -> None:
    record = read(file)
    words = last_words(rows_of(record))
    late = [value for key, value in words.items() if "/join." in key]
    assert record["expected"]["totals"] == totals(
        words, [*record["seats"], *late], record["options"]
    )
