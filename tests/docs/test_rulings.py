"""Every badge on a rulebook page or an option is listed in docs/rulings, with its source, and the reverse."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.engine.options import Choice
from rules.engine.registry import GAMES, meta, rulebook

ROOT = Path(__file__).parents[2]
LISTS = ROOT / "docs" / "rulings"
EACH_GAME = pytest.mark.parametrize("game", GAMES)
MARKS = {
    "**Published variant.**": "published",
    "**House rule.**": "house rule",
    "**Ruling.**": "ruling",
}
OF_OPTIONS = {"published": "published", "house": "house rule", "ruling": "ruling"}
OURS = re.compile(r"silent|ours|two ways|contradict|unclear", re.IGNORECASE)
"""How the source of a ruling or house rule begins: why the published rules did not do."""


def rows(game: str) -> list[tuple[str, str, str, str]]:
    """Return the items of a game's list: badge, where, what, source."""
    page = (LISTS / f"{game}.md").read_text(encoding="utf-8")
    found = []
    for item in re.split(r"\n(?=- )", page.strip())[1:]:
        parts = re.fullmatch(
            r"- \*\*(.+?)\*\*, `(.+?)`: (.+) Source: (.+)\.", " ".join(item.split())
        )
        assert parts is not None, item
        found.append((parts[1].lower(), parts[2], parts[3], parts[4]))
    return found


def paragraphs(game: str) -> Iterator[tuple[str, str]]:
    """Yield the badge of each marked paragraph of a rulebook, and its heading's anchor."""
    anchor = ""
    for paragraph in rulebook(game).split("\n\n"):
        for line in paragraph.splitlines():
            if heading := re.match(r"#{1,4} .*\{#([\w-]+)\}", line):
                anchor = heading[1]
        for mark, badge in MARKS.items():
            if paragraph.startswith(mark):
                yield badge, f"#{anchor}"


def options(game: str) -> Iterator[tuple[str, str]]:
    """Yield the badge of each option, or of one of its values, and its name."""
    for option in meta(game).options:
        if option.badge:
            yield OF_OPTIONS[option.badge], f"option: {option.name}"
        if isinstance(option, Choice):
            for value, badge in option.badges.items():
                assert value in option.choices
                if badge:
                    yield OF_OPTIONS[badge], f"option: {option.name}={value}"


@EACH_GAME
def test_every_badge_is_listed(game: str) -> None:
    there = [(badge, where) for badge, where, _, _ in rows(game)]
    shown = [*paragraphs(game), *options(game)]
    assert sorted(there) == sorted(shown)
    # Items under one heading are in the order of the paragraphs.
    for where in {where for _, where in there}:
        assert [b for b, w in there if w == where] == [b for b, w in shown if w == where]


@EACH_GAME
def test_every_item_says_what_it_is_and_where_it_comes_from(game: str) -> None:
    for badge, where, what, source in rows(game):
        assert what.endswith("."), where
        assert source, where
        assert bool(OURS.match(source)) == (badge != "published"), (where, source)


def test_the_index_links_every_list() -> None:
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"\(rulings/(\w+)\.md\)", page)) == sorted(GAMES)
    assert sorted(path.stem for path in LISTS.glob("*.md")) == sorted(GAMES)
