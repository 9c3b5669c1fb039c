"""What the server sends to scripts has the names and the types that the scripts read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NotRequired, get_origin, get_type_hints

import pytest

from companion.presenters import screen_data
from companion.rendering.regions import DATA

TYPES = Path("static/js/types.d.ts").read_text()
SHAPES = [
    screen_data.Show,
    screen_data.Correction,
    screen_data.Me,
    screen_data.QuestionTime,
    screen_data.ScreenData,
]


def fields_in_scripts(name: str) -> dict[str, bool]:
    """Return the fields of a type of the scripts, and whether each may be missing."""
    found = re.search(rf"^type {name} = \{{(.*?)\}};$", TYPES, re.DOTALL | re.MULTILINE)
    assert found is not None, name
    body = re.sub(r"/\*\*.*?\*/", "", found[1], flags=re.DOTALL)
    return {each: bool(mark) for each, mark in re.findall(r"(\w+)(\??):", body)}


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.__name__)
def test_a_type_of_the_scripts_has_the_same_fields(shape: type) -> None:
    hints = get_type_hints(shape, include_extras=True)
    whole = shape.__total__  # type: ignore[attr-defined]  # of a TypedDict
    fields = {name: not whole or get_origin(hint) is NotRequired for name, hint in hints.items()}
    assert fields_in_scripts(shape.__name__) == fields


def test_every_screen_is_sent_data_that_is_described() -> None:
    described = get_type_hints(screen_data.ScreenData)
    sent = {each.name for parts in DATA.values() for each in parts}
    assert sent | {"time"} == set(described), "the hub sends the time"
