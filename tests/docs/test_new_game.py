"""``make game`` lays a whole game under another name, and says what is wrong with a name."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest
from PIL import Image

from tests.left_out import not_installed
from tests.new_game.__main__ import create, create_package
from tests.new_game.check import main as check
from tests.new_game.preview import main as preview
from tests.new_game.preview import states, states_if_dealt
from tests.packages import install

ROOT = Path(__file__).parents[2]
NOT_COPIED = shutil.ignore_patterns(".*", "node_modules", "__pycache__")


def make(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run make in a copy of this project, with the environment that runs this test."""
    venv = Path(sys.prefix)
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    own["PYTHONPATH"] = os.pathsep.join([str(root), own.get("PYTHONPATH", "")])
    there = ["--no-print-directory", "--old-file=dev", "--old-file=browser", f"VENV={venv}"]
    return subprocess.run(
        ["make", *there, *words], cwd=root, env=own, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("make") is None, reason=not_installed("make"))
def test_a_new_game_is_made_as_people_type_it_and_is_whole(tmp_path: Path) -> None:
    root = tmp_path / "copy"
    shutil.copytree(ROOT, root, ignore=NOT_COPIED)
    made = make(root, "game", "NAME=gambit", "TITLE=What’s Gambit with cards")
    assert made.returncode == 0, made.stderr
    assert "tests/rules/games/gambit/test_game.py" in made.stdout
    assert "What’s Gambit with cards can be played" in made.stdout
    checked = make(root, "check-game", "NAME=gambit")
    assert checked.returncode == 0, checked.stdout


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("make") is None, reason=not_installed("make"))
def test_a_package_is_made_as_people_type_it(tmp_path: Path) -> None:
    made = make(ROOT, "game", "NAME=gambit", "TITLE=Gambit", f"PACKAGE={tmp_path / 'gambit'}")
    assert made.returncode == 0, made.stderr
    assert "companion_gambit/game.py" in made.stdout
    assert f".venv/bin/pip install -e {tmp_path / 'gambit'}" in made.stdout
    install(tmp_path / "gambit", tmp_path / "installed")
    code = "from rules.engine.registry import GAMES, meta; print('gambit' in GAMES, meta('gambit').name)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path / "installed"), *sys.path])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "True Gambit\n"


def size_of(picture: Path) -> tuple[int, int]:
    """Return the width and height of a picture, in pixels."""
    with Image.open(picture) as opened:
        return opened.size


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("make") is None, reason=not_installed("make"))
def test_a_preview_is_taken_as_people_type_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    create_package("tossup", "Toss-up", tmp_path / "source")
    install(tmp_path / "source", tmp_path / "installed")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path / "installed"), *sys.path]))
    done = make(ROOT, "preview", "NAME=tossup")
    assert done.returncode == 0, done.stderr
    page = Path(done.stdout.splitlines()[-1].rpartition(": ")[2])
    try:
        assert "English: 1 of 7: the lobby" in done.stdout
        text = page.read_text(encoding="utf-8")
        names = [unescape(each) for each in re.findall(r"<h2>\d+\. (.+)</h2>", text)]
        assert names == [
            "the lobby",
            "“guess” is asked",
            "“guess” is sealed",
            "all have sealed",
            "“coin” is asked",
            "“tossup.fell” is told",
            "“tossup.won” is told, the end",
        ]
        files = re.findall(r'<img src="([^"]+)"', text)
        sizes = Counter(size_of(page.parent / file) for file in files)
        assert sizes[1920, 1080] == sizes[1280, 720] == len(names)
        assert sizes[390, 844] >= len(names)
        assert len(files) == sizes.total() == len(list(page.parent.glob("*.jpg")))
    finally:
        shutil.rmtree(page.parent)


