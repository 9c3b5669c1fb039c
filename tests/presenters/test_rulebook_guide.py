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
2. Play, & win.

## The cards {#cards}

A deck of 52.

Or two.
"""
    rulebooks.converted.cache_clear()
    monkeypatch.setattr("rules.engine.registry.rulebook", lambda _, __: text)
    return "chess"


def test_how_it_is_played_is_the_list_in_its_section(book: str) -> None:
    assert rulebooks.guide(book, "how").split("\n") == [
        "<li><strong>Deal.</strong> Five each.</li>",
        "<li>Play, &amp; win.</li>",
    ]


def test_what_one_needs_is_the_first_paragraph_about_the_cards(book: str) -> None:
    assert rulebooks.guide(book, "needs") == "A deck of 52."


@pytest.mark.parametrize("name", ["tour", "substitutes"])
def test_nothing_else_is_taken_from_it(book: str, name: str) -> None:
    assert rulebooks.guide(book, name) == ""
