"""What all games share knows none of them.

A kind of prompt, a template, a script or a style that names a game serves that game alone, and a
newcomer's game would have to bend to it. So the shared folders say nothing of any game: not its
name, and none of the words that only its rulebook has.

The words are those that players of one game use and those of another do not. Left out are words of a
game that are plain English or HTML as well ("check", "offer", "lay", "bid", "pile"): a test of them
would forbid ``checked`` and "is offered". Tests, benches and docs may name games.

Other games may be called as ordinary words are ("Rows", "Set", "Bridge"). So a game without a line in
``OWN_WORDS`` is looked for where its name can only mean a game: in a path, an import, an attribute, a
comparison, a message's code; and its title, if it is several words long, as a whole text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

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
    "ohhell": ("ohhell",),
}
"""Words that only one game has, by the game. Titles of these games are not to be read anywhere, either."""
FILE_STEMS = {path.stem for path in FILES}
"""What the app's own files are called: "evening.html" and "history.show" name no game, whatever games there are."""


def words(text: str) -> Iterator[str]:
    """Yield the words of a text in small letters, of identifiers too, without a final s.

    >>> list(words("data-tile-key EnterTiles class"))
    ['data', 'tile', 'key', 'enter', 'tile', 'class']
    """
    for found in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text):
        word = found.lower()
        yield word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def own_words_in(text: str) -> set[str]:
    """Return the words of a text that only one game has, and the titles of the games with such words."""
    plain = " ".join(text.replace("’", "'").split()).lower()
    titles = {registry.meta(game).name for game in OWN_WORDS}
    named = {title for title in titles if title.replace("’", "'").lower() in plain}
    return named | {word for game in OWN_WORDS.values() for word in game}.intersection(words(text))


def is_named_in(text: str, game: str, title: str) -> bool:
    """Whether a text names a game whose name may be an ordinary word.

    >>> is_named_in('if game == "set":', "set", "Set"), is_named_in('kind == "set"', "set", "Set")
    (True, False)
    """
    word, quote = re.escape(game), "[\"'`]"
    places = [
        rf"\bgames[./]{word}\b",
        rf"\bgame{quote}?\]?\s*[:=!]?=*\s*{quote}{word}{quote}",
        rf"{quote}{word}{quote}\s*[!=]=+\s*[\w.]*game\b",
        rf"\bgame (?:not )?in [(\[{{][^)\]}}\n]*{quote}{word}{quote}",
        rf"\bdata-game\s*=\s*{quote}?{word}\b",
        rf"\b(?:meta|load|folder|rulebook)\({quote}{word}{quote}",
    ]
    if game not in FILE_STEMS:
        places.append(rf"(?<!`){quote}{word}\.[a-z][a-z-]*{quote}")
    if game in text and any(re.search(each, text) for each in places):
        return True
    told = text.replace("’", "'")
    first, *others = map(re.escape, title.replace("’", "'").split())
    whole = r"\s+".join([first, *others])
    around = rf"[>“‘\"'`]\s*{whole}\s*[<”’\"'`]"
    return bool(others) and re.search(around, told) is not None


def games_named_in(text: str) -> set[str]:
    """Return the games that a text names, and the words that only one game has."""
    games = {game: registry.meta(game).name for game in registry.GAMES}
    named = {game for game, title in games.items() if is_named_in(text, game, title)}
    return named | own_words_in(text)


@pytest.mark.game
def test_a_shared_file_names_no_game() -> None:
    found = {
        str(path.relative_to(ROOT)): named
        for path in FILES
        if (named := games_named_in(path.read_text(encoding="utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    "game, title",
    [
        ("rows", "Rows"),
        ("war", "War"),
        ("set", "Set"),
        ("hearts", "Hearts"),
        ("bridge", "Bridge"),
        ("cards", "Your cards"),
        ("turn", "Who takes it?"),
        ("options", "Options"),
        ("deal", "Deal"),
    ],
)
def test_a_game_may_be_called_as_an_ordinary_word(game: str, title: str) -> None:
    named = [path for path in FILES if is_named_in(path.read_text("utf-8"), game, title)]
    assert named == []


@pytest.mark.parametrize(
    "text",
    [
        "from rules.games.rows.facts import Fell",
        "import rules.games.rows",
        'asset("games/rows/static/board.js")',
        "{% include 'games/rows/pad.html' %}",
        'if game == "rows":',
        "if t.game != 'rows':",
        'if "rows" == table.game:',
        "if game in {'feast', 'rows'}:",
        'dict(game="rows")',
        '{"game": "rows"}',
        'message["game"] = "rows"',
        'dataset.game === "rows"',
        '<body data-game="rows">',
        "[data-game=rows] .card",
        "registry.meta('rows')",
        'said("rows.fell")',
        "<h1> Four Rows </h1>",
        'title = "Four Rows"',
        "“Four Rows” has another",
    ],
)
def test_a_game_of_an_ordinary_name_is_found_where_it_is_named(text: str) -> None:
    assert is_named_in(text, "rows", "Four Rows")


@pytest.mark.parametrize(
    "text",
    [
        "rows = 4  # rows of a game",
        '"rows"',
        ".rows { gap: 1rem }",
        'class="rows"',
        "games/arrows/pad.html",
        '"game-rows"',
        '{"game": game, "rows": rows}',
        "``rows.py``",
        "Four Rows are drawn",
    ],
)
def test_an_ordinary_word_names_no_game(text: str) -> None:
    assert not is_named_in(text, "rows", "Four Rows")


@pytest.mark.parametrize(
    "text, named",
    [
        ("{# as in The Feast #}", {"The Feast", "feast"}),
        ("// as in goofspiel", {"Goofspiel", "goofspiel"}),
        ("GoofspielTable()", {"Goofspiel", "goofspiel"}),
        (".ohhell-bid { gap: 0 }", {"ohhell"}),
        ("# who's lying? nobody", {"Who’s Lying?"}),
        ('data-game="liar"', {"liar"}),
    ],
)
def test_a_game_of_ours_is_found_in_any_place(text: str, named: set[str]) -> None:
    assert games_named_in(text) == named


def kinds(of: type[Prompt[object]] = Prompt) -> Iterator[type[Prompt[object]]]:
    """Yield every kind of prompt that the app and its games have."""
    for each in of.__subclasses__():
        if "kind" in vars(each):
            yield each
        yield from kinds(each)


@pytest.mark.game
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


@pytest.mark.game
def test_the_seal_of_every_game_is_an_icon() -> None:
    icons = (ROOT / "static/icons/icons.svg").read_text(encoding="utf-8")
    seals = [registry.meta(game).seal for game in registry.GAMES]
    assert [seal for seal in seals if f'id="{seal}"' not in icons] == []
