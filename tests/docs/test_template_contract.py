"""docs/templates.md names what templates are given and must define, no more and no less."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from inspect import get_annotations, isclass
from itertools import chain
from operator import attrgetter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from jinja2 import Environment, meta, nodes
from jinja2.runtime import Macro

from companion.presenters import TablePresenter, Viewer
from companion.tables.practice_tables import Newcomer
from companion.web.app import create_app
from rules import prompts
from rules.facts import Seat
from tests.docs.what_games_define import MACROS, MESSAGES, PARTS, SECTIONS, items
from tests.tables.table_fixture import TableFixture

# They share the templates, which take seconds to read.
pytestmark = pytest.mark.xdist_group("contract")
ROOT = Path(__file__).parents[2]
GIVEN = SECTIONS["What templates are given"]
KINDS = SECTIONS["Kinds of prompts"]
SCREENS = (
    "board/",
    "pad/",
    "practise/",
    "watch/",
    "macros.html",
    "latecomer.html",
    "evening.html",
    "end.html",
)
"""The templates of screens that show a game; the lobby and the other pages know no game's words."""
WORD_LOOKUPS = {"word": 1, "game_macro": 1, "listed": 0, "words": 1, "_place": 0, "find": 1}
"""The functions that look a macro or a list up, with the argument that names it."""
OF_LANGUAGES = {
    *("append", "format", "get", "index", "items", "join", "setdefault", "startswith", "strftime"),
    *("values", "start", "stop"),  # of ranges
    *("first", "index0", "last", "length", "revindex"),  # of loops
}
OF_JINJA_AND_FLASK = {
    *("range", "dict", "lipsum", "cycler", "joiner", "namespace"),
    *("config", "request", "session", "g", "get_flashed_messages"),
    "languages",  # what "m" finds its messages in
}


@cache
def environment() -> Environment:
    return create_app({}).jinja_env


def source_of(name: str) -> str:
    env = environment()
    assert env.loader is not None
    return env.loader.get_source(env, name)[0]


@cache
def templates(kind: str = ".html") -> dict[str, nodes.Template]:
    names = [each for each in environment().list_templates() if each.endswith(kind)]
    return {name: environment().parse(source_of(name)) for name in names}


@cache
def practised() -> TablePresenter:
    """Return what templates are given of a table that has everything: somebody practises there."""
    services = TableFixture(players=2).services
    table = services.practices.begin(Newcomer("device", "Ana"), "feast", {})
    return services.renderer.presenter(table, Viewer("pad", Seat("s1")))


