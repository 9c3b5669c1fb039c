"""What every game's folder looks like, and what rules/ may not touch."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import rules
from rules.engine.options import Option
from rules.engine.registry import GAMES, NEEDED_FILES, folder, load, meta, rulebook
from rules.engine.views import as_json
from rules.facts import Fact
from tests.golden.files import files, recorded, replay
from tests.own_tests import is_ours
from tests.rules.conformance.rand import play, table

ROOT = Path(rules.__file__).parent
EACH_GAME = pytest.mark.parametrize("game", GAMES)
MODULES = sorted(ROOT.rglob("*.py"))
HEADING = re.compile(r"^(#{1,6}) (.+?)(?: \{#([a-z][a-z0-9-]*)\})?$", re.MULTILINE)

FORBIDDEN = {
    *("flask", "flask_sock", "werkzeug", "gevent", "sqlalchemy", "companion", "markdown", "segno"),
    *("time", "datetime", "os", "sys", "io", "shutil", "subprocess", "socket", "threading"),
    *("secrets", "uuid", "logging", "asyncio", "tempfile", "sqlite3", "urllib", "http"),
}
NOT_CALLED = {"open", "print", "input", "exec", "eval", "__import__"}
MAY_READ = {"registry.py": {"pathlib", "importlib"}}
"""The registry finds a game's modules and its rulebook; nothing else reads files."""


