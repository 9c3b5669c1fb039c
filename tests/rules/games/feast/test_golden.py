"""Recorded games, counted again by hand."""

from pathlib import Path

import pytest

from tests.golden.files import files, path, read, rows_of
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


@EACH
def test_the_highest_total_of_those_who_compete_won(file: Path) -> None:
    record = read(file)
    words = last_words(rows_of(record))
    left = [v for k, v in words.items() if "/leave." in k]
    back = [v for k, v in words.items() if "/back." in k]
    gone = {seat for seat in left if left.count(seat) > back.count(seat)}
    totals_by_seat = record["expected"]["totals"]
    people = {
        s: t for s, t in totals_by_seat.items() if not s.startswith("dummy-") and s not in gone
    }
    best = max(people.values())
    assert record["expected"]["winners"] == [seat for seat in people if people[seat] == best]


def test_a_tied_game_has_two_winners() -> None:
    assert len(read(path("feast", "tied-win.json"))["expected"]["winners"]) == 2
