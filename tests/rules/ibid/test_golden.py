"""Recorded games, replayed exactly and counted again by hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.golden.files import GOLDEN, outcome, recorded, replay
from tests.rules.ibid.count import Hand, of_piles
from tests.rules.ibid.evening import scene_of
from tests.rules.ibid.golden import codes

FILES = sorted((GOLDEN / "ibid").glob("*.json"))
EACH = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
SHOWS = {
    "base-with-actions": "passed",
    "odd-inventions": "gift",
    "double-devices": "burnt",
    "everything-at-once": "right-of",
    "variant-middle-returns": "returned",
    "a-bid-that-nobody-may-make": "all-ignored",
    "somebody-leaves": "leaves",
    "amended": "mended",
    "a-clash-overridden": "override",
}


def read(file: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return record


def test_every_way_a_game_can_go_is_recorded() -> None:
    assert {file.stem for file in FILES} == set(recorded("ibid"))


@EACH
def test_the_recorded_game_ends_as_it_did(file: Path) -> None:
    record = read(file)
    referee = replay(record)
    assert referee.over
    assert referee.unwritten() == ()
    assert outcome(referee) == record["expected"]
    assert f"ibid.{SHOWS.get(file.stem, 'won')}" in codes(referee)


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
