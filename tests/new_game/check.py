"""Check one game: ``python -m tests.new_game.check NAME``, or ``make check-game NAME=...``.

Its rules and those that hold for every game, its words, every screen of every state, its recorded
games, and a game in a browser.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from rules.engine.registry import GAMES, REFUSED

ROOT = Path(__file__).parents[2]
FOR_ALL = (
    "tests/rules/conformance",
    "tests/presenters/test_sentences.py",
    "tests/rendering/test_every_screen.py",
)


def main(arguments: list[str]) -> int:
    """Run the checks, and return pytest's exit status."""
    name = arguments[0] if arguments else ""
    if name not in GAMES:
        why = f": {REFUSED[name]}" if name in REFUSED else f". There are {', '.join(GAMES)}."
        print(f"There is no game {name!r}{why}", file=sys.stderr)
        return 2
    own = [f"tests/rules/games/{name}", f"tests/browser/test_{name}.py"]
    missing = [path for path in own if not (ROOT / path).exists()]
    for path in missing:
        print(f"There is no {path}: write one.", file=sys.stderr)
    paths = [*FOR_ALL, *(path for path in own if path not in missing)]
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "-m", "", "-k", name, *paths]
    return subprocess.run(command, cwd=ROOT, check=False).returncode or bool(missing)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