def spans(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


# -- what a game defines ------------------------------------------------------------------------------


def test_every_item_of_the_page_is_read() -> None:
    assert len(MESSAGES) == len(items(PARTS["The words"]))
    headings = [each for each in PARTS if each.endswith(".html")]
    assert len(MACROS) == sum(len(items(PARTS[each])) for each in headings) > 0


def looked_up() -> Iterator[tuple[str, str]]:
    """Find every literal lookup of a macro or message: the function that looks, and the name."""
    shared = (tree for name, tree in templates().items() if not name.startswith("games/"))
    calls = chain.from_iterable(tree.find_all(nodes.Call) for tree in shared)
    for call in calls:
        if isinstance(call.node, nodes.Getattr) and call.node.attr in WORD_LOOKUPS:
            given = [each.value if isinstance(each, nodes.Const) else None for each in call.args]
            yield from _named(call.node.attr, given)
    for folder in ("presenters", "rendering"):
        for path in (ROOT / "companion" / folder).glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                    given = [e.value if isinstance(e, ast.Constant) else None for e in node.args]
                    yield from _named(node.func.attr, given)


def _named(function: str, given: list[Any]) -> Iterator[tuple[str, str]]:
    if function in ("word", "lines") and given and isinstance(given[0], str):
        of = "<prompt>" if given[1:2] in ([], [None]) else given[1]
        yield function, _message(f"{given[0]}_{of}")
    elif function == "caption":
        yield function, f"caption-{given[0]}-{given[1] or '<prompt>'}"
    elif function in WORD_LOOKUPS and len(given) > WORD_LOOKUPS[function]:
        name = given[WORD_LOOKUPS[function]]
        if isinstance(name, str):
            yield function, name if function in ("game_macro", "find") else _message(name)


def _message(name: str) -> str:
    return name.strip("_").replace("_", "-")


def is_known(name: str) -> bool:
    prefixes = [each.partition("<")[0] for each in MESSAGES if each.find("<") > 0]
    names = {*MESSAGES, *(each.name for each in MACROS)}
    return name in names or any(name.startswith(each) for each in prefixes)


def test_every_lookup_is_of_a_macro_or_message_on_the_page() -> None:
    found = set(looked_up())
    assert len(found) > 20
    assert sorted({name for _, name in found if not is_known(name)}) == []


def test_every_macro_and_message_on_the_page_is_looked_up() -> None:
    found = {name for _, name in looked_up()}
    folder = ROOT / "companion" / "presenters"
    in_python = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    unused = [
        each.name for each in MACROS if each.name not in found and f'"{each.name}"' not in in_python
    ]
    for each in MESSAGES:
        start = each.partition("<")[0]
        word = start.strip("-").replace("-", "_")
        if not any(name.startswith(start) for name in found) and f'"{word}' not in in_python:
            unused.append(each)
    assert [name for name in unused if not name.startswith(("<fact>", "tagline"))] == []


def test_nothing_of_a_game_is_tested_for_being_defined() -> None:
    """There is one way to look optional macros up; ``is defined`` is not it."""
    shared = {name: tree for name, tree in templates().items() if not name.startswith("games/")}
    for name, tree in shared.items():
        tests = [each.name for each in tree.find_all(nodes.Test)]
        assert not {"defined", "undefined"} & set(tests), name
        imported = [
            each.template.value
            for each in tree.find_all((nodes.Import, nodes.FromImport))
            if isinstance(each, nodes.Import | nodes.FromImport)
            and isinstance(each.template, nodes.Const)
        ]
        of_a_game = [each for each in imported if each.startswith("games/")]
        assert not of_a_game or name.startswith("pages/decks"), name


# -- what templates are given -------------------------------------------------------------------------


def chains() -> set[str]:
    """Return what is read of ``t`` anywhere, as "t.forms.question"."""
    found: set[str] = set()
    for tree in templates().values():
        bound = {each.name for each in tree.find_all(nodes.Name) if each.ctx == "store"}
        if "t" in bound:
            continue  # a tile, in a loop
        for leaf in tree.find_all(nodes.Getattr):
            parts, node = [leaf.attr], leaf.node
            while isinstance(node, nodes.Getattr):
                parts.append(node.attr)
                node = node.node
            if isinstance(node, nodes.Name) and node.name == "t":
                found.add(".".join(["t", *reversed(parts)]))
    return found


def on_the_page() -> set[str]:
    """Return what the page says that ``t`` has, without arguments."""
    named = {span.partition("(")[0] for span in spans(GIVEN) if span.startswith("t.")}
    return named | {".".join(name.split(".")[: n + 1]) for name in named for n in (1, 2) if n}


def shown(name: str) -> bool:
    """Whether it is one of those that the page lists, and not an attribute of what they return."""
    parts = name.split(".")[1:]
    has_parts = any(each.startswith(f"t.{parts[0]}.") for each in on_the_page())
    depth = {"view": 1, "table": 3}.get(parts[0], 2 if has_parts else 1)
    return len(parts) <= depth


def test_the_page_names_everything_of_t_that_a_template_uses() -> None:
    page = on_the_page()
    used = {name for name in chains() if shown(name)}
    methods = {name for name in used if name.rpartition(".")[2] in OF_LANGUAGES}
    assert sorted(used - methods - page) == []


def test_everything_of_t_on_the_page_is_used_and_is_there() -> None:
    assert sorted(on_the_page() - chains()) == []
    given = SimpleNamespace(t=practised())
    for name in on_the_page():
        owner, _, last = name.rpartition(".")
        assert last in dir(attrgetter(owner)(given)), name


def has(owner: type, name: str) -> bool:
    """Whether objects of a class have an attribute: a method, a property or a field."""
    return name in dir(owner) or any(name in get_annotations(each) for each in owner.__mro__)


def classes(name: str) -> list[type]:
    """Return the classes of the app and its games that have a name."""
    modules = [each for of, each in sys.modules.items() if of.startswith(("companion.", "rules."))]
    return [found for each in modules if isclass(found := vars(each).get(name))]


def read_in(*beginnings: str) -> set[str]:
    """Return every attribute that templates read of anything; the lobby knows no game's words."""
    return {
        leaf.attr
        for name, tree in templates().items()
        if name.startswith(beginnings) and name != "board/lobby.html"
        for leaf in tree.find_all(nodes.Getattr)
    }


def objects_on_the_page() -> list[tuple[str, list[str]]]:
    """Return the classes of the objects that the page lists, and the attributes of each."""
    found = [re.match(r"(`\w+`(?:, `\w+`)*), from .+?: (`.*)", each) for each in items(GIVEN)]
    return [
        (name, spans(attributes))
        for each in found
        if each
        for name, attributes in zip(spans(each[1]), each[2].split(";"), strict=True)
    ]


def kinds_on_the_page() -> dict[str, tuple[str, list[str]]]:
    found = [re.match(r"((?:`\w+`, )+)`(\w+)`: (.*)", each) for each in items(KINDS)]
    return {kind: (each[2], spans(each[3])) for each in found if each for kind in spans(each[1])}


def test_objects_have_the_attributes_that_the_page_names_and_templates_read_them() -> None:
    read = read_in(*SCREENS, "table/", "games/")
    for name, attributes in objects_on_the_page():
        assert any(all(has(each, one) for one in attributes) for each in classes(name)), name
        assert set(attributes) <= read, f"nobody reads all of {name}"


def test_the_page_names_every_attribute_that_the_screens_read() -> None:
    named = {each for _, attributes in objects_on_the_page() for each in attributes}
    named |= {each.rpartition(".")[2] for each in on_the_page()}
    named |= set(spans(KINDS))
    macros = {each.name for tree in templates().values() for each in tree.find_all(nodes.Macro)}
    unnamed = read_in(*SCREENS) - named - OF_LANGUAGES - macros - DESCRIBED
    assert sorted(unnamed) == []


DESCRIBED = {"amended", "body", "by", "key", "label", "name", "place", "whose"}
"""The keys of what ``t.entries.describe`` returns."""


def test_the_page_names_every_global_and_each_is_called() -> None:
    paragraph = GIVEN.rpartition("Every template can call")[2]
    page = {span.partition("(")[0] for span in spans(paragraph)}
    assert page == set(environment().globals) - OF_JINJA_AND_FLASK
    used = {
        each.name
        for tree in (*templates().values(), *templates(".svg").values())
        for each in tree.find_all(nodes.Name)
        if each.ctx == "load"
    }
    assert page <= used
    for name, tree in templates().items():
        # The pages for decks are given what that page has.
        if name.startswith("games/") and "/decks" not in name:
            own = {each.name for each in tree.find_all(nodes.Name) if each.ctx == "store"}
            known = page | OF_JINJA_AND_FLASK | own | {"t"}
            assert meta.find_undeclared_variables(tree) <= known, name


# -- kinds of prompts ---------------------------------------------------------------------------------


def test_every_kind_that_a_pad_can_show_is_on_the_page_with_what_its_template_reads() -> None:
    page = kinds_on_the_page()
    files = {
        name.removeprefix("pad/prompts/").removesuffix(".html")
        for name in templates()
        if name.startswith("pad/prompts/") and not name.startswith("pad/prompts/_")
    }
    assert set(page) == files
    for kind, (owner, attributes) in page.items():
        made = getattr(prompts, owner)
        kinds = {each.kind for each in [made, *made.__subclasses__()] if hasattr(each, "kind")}
        assert kind in kinds, f"{owner} is not of the kind {kind}"
        reads = {
            leaf.attr
            for name in (f"pad/prompts/{kind}.html", "pad/prompts/_pick.html")
            for leaf in templates()[name].find_all(nodes.Getattr)
        } | FOR_KINDS.get(kind, set())
        for attribute in attributes:
            assert has(made, attribute), f"{owner}.{attribute}"
            assert attribute in reads, f"{kind} does not read {attribute}"


FOR_KINDS = {"rank": {"options"}, "secret": {"inner"}}
"""What ``t.forms`` reads of a prompt for the template of a kind."""


@pytest.mark.parametrize("kind", sorted(kinds_on_the_page()))
def test_every_kind_has_the_four_macros_that_screens_call(kind: str) -> None:
    calls = re.findall(r"`(\w+)\(([^)]*)\)`", SECTIONS["Kinds of prompts"].partition("| kind")[0])
    module = environment().get_template(f"pad/prompts/{kind}.html").module
    assert [name for name, _ in calls] == ["inputs", "send", "secret", "quick"]
    for name, arguments in calls:
        macro = getattr(module, name, None)
        assert isinstance(macro, Macro), f"write {{% macro {name}({arguments}) %}}"
        given = arguments.split(", ")
        own = list(macro.arguments)[: len(given)]
        assert own == given[: len(own)]
        assert len(own) == len(given) or kind == "clash", "an entry that clashes is in no field"


# -- names that are taken -----------------------------------------------------------------------------


def compared_with_names() -> set[str]:
    """Return the words that the app's code compares with the name of a prompt or passes as one."""
    found: set[str] = set()
    for path in (ROOT / "companion").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            texts: list[ast.expr] = []
            if isinstance(node, ast.Compare) and ast.unparse(node.left).endswith("prompt.name"):
                texts = [node.left, *node.comparators]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                texts = node.args if node.func.id in {"_call", "_standing_call"} else []
            found |= {
                leaf.value
                for text in texts
                for leaf in ast.walk(text)
                if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)
            }
    return found


