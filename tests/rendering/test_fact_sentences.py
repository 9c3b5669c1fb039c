"""Each fact has a sentence, each sentence a fact, and no sentence uses a field that its fact has not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest
from jinja2 import Environment, nodes

import companion.tables
import rules
from companion.presenters.sentences import Language
from rules.engine.registry import GAMES, folder, load
from rules.facts import Fact, GameFact

ROOT = Path(__file__).parents[2]
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


def macro_name(kind: type[Fact]) -> str:
    """Return the name of the macro that says a fact."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in kind.__name__).lstrip("_")


def template(family: str) -> Path:
    if family in GAMES:
        return folder(family) / "words.html"
    return ROOT / f"templates/say/{family}.html"


def macros(family: str) -> dict[str, nodes.Macro]:
    tree = Environment(autoescape=True).parse(template(family).read_text(encoding="utf-8"))
    return {macro.name: macro for macro in tree.find_all(nodes.Macro)}


def attributes(macro: nodes.Macro, name: str) -> set[str]:
    """Return the attributes of a variable that a macro reads."""
    return {
        each.attr
        for each in macro.find_all(nodes.Getattr)
        if isinstance(each.node, nodes.Name) and each.node.name == name
    }


def test_each_fact_has_a_sentence(language: Language) -> None:
    unsaid = [
        kind.__qualname__
        for kind in every_fact()
        for family in (GAMES if issubclass(kind, GameFact) else [kind.family])
        if not language.has(family, macro_name(kind))
    ]
    assert unsaid == []


@pytest.mark.parametrize("family", [*FAMILIES, "game"])
def test_each_sentence_has_a_fact(family: str) -> None:
    """A macro that is given a fact, and is not part of another sentence, says one of the facts."""
    names = {macro_name(kind) for kind in every_fact() if kind.family in (family, "game")}
    every = macros(family)
    called = {
        call.node.name
        for macro in every.values()
        for call in macro.find_all(nodes.Call)
        if isinstance(call.node, nodes.Name)
    }
    given_a_fact = [name for name, it in every.items() if it.args and it.args[0].name == "d"]
    assert [
        name
        for name in given_a_fact
        if name not in names | called
        and name.removeprefix("you_") not in names
        and name != "column_now"
    ] == []


@pytest.mark.parametrize("family", [*FAMILIES, "game"])
def test_no_sentence_uses_a_field_that_is_not_there(family: str) -> None:
    every, wrong = macros(family), []
    own = {macro_name(kind) for kind in every_fact() if kind.family == family}
    for kind in every_fact():
        of_all_games = issubclass(kind, GameFact) and family in GAMES
        if kind.family != family and not (of_all_games and macro_name(kind) not in own):
            continue
        has = {each.name for each in fields(kind)} | {name for name in dir(kind) if name[0] != "_"}  # type: ignore[arg-type]  # each class is a dataclass
        for name in (macro_name(kind), f"you_{macro_name(kind)}"):
            if (macro := every.get(name)) is not None:
                used = attributes(macro, macro.args[0].name)
                wrong += [f"{kind.__qualname__}.{each}" for each in used - has]
    assert wrong == []
