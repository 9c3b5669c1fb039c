"""Recorded games as files: the log, and what it comes to."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

from rules.engine.log import Entry, Kind
from rules.engine.referee import Referee
from rules.engine.registry import GAMES, load
from rules.engine.tabletop import Setup
from rules.facts import Seat
from tests.own_tests import has_module, own_value, recorded_games

COLUMNS = ("seq", "kind", "key", "value", "seat", "by")


def recorded(game: str) -> dict[str, Any]:
    """The makers of a game's recorded games, by name: its ``golden.py``. A game need not have any."""
    makers: dict[str, Any] = own_value(game, "golden", "GAMES", {})
    return makers


def shows(game: str) -> dict[str, str]:
    """By the names of some recorded games: the code of the ruling for which each was made."""
    codes: dict[str, str] = own_value(game, "golden", "SHOWS", {})
    return codes


WITH_RECORDED = tuple(game for game in GAMES if has_module(game, "golden"))
"""The games that have recorded games."""


def files(game: str) -> list[Path]:
    """A game's recorded games."""
    return sorted(path(game, "").glob("*.json"))


def read(file: Path) -> dict[str, Any]:
    """A recorded game, as it was written down."""
    record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return record


def codes(referee: Referee) -> set[str]:
    """The codes of all that was said in a game."""
    return {ruling.fact.code for page in referee.table.pages for ruling in page}


def outcome(referee: Referee) -> dict[str, Any]:
    """What a finished game comes to, as JSON."""
    standings = referee.table.standings
    assert standings is not None
    return {
        "scores": {line.seat: list(line.cells) for line in standings.lines},
        "totals": {line.seat: line.total for line in standings.lines},
        "winners": list(referee.table.winners),
    }


def dump(referee: Referee) -> str:
    """Write a game down: one line an entry."""
    rows = [asdict(entry) for entry in referee.log]
    lines = [json.dumps([row[column] for column in COLUMNS], ensure_ascii=False) for row in rows]
    head = {
        "game": referee.game.meta.id,
        "seats": list(referee.setup.seats),
        "options": dict(referee.setup.options),
        "expected": outcome(referee),
    }
    text = json.dumps(head, ensure_ascii=False)[:-1]
    return text + ', "log": [\n' + ",\n".join(lines) + "\n]}\n"


def rows_of(record: dict[str, Any]) -> list[dict[str, Any]]:
    """The log of a recorded game, a dict for each entry."""
    return [dict(zip(COLUMNS, row, strict=True)) for row in record["log"]]


def replay(record: dict[str, Any], upto: int | None = None) -> Referee:
    """Make a referee of a recorded game, or of its first entries."""
    log = [Entry(**{**row, "kind": Kind(row["kind"])}) for row in rows_of(record)[:upto]]
    seats = tuple(Seat(seat) for seat in record["seats"])
    setup = Setup(seats, record["options"])
    return Referee(load(record["game"]), setup, Random(0), log)


def path(game: str, name: str) -> Path:
    return recorded_games(game) / name
