"""Every game's templates define what they must, and what they leave out harms no screen."""

from __future__ import annotations

import re
from functools import partial
from types import ModuleType
from typing import Any

import pytest
from jinja2 import BaseLoader, ChoiceLoader, DictLoader, TemplateNotFound
from jinja2.runtime import Macro
from markupsafe import Markup

from companion.presenters.game_macros import (
    GAME_MACROS,
    GameMacro,
    MissingMacro,
    macro_or_default,
    says_nothing,
    what_to_write,
)
from companion.rendering.environment import Remembered
from companion.web.services import Services
from rules.engine.registry import GAMES
from tests.tables.table_fixture import TableFixture

EACH_GAME = pytest.mark.parametrize("game", GAMES)
NEEDED = ("words", "guide", "scene", "pad")


@pytest.fixture(scope="module")
def services() -> Services:
    return TableFixture(players=2).services


NEEDS = [each for each in GAME_MACROS if each.required and "<" not in each.call]
"""What every game's templates must define, besides the words of facts and prompts."""


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
    lacking = (e for e in NEEDS if found(f"games/{game}/{e.template}.html", e.name) is None)
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
    checked = 0
    for template in sorted({each.template for each in GAME_MACROS}):
        module = defined(services, game, template)
        known = [e for e in GAME_MACROS if e.template == template and not e.call.startswith("<")]
        for name, value in vars(module).items() if module else ():
            macro: Any = value._macro if isinstance(value, Remembered) else value
            spec = next((each for each in known if expected(each, name)), None)
            if spec is None or not isinstance(macro, Macro):
                continue
            assert spec.arguments is not None, f"{template}.html: {name} is a list, not a macro"
            assert spec.takes(macro.arguments), what_to_write(game, spec, name)
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


def test_a_game_needs_no_cards_of_ones_own() -> None:
    fixture = without("eatme", "pad.own")
    fixture.start("eatme")
    assert missing(fixture.services, "eatme") == []
    seen = ""
    for screen in fixture.everything().values():
        seen += "".join(screen.values())
    assert "rank-face" in seen or "card-pick" in seen, "a prompt about cards is on a pad"


def test_what_a_game_must_have_is_named_by_a_sentence_that_says_what_to_write() -> None:
    fixture = without("eatme", "pad.on_table")
    (sentence,) = missing(fixture.services, "eatme")
    assert sentence == (
        "Write {% macro on_table(t) %} in games/eatme/pad.html. What lies on the table, on every pad."
    )
    fixture.start("eatme")
    fixture.may_fail = True
    pad = fixture.html("pad", fixture.seats[0])
    assert "didn’t load" in pad["prompt"], "and the screen says that something is wrong"


def test_a_lookup_finds_the_macro_or_its_default_or_says_what_is_missing() -> None:
    assert macro_or_default("coin", "pad", "own", None) is says_nothing
    assert says_nothing(1, 2) == ""
    own = partial(Markup, "My cards")
    assert macro_or_default("coin", "pad", "own", own) is own
    with pytest.raises(MissingMacro, match=r"^Write \{% macro on_table\(t\) %\} in games/coin/pad"):
        macro_or_default("coin", "pad", "on_table", None)
    with pytest.raises(KeyError):
        macro_or_default("coin", "pad", "nobody_looks_for_it", None)
