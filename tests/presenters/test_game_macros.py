"""Every game's templates define what they must, and what they leave out harms no screen."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache, partial
from importlib import import_module
from inspect import isclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from jinja2 import BaseLoader, ChoiceLoader, DictLoader, TemplateNotFound
from jinja2.runtime import Macro
from markupsafe import Markup

import rules
from companion.presenters.game_macros import (
    COLOURED,
    GAME_MACROS,
    NUMBERED,
    TILES,
    GameMacro,
    MissingMacro,
    macro_or_default,
    says_nothing,
    what_to_write,
)
from companion.rendering.environment import Remembered
from companion.web.services import Services
from rules import prompts
from rules.engine.registry import GAMES
from rules.prompts.base import Prompt
from tests.tables.table_fixture import TableFixture

EACH_GAME = pytest.mark.parametrize("game", GAMES)
NEEDED = ("say", "scene", "pad")


@pytest.fixture(scope="module")
def services() -> Services:
    return TableFixture(players=2).services


@cache
def all_kinds() -> dict[str, str]:
    """Return the kind of each class of prompt, by the name of the class."""
    classes = vars(prompts).values()
    return {
        each.__name__: each.kind
        for each in classes
        if isclass(each) and issubclass(each, Prompt) and hasattr(each, "kind")
    }


def modules_of(game: str) -> Iterator[ModuleType]:
    folder = Path(rules.__file__).parent / "games" / game
    for path in sorted(folder.glob("*.py")):
        yield import_module(f"rules.games.{game}.{path.stem}".removesuffix(".__init__"))


def kinds_of(game: str) -> set[str]:
    """Return the kinds of prompt that a game's code can make."""
    known, kinds = all_kinds(), set()
    for module in modules_of(game):
        source = Path(str(module.__file__)).read_text(encoding="utf-8")
        named = {node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)}
        kinds |= {kind for name, kind in known.items() if name in named}
        own = (each for each in vars(module).values() if isclass(each) and issubclass(each, Prompt))
        kinds |= {each.kind for each in own if hasattr(each, "kind")}
    return kinds


def needs(game: str) -> list[GameMacro]:
    """Return what a game's templates must define, besides the words of facts and prompts."""
    kinds = kinds_of(game)
    plain = (each for each in GAME_MACROS if each.required and "<" not in each.call)
    return [each for each in plain if not each.kinds or kinds.intersection(each.kinds)]


def defined(services: Services, game: str, template: str) -> ModuleType | None:
    try:
        environment = services.renderer._environment
        return environment.get_template(f"games/{game}/{template}.html").module  # type: ignore[return-value]  # as Jinja types it
    except TemplateNotFound:
        return None


def missing(services: Services, game: str) -> list[str]:
    """Return what the author of a game has still to write."""
    todo = [
        f"Write games/{game}/{each}.html (docs/templates.md)."
        for each in NEEDED
        if each != "scene" and defined(services, game, each) is None
    ]
    found = services.language.find
    lacking = (e for e in needs(game) if found(f"games/{game}/{e.template}.html", e.name) is None)
    return todo + [what_to_write(game, each) for each in lacking]


@EACH_GAME
def test_a_game_has_every_macro_that_it_must_have(services: Services, game: str) -> None:
    assert missing(services, game) == []


@EACH_GAME
def test_a_game_has_the_templates_that_every_game_has(services: Services, game: str) -> None:
    names = services.renderer._environment.list_templates()
    assert {f"games/{game}/{each}.html" for each in NEEDED} <= set(names)


def expected(macro: GameMacro, name: str) -> bool:
    """Whether a macro of this name in this template is the one that is looked up."""
    before, placeholder, _ = macro.name.partition("<")
    return name.startswith(before) and len(name) > len(before) if placeholder else name == before


