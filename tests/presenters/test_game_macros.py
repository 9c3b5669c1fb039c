"""Every game's templates define what they must, and what they leave out harms no screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from jinja2 import BaseLoader, ChoiceLoader, DictLoader, TemplateNotFound
from jinja2.runtime import Macro

from companion.presenters.base import says_nothing
from companion.rendering.environment import Remembered
from companion.web.services import Services
from companion.words import language
from companion.words.messages import Messages
from rules.engine.registry import GAMES
from tests.docs.what_games_define import MACROS
from tests.tables.table_fixture import TableFixture

EACH_GAME = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module")
def services() -> Services:
    return TableFixture(players=2).services


def defined(services: Services, game: str, template: str) -> ModuleType | None:
    try:
        environment = services.renderer._environment
        return environment.get_template(f"games/{game}/{template}.html").module  # type: ignore[return-value]  # as Jinja types it
    except TemplateNotFound:
        return None


@EACH_GAME
def test_macros_take_what_they_are_given(services: Services, game: str) -> None:
    """A macro ``own()`` would be given the table and fail."""
    checked, templates = 0, 0
    for template in sorted({each.template for each in MACROS}):
        module = defined(services, game, template)
        templates += module is not None
        known = {each.name: each for each in MACROS if each.template == template}
        for name, value in vars(module).items() if module else ():
            macro: Any = value._macro if isinstance(value, Remembered) else value
            if name in known and isinstance(macro, Macro):
                assert known[name].takes(macro.arguments), f"{template}.html: {known[name]}"
                checked += 1
    assert checked > 0 or not templates, "a game may have messages alone"


# -- a game that lacks something ---------------------------------------------------------------------


def without(game: str, *lines: str) -> TableFixture:
    """Start a game in which a template has lost the macros whose names are given."""
    fixture = TableFixture(players=3, own_templates=True)
    environment = fixture.app.jinja_env
    assert isinstance(environment.loader, BaseLoader)
    changed: dict[str, str] = {}
    for line in lines:
        template, name = line.split(".")
        path = f"games/{game}/{template}.html"
        source = changed.get(path) or environment.loader.get_source(environment, path)[0]
        source, count = re.subn(rf"macro {name}\(", f"macro not_{name}(", source)
        assert count == 1, line
        changed[path] = source
    environment.loader = ChoiceLoader([DictLoader(changed), environment.loader])
    return fixture


@pytest.fixture
def loses(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Let all games lose a message."""

    def lose(lost: str) -> None:
        find = language.find

        def found(code: str, family: str, name: str, attribute: str = "") -> Messages | None:
            return None if name == lost else find(code, family, name, attribute)

        monkeypatch.setattr(language, "find", found)

    return lose


@pytest.mark.parametrize("lost", ["pad.own", "pad.on_table", "guide.tour", "watch.cards"])
def test_what_a_game_leaves_out_harms_no_screen(lost: str) -> None:
    fixture = without("eatme", lost)
    fixture.start("eatme")
    assert_has_cards(fixture)


@pytest.mark.parametrize("lost", ["how", "needs", "hint-bid", "between-heading", "can-bid"])
def test_a_message_that_a_game_leaves_out_harms_no_screen(
    lost: str, loses: Callable[[str], None]
) -> None:
    loses(lost)
    fixture = TableFixture(players=3, own_templates=True)
    fixture.start("eatme")
    assert_has_cards(fixture)


def assert_has_cards(fixture: TableFixture) -> None:
    seen = ""
    for screen in fixture.everything().values():
        seen += "".join(screen.values())
    assert "number-face" in seen or "card-pick" in seen, "a prompt about cards is on a pad"


def test_a_game_without_a_guide_says_what_its_rulebook_says(loses: Callable[[str], None]) -> None:
    loses("how")
    loses("needs")
    fixture = TableFixture(players=3, own_templates=True)
    fixture.ok(fixture.host, "choose_game", game="goofspiel")
    pad = fixture.html("pad", fixture.seats[0])["main"]
    assert "<li><strong>Take a suit each.</strong>" in pad
    board = fixture.html("board")["stage"]
    assert "An ace is 1, the numbers are what they say" in board


def test_a_macro_that_a_game_has_not_says_nothing() -> None:
    assert says_nothing(1, 2) == ""


def test_in_eat_me_a_dealt_hand_lies_face_down_while_its_player_bids() -> None:
    fixture = TableFixture(2)
    fixture.start("eatme", dealer="app", hand=4)
    asked = fixture.html("pad", fixture.seats[0])["main"]
    assert asked.count('data-face="down"') == 4
    assert 'data-face="up"' not in asked
    assert "data-hold" in asked
