"""A finger leaves what it touched "hovered": so every rule for hovering stands in ``@media (hover: hover)``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHEETS = sorted(path for folder in ("static", "rules") for path in (ROOT / folder).rglob("*.css"))
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def outside(sheet: str) -> Iterator[str]:
    """Find the rules for hovering that hold for fingers, too."""
    around: list[str] = []
    for before, bracket in re.findall(r"([^{};]*)([{};])", _COMMENT.sub("", sheet)):
        if bracket == "{":
            if ":hover" in before and not any("(hover: hover)" in each for each in around):
                yield before.strip()
            around.append(before.strip())
        elif bracket == "}":
            around.pop()


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_stays_hovered_under_a_finger(path: Path) -> None:
    assert list(outside(path.read_text(encoding="utf-8"))) == []


def test_it_is_found_where_it_stands_alone() -> None:
    alone = ".a:hover { color: red; }"
    assert list(outside(f"@media (hover: hover) {{ {alone} }}")) == []
    assert list(outside(f"@media (hover: hover) {{ .b {{ top: 0; }} }} {alone}")) == [".a:hover"]
    assert list(outside(f"@media (min-width: 9em) {{ {alone} }}")) == [".a:hover"]
