"""The games that Companion knows; a game loads only when it is asked for.

To add one: make its folder, and add its name here. The conformance tests demand the rest.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from rules.engine.game import Game
from rules.engine.options import Meta

GAMES: tuple[str, ...] = ("feast", "eatme", "ididnt", "liar", "ibid")
"""The folders of the games, in the order in which a table is shown them."""


@cache
def meta(game: str) -> Meta:
    """Return what a game says of itself, without loading its rules.

    :raises KeyError: when there is no such game.
    """
    loaded: Meta = import_module(f"rules.games.{_known(game)}.meta").META
    return loaded


@cache
def load(game: str) -> Game:
    """Return a game's rules.

    :raises KeyError: when there is no such game.
    """
    loaded: Game = import_module(f"rules.games.{_known(game)}.script").GAME
    return loaded


@cache
def rulebook(game: str) -> str:
    """Return a game's rulebook, in Markdown.

    :raises KeyError: when there is no such game.
    """
    path = Path(__file__).parents[1] / "games" / _known(game) / "rulebook.md"
    return path.read_text(encoding="utf-8")


def _known(game: str) -> str:
    if game not in GAMES:
        raise KeyError(game)
    return game
