"""Every macro and import of the templates is used, and no macro hides another."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from jinja2 import nodes

from companion.web.app import create_app

# They share the templates, which take seconds to read.
pytestmark = pytest.mark.xdist_group("macros")
ROOT = Path(__file__).parents[2]


@cache
def templates() -> dict[str, nodes.Template]:
    env = create_app({}).jinja_env
    assert env.loader is not None
    names = [each for each in env.list_templates() if each.endswith((".html", ".svg"))]
    return {name: env.parse(env.loader.get_source(env, name)[0]) for name in names}


def macros(tree: nodes.Template) -> list[str]:
    return [each.name for each in tree.find_all(nodes.Macro)]


def imported(tree: nodes.Template) -> Iterator[str]:
    """Yield the names that a template imports."""
    for each in tree.find_all(nodes.Import):
        yield each.target
    for every in tree.find_all(nodes.FromImport):
        yield from (each if isinstance(each, str) else each[1] for each in every.names)


def loaded(tree: nodes.Template) -> set[str]:
    """Return the names that a template reads."""
    return {each.name for each in tree.find_all(nodes.Name) if each.ctx == "load"}


@cache
def words() -> set[str]:
    """Return the string literals and classes of the program, and the literals of the templates.

    A macro that is looked up is named by one of them: the fact ``HasWon`` is said by ``has_won``.
    """
    found = set()
    for folder in ("companion", "rules"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
                elif isinstance(node, ast.ClassDef):
                    found.add(re.sub(r"(?<!^)(?=[A-Z])", "_", node.name).lower())
    for tree in templates().values():
        found |= {each.value for each in tree.find_all(nodes.Const) if isinstance(each.value, str)}
    return {each.replace("-", "_").rpartition(".")[2] for each in found if " " not in each}


def is_looked_up(macro: str) -> bool:
    """Whether a literal names a macro, its part after the first word, or its beginning or end."""
    starts = tuple(each for each in words() if each.endswith("_") and len(each) > 1)
    ends = tuple(each for each in words() if each.startswith("_") and len(each) > 1)
    return (
        macro in words()
        or macro.partition("_")[2] in words()
        or macro.startswith(starts)
        or macro.endswith(ends)
    )


def test_no_macro_is_defined_twice_in_a_template() -> None:
    twice = [
        (name, macro)
        for name, tree in templates().items()
        for macro, times in Counter(macros(tree)).items()
        if times > 1
    ]
    assert twice == []


def test_no_macro_hides_an_imported_one() -> None:
    hidden = [
        (name, macro)
        for name, tree in templates().items()
        for macro in set(macros(tree)) & set(imported(tree))
    ]
    assert hidden == []


def test_every_import_is_used() -> None:
    unused = [
        (name, each)
        for name, tree in templates().items()
        for each in imported(tree)
        if each not in loaded(tree)
    ]
    assert unused == []


def test_every_macro_is_called_or_looked_up() -> None:
    read = set().union(*(loaded(tree) for tree in templates().values()))
    read |= {each.attr for tree in templates().values() for each in tree.find_all(nodes.Getattr)}
    unused = [
        (name, macro)
        for name, tree in templates().items()
        for macro in macros(tree)
        if macro not in read and not is_looked_up(macro)
    ]
    assert unused == []


def test_an_unused_macro_is_found() -> None:
    assert not is_looked_up("frobnicates_thoroughly")
