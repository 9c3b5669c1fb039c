"""The guide walks through a real game: each piece of code on the page stands so in its folder."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import indent

import pytest

from rules.engine.registry import folder

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
PIECES = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
SMALL = 370
"""The lines of Python that the smallest game may have."""
NOT_NEEDED = {"beats.py", "bots.py", "mentions.py", "printed.py"}
"""What a game may do without: then its reveals are shown at once, its end tells nothing remarkable, the
app's own players play at random, and it has no cards to print."""


def test_the_page_shows_code() -> None:
    assert len(PIECES) >= 4


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece.split("(")[0].strip())
def test_a_piece_stands_so_in_the_game(piece: str) -> None:
    modules = ("script.py", "facts.py", "printed.py")
    code = [(folder("goofspiel") / name).read_text(encoding="utf-8") for name in modules]
    pieces = [indent(piece, " " * depth) for depth in (0, 4, 8)]
    assert any(one in each for one in pieces for each in code)


def test_the_smallest_game_is_small() -> None:
    modules = [path for path in folder("goofspiel").glob("*.py") if path.name not in NOT_NEEDED]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in modules) < SMALL
