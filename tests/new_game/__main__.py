"""Creates a new game: ``make game NAME=chess``, or ``make game NAME=chess PACKAGE=../chess`` for a package.

It creates Toss-up, the least game that is whole, under the name that you give it: it can be played
at once. Change it into your game, and run ``make check-game NAME=chess`` as you go.
"""

from __future__ import annotations

import ast
import builtins
import re
import sys
from argparse import ArgumentParser
from keyword import iskeyword
from pathlib import Path

from companion.words.language import SOURCE, families
from rules.engine.registry import GAMES, folder

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PATTERN = "tossup"
TITLE = "Toss-up"
CLASS = "TossUp"
NOT_IN_TITLES = '"\\{}<>'
"""What would be no letter, but a sign, in the files that have the title."""
PYPROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "companion-{name}"
version = "1.0"
description = "{title}, a game for Companion"
requires-python = ">=3.11"

[project.entry-points."companion.games"]
{name} = "companion_{name}"

[tool.hatch.build.targets.wheel]
packages = ["companion_{name}"]
"""


def create(name: str, title: str, root: Path = ROOT) -> list[Path]:
    """Write the files of a game that comes with Companion, and return them.

    :raises ValueError: when there cannot be a game of this name or title, with a sentence that says why.
    """
    _check(name, title)
    games, tests = root / "rules" / "games" / name, root / "tests" / "rules" / "games" / name
    return _write(name, title, f"rules.games.{name}", {games: PATTERN, tests: f"{PATTERN}_tests"})


def create_package(name: str, title: str, root: Path) -> list[Path]:
    """Write the files of a package that has the game, and return them.

    :raises ValueError: when there cannot be a game of this name or title, with a sentence that says why.
    """
    _check(name, title)
    package, pyproject = root / f"companion_{name}", root / "pyproject.toml"
    if pyproject.exists():
        raise ValueError(f"There is already a package in this folder, with {pyproject}")
    files = _write(
        name,
        title,
        package.name,
        {package: PATTERN, package / "tests": f"{PATTERN}_tests"},
    )
    pyproject.write_text(PYPROJECT.format(name=name, title=title), "utf-8")
    return [pyproject, *files]


def _check(name: str, title: str) -> None:
    if not re.fullmatch("[a-z][a-z0-9]*", name):
        raise ValueError(f"{name!r} cannot be a folder’s name. Use small letters and digits.")
    if iskeyword(name):
        raise ValueError(
            f"{name!r} is a keyword of Python, so no folder of code can have this name. Take a longer one."
        )
    if name in families(SOURCE):
        raise ValueError(
            f"{name!r} is the name of a part of the app: its words are in companion/words/en/{name}.ftl. "
            "Take another one."
        )
    if name in GAMES:
        raise ValueError(f"There is already a game with this name: {folder(name)}")
    if signs := set(NOT_IN_TITLES).intersection(title):
        raise ValueError(
            f"A title cannot have {' or '.join(sorted(signs))} in it. For quotation marks, use “ and ”."
        )


def _write(name: str, title: str, module: str, targets: dict[Path, str]) -> list[Path]:
    """Copy folders of this one, with the names of the new game in every file."""
    if there := [folder for folder in targets if folder.exists()]:
        raise ValueError(f"There is already a game with this name: {there[0]}")
    written = []
    for target, source in targets.items():
        for file in sorted((HERE / source).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                path = target / file.relative_to(HERE / source)
                path.parent.mkdir(parents=True, exist_ok=True)
                text = file.read_text(encoding="utf-8")
                path.write_text(renamed(text, name, title, module), encoding="utf-8")
                written.append(path)
    return written


def renamed(text: str, name: str, title: str, module: str) -> str:
    """Return a file of Toss-up with another game's name."""
    text = text.replace(f"tests.new_game.{PATTERN}", module)
    text = text.replace(CLASS, class_name(name)).replace(PATTERN, name)
    return text.replace(TITLE, title)


def class_name(name: str) -> str:
    """Return the name of the game’s class: another one than all that the files of Toss-up use.

    >>> class_name("chess"), class_name("place"), class_name("exception")
    ('Chess', 'PlaceGame', 'ExceptionGame')
    """
    used = set(dir(builtins))
    for file in HERE.glob(f"{PATTERN}*/*.py"):
        for each in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(each, ast.alias | ast.ClassDef):
                used.add(each.name)
    own = name.capitalize()
    return f"{own}Game" if own in used else own


def main(arguments: list[str]) -> int:
    """Create the game, and say what comes next."""
    parser = ArgumentParser(prog="make game", add_help=False)
    parser.add_argument("--package", default="")
    parser.add_argument("name", nargs="?", default="")
    parser.add_argument("title", nargs="*")
    given = parser.parse_args(arguments)
    if not given.name:
        print('Which name? make game NAME=chess TITLE="Chess with cards"', file=sys.stderr)
        return 2
    title = " ".join(" ".join(given.title).split()) or given.name.capitalize()
    root = Path(given.package).resolve() if given.package else ROOT
    try:
        made = create_package if given.package else create
        files = made(given.name, title, root)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    for file in files:
        print(file.relative_to(root))
    if given.package:
        print(f"\nInstall it beside Companion: .venv/bin/pip install -e {given.package}")
    print(f"\n{title} can be played: make play. Look at it: make preview NAME={given.name}")
    print(f"Check it: make check-game NAME={given.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
