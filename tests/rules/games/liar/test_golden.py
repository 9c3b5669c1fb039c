"""Recorded games, counted again by hand."""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.registry import meta
from tests.golden.files import dump, files, read, rows_of
from tests.rules.games.last_words import last_words
from tests.rules.games.liar.count import new_game, totals
from tests.rules.games.liar.driver import Match, seat_down

FILES = files("liar")
EACH = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
STAYED = [file for file in FILES if file.stem != "a-leave-and-a-join"]


@pytest.mark.parametrize("file", STAYED, ids=lambda file: file.stem)
def test_a_count_by_hand_comes_to_the_same(file: Path) -> None:
    record = read(file)
    words = last_words(rows_of(record))
    seats, options, expected = record["seats"], record["options"], record["expected"]
    if options["extended"]:
        assert totals(words, seats, options) == expected["scores"]
        return
    game = new_game(words, "game1", seats, options)
    assert [game.winner(words["game1/starter"])] == expected["winners"]
    assert game.hand == expected["totals"]


@given(seed=st.integers(0, 10_000))
@settings(max_examples=20, deadline=None)
def test_any_evening_is_scored_as_counted_by_hand(seed: int) -> None:
    rng = Random(seed)
    players = rng.randint(2, 5)
    options = {**meta("liar").sample(rng, players), "extended": True, "starter": "table"}
    record = json.loads(dump(Match(seat_down(players, **options), seed).play()))
    counted = totals(last_words(rows_of(record)), record["seats"], record["options"])
    assert counted == record["expected"]["scores"]
