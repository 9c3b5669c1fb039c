"""Recorded games, replayed exactly and counted again by hand."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.registry import meta
from tests.golden.files import GOLDEN, dump, outcome, recorded, replay, rows_of
from tests.rules.feast.count import last_words
from tests.rules.liar.count import Game, totals
from tests.rules.liar.evening import Evening, every_code, seat_down

FILES = sorted((GOLDEN / "liar").glob("*.json"))
EACH = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
STAYED = [file for file in FILES if file.stem != "a-leave-and-a-join"]

SHOWS = {
    "accepted-last-card": "liar.accepted",
    "believed-last-card": "liar.all-believe",
    "proved-last-card": "liar.proved",
    "emptied-by-a-draw": "liar.emptied",
    "a-leave-and-a-join": "liar.leaves",
}


def read(file: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return record


def test_every_way_a_game_can_go_is_recorded() -> None:
    assert {file.stem for file in FILES} == set(recorded("liar"))


@EACH
def test_the_recorded_game_ends_as_it_did(file: Path) -> None:
    record = read(file)
    referee = replay(record)
    assert referee.over
    assert referee.unwritten() == ()
    assert outcome(referee) == record["expected"]
    assert SHOWS.get(file.stem, "liar.deal") in every_code(referee)


@pytest.mark.parametrize("file", STAYED, ids=lambda file: file.stem)
def test_a_count_by_hand_comes_to_the_same(file: Path) -> None:
    record = read(file)
    words = last_words(rows_of(record))
    seats, options, expected = record["seats"], record["options"], record["expected"]
    if options["extended"]:
        assert totals(words, seats, options) == expected["scores"]
        return
    deck = len(options["colours"]) * options["cards"] + 1
    each = (deck - (10 if len(seats) == 2 else 4)) // len(seats)
    game = Game(words, "game1", seats, each)
    assert [game.winner(words["game1/starter"])] == expected["winners"]
    assert game.hand == expected["totals"]


def test_the_amended_game_has_every_kind_of_entry() -> None:
    rows = rows_of(read(GOLDEN / "liar" / "amended.json"))
    assert {row["kind"] for row in rows} >= {"answer", "open", "amend", "undo"}


@given(seed=st.integers(0, 10_000))
@settings(max_examples=60, deadline=None)
def test_any_evening_is_scored_as_counted_by_hand(seed: int) -> None:
    rng = Random(seed)
    players = rng.randint(2, 5)
    options = {**meta("liar").sample(rng, players), "extended": True, "starter": "table"}
    record = json.loads(dump(Evening(seat_down(players, **options), seed).play()))
    counted = totals(last_words(rows_of(record)), record["seats"], record["options"])
    assert counted == record["expected"]["scores"]
