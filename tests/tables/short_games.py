"""Games of one round with the totals that a test wants, and one that has just begun: for what happens around games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.facts import Seat
from tests.tables.table_fixture import TableFixture


def choosing(players: int = 4, *, topic: int = 5, **config: Any) -> TableFixture:
    """Return a table of The Feast at which everybody chooses a card."""
    fixture = TableFixture(players, **config)
    fixture.start("feast", dummies=0)
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=topic)
    return fixture


def play(fixture: TableFixture, *points: int, **options: object) -> None:
    """Play a game in which people get these points, in the order in which they sit; it is over, not ended."""
    if fixture.table.referee is not None:
        fixture.ok(fixture.host, "end_game")
    fixture.start("anygame", **options)
    finish(fixture, dict(zip(fixture.table.roster.players(), points, strict=True)))


def finish(fixture: TableFixture, points: Mapping[Seat, int]) -> None:
    """Write one row of the score, and say that the game is over."""
    fixture.ok(fixture.host, "answer", key="round1/next", value={"scores": True})
    for seat, total in points.items():
        fixture.ok(seat, "answer", key=f"round1/score/{seat}", value=str(total))
    fixture.ok(fixture.host, "answer", key="round2/next", value={"finish": True})
