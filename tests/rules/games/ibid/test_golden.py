"""Recorded games, counted again by hand."""

from pathlib import Path

import pytest

from tests.golden.files import files, read, replay
from tests.rules.games.ibid.count import Hand, of_piles
from tests.rules.games.ibid.driver import scene_of

FILES = files("ibid")
EACH = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@EACH
def test_a_count_of_the_piles_comes_to_the_same(file: Path) -> None:
    record = read(file)
    totals = of_piles(scene_of(replay(record)), record["options"])
    assert totals == record["expected"]["totals"]
    best = max(total for seat, total in totals.items())
    if file.stem != "somebody-leaves":
        assert record["expected"]["winners"] == [s for s in totals if totals[s] == best]


PLAIN = [
    file
    for file in FILES
    if not read(file)["options"]["actions"]
    and file.stem not in ("somebody-leaves", "a-clash-overridden")
]


@pytest.mark.parametrize("file", PLAIN, ids=lambda file: file.stem)
def test_a_game_without_actions_is_played_again_by_hand(file: Path) -> None:
    record = read(file)
    scene = scene_of(replay(record))
    size = record["log"][1][3] if record["log"][1][2].endswith("/size") else 64
    piles = Hand(record).play(size)
    assert piles == {seat: [tile.number for tile in pile] for seat, pile in scene.piles.items()}


def test_every_house_rule_is_among_them() -> None:
    assert len(PLAIN) >= 7
