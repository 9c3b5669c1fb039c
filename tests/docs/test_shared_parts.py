"""What all games share knows none of them.

A kind of prompt, a template, a script or a style that names a game serves that game alone, and a
newcomer's game would have to bend to it. So the shared folders say nothing of any game: not its
name, and none of the words that only its rulebook has.

The words are those that players of one game use and those of another do not. Left out are words of a
game that are plain English or HTML as well ("check", "offer", "lay", "bid", "pile"): a test of them
would forbid ``checked`` and "is offered". Tests, benches and docs may name games.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from companion.rendering.environment import prompt_template
from rules.engine import registry
from rules.prompts import Prompt

ROOT = Path(__file__).parents[2]
SHARED = (
    "templates",
    "static/js",
    "static/css",
    "rules/prompts",
    "rules/engine",
    "companion",
)
SUFFIXES = {".py", ".html", ".js", ".ts", ".css"}
FILES = sorted(
    path for name in SHARED for path in (ROOT / name).rglob("*") if path.suffix in SUFFIXES
)
OWN_WORDS = {
    "feast": ("feast", "gaffe", "ploy", "utensil"),
    "eatme": ("eatme", "organism", "ouroboro", "pond"),
    "ibid": ("ibid", "tile", "tiler", "auction"),
    "ididnt": ("ididnt", "excuse", "credibility", "dessert", "receipt"),
    "goofspiel": ("goofspiel", "gop"),
    "anygame": ("anygame",),
    "liar": ("liar", "doubt", "rainbow", "swatch"),
}
"""Words that only one game has, by the game; the names of games are added."""


def words(text: str) -> Iterator[str]:
    """Yield the words of a text in small letters, of identifiers too, without a final s.

    >>> list(words("data-tile-key EnterTiles class"))
    ['data', 'tile', 'key', 'enter', 'tile', 'class']
    """
    for found in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text):
        word = found.lower()
        yield word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def names_of_games() -> list[str]:
    return [registry.meta(game).name for game in registry.GAMES]


def games_named_in(text: str) -> set[str]:
    """Return the names of games in a text, and the words that only one game has."""
    plain = " ".join(text.replace("’", "'").split()).lower()
    named = {name for name in names_of_games() if name.replace("’", "'").lower() in plain}
    own = {word for game in OWN_WORDS.values() for word in game} | set(registry.GAMES)
    return named | own.intersection(words(text))


def test_a_shared_file_names_no_game() -> None:
    found = {
        str(path.relative_to(ROOT)): named
        for path in FILES
        if (named := games_named_in(path.read_text(encoding="utf-8")))
    }
    assert found == {}


def kinds(of: type[Prompt[object]] = Prompt) -> Iterator[type[Prompt[object]]]:
    """Yield every kind of prompt that the app and its games have."""
    for each in of.__subclasses__():
        if "kind" in vars(each):
            yield each
        yield from kinds(each)


def test_a_kind_lies_where_its_name_says() -> None:
    for game in registry.GAMES:
        registry.load(game)
    found = {kind for kind in kinds() if kind.__module__.startswith("rules.")}
    assert {kind.kind.partition(".")[0] for kind in found} & set(registry.GAMES)
    for each in found - {kind for kind in found if kind.kind == "seat"}:  # the table answers it
        game, _, _ = each.kind.rpartition(".")
        home = f"rules.games.{game}." if game else "rules.prompts."
        assert each.__module__.startswith(home), each
        _, _, name = prompt_template(each.kind).rpartition("/")
        folder = (
            registry.folder(game) / "templates/prompts" if game else ROOT / "templates/pad/prompts"
        )
        assert (folder / name).is_file(), each


def test_the_seal_of_every_game_is_an_icon() -> None:
    icons = (ROOT / "static/icons/icons.svg").read_text(encoding="utf-8")
    seals = [registry.meta(game).seal for game in registry.GAMES]
    assert [seal for seal in seals if f'id="{seal}"' not in icons] == []
