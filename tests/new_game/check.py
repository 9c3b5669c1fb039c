"""Check one game: ``python -m tests.new_game.check NAME``, or ``make check-game NAME=...``.

It runs every test that is made for each game, and the game's own: also for a game of another package,
which is installed beside Companion.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from rules.engine.registry import GAMES, REFUSED, folder
from tests.own_tests import is_ours

ROOT = Path(__file__).parents[2]
FOR_EACH = ("rules", "presenters", "rendering", "tables", "web", "wire", "browser")
"""The folders whose tests for each game have its name."""
FOR_ALL = ("tests/rendering/test_fact_sentences.py", "tests/docs/test_shared_parts.py")
"""The tests that list what is wrong in any game."""


def main(arguments: list[str]) -> int:
    """Run the checks, and return pytest's exit status."""
    name = arguments[0] if arguments else ""
    if name not in GAMES:
        why = f": {REFUSED[name]}" if name in REFUSED else f". There are {', '.join(GAMES)}."
        print(f"There is no game {name!r}{why}", file=sys.stderr)
        return 2
    own = ROOT / "tests/rules/games" / name if is_ours(name) else folder(name) / "tests"
    if not own.exists():
        print(f"There is no {own}: write one.", file=sys.stderr)
        return 2
    folders = [f"tests/{each}" for each in FOR_EACH]
    return max(_pytest("-k", name, *folders), _pytest(str(own), *FOR_ALL))


def _pytest(*arguments: str) -> int:
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "-m", ""]
    return subprocess.run([*command, *arguments], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
