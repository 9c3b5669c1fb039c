"""Somebody brings Italian as docs/adding-a-language.md says: copies files, translates, checks, and touches no code."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from companion.words.metadata import english_words
from rules.engine.registry import GAMES, folder

ROOT = Path(__file__).parents[2]
LEFT_OUT = "goofspiel"
"""A game whose words nobody has translated yet."""
ASK = """
import sys
from companion.web.app import create_app
client = create_app({"LAPTOP_KEYS": {"k"}}).test_client()
client.get("/laptop/k")
for path in sys.argv[1:]:
    print(client.get(path, headers={"Accept-Language": "it-IT,it;q=0.9,en;q=0.1"}).text)
"""


def run(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=project,
        env={**os.environ, "PYTHONPATH": str(project)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Copy what runs, so that a language can be brought to it."""
    own = [each for each in GAMES if ROOT in folder(each).parents]
    for each in ("companion", "rules", "templates", "static"):
        shutil.copytree(ROOT / each, tmp_path / each, ignore=shutil.ignore_patterns("__pycache__"))
    words = tmp_path / "companion" / "words"
    shutil.copytree(words / "en", words / "it")
    for game in own:
        place = tmp_path / folder(game).relative_to(ROOT)
        if game != LEFT_OUT:
            text = (place / "words" / "en.ftl").read_text(encoding="utf-8")
            text += "\n" + english_words(game)
            (place / "words" / "it.ftl").write_text(text, encoding="utf-8")
            shutil.copy(place / "rulebook.md", place / "rulebook.it.md")
    return tmp_path


def translate(file: Path, english: str, italian: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert english in text
    file.write_text(text.replace(english, italian), encoding="utf-8")


@pytest.mark.slow
def test_it_is_checked_offered_and_spoken(project: Path) -> None:
    words = project / "companion" / "words" / "it"
    translate(words / "pages.ftl", "facts-in-english = In English", "facts-in-english = In inglese")
    translate(words / "pages.ftl", "home-firewall-macos", "home-firewall-mcos")
    checked = run(project, "-m", "companion.words.checking", "it")
    assert checked.returncode == 1
    assert "words/it/pages.ftl: home-firewall-macos: it is missing" in checked.stdout
    assert "words/it/pages.ftl: home-firewall-mcos: English has no such message" in checked.stdout
    assert f"rules/games/{LEFT_OUT}/words/it.ftl: the file is missing" in checked.stdout
    assert checked.stdout.splitlines()[-1].endswith(" 3 to mend")
    translate(words / "pages.ftl", "home-firewall-mcos", "home-firewall-macos")

    shown = run(project, "-c", ASK, "/", f"/rules/{LEFT_OUT}", "/rules/feast")
    home, left_out, feast = shown.stdout.split("<!doctype html>")[1:]
    for page in (home, left_out, feast):
        assert '<html lang="it"' in page, shown.stderr
    assert '<option value="it" lang="it" selected>Italiano' in " ".join(home.split())
    assert "In inglese" in left_out
    assert '<div lang="en">' in left_out
    assert "In inglese" not in feast