def test_a_preview_of_a_game_that_the_app_deals_shows_what_only_that_one_asks() -> None:
    usual = states("nimmt")
    (between,) = (
        each for each in states_if_dealt("nimmt", usual) if "“deal” is asked" in each.news
    )
    assert between.steps > 0
    assert not any("“deal” is asked" in each.news for each in usual)


def test_of_a_game_that_is_not_there_there_is_no_preview(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert preview(["gambit"]) == 2
    assert "There is no game 'gambit'. There are " in capsys.readouterr().err


@pytest.mark.skipif(shutil.which("make") is None, reason=not_installed("make"))
def test_make_game_without_a_name_asks_for_one() -> None:
    done = make(ROOT, "game")
    assert "Which name? make game NAME=chess" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(shutil.which("make") is None, reason=not_installed("make"))
def test_a_title_with_quotation_marks_reaches_the_program(tmp_path: Path) -> None:
    done = make(ROOT, "game", "NAME=gambit", 'TITLE=The "gambit"', f"PACKAGE={tmp_path / 'gambit'}")
    assert 'A title cannot have " in it. For quotation marks, use “ and ”.' in done.stderr


def test_a_game_is_laid_under_its_own_name(tmp_path: Path) -> None:
    files = create("gambit", "Gambit with cards", tmp_path)
    assert {file.relative_to(tmp_path).as_posix() for file in files} >= {
        "rules/games/gambit/game.py",
        "rules/games/gambit/words/en.ftl",
        "tests/rules/games/gambit/test_game.py",
    }
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert "toss-up" not in text.lower()
        assert "tossup" not in text.lower()
        assert "tests.new_game" not in text
    assert 'id="gambit"' in (tmp_path / "rules/games/gambit/game.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["", "Gambit", "my-game", "../gambit", "1st"])
def test_a_name_that_cannot_be_a_folder_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="small letters and digits"):
        create(name, "Gambit", tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "name, title, why",
    [
        ("class", "Class", "'class' is a keyword of Python"),
        ("in", "In", "'in' is a keyword of Python"),
        ("game", "Game", "'game' is the name of a part of the app"),
        ("feast", "Feast", "There is already a game with this name: .*rules/games/feast"),
        ("gambit", 'The "gambit"', 'A title cannot have " in it'),
        ("gambit", "C:\\>", r"A title cannot have > or \\ in it"),
    ],
)
@pytest.mark.parametrize("make_one", [create, create_package])
def test_a_name_or_title_that_cannot_be_is_refused(
    make_one: Callable[[str, str, Path], object], name: str, title: str, why: str, tmp_path: Path
) -> None:
    with pytest.raises(ValueError, match=why):
        make_one(name, title, tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["place", "won", "state", "random", "set", "exception", "match"])
def test_a_game_may_be_called_as_something_in_its_files(name: str, tmp_path: Path) -> None:
    create_package(name, name.capitalize(), tmp_path)
    code = f"from companion_{name}.game import GAME; from companion_{name}.tests import test_game; print(GAME.meta.id)"
    command = [sys.executable, "-W", "error", "-c", code]
    paths = os.pathsep.join([str(tmp_path), *sys.path])
    environ = {**os.environ, "PYTHONPATH": paths}
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert done.stdout == f"{name}\n", done.stderr


def test_a_package_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    create_package("gambit", "Gambit", tmp_path)
    before = (tmp_path / "pyproject.toml").read_text(encoding="utf-8")
    with pytest.raises(ValueError, match="There is already a package in this folder"):
        create_package("draughts", "Draughts", tmp_path)
    assert (tmp_path / "pyproject.toml").read_text(encoding="utf-8") == before


def test_a_game_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    create("gambit", "Gambit", tmp_path)
    with pytest.raises(ValueError, match="There is already a game with this name"):
        create("gambit", "Gambit", tmp_path)


def test_a_game_that_is_not_there_cannot_be_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert check(["gambit"]) == 2
    assert "There is no game 'gambit'. There are " in capsys.readouterr().err
