"""The examples in docstrings give what they say."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import companion
import rules
from companion.presenters.sentences import Language, speaking_as
from companion.words.arguments import NOBODY
from rules.engine.registry import GAMES

# The first two patch the standard library, which only a process of their own may do; the third is
# for gunicorn, which Windows does not have.
NOT_IMPORTED = {"companion.__main__", "companion.wsgi", "companion.live.gunicorn_worker"}
MODULES = sorted(
    module.name
    for package in (companion, rules)
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    if module.name not in NOT_IMPORTED
)
EXAMPLES = [
    test
    for name in MODULES
    for test in doctest.DocTestFinder().find(importlib.import_module(name))
    if test.examples
]


def test_every_example_gives_what_it_says(language: Language) -> None:
    report: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    with speaking_as(language, NOBODY):
        for example in EXAMPLES:
            runner.run(example, out=report.append)
    assert not report, "".join(report)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_examples_of_its_rules(game: str) -> None:
    """Where it judges: in ``adjudicate.py``, or in the script of a game that needs none."""
    judging = tuple(f"rules.games.{game}.{module}." for module in ("adjudicate", "script", "game"))
    assert any(example.name.startswith(judging) for example in EXAMPLES)
