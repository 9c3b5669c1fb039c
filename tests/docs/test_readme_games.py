"""The README's table of games says what the games say of themselves."""

from __future__ import annotations

import re
from pathlib import Path

from rules.engine.registry import GAMES, meta

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
DIFFICULTIES = ("easy", "medium", "demanding")


def test_every_game_stands_in_the_readme_with_players_minutes_and_difficulty() -> None:
    rows = {
        name: cells
        for name, *cells in re.findall(
            r"^\| \*\*(.+?)\*\* \| (\S+) \| (\S+) \| (\S+) \|", README, flags=re.MULTILINE
        )
    }
    assert rows == {
        about.name: [
            f"{about.least}–{about.most}",
            f"{about.minutes[0]}–{about.minutes[1]}",
            DIFFICULTIES[about.difficulty - 1],
        ]
        for about in map(meta, GAMES)
    }
