"""Recorded games, replayed exactly and counted again by hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.referee import Referee
from tests.golden.files import GOLDEN, outcome, recorded, replay, rows_of
from tests.rules.feast.count import last_words, totals

FILES = sorted((GOLDEN / "feast").glob("*.json"))
EACH = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)

SHOWS = {
    "lone-ploy-takes-the-topic": "feast.alone-topic",
    "lone-ploy-takes-a-gaffe": "feast.alone-gaffe",
    "all-matched": "feast.all-matched",
    "a-clash-overridden": "feast.override",
    "a-leave-and-a-join": "feast.joins",
}


def read(file: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return record


def codes(referee: Referee) -> set[str]:
    return {ruling.fact.code for page in referee.table.pages for ruling in page}


def test_every_way_a_game_can_go_is_recorded() -> None:
    assert {file.stem for file in FILES} == set(recorded("feast"))


@EACH
def test_the_recorded_game_ends_as_it_did(file: Path) -> None:
    record = read(file)
    referee = replay(record)
    assert referee.over
    assert referee.unwritten() == ()
    assert outcome(referee) == record["expected"]
    assert SHOWS.get(file.stem, "feast.won") in codes(referee)


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
    assert len(read(GOLDEN / "feast" / "tied-win.json")["expected"]["winners"]) == 2


def test_the_amended_game_has_every_kind_of_entry() -> None:
    rows = rows_of(read(GOLDEN / "feast" / "amended.json"))
    assert {row["kind"] for row in rows} >= {"answer", "open", "amend", "undo"}
