"""What holds for every style sheet and every script of ours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import rules
from companion.web.folders import folder

STATIC = Path(folder("static"))
GAMES = Path(rules.__file__).parent / "games"
SHEETS = [*sorted(STATIC.glob("css/**/*.css")), *sorted(GAMES.glob("*/static/*.css"))]
SCRIPTS = [*sorted(STATIC.glob("js/**/*.js")), *sorted(GAMES.glob("*/static/*.js"))]
TEMPLATES = [
    *sorted(Path(folder("templates")).glob("**/*.html")),
    *sorted(GAMES.glob("*/templates/**/*.html")),
]


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


def hovering() -> Iterator[tuple[str, str, str]]:
    """Yield the sheet, the selectors and the at-rules around them of each rule for what a mouse is over."""
    for sheet in SHEETS:
        css = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
        for selectors, around in css_rules(css):
            if ":hover" in selectors:
                yield sheet.name, selectors, around


def test_what_hovers_can_hover_and_can_be_pressed() -> None:
    found = list(hovering())
    assert len(found) > 3
    sticks = [each for each in found if "(hover: hover)" not in each[2]]
    assert sticks == [], "it sticks on a phone"
    buttons = [each for each in found if "button" in each[1]]
    looks = [each for each in buttons if ":not(:disabled)" not in each[1]]
    assert looks == [], "it looks as if it could be pressed"


def test_no_field_is_of_type_number() -> None:
    """A wheel or an arrow key would change what is then sealed; and such a field knows digits from 0 to 9 alone."""
    found = [
        each.name
        for each in TEMPLATES
        if re.search(r"type=.?number", each.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_only_one_place_asks_the_browser_for_what_some_lack() -> None:
    lacking = re.compile(r"\.checkVisibility\(|\.requestSubmit\(|\.to(?:Sorted|Reversed|Spliced)\(")
    found = [
        (script.name, each)
        for script in SCRIPTS
        for each in lacking.findall(script.read_text(encoding="utf-8"))
    ]
    assert found == []