def test_the_page_lists_the_names_that_the_app_treats_in_a_way_of_its_own() -> None:
    taken = dict(re.findall(r"^- `(\w+)`, (.+)", SECTIONS["Reserved names"], re.MULTILINE))
    calls = {name for name, about in taken.items() if about.startswith("a standing call")}
    assert calls == compared_with_names()
    others = {"clash", "won", "amended"}
    assert set(taken) == calls | others
    # Each of the others is where the page says.
    assert "place-clash" in MESSAGES
    assert ".won" in (ROOT / "tests/rules/conformance/test_golden.py").read_text()
    assert '"amended"' in (ROOT / "tests/rules/conformance/test_golden.py").read_text()


def test_a_seat_of_nobody_is_a_dummy_by_its_number() -> None:
    app = TableFixture(players=2)
    with app.app.test_request_context():
        presenter = app.services.renderer.presenter(app.table, Viewer("board"))
        assert presenter.person(Seat("dummy-3")).name == "Dummy 3"


def ids(source: str) -> set[str]:
    return set(re.findall(r' id="([a-z][a-z_-]*[a-z])"', source))


def test_no_id_of_a_game_is_one_that_the_screens_have() -> None:
    names = [each for each in templates() if each.startswith(SCREENS) and "lobby" not in each]
    taken = set().union(*(ids(source_of(name)) for name in names))
    paragraph = SECTIONS["Reserved names"].rpartition("The ids in")[2].partition("The pages")[0]
    assert set(spans(paragraph)) <= taken
    for name in (each for each in templates() if each.startswith("games/")):
        assert not ids(source_of(name)) & taken, name


def test_the_attributes_that_scripts_act_upon_are_used_by_both() -> None:
    scripts = "".join(path.read_text() for path in (ROOT / "static" / "js").glob("*.js"))
    pages = "".join(source_of(name) for name in templates())
    paragraph = SECTIONS["Reserved names"].rpartition("scripts act upon")[2]
    for name in spans(paragraph):
        short = name.removeprefix("data-")
        assert name in pages, name
        # "data-awaited" is read by the name of a state.
        assert any(t in scripts for t in (f"[{name}", f"dataset.{short}")) or short in pages, name
