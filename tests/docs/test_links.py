"""What the pages for readers lead to is there: files, headings, and paths that they name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]

_FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"!?\[[^]]*\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#{1,6} (.+)$", re.MULTILINE)
_PATH = re.compile(r"`((?:companion|rules|tests|docs|static|templates)/[^`\s:]*)[^`]*`")
_ONE_OF_MANY = re.compile(r"<\w+>")
"""What stands for a name in a path: ``<game>``."""


def prose(page: Path) -> str:
    """Return a page without its blocks of code."""
    return _FENCE.sub("", page.read_text(encoding="utf-8"))


def anchors(text: str) -> set[str]:
    """Return the anchors of a page's headings: ``# The log, again!`` is ``the-log-again``."""
    plain = (re.sub(r"[^\w\- ]", "", title.lower()) for title in _HEADING.findall(text))
    return {title.strip().replace(" ", "-") for title in plain}


def broken(page: Path, text: str) -> list[str]:
    """Return the links of a page that lead to no file of ours, or to no heading in it."""
    wrong = []
    for link in _LINK.findall(text):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, heading = link.partition("#")
        target = (page.parent / name).resolve()
        if not target.exists() or (
            heading and heading not in anchors(prose(target) if name else text)
        ):
            wrong.append(link)
    return wrong


def test_every_link_leads_somewhere() -> None:
    found = {page.name: wrong for page in PAGES if (wrong := broken(page, prose(page)))}
    assert found == {}


def test_every_path_that_a_page_names_is_there() -> None:
    missing = [
        (page.name, path)
        for page in PAGES
        for path in sorted(set(_PATH.findall(prose(page))))
        if not any(ROOT.glob(_ONE_OF_MANY.sub("*", path)))
    ]
    assert missing == []


def test_a_link_to_nothing_is_found() -> None:
    page = ROOT / "README.md"
    text = "# Here\n[a](nowhere.md) [b](LICENSE) [c](#here) [d](#there) [e](https://example.org/)"
    assert broken(page, text) == ["nowhere.md", "#there"]


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "docs/architecture.md"])
def test_the_pages_that_a_newcomer_looks_for_are_among_them(name: str) -> None:
    assert ROOT / name in PAGES
    assert _LINK.findall(prose(ROOT / name))
