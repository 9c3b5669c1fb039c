"""The games that Companion has: the folders of ``rules.games``, and the games of other packages.

A game is a Python package with ``game.py``, ``rulebook.md`` and ``words/en.ftl``; see
``docs/adding-a-game.md``. A large game has ``meta.py`` and ``script.py`` instead of ``game.py``: its
metadata is imported at once, and its rules when it is first played. An installed distribution brings
a game through the entry-point group :data:`ENTRY_POINTS`: the entry point's name is the game's, its
value the package.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules

from rules.engine.game import Game
from rules.engine.meta import Meta

ENTRY_POINTS = "companion.games"
NEEDED_FILES = ("rulebook.md", "words/en.ftl")
"""What a game's folder must hold besides its Python modules."""

_NAME = re.compile("[a-z][a-z0-9_]*")
_packages: dict[str, str] = {
    each.name: f"rules.games.{each.name}"
    for each in iter_modules([str(Path(__file__).parents[1] / "games")])
    if each.ispkg
}
"""The import path of each game's package, by the game's name."""


def _module(package: str, part: str) -> str:
    """Return the module of a package that has a part, "meta" or "script": all of a small game are in ``game``."""
    return f"{package}.game" if find_spec(f"{package}.game") else f"{package}.{part}"


def _package(game: str) -> str:
    """Return the import path of a game's package.

    :raises KeyError: when there is no such game; where it cannot be played, with the reason.
    """
    try:
        return _packages[game]
    except KeyError:
        raise KeyError(REFUSED.get(game, game)) from None


@cache
def meta(game: str) -> Meta:
    """Return a game's metadata, without loading its rules.

    :raises KeyError: when there is no such game.
    """
    loaded: Meta = import_module(_module(_package(game), "meta")).META
    return loaded


@cache
def load(game: str) -> Game:
    """Return a game.

    :raises KeyError: when there is no such game.
    """
    loaded: Game = import_module(_module(_package(game), "script")).GAME
    return loaded


@cache
def folder(game: str) -> Path:
    """Return a game's folder, which holds its rulebook, templates and static files.

    :raises KeyError: when there is no such game.
    """
    (path,) = import_module(_package(game)).__path__
    return Path(path)


@cache
def rulebook(game: str, language: str = "en") -> str:
    """Return a game's rulebook in Markdown: ``rulebook.de.md`` for German, in English where that is missing.

    :raises KeyError: when there is no such game.
    """
    own = folder(game) / f"rulebook.{language}.md"
    return (own if own.is_file() else folder(game) / "rulebook.md").read_text(encoding="utf-8")


def _objection(point: EntryPoint) -> str | None:
    """Return why the game of another package cannot be taken in, or None."""
    if not _NAME.fullmatch(point.name):
        return "its name has to be of small letters, digits and underscores"
    if point.name in _packages:
        return "there is a game of this name already"
    try:
        about = import_module(_module(point.value, "meta")).META
        (path,) = import_module(point.value).__path__
    except Exception as error:  # noqa: BLE001  # another package may raise anything
        return f"{type(error).__name__}: {error}"
    if about.id != point.name:
        return f"its META.id is {about.id!r}"
    if not find_spec(_module(point.value, "script")):
        return "it has no game.py"
    missing = [name for name in NEEDED_FILES if not (Path(path) / name).is_file()]
    return f"it has no {missing[0]}" if missing else None


def _register_packages() -> dict[str, str]:
    """Register the games of other packages; return those that cannot be played, each with the reason."""
    refused = {}
    for point in entry_points(group=ENTRY_POINTS):
        if (why := _objection(point)) is None:
            _packages[point.name] = point.value
        else:
            refused[point.name] = why
    return refused


REFUSED = _register_packages()
"""The games of other packages that cannot be played, each with the reason."""


def _listed(game: str) -> tuple[int, str]:
    return meta(game).place, meta(game).name.removeprefix("The ")


GAMES: tuple[str, ...] = tuple(sorted(_packages, key=_listed))
"""The names of the games, in the order in which a table sees them: by ``Meta.place``, then by title."""
