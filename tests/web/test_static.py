"""What holds for every style sheet and every script of ours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rules
from companion.web.folders import folder

STATIC = Path(folder("static"))
GAMES = Path(rules.__file__).parent / "games"
SHEETS = [*sorted(STATIC.glob("css/**/*.css")), *sorted(GAMES.glob("*/static/*.css"))]
SCRIPTS = [*sorted(STATIC.glob("js/**/*.js")), *sorted(GAMES.glob("*/static/*.js"))]


def css_rules(css: str, around: str = "") -> Iterator[tuple[str, str]]:
    """Return each rule's selectors, with the at-rules around it."""
    at = 0
    while (start := css.find("{", at)) >= 0:
        depth, end = 1, start + 1
        while depth:
            depth += {"{": 1, "}": -1}.get(css[end], 0)
            end += 1
        head = css[at:start].strip()
        if head.startswith("@"):
            yield from css_rules(css[start + 1 : end - 1], f"{around} {head}")
        else:
            yield head, around
        at = end


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: "/".join(path.parts[-3:]))
def test_what_hovers_can_hover_and_can_be_pressed(sheet: Path) -> None:
    css = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
    for selectors, around in css_rules(css):
        if ":hover" in selectors:
            assert "(hover: hover)" in around, f"it sticks on a phone: {selectors}"
            if "button" in selectors:
                assert ":not(:disabled)" in selectors, f"it looks as if it could be: {selectors}"


def test_there_is_something_to_hover() -> None:
    assert sum(sheet.read_text(encoding="utf-8").count(":hover") for sheet in SHEETS) > 3


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: "/".join(path.parts[-3:]))
def test_only_one_place_asks_the_browser_for_what_old_ones_lack(script: Path) -> None:
    text = script.read_text(encoding="utf-8")
    if script.name != "dialogs.js":
        assert not re.search(r"HTMLDialogElement|\.showModal\(|\bdialog\.(?:open|close)\b", text)
    assert not re.search(r"\.checkVisibility\(|\.inert\b", text)
    assert not re.search(r"event\.submitter(?! \?\?)", text)
    assert "structuredClone" not in text
    assert not re.search(r"\.(?:at|replaceAll|findLast|hasOwn)\(", text)
