"""Recorded games, one for every way in which a game can go, replayed exactly.

Each is counted again by hand in the game's own ``test_golden.py``.
"""

from pathlib import Path

import pytest

from tests.golden.files import (
    WITH_RECORDED,
    codes,
    files,
    outcome,
    read,
    recorded,
    replay,
    rows_of,
    shows,
)

EACH_GAME = pytest.mark.parametrize("game", WITH_RECORDED)
EACH = pytest.mark.parametrize(
    "file",
    [file for game in WITH_RECORDED for file in files(game)],
    ids=lambda file: f"{read(file)['game']}/{file.stem}",
)


@EACH_GAME
def test_every_way_a_game_can_go_is_recorded(game: str) -> None:
    assert {file.stem for file in files(game)} == set(recorded(game))


@EACH
def test_the_recorded_game_ends_as_it_did_and_shows_what_it_is_for(file: Path) -> None:
    record = read(file)
    game = record["game"]
    referee = replay(record)
    assert referee.over
    assert referee.take_unsaved_entries() == ()
    assert outcome(referee) == record["expected"]
    assert shows(game).get(file.stem, f"{game}.won") in codes(referee)


@EACH_GAME
def test_what_is_to_be_shown_is_recorded(game: str) -> None:
    assert shows(game)
    assert set(shows(game)) <= set(recorded(game))


@EACH_GAME
def test_every_kind_of_entry_is_recorded(game: str) -> None:
    kinds = {file.stem: {row["kind"] for row in rows_of(read(file))} for file in files(game)}
    assert set.union(*kinds.values()) == {"answer", "open", "amend", "undo"}
    assert kinds["amended"] >= {"answer", "amend", "undo"}
