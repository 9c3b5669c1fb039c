"""The modules of a game's own tests: ``tests/rules/games/<game>``, or ``tests`` in the game's package."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from companion.words.language import SOURCE, messages
from rules.engine.registry import folder, load

RECORDED = Path(__file__).parent / "golden"


def is_ours(game: str) -> bool:
    """Whether a game comes with Companion, and not with a package of its own."""
    return _package(game).startswith("rules.games.")


def has_module(game: str, name: str) -> bool:
    """Whether a game's own tests have a module of this name, such as ``golden``."""
    home = _home(game)
    return find_spec(home) is not None and find_spec(f"{home}.{name}") is not None


def own_module(game: str, name: str) -> ModuleType | None:
    """Return a module of a game's own tests; None where there is none."""
    return import_module(f"{_home(game)}.{name}") if has_module(game, name) else None


def own_value(game: str, module: str, name: str, default: Any) -> Any:
    """Return what a module of a game's own tests says, or the default where it says nothing."""
    found = own_module(game, module)
    return default if found is None else getattr(found, name, default)


def writes(game: str, template: str, macro: str) -> bool:
    """Whether a game has a macro whose name begins so in one of its own templates."""
    places = (folder(game) / template, folder(game) / "templates" / template)
    return any(f"macro {macro}" in path.read_text("utf-8") for path in places if path.is_file())


def says(game: str, message: str) -> bool:
    """Whether a game has an English message of its own whose name begins so."""
    own = messages(game, SOURCE)
    return own is not None and any(name.startswith(message) for name in own.names())


def recorded_games(game: str) -> Path:
    """Return the folder of a game's recorded games."""
    return RECORDED / game if is_ours(game) else folder(game) / "tests" / "golden"


def _home(game: str) -> str:
    """Return the package of a game's own tests."""
    return f"tests.rules.games.{game}" if is_ours(game) else f"{_package(game)}.tests"


def _package(game: str) -> str:
    return type(load(game)).__module__.rpartition(".")[0]
