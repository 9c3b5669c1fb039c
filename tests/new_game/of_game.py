"""Which tests are those of one game: ``pytest --game NAME`` runs these, and no others.

A name may be a piece of any word ("rows" is in "browser", "set" in "set_up"), so no test is chosen by how it is
called. It is a game's where it lies in the game's folder, where its mark says so (``pytest.mark.game("feast")``,
and ``pytest.mark.game`` alone for one that lists what is wrong in any game), or where a parameter of it is the game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rules.engine.game import Game
from rules.engine.meta import Meta
from rules.engine.registry import folder
from rules.prompts import Prompt
from tests.own_tests import is_ours, recorded_games

TESTS = Path(__file__).parents[1]
PARAMETERS = ("game", "family")
"""The parameters that name a game; another one may have a value that happens to be called so."""


def own_folder(game: str) -> Path:
    """Return the folder of a game's own tests, whether it is there or not."""
    return TESTS / "rules" / "games" / game if is_ours(game) else folder(game) / "tests"


def is_of(item: pytest.Item, game: str) -> bool:
    """Whether a test is one of a game."""
    if own_folder(game) in item.path.parents:
        return True
    if any(game in mark.args or not mark.args for mark in item.iter_markers("game")):
        return True
    parameters: dict[str, Any] = getattr(getattr(item, "callspec", None), "params", {})
    return any(names_game(name, value, game) for name, value in parameters.items())


def names_game(name: str, value: object, game: str) -> bool:
    """Whether a parameter is a game, one of its recorded games, or a prompt of a kind of its own."""
    match value:
        case Path():
            return recorded_games(game) in value.parents
        case Meta(id=found) | Game(meta=Meta(id=found)):
            return found == game
        case Prompt(kind=str(kind)):
            return kind.startswith(f"{game}.")
        case str():
            return name in PARAMETERS and value == game
    return False
