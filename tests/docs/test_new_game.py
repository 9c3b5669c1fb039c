"""``make game`` lays a whole game under another name, and says what is wrong with a name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.new_game.__main__ import create
from tests.new_game.check import main as check


def test_a_game_is_laid_under_its_own_name(tmp_path: Path) -> None:
    files = create("chess", "Chess with cards", tmp_path)
    assert {file.relative_to(tmp_path).as_posix() for file in files} >= {
        "rules/games/chess/script.py",
        "rules/games/chess/templates/say.html",
        "tests/rules/games/chess/golden.py",
        "tests/browser/test_chess.py",
    }
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert "toss-up" not in text.lower()
        assert "tossup" not in text.lower()
        assert "tests.new_game" not in text
    assert 'id="chess"' in (tmp_path / "rules/games/chess/meta.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["", "Chess", "my-game", "../chess", "1st"])
def test_a_name_that_cannot_be_a_folder_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="small letters and digits"):
        create(name, "Chess", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    create("chess", "Chess", tmp_path)
    with pytest.raises(ValueError, match="There is already a game with this name"):
        create("chess", "Chess", tmp_path)


def test_a_game_that_is_not_there_cannot_be_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert check(["chess"]) == 2
    assert "There is no game 'chess'. There are " in capsys.readouterr().err
