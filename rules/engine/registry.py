"""The games that Companion has; each is imported when it is first used.

To add a game, make its folder and add its name to :data:`GAMES`; see ``docs/adding-a-game.md``.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from rules.engine.game import Game
from rules.engine.meta import Meta

GAMES: tuple[str, ...] = ("feast", "eatme", "ididnt", "liar", "ibid", "goofspiel")
"""The names of the games' folders, in the order in which a table sees them."""


@cache
def meta(game: str) -> Meta:
    """Return a game's metadata, without loading its rules.

    :raises KeyError: when there is no such game.
    """
    loaded: Meta = import_module(f"rules.games.{_known(game)}.meta").META
    return loaded


@cache
def load(game: str) -> Game:
    """Return a game.

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
