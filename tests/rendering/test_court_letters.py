"""The letters of court cards: those of the deck on the table, whoever reads them, and J, Q, K in every log."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from companion.words.language import court_letters, decks, languages
from rules.engine.registry import meta
from rules.errors import Refused, ScriptError
from tests.rendering.random_play import play_on
from tests.rendering.rendered_screens import everybody, rendered
from tests.tables.table_fixture import TableFixture

WITH_COURTS: dict[str, dict[str, Any]] = {
    "goofspiel": {"cards": 13},
    "ohhell": {"dealer": "app"},
    "eatme": {"cards": "suits"},
}
"""The games with court cards, and the options with which their screens show some."""
SIGN = re.compile(r">\s*([A-Z])(?=[♠♥♦♣]?(?:&#xFE0E;|\ufe0e)?\s*<)|\b([BDHJKQRV])(?=[♠♥♦♣])")
"""What stands alone in an element, or before a suit: a letter on a card."""
STATES = 60


def signs(html: str) -> set[str]:
    """Return the letters that stand on cards."""
    seen = re.sub(r'\bvalue="[^"]*"', "", html)  # what is sent, and stands in the log
    return {first or second for first, second in SIGN.findall(seen)} - {"A"}


def played(game: str, language: str, courts: str) -> set[str]:
    """Play a game, and return the letters on the cards of all its screens."""
    rng = Random(1)
    fixture = TableFixture(min(meta(game).most, 4), RNG=Random(1))
    fixture.ok(fixture.host, "courts", value=courts)
    known = {each.name for each in meta(game).options}
    options = {name: value for name, value in WITH_COURTS[game].items() if name in known}
    fixture.start(game, **options)
    found: set[str] = set()
    for nth in range(STATES):
        table = fixture.table
        assert table.referee is not None
        if nth % 3 == 0:
            for viewer in everybody(table):
                reader = viewer._replace(language=language)
                for html in rendered(fixture.services.renderer, table, reader).values():
                    found |= signs(html)
        if table.referee.over:
            break
        with suppress(Refused, ScriptError):
            play_on(table, rng)
    return found


@pytest.mark.parametrize("game", WITH_COURTS)
@pytest.mark.parametrize("language, courts", [("de", "VDR"), ("en", "BDK")])
def test_each_screen_has_the_letters_of_the_tables_deck(
    game: str, language: str, courts: str
) -> None:
    found = played(game, language, courts)
    assert found
    assert found <= {*courts}


def test_each_language_has_the_letters_of_its_countrys_decks() -> None:
    assert {each: court_letters(each) for each in languages()} == {
        "en": "JQK",
        "de": "BDK",
        "es": "JQK",
        "fr": "VDR",
        "nl": "BVH",
    }
    assert decks() == ("JQK", "BDK", "VDR", "BVH")


def test_the_keys_of_a_board_take_the_decks_letters_and_the_english_ones() -> None:
    fixture = TableFixture(2)
    fixture.ok(fixture.host, "courts", value="BVH")
    fixture.start("goofspiel", cards=13)
    board = fixture.html("board", host=True)["says"]
    assert re.findall(r'data-value="1[123]"\s+data-typed="([^"]*)"', board) == ["b j", "v q", "h k"]


def test_the_first_board_of_a_host_says_which_letters_the_table_has() -> None:
    fixture = TableFixture(2)
    table, client = fixture.table, fixture.client(laptop=True)
    learnt = []
    for language in ("en", "de", "fr"):
        client.get(f"/board/{table.code}", headers={"Accept-Language": language})
        learnt.append(table.roster.courts)
    assert learnt == [None, "BDK", "BDK"]
    fixture.ok(fixture.host, "courts", value="JQK")
    assert "Letters on the cards: J Q K" in fixture.html("board", host=True)["people"]


@pytest.mark.parametrize("value", ["", "J Q K", "AQK", "jqk", "JQ", None, ["J", "Q", "K"], 5])
def test_other_letters_are_refused_and_only_a_host_says_which(value: object) -> None:
    fixture = TableFixture(2)
    assert fixture.do(fixture.host, "courts", value=value)["code"] == "app.unreadable"
    assert fixture.do(fixture.seats[0], "courts", value="BDK")["code"] == "app.host-only"


def test_a_log_has_the_english_letters() -> None:
    fixture = TableFixture(2)
    fixture.ok(fixture.host, "courts", value="VDR")
    fixture.start("goofspiel", cards=13)
    fixture.ok(fixture.host, "answer", key="round1/prize", value=12)
    referee = fixture.table.referee
    assert referee is not None
    assert [entry.value for entry in referee.log][-1] == 12
    scene: Any = referee.table.scene
    assert scene.face(12) == "Q"
