"""Values are not changed: where Python would refuse it, all games play the same."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import FrozenInstanceError
from random import Random

import pytest

from rules.engine.log import Entry, Kind
from rules.engine.referee import Referee
from rules.engine.registry import GAMES, load
from rules.engine.setup import Setup
from rules.facts import Fact, fact
from tests.golden.files import files, read, rows_of


def replay(game: str) -> None:
    """Play the shortest recorded game of a kind again, and make what can be looked at."""
    record = min((read(file) for file in files(game)), key=lambda each: len(each["log"]))
    log = [Entry(**{**row, "kind": Kind(row["kind"])}) for row in rows_of(record)]
    setup = Setup(tuple(record["seats"]), record["options"], record.get("edition", 0))
    referee = Referee(load(game), setup, Random(1), log)
    assert referee.table.scene is not None
    assert repr([step.prompt for step in referee.history])


def change(value: Fact) -> None:
    """Do what mypy forbids."""
    setattr(value, "code", "other")  # noqa: B010  # mypy would see the assignment


def main() -> None:
    """Play each game where values are frozen at runtime."""
    with pytest.raises(FrozenInstanceError):
        change(fact("code"))
    for game in GAMES:
        replay(game)


def test_games_play_where_values_are_frozen() -> None:
    # Before any class is made.
    program = "from rules import values; values.FROZEN = True; "
    program += "from tests.rules.test_values import main; main()"
    subprocess.run([sys.executable, "-c", program], check=True)
