"""Every language that somebody can pick is whole: all messages, options and rulebooks, with what English gives them."""

from __future__ import annotations

import pytest

from companion.presenters.rulebooks import converted, split
from companion.words.checking import families, main, mistakes
from companion.words.language import SOURCE, languages
from rules.engine.registry import GAMES, rulebook


def anchors(game: str, language: str) -> list[str]:
    """Return the anchors of a rulebook's sections, in order."""
    return [each.anchor for each in split(converted(game, language)[1])[1]]


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