@EACH_GAME
def test_macros_take_what_they_are_given(services: Services, game: str) -> None:
    """A macro ``hint_ploy(who)`` would be given the prompt as its ``who``."""
    checked, kinds = 0, kinds_of(game)
    used = [each for each in GAME_MACROS if not each.kinds or kinds.intersection(each.kinds)]
    for template in sorted({each.template for each in GAME_MACROS}):
        module = defined(services, game, template)
        known = [e for e in used if e.template == template and not e.call.startswith("<")]
        for name, value in vars(module).items() if module else ():
            macro: Any = value._macro if isinstance(value, Remembered) else value
            spec = next((each for each in known if expected(each, name)), None)
            if spec is None or not isinstance(macro, Macro):
                continue
            assert spec.arguments is not None, f"{template}.html: {name} is a list, not a macro"
            assert len(macro.arguments) == len(spec.arguments), what_to_write(game, spec, name)
            checked += 1
    assert checked > 20


# -- a game that lacks something ---------------------------------------------------------------------


def without(game: str, *lines: str) -> TableFixture:
    """Start a game in which a template has lost the macros whose names are given."""
    fixture = TableFixture(players=3)
    environment = fixture.app.jinja_env
    assert isinstance(environment.loader, BaseLoader)
    changed: dict[str, str] = {}
    for line in lines:
        template, name = line.split(".")
        path = f"games/{game}/{template}.html"
        source = changed.get(path) or environment.loader.get_source(environment, path)[0]
        source, count = re.subn(rf"macro {name}\(", f"macro not_{name}(", source)
        assert count == 1, line
        # Nothing else in the file may look for it.
        source = re.sub(rf"\{{%-? set {name} = remembered\({name}\) -?%\}}", "", source)
        changed[path] = source
    environment.loader = ChoiceLoader([DictLoader(changed), environment.loader])
    return fixture


def test_a_game_of_numbered_cards_needs_neither_name_nor_neighbour_of_a_card() -> None:
    fixture = without("eatme", "pad.named", "pad.beside", "pad.own")
    fixture.start("eatme")
    assert missing(fixture.services, "eatme") == []
    seen = ""
    for screen in fixture.everything().values():
        seen += "".join(screen.values())
    assert "number-face" in seen or "card-pick" in seen, "a prompt about cards is on a pad"


def test_what_a_game_must_have_is_named_by_a_sentence_that_says_what_to_write() -> None:
    fixture = without("eatme", "pad.on_table")
    (sentence,) = missing(fixture.services, "eatme")
    assert sentence == (
        "Write {% macro on_table(t) %} in games/eatme/pad.html. What lies on the table, on every pad."
    )
    fixture.start("eatme")
    fixture.may_fail = True
    pad = fixture.html("pad", fixture.seats[0])
    assert "could not be drawn" in pad["prompt"], "and the screen says that something is wrong"


def test_a_macro_that_only_some_kinds_use_is_needed_by_the_games_that_ask_them() -> None:
    asked = {game: kinds_of(game) for game in GAMES}
    for kinds in (NUMBERED, COLOURED, TILES):
        assert any(asked[game].intersection(kinds) for game in GAMES)
    assert "feast" in GAMES
    assert not {each.template for each in needs("feast")} & {"tiles", "macros"}
    assert {each.template for each in needs("ibid")} >= {"tiles"}
    assert {each.template for each in needs("liar")} >= {"macros"}


def test_a_lookup_finds_the_macro_or_its_default_or_says_what_is_missing() -> None:
    assert macro_or_default("coin", "pad", "own", None) is says_nothing
    assert says_nothing(1, 2) == ""
    own = partial(Markup, "My cards")
    assert macro_or_default("coin", "pad", "own", own) is own
    with pytest.raises(MissingMacro, match=r"^Write \{% macro on_table\(t\) %\} in games/coin/pad"):
        macro_or_default("coin", "pad", "on_table", None)
    with pytest.raises(KeyError):
        macro_or_default("coin", "pad", "nobody_looks_for_it", None)
