"""The pictures that the docs show."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
MAX_BYTES = 200_000
_PICTURE = re.compile(r"!\[[^]]*\]\(([^)]+)\)")


def shown() -> set[Path]:
    """Return the pictures of all pages; test_links.py says whether they are there."""
    return {
        (page.parent / name).resolve()
        for page in PAGES
        for name in _PICTURE.findall(page.read_text(encoding="utf-8"))
    }


def test_every_picture_is_light() -> None:
    assert [each for each in shown() if each.stat().st_size > MAX_BYTES] == []


def test_the_readme_has_few_pictures_that_load_at_once() -> None:
    names = _PICTURE.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert 1 <= len(names) <= 9
    assert [name for name in names if (ROOT / name).stat().st_size > 60_000] == []


def test_no_picture_lies_there_unseen() -> None:
    assert set((ROOT / "docs" / "screens").iterdir()) - shown() == set()
