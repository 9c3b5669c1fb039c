"""The reference of what a game imports: each class, field and method on the page is one of the code."""

from __future__ import annotations

import re
from dataclasses import MISSING, Field, fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

import rules.prompts
from rules.audit import Audit, EnteredAt
from rules.engine import (
    bots,
    meta,
    numbered_deck,
    options,
    printed,
    seating,
    standings,
    table_scene,
)
from rules.engine.game import Game
from rules.engine.referee import Referee
from rules.engine.tabletop import Tabletop

STATIC = Path(__file__).parents[2] / "static"
PAGE = (Path(__file__).parents[2] / "docs" / "game-reference.md").read_text(encoding="utf-8")
MODULES = (
    meta,
    options,
    printed,
    rules.prompts,
    seating,
    numbered_deck,
    standings,
    table_scene,
)
ROWS = [
    (match[1], match[2])
    for match in re.finditer(r"^\| `([A-Z]\w+)` \| (.*) \|$", PAGE, re.MULTILINE)
]


def code_in(text: str) -> list[str]:
    """Return the names in a text that are marked as code; of a call its name."""
    return re.findall(r"`(?:\w+\.)*(\w+)(?:\(.*?\))?`", text)


def parts_of(page: str, heading: str) -> str:
    return page.split(f"| {heading} |", 1)[1].split("\n\n", 1)[0]


def has(cls: type[Any], name: str) -> bool:
    """Whether a class has this field, property or method, or its objects get it when they are made."""
    declared = any(name in vars(each).get("__annotations__", {}) for each in cls.__mro__)
    made = getattr(cls.__init__, "__code__", None)
    return declared or hasattr(cls, name) or (made is not None and name in made.co_names)


def find(name: str) -> type[Any]:
    found: type[Any] = next(vars(each)[name] for each in MODULES if hasattr(each, name))
    return found


@pytest.mark.parametrize("name, said", ROWS, ids=[name for name, _ in ROWS])
def test_what_a_row_names_is_there(name: str, said: str) -> None:
    cls = find(name)
    for named in code_in(said):
        assert has(cls, named), named


def test_all_fields_of_the_metadata_and_of_an_option_are_named() -> None:
    assert set(code_in(parts_of(PAGE, "field of `Meta`"))) >= {
        one.name for one in fields(meta.Meta)
    }
    named = re.findall(r"^\| `(\w+)` \|", parts_of(PAGE, "field"), re.MULTILINE)
    assert named == [one.name for one in fields(rules.prompts.Option)]


def test_all_kinds_of_options_and_prompts_are_named() -> None:
    kinds = {kind.__name__ for kind in options.Option.__args__}
    prompts = {
        name
        for name in rules.prompts.__all__
        if isinstance(cls := vars(rules.prompts)[name], type) and is_dataclass(cls)
    }
    asked_by_the_app = {"Clash", "NewSeat", "Pick"}
    assert set(code_in(PAGE)) >= kinds | prompts - asked_by_the_app


def test_what_a_prompt_must_be_given_is_named() -> None:
    def must_be_given(field: Field[Any]) -> bool:
        return field.default is MISSING and field.default_factory is MISSING

    for name, said in ROWS:
        if name in rules.prompts.__all__:
            given = {one.name for one in fields(find(name)) if must_be_given(one)}
            assert set(code_in(said)) >= given - {"name"}, name


@pytest.mark.parametrize("cls", [Game, Tabletop])
def test_what_a_game_and_a_table_are_said_to_have_is_there(cls: type[Any]) -> None:
    for row in re.findall(
        r"^\| `(.*?)`.* \|$", parts_of(PAGE, f"of `{cls.__name__}`"), re.MULTILINE
    ):
        assert has(cls, row.partition("(")[0]), row


def test_the_icons_and_sounds_that_are_named_are_there() -> None:
    said = PAGE.split("An icon of a highlight is", 1)[1].split("A fact whose", 1)[0]
    icons, sounds = said.split("Its sound is", 1)
    there = (STATIC / "icons/icons.svg").read_text(encoding="utf-8")
    assert [name for name in re.findall(r"`([a-z-]+)`", icons) if f'id="{name}"' not in there] == []
    named = re.findall(r"`([a-z-]+)`", sounds)
    assert named
    assert [name for name in named if not (STATIC / f"sounds/{name}.mp3").is_file()] == []


def test_what_bots_audits_and_referees_are_said_to_have_is_there() -> None:
    players = PAGE.split("## Players that the app plays", 1)[1].split("## Tests", 1)[0]
    for name in re.findall(r"^- `(\w+)", players, re.MULTILINE):
        assert hasattr(bots.Bots, name), name
    for name in re.findall(r"audit\.(\w+)", PAGE.replace("rules.audit", "")):
        assert hasattr(Audit, name), name
    for name in re.findall(r"referee\.(\w+)", PAGE):
        assert hasattr(Referee, name), name
    assert [one.name for one in fields(EnteredAt)] == ["what", "round", "key", "seat"]
