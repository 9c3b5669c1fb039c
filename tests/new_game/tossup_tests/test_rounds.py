"""Toss-up, counted again without the rules' code."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.golden.files import files as recorded_files
from tests.golden.files import read, rows_of

FILES = recorded_files("tossup")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_point_for_each_right_guess(file: Path) -> None:
    record = read(file)
    said: dict[str, str] = {}
    for row in rows_of(record):
        if row["kind"] in {"answer", "amend"}:
            said[row["key"]] = row["value"]
    points: Counter[str] = Counter()
    for number in range(1, record["options"]["rounds"] + 1):
        for seat in record["seats"]:
            points[seat] += said[f"round{number}/guess/{seat}"] == said[f"round{number}/coin"]
    assert record["expected"]["totals"] == dict(points)
