"""The letters of court cards: those of the deck on the table, whoever reads them, and J, Q, K in every log."""

from __future__ import annotations

import re
from typing import Any

import pytest

from companion.words.language import court_letters, decks, languages
from tests.tables.table_fixture import TableFixture


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
    fixture.ok(fixture.host, "set_courts", value="BVH")
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
    fixture.ok(fixture.host, "set_courts", value="JQK")
    assert "Letters on the cards: J Q K" in fixture.html("board", host=True)["people"]


@pytest.mark.parametrize("value", ["", "J Q K", "AQK", "jqk", "JQ", None, ["J", "Q", "K"], 5])
def test_other_letters_are_refused_and_only_a_host_says_which(value: object) -> None:
    fixture = TableFixture(2)
    assert fixture.do(fixture.host, "set_courts", value=value)["code"] == "app.unreadable"
    assert fixture.do(fixture.seats[0], "set_courts", value="BDK")["code"] == "app.host-only"


def test_a_log_has_the_english_letters() -> None:
    fixture = TableFixture(2)
    fixture.ok(fixture.host, "set_courts", value="VDR")
    fixture.start("goofspiel", cards=13)
    fixture.ok(fixture.host, "answer", key="round1/prize", value=12)
    referee = fixture.table.referee
    assert referee is not None
    assert [entry.value for entry in referee.log][-1] == 12
    scene: Any = referee.table.scene
    assert scene.face(12) == "Q"
