"""Recorded games, kept again by the referee that was written from the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.golden.files import files, read, replay
from tests.rules.games.nimmt.driver import rows_of, scene_of
from tests.rules.games.nimmt.keeping import Keeping, entered, new_referee

FILES = files("nimmt")
EACH = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def first_rows(record: dict[str, Any]) -> dict[int, list[int]]:
    """The first cards of the rows of each deal, where the app has turned them up."""
    found: dict[int, list[int]] = {}
    if record["options"]["dealer"] == "app" and record["options"]["deck"] != "draft":
        for upto in range(len(record["log"]) + 1):
            referee = replay(record, upto)
            scene = scene_of(referee)
            if len(scene.rows) == 4 and not scene.round:
                found[scene.deal] = [cards[0] for cards in rows_of(referee)]
    return found


@EACH
def test_a_count_by_hand_comes_to_the_same(file: Path) -> None:
    record = read(file)
    kept = Keeping(
        new_referee(record["seats"], record["options"]), record["options"], first_rows(record)
    ).keep(entered(replay(record)))
    assert kept.is_over()
    assert record["expected"]["totals"] == kept.score
    assert record["expected"]["winners"] == [each for each in kept.ring if each in kept.winners()]
