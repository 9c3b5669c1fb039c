"""The examples in the docstrings of the rules give what they say."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest

import rules
from rules.engine.registry import GAMES

MODULES = [each.name for each in pkgutil.walk_packages(rules.__path__, "rules.")]
WITH_EXAMPLES = {f"rules.games.{game}.adjudicate" for game in GAMES}


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_hold(name: str) -> None:
    found = doctest.testmod(import_module(name))
    assert found.failed == 0
    if name in WITH_EXAMPLES:
        assert found.attempted > 0


def test_every_game_has_examples_of_its_rules() -> None:
    assert set(MODULES) >= WITH_EXAMPLES
