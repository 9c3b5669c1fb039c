"""Creates the folder of a new game: ``python -m tests.new_game NAME [TITLE]``, or ``make game NAME=...``.

It creates Toss-up, a small game that is whole, under the name that you give it: it can be played
at once. Change it into your game, and run ``make check-game NAME=...`` as you go.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PATTERN = "tossup"
TITLE = "Toss-up"
CLASS = "TossUp"


def create(name: str, title: str, root: Path = ROOT) -> list[Path]:
    """Write the folders of a game, and return the files.

    :raises ValueError: when there cannot be a game of this name, with a sentence that says why.
    """
    if not re.fullmatch("[a-z][a-z0-9]*", name):
        raise ValueError(f"{name!r} cannot be a folder’s name. Use small letters and digits.")
    targets = {
        HERE / PATTERN: root / "rules" / "games" / name,
        HERE / f"{PATTERN}_tests": root / "tests" / "rules" / "games" / name,
    }
    if there := [folder for folder in targets.values() if folder.exists()]:
        raise ValueError(f"There is already a game with this name: {there[0].relative_to(root)}")
    written = []
    own_test = root / "tests" / "browser" / f"test_{name}.py"
    for source, target in targets.items():
        for file in sorted(source.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                path = target / file.relative_to(source)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(renamed(file.read_text(encoding="utf-8"), name, title), "utf-8")
                written.append(path)
    own_test.parent.mkdir(parents=True, exist_ok=True)
    text = (HERE / f"{PATTERN}_browser.py").read_text(encoding="utf-8")
    own_test.write_text(renamed(text, name, title), encoding="utf-8")
    return [*written, own_test]


def renamed(text: str, name: str, title: str) -> str:
    """Return a file of Toss-up with another game's name."""
    text = text.replace(f"tests.new_game.{PATTERN}", f"rules.games.{name}")
    text = text.replace(CLASS, name.capitalize()).replace(PATTERN, name)
    return text.replace(TITLE, title)


def main(arguments: list[str]) -> int:
    """Create the folder, record its games, and say what comes next."""
    if not arguments or not arguments[0]:
        print('Which name? make game NAME=chess TITLE="Chess with cards"', file=sys.stderr)
        return 2
    name, title = arguments[0], " ".join(arguments[1:]) or arguments[0].capitalize()
    try:
        files = create(name, title)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    from tests.golden import record

    record.main((name,))
    for file in files:
        print(file.relative_to(ROOT))
    print(f"\n{title} can be played: make play. Check it: make check-game NAME={name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