def imports(tree: ast.AST) -> list[tuple[str, str | None]]:
    found: list[tuple[str, str | None]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(alias.name, None) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "a relative import"
            found += [(node.module or "", alias.name) for alias in node.names]
    return found


def reaches_outside(module: Path) -> list[str]:
    """Return what a module of the rules imports or calls that the rules may not."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    allowed = MAY_READ.get(module.name, set()) if module.parent == ROOT / "engine" else set()
    found = []
    for name, what in imports(tree):
        top = name.split(".")[0]
        known = top == "rules" or top in sys.stdlib_module_names
        reads_files = top in {"pathlib", "importlib"} and top not in allowed
        global_randomness = top == "random" and what != "Random"
        if top in FORBIDDEN or not known or reads_files or global_randomness:
            found.append(f"import {name}")
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            found += [f"{node.func.id}()"] if node.func.id in NOT_CALLED else []
    return found


def test_the_rules_know_no_web_no_clock_and_no_files() -> None:
    found = {str(module.relative_to(ROOT)): reaches_outside(module) for module in MODULES}
    assert {name: outside for name, outside in found.items() if outside} == {}


@pytest.mark.parametrize(
    "line",
    ["import flask", "from time import time", "import random", "import pathlib", "open('x')"],
)
def test_what_the_rules_may_not_reach_is_found(line: str, tmp_path: Path) -> None:
    module = tmp_path / "script.py"
    module.write_text(line)
    assert len(reaches_outside(module)) == 1


@EACH_GAME
def test_a_folder_has_what_every_game_needs(game: str) -> None:
    assert [
        name for name in ("__init__.py", *NEEDED_FILES) if not (folder(game) / name).is_file()
    ] == []
    modules = {path.name for path in folder(game).glob("*.py")}
    assert "game.py" in modules or {"meta.py", "script.py"} <= modules


def test_every_folder_with_a_rulebook_is_found_and_listed_by_place_and_title() -> None:
    assert {path.parent.name for path in ROOT.glob("games/*/rulebook.md")} == set(
        filter(is_ours, GAMES)
    )
    listed = [(meta(game).place, meta(game).name.removeprefix("The ")) for game in GAMES]
    assert listed == sorted(listed)


@pytest.mark.parametrize("game", [game for game in GAMES if (folder(game) / "meta.py").is_file()])
def test_the_metadata_load_without_the_engine(game: str) -> None:
    package = type(load(game)).__module__.rpartition(".")[0]
    code = f"import sys, {package}.meta; print(*[m for m in sys.modules if m.startswith('rules')])"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT.parent
    )
    loaded = set(done.stdout.split())
    assert f"{package}.meta" in loaded or not is_ours(game)
    assert loaded.isdisjoint(
        {
            "rules.engine.referee",
            "rules.engine.tabletop",
            "rules.prompts",
            f"{package}.script",
        }
    )


def test_the_app_loads_no_rules_and_reads_no_rulebook_before_a_game_is_played() -> None:
    code = "import sys, companion.cli.main; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT.parent
    )
    loaded = set(done.stdout.split())
    assert "markdown" not in loaded
    large = [game for game in GAMES if is_ours(game) and (folder(game) / "meta.py").is_file()]
    assert large
    for game in large:
        package = f"rules.games.{game}"
        assert f"{package}.meta" in loaded
        rules_of = {f"{package}.{part}" for part in ("script", "state", "facts", "adjudicate")}
        assert loaded.isdisjoint(rules_of)


@EACH_GAME
def test_the_metadata_are_complete(game: str) -> None:
    about = meta(game)
    assert about.id == game
    assert load(game).meta is about
    assert all([about.name, about.tagline, about.credit])
    assert 2 <= about.least <= about.most
    assert 0 < about.minutes[0] <= about.minutes[1]
    assert 1 <= about.difficulty <= 3
    assert about.least <= about.best[0] <= about.best[1] <= about.most
    names = [option.name for option in about.options]
    assert len(set(names)) == len(names)
    for option in about.options:
        assert option.label
        assert option.help
        assert isinstance(option, Option)


@EACH_GAME
def test_the_defaults_are_allowed_for_every_number_of_players(game: str) -> None:
    about = meta(game)
    for players in range(about.least, about.most + 1):
        values = about.defaults(players)
        assert about.settle(players, values) == values == about.settle(players, {})
        assert json.loads(json.dumps(values)) == values


@EACH_GAME
def test_forms_are_ways_to_play_that_differ_in_the_same_options(game: str) -> None:
    about = meta(game)
    names = [form.name for form in about.forms]
    assert len(set(names)) == len(names) != 1, "a single form is no choice"
    for form in about.forms:
        assert form.label
        assert form.help
        assert set(form.values) == set(about.forms[0].values)
        for players in range(about.least, about.most + 1):
            values = about.settle(players, form.values)
            assert about.form(values) is form
            assert about.form(about.defaults(players)) is not None, "the defaults are one of them"
    following = [about.next_form(each.values) for each in about.forms]
    assert following == [*about.forms[1:], None][: len(following)]


def test_an_unknown_game_is_none() -> None:
    for find in (meta, load, rulebook):
        with pytest.raises(KeyError):
            find("nogame")


# -- the rulebook ------------------------------------------------------------------------


def anchors(game: str) -> list[str]:
    return [anchor for _, _, anchor in HEADING.findall(rulebook(game)) if anchor]


@EACH_GAME
def test_every_rule_has_an_anchor_of_its_own(game: str) -> None:
    headings = HEADING.findall(rulebook(game))
    assert all(anchor for level, _, anchor in headings if level == "##")
    found = anchors(game)
    assert len(set(found)) == len(found)
    assert rulebook(game).count("{#") == len(found), "an anchor is not well-formed"
    assert "how-to-play" in found


@EACH_GAME
def test_rulings_and_house_rules_are_marked_as_such(game: str) -> None:
    book = rulebook(game)
    for paragraph in book.split("\n\n"):
        for word, mark in (
            ("**Ruling.**", "{: .ruling}"),
            ("**House rule.**", "{: .house-rule}"),
            ("**Published variant.**", "{: .published}"),
        ):
            starts = paragraph.startswith(word)
            assert starts == paragraph.rstrip().endswith(mark), paragraph


@EACH_GAME
def test_the_rulebook_names_who_made_the_game(game: str) -> None:
    assert "not affiliated" in rulebook(game)


@EACH_GAME
def test_every_ruling_points_into_the_rulebook(game: str) -> None:
    """In every recorded game, one for each way to go, and in some more."""
    books = [json.loads(path.read_text(encoding="utf-8")) for path in files(game)]
    assert len(books) == len(recorded(game))
    games = [replay(record) for record in books] + [
        play(table(game, seed), seed, talk=0.1) for seed in range(5)
    ]
    rulings = [(r, referee) for referee in games for page in referee.table.pages for r in page]
    assert rulings
    assert {ruling.anchor for ruling, _ in rulings} <= set(anchors(game))
    for ruling, referee in rulings:
        assert isinstance(ruling.fact, Fact)
        json.dumps(as_json(ruling.fact, referee, None))
        assert ruling.fact.code.split(".")[0] in {game, "audit"}


@EACH_GAME
def test_every_scene_is_plain_data(game: str) -> None:
    referee = play(table(game, 1), 1)
    json.dumps(as_json(referee.table.scene, referee, None))
