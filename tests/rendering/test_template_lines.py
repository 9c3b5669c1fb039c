"""Templates can be read in an editor beside the page that they draw."""

from __future__ import annotations

from pathlib import Path

LONGEST = 110
FOLDERS = ("templates", "rules/games")


def test_no_line_of_a_template_is_too_long() -> None:
    files = [path for folder in FOLDERS for path in Path(folder).rglob("*.html")]
    long = [
        f"{path}:{number}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]
    assert files
    assert long == []
