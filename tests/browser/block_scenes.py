"""Standard scenes with each building block, for tests that measure them and for the pictures of the guide."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules.engine.table_scene import Grid, LaidCard, Middle, Pile, Place, Row
from tests.browser.fits import lay
from tests.tables.table_fixture import TableFixture

PLAYED = (7, 12, 31, 44, 58, 60, 77, 103)
"""What the players have played, clockwise."""


def _row(name: str, *cards: int) -> Row[int]:
    return Row(name, tuple(map(LaidCard, cards)), room=6)


_LAID = {0: 3, 1: 17, 3: 44, 6: 61, 7: 88, 8: 91, 14: 12}
_GRID = Grid(5, 3, tuple(LaidCard(card, slot=slot) for slot, card in _LAID.items()))
_PILES = (Pile("draw", (LaidCard(9),), count=23), Pile("open", (LaidCard(3), LaidCard(90))))
_ROWS = (_row("1", 91, 102), _row("2", 8, 25, 26, 41), _row("3", 62), _row("4", 17, 18, 51))

BLOCKS: Mapping[str, Mapping[str, Any]] = {
    "middle": {"middle": Middle((90,)), "aside": (LaidCard(22),), "corners": {}},
    "rows": {"rows": _ROWS},
    "piles": {"piles": _PILES},
    "grid": {"grid": _GRID},
    "rows-and-piles": {"rows": _ROWS[:2], "piles": _PILES},
}
"""What lies on the table in each scene, by its name."""


def lay_block(name: str, players: int) -> TableFixture:
    """Let a block lie on the table of a game that draws a standard scene, before a screen has drawn it."""
    laid = lay("nimmt", 1, players, there=True, deck="all", dealer="table")
    for card in (50, 60, 70, 80):
        laid.answer(card)
    seats = zip(laid.seats, PLAYED, strict=False)
    places = [Place(seat, card, "none") for seat, card in seats]
    table = laid.referee.table
    scene: Any = table.scene
    table.scene = replace(scene, **{"places": places, "rows": (), **BLOCKS[name]})
    return laid
