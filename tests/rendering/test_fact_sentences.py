"""Each fact has a sentence, and no sentence uses a field that its fact has not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from pkgutil import walk_packages

import pytest

import companion.tables
import rules
from companion.presenters.sentences import Language
from companion.words.language import SOURCE, messages
from companion.words.messages import Messages
from rules.audit import EnteredAt
from rules.engine.registry import GAMES, load
from rules.facts import Fact, GameFact

PACKAGES = (
    "rules.",
    "companion.",
    *(f"{load(game).__module__.rpartition('.')[0]}." for game in GAMES),
)
"""The packages with facts that are told: ours, and those of all games."""
FAMILIES = ("app", "audit", "corrected", "refused", *GAMES)


def every_fact() -> Iterator[type[Fact]]:
    """Yield the classes of all facts that are told: those that no other is derived from."""
    for package in (rules, companion.tables):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    found = [Fact]
    while found:
        kind = found.pop()
        found += kind.__subclasses__()
        if not kind.__subclasses__() and kind.__module__.startswith(PACKAGES):
            yield kind


def message_name(kind: type[Fact]) -> str:
    """Return the name of the message that says a fact."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in kind.__name__).lstrip("-")


def english(family: str) -> Messages:
    found = messages(family, SOURCE)
    assert found is not None, family
    return found


def has(kind: type[Fact]) -> set[str]:
    """Return what a sentence of a fact may use: its fields and properties, and whom it is said to."""
    return {each.name for each in fields(kind)} | {name for name in dir(kind) if name[0] != "_"}  # type: ignore[arg-type]  # each class is a dataclass


@pytest.mark.game
def test_each_fact_has_a_sentence(language: Language) -> None:
    unsaid = [
        kind.__qualname__
        for kind in every_fact()
        for family in (GAMES if issubclass(kind, GameFact) else [kind.family])
        if not language.has_sentence(f"{family}.{message_name(kind)}")
    ]
    assert unsaid == []


@pytest.mark.parametrize("family", [*FAMILIES, "game"])
def test_no_sentence_uses_a_field_that_is_not_there(family: str) -> None:
    found, wrong, said = english(family), [], 0
    own = {message_name(kind) for kind in every_fact() if kind.family == family}
    for kind in every_fact():
        name = message_name(kind)
        of_all_games = issubclass(kind, GameFact) and family in GAMES
        if kind.family != family and not (of_all_games and name not in own):
            continue
        for part in ("", "because", "you", "you-because"):
            if found.has(name, part):
                said += 1
                used = found.variables(name, part)
                wrong += [f"{kind.__qualname__}.{each}" for each in used - has(kind)]
    assert wrong == []
    assert said or family == "game"


@pytest.mark.parametrize("game", GAMES)
def test_an_entry_that_clashes_is_said_by_what_it_has(game: str) -> None:
    found = english(game)
    used = found.variables("place-clash", "") if found.has("place-clash", "") else frozenset()
    assert used <= {each.name for each in fields(EnteredAt)}
