"""Each game is played at random once, and looked at in each state by many: what one finds is one test."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest

from rules.engine.registry import GAMES
from tests.repeats import repeats
from tests.walks.observers import Dialogs, Drawn, English, Explained, Letters, Stale
from tests.walks.walk import ACCENTED, Walk
from tests.words.made_up import accent, said_otherwise

WALKS = [
    pytest.param(
        (game, seed),
        id=f"{game}-{seed}" if seed else game,
        marks=[pytest.mark.xdist_group(f"walk-{game}-{seed}"), pytest.mark.game(game)]
        + [pytest.mark.slow] * (seed > 0),
    )
    for game in GAMES
    for seed in range(1 + repeats(1))
]


@pytest.fixture(scope="module", params=WALKS)
def found(request: pytest.FixtureRequest) -> Mapping[type, list[str]]:
    """What each observer has found in a walk."""
    game, seed = request.param
    with pytest.MonkeyPatch.context() as patch, said_otherwise(patch, ACCENTED, accent):
        walk = Walk(game, seed)
        about_it: list[Any] = [partial(kind, walk) for kind in (Stale, Explained, English)]
        observers = [kind() for kind in (Drawn, Dialogs, *about_it, Letters)]
        lists = walk.go(observers)
        walk.fixture.services.close()
    return {type(each): mine for each, mine in zip(observers, lists, strict=True)}


def test_every_screen_of_every_state_can_be_drawn(found: Mapping[type, list[str]]) -> None:
    assert found[Drawn] == []


def test_what_opens_in_a_dialog_can_be_drawn(found: Mapping[type, list[str]]) -> None:
    assert found[Dialogs] == []


def test_no_screen_is_stale(found: Mapping[type, list[str]]) -> None:
    assert found[Stale] == []


def test_everything_that_is_asked_is_explained(found: Mapping[type, list[str]]) -> None:
    assert found[Explained] == []


def test_every_word_is_a_message(found: Mapping[type, list[str]]) -> None:
    assert found[English] == []


def test_court_cards_have_the_letters_of_the_tables_deck(
    found: Mapping[type, list[str]],
) -> None:
    assert found[Letters] == []
