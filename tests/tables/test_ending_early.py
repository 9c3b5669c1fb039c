"""The host ends a game early: the board tells who leads, and the evening counts it if the host says so."""

from __future__ import annotations

import csv
import re
from io import StringIO
from random import Random

import pytest

from companion.tables.evenings import tallies
from companion.tables.export import COLUMNS, Spreadsheet, to_bgstats, to_csv
from companion.tables.lobby import ENGLISH
from companion.tables.past_games import past_games
from rules.engine.registry import GAMES, meta
from tests.tables.short_games import choosing
from tests.tables.table_fixture import TableFixture


@pytest.fixture
def fixture() -> TableFixture:
    fixture = choosing(3)
    fixture.seal(3, 9, 6)
    fixture.alarm.ring()
    return fixture


def test_every_screen_says_who_leads(fixture: TableFixture) -> None:
    ana, bo, _ = fixture.seats
    fixture.ok(fixture.host, "stop", counts="no")
    shown = fixture.html("board", host=True)
    assert "Bo leads so far" in shown["stage"].replace("</b>", "").replace('<b translate="no">', "")
    assert "It doesn’t count for tonight" in shown["stage"]
    assert "wins" not in shown["stage"]
    assert "You lead so far" in fixture.html("pad", bo)["main"]
    assert "Bo leads so far" in " ".join(fixture.html("pad", ana)["main"].split())
    assert "leads so far" in fixture.html("watch")["main"]
    result = fixture.result(1)
    assert result is not None
    assert result.headline == "Bo leads so far"


@pytest.mark.parametrize("counts", ["yes", "no"])
def test_the_evening_counts_it_only_if_the_host_says_so(fixture: TableFixture, counts: str) -> None:
    fixture.ok(fixture.host, "stop", counts=counts)
    for _ in ("on the board", "in the log"):
        (game,) = past_games(fixture.table)
        assert (game.over, game.counts) == (False, counts == "yes")
        assert game.winners == (fixture.seats[1],)
        assert bool(tallies([game], fixture.table.roster)) == (counts == "yes")
        path = f"/history/{fixture.table.code}/companion.csv"
        exported = fixture.client().get(path).text.count("The Feast")
        assert exported == (3 if game.counts or game.at is not None else 0)
        sheet = Spreadsheet(COLUMNS, ENGLISH, meta, ".")
        rows = list(csv.DictReader(StringIO(to_csv("GAME", [game], fixture.table.roster, sheet))))
        places = ["2", "1", "2"] if counts == "yes" else ["", "", ""]
        assert [row["place"] for row in rows] == places
        assert [row["won"] == "yes" for row in rows] == [place == "1" for place in places]
        (play,) = to_bgstats("GAME", [game], fixture.table.roster)["plays"]
        assert play["ignored"] == (counts == "no")
        scores = play["playerScores"]
        assert [each["rank"] for each in scores] == [int(place or 0) for place in places]
        assert [each["winner"] for each in scores] == [place == "1" for place in places]
        if fixture.table.referee is not None:
            fixture.ok(fixture.host, "end_game")
    assert fixture.result(1) is not None


def test_an_undo_plays_on(fixture: TableFixture) -> None:
    fixture.ok(fixture.host, "stop")
    assert "Undo the end of the game?" in _undo_question(fixture)
    fixture.ok(fixture.host, "undo")
    assert "finale" not in fixture.html("board", host=True)["stage"]
    assert "undid the end of the game" in fixture.corrected()["board"]
    assert fixture.result(1) is None
    fixture.ok(fixture.host, "answer", key="deal1/round2/topic", value=7)


def _undo_question(fixture: TableFixture) -> str:
    return fixture.client(laptop=True).get(f"/undo/{fixture.table.code}").text


def test_the_dialog_offers_to_count_it_only_once_somebody_leads() -> None:
    fixture = TableFixture(3)
    fixture.start("feast", dummies=0)
    path = f"/end/{fixture.table.code}"
    early = fixture.client(laptop=True).get(path).text
    assert 'data-do="end_game"' in early
    assert "Nobody has scored yet" in early
    assert fixture.do(fixture.host, "stop")["code"] == "refused.nothing-scored"
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=5)
    fixture.seal(3, 9, 6)
    fixture.alarm.ring()
    later = fixture.client(laptop=True).get(path).text
    assert "Bo leads so far" in later
    assert 'data-counts="yes"' in later
    assert 'data-counts="no"' in later


@pytest.mark.parametrize("game", GAMES)
def test_each_game_can_be_ended_early_and_every_screen_drawn(game: str) -> None:
    fixture, rng = TableFixture(4), Random(5)
    fixture.start(game)
    referee = fixture.table.referee
    for _ in range(200):
        referee = fixture.referee
        if referee.over or referee.table.is_scored:
            break
        fixture.enter(rng)
        if referee.ready:
            fixture.alarm.ring()
    assert referee is not None
    assert not referee.over
    fixture.ok(fixture.host, "stop", counts="yes")
    shown = fixture.everything()
    assert "so far" in shown["host"]["stage"]
    result = fixture.result(1)
    assert result is not None
    assert "so far" in result.text
    assert "so far" in result.svg.lower()
    fixture.ok(fixture.host, "undo")
    fixture.enter(rng)


@pytest.mark.parametrize("game", GAMES)
def test_what_takes_something_from_a_player_is_asked_back_first(game: str) -> None:
    fixture, rng = TableFixture(4), Random(3)
    fixture.start(game)
    asked: set[str] = set()
    for _ in range(12):
        people = fixture.html("board", host=True)["people"]
        for button in re.findall(
            r'<button[^>]*data-do="(?:answer|disconnect_phone)"[^>]*>', people
        ):
            (what,) = re.findall(r'id="person-s\d-(\w+)"', button)
            question = re.findall(r'data-sure="([^"]+)"', button)
            assert bool(question) == (what not in {"back", "wait"}), button
            asked.add(what)
            if what == "leave":
                assert re.fullmatch(r"Remove \w+ from the game\?( \S.+\.)?", question[0])
                assert "none" not in question[0], "a new game says nothing of what follows"
        if fixture.table.referee is None or fixture.referee.over:
            break
        fixture.enter(rng, by_host=True)
        fixture.alarm.ring()
    assert {"leave", "kick"} <= asked


def test_the_dialog_about_somebody_away_asks_back_too() -> None:
    fixture = choosing(4)
    code, bo = fixture.table.code, fixture.seats[1]
    dialog = fixture.client(laptop=True).get(f"/ask/{code}?key=deal1/round1/ploy/{bo}").text
    (button,) = re.findall(r"<button[^>]*>(?:(?!</button>).)*Remove from the game", dialog)
    assert 'data-sure="Remove Bo from the game? A dummy plays' in button


def test_nobody_led_where_all_had_the_same() -> None:
    fixture = TableFixture(2)
    fixture.start("anygame")
    for number, points in ((1, "5"), (2, "-5")):
        fixture.ok(fixture.host, "answer", key=f"round{number}/next", value={"scores": True})
        for seat in fixture.seats:
            fixture.ok(fixture.host, "answer", key=f"round{number}/score/{seat}", value=points)
    fixture.ok(fixture.host, "stop", counts="no")
    fixture.ok(fixture.host, "end_game")
    stage = fixture.html("board", host=True)["stage"]
    assert "Last game, Any other game: ended early." in stage
    assert "led when it ended early" not in stage
