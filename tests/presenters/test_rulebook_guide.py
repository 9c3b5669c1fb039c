"""What a guide takes from the rulebook, where a game has not written it."""

from __future__ import annotations

import pytest

from companion.presenters import rulebooks


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> str:
    text = """# Chess

## Before {#before}

1. Not this.

## How to play {#how-to-play}

Two minutes.

1. **Deal.** Five each.
2. Play, & win
   at all costs.

### Ties {#ties}

None.

## The cards’ names {#cards}

A deck of 52.

Or two.
"""
    rulebooks.read.cache_clear()
    monkeypatch.setattr("rules.engine.registry.rulebook", lambda _, __: text)
    return "chess"


def test_how_it_is_played_is_the_list_in_its_section(book: str) -> None:
    assert rulebooks.steps(book) == (
        "<strong>Deal.</strong> Five each.",
        "Play, &amp; win\n   at all costs.",
    )


def test_what_one_needs_is_the_first_paragraph_about_the_cards(book: str) -> None:
    assert rulebooks.needs(book) == "A deck of 52."


def test_the_contents_have_each_chapter_with_its_parts(book: str) -> None:
    contents = [
        (chapter.heading, [part.anchor for part in parts])
        for chapter, parts in rulebooks.read(book).chapters
    ]
    assert contents == [("Before", []), ("How to play", ["ties"]), ("The cards’ names", [])]
