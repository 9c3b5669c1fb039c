"""Every language that somebody can pick is whole: all messages, options and rulebooks, with what English gives them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.presenters.rulebooks import read
from companion.words import checking
from companion.words.checking import families, main, mistakes
from companion.words.language import SOURCE, file_of, languages
from rules.engine.registry import GAMES, rulebook


def anchors(game: str, language: str) -> list[str]:
    """Return the anchors of a rulebook's sections, in order."""
    return [each.anchor for each in read(game, language).sections]


OTHERS = [each for each in languages() if each != SOURCE]


@pytest.mark.parametrize("language", languages())
def test_no_message_is_missing_or_wrong(language: str) -> None:
    wrong = [f"{family}: {each}" for family in families() for each in mistakes(family, language)]
    assert not wrong


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_its_rulebooks_have_the_anchors_that_why_leads_to(game: str, language: str) -> None:
    assert rulebook(game, language) != rulebook(game, SOURCE), "it is there"
    assert anchors(game, language) == anchors(game, SOURCE)


def test_the_check_says_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "Say which language" in capsys.readouterr().out
    assert main(["it"]) == 1
    assert "app.ftl: the file is missing" in capsys.readouterr().out
    assert main([SOURCE]) == 0


def test_a_sentence_that_nobody_says_is_found_with_what_to_say_instead(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = {re.compile(r"^The most", re.MULTILINE): "most points wins"}
    monkeypatch.setattr(checking, "avoid", lambda language: table if language == SOURCE else {})
    words = "how = { $it ->\n    [one] It wins.\n   *[other] The most win.\n}\nwon = { $it } is the most.\n"
    (file := tmp_path / "en.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setattr(checking, "file_of", lambda _family, _language: file)
    assert list(mistakes("app", SOURCE)) == ["how: “The most”: most points wins"]


def test_what_a_script_fills_in_has_no_function_that_would_need_the_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = 'phone = Le téléphone { ELIDED("de", $name) }\n'
    (file := tmp_path / "fr.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setattr(checking, "file_of", lambda _family, _language: file)
    assert "phone: scripts fill it in, where there is no ELIDED" in mistakes("scripts", "fr")


@pytest.mark.parametrize("language", languages())
def test_what_a_language_avoids_is_written_with_a_reason(language: str) -> None:
    assert all(why for why in checking.avoid(language).values())
    assert checking.avoid(SOURCE)


def test_no_english_number_of_points_lacks_its_form_for_one() -> None:
    many = re.compile(r"\{ \$\w+ \} points\b")
    of_a_plural = re.compile(r"\s*\*?\[(other|yes|no)\] \{ \$\w+ \} points\b")
    files = (file_of(family, SOURCE) for family in families())
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    found = [line for line in lines if many.search(line) and not of_a_plural.match(line)]
    assert [line for line in found if not line.startswith("comment-pot")] == []
