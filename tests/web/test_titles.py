"""A game that the host has given a name: every screen and every file says that name, safely."""

from __future__ import annotations

import csv
import io
import json

import pytest

from tests.tables.table_fixture import TableFixture

NAMES = ("Skat", "Skat & <b>Bier</b>", "Skat")


@pytest.fixture
def fixture() -> TableFixture:
    """Return a table that has played three games with names, the first and the last of one name."""
    fixture = TableFixture(2)
    for title in NAMES:
        fixture.start("anygame", title=title)
        fixture.ok(fixture.seats[0], "answer", key="round1/next", value="scores")
        for seat, text in zip(fixture.seats, ("3+6+2", "4"), strict=True):
            fixture.ok(seat, "answer", key=f"round1/score/{seat}", value=text)
        fixture.ok(fixture.seats[0], "answer", key="round2/next", value="finish")
        assert title.split(" ")[0] in fixture.html("board")["head"]
        fixture.ok(fixture.host, "end_game")
    return fixture


def test_the_history_says_it_and_marks_nothing_up(fixture: TableFixture) -> None:
    page = fixture.client().get(f"/history/{fixture.table.code}").text
    assert "Skat" in page
    assert "Skat &amp; &lt;b&gt;Bier&lt;/b&gt;" in page
    assert "<b>Bier</b>" not in page
    assert "Any other game" not in page


def test_the_first_page_counts_games_by_their_names(fixture: TableFixture) -> None:
    page = fixture.client(laptop=True).get("/").text
    assert "Skat, twice · Skat &amp; &lt;b&gt;Bier&lt;/b&gt;" in page


def test_the_files_for_other_programs_tell_them_apart(fixture: TableFixture) -> None:
    code, client = fixture.table.code, fixture.client()
    rows = csv.DictReader(io.StringIO(client.get(f"/history/{code}/companion.csv").text[1:]))
    assert [row["game"] for row in rows][::2] == list(NAMES)
    plays = json.loads(client.get(f"/history/{code}/companion.bgsplay").text)
    assert {game["name"] for game in plays["games"]} == set(NAMES)
    by_id = {game["id"]: game["name"] for game in plays["games"]}
    assert [by_id[play["gameRefId"]] for play in plays["plays"]] == list(NAMES)
    assert len({game["uuid"] for game in plays["games"]}) == 2


def test_a_name_that_is_too_long_is_refused_in_a_sentence() -> None:
    fixture = TableFixture(2)
    ack = fixture.do(fixture.host, "choose_game", game="anygame", options={"title": "x" * 25})
    assert not ack["ok"]
    assert "has room for 24 letters" in ack["say"]
