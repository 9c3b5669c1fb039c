"""The examples in the docstrings of the rules give what they say."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest

import rules
from rules.engine.registry import GAMES

MODULES = [each.name for each in pkgutil.walk_packages(rules.__path__, "rules.")]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_hold(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_examples_of_its_rules(game: str) -> None:
    """Where it judges: in ``adjudicate.py``, or in the script of a game that needs none."""
    judging = {f"rules.games.{game}.{module}" for module in ("adjudicate", "script")}
    found = [doctest.testmod(import_module(name)) for name in judging.intersection(MODULES)]
    assert sum(each.attempted for each in found) > 0
