"""Recorded games, counted again by hand."""

from pathlib import Path

import pytest

from tests.golden.files import files, path, read, rows_of
from tests.rules.games.goofspiel.count import totals
from tests.rules.games.last_words import gone, last_words

FILES = files("goofspiel")
EACH = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@EACH
def test_a_count_by_hand_comes_to_the_same(file: Path) -> None:
    record = read(file)
    counted = totals(last_words(rows_of(record)), record["seats"], record["options"]["ties"])
    assert record["expected"]["totals"] == counted


@EACH
def test_the_most_points_of_those_who_have_not_left_won(file: Path) -> None:
    record = read(file)
    people = {
        seat: total
        for seat, total in record["expected"]["totals"].items()
        if seat not in gone(last_words(rows_of(record)))
    }
    best = max(people.values())
    assert record["expected"]["winners"] == [seat for seat in people if people[seat] == best]


def test_a_tied_game_has_two_winners() -> None:
    assert len(read(path("goofspiel", "tied-win.json"))["expected"]["winners"]) == 2
