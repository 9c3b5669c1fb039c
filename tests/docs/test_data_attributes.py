"""What a shared script writes into has an attribute that no game uses for itself."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
_ATTRIBUTE = re.compile(r"\bdata-([a-z-]+)")
_FOUND = re.compile(r'findAll\(document, "\[data-([a-z-]+)\]"\)')


def hooks() -> dict[str, set[str]]:
    """Return the attributes by which each shared script finds what it changes all over a page."""
    found: dict[str, set[str]] = {}
    for script in (ROOT / "static/js").rglob("*.js"):
        for name in _FOUND.findall(script.read_text(encoding="utf-8")):
            found.setdefault(name, set()).add(script.stem)
    return found


def used_in(folder: Path) -> set[str]:
    """Return the attributes in a game's templates, styles and scripts."""
    files = [path for path in folder.rglob("*") if path.suffix in {".html", ".css", ".js"}]
    return {name for path in files for name in _ATTRIBUTE.findall(path.read_text(encoding="utf-8"))}


def test_no_game_uses_an_attribute_by_which_a_shared_script_finds_its_own() -> None:
    games = {path.name: used_in(path) for path in (ROOT / "rules/games").iterdir() if path.is_dir()}
    documented = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
    documented += (ROOT / "docs/templates.md").read_text(encoding="utf-8")
    clashes = [
        (game, name, sorted(scripts))
        for name, scripts in sorted(hooks().items())
        for game, used in sorted(games.items())
        if name in used and f"data-{name}" not in documented
    ]
    assert clashes == []
