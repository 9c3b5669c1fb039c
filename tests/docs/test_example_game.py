"""The guide walks through a real game: each piece of code on the page stands so in its folder."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import indent

import pytest

from rules.engine.registry import folder

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
PIECES = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_the_page_shows_code() -> None:
    assert len(PIECES) >= 4


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece.split("(")[0].strip())
def test_a_piece_stands_so_in_the_game(piece: str) -> None:
    modules = ("game.py", "facts.py", "printed.py")
    code = [(folder("goofspiel") / name).read_text(encoding="utf-8") for name in modules]
    pieces = [indent(piece, " " * depth) for depth in (0, 4, 8)]
    assert any(one in each for one in pieces for each in code)


def test_the_least_game_is_three_files() -> None:
    game = ROOT / "tests/new_game/tossup"
    files = {str(path.relative_to(game)) for path in game.rglob("*.*") if path.suffix != ".pyc"}
    assert files == {"__init__.py", "game.py", "rulebook.md", "words/en.ftl"}
