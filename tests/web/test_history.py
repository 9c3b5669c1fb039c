"""A table's history page, its exports, its score sheets, and how a table is deleted."""

from __future__ import annotations

import csv
import io
import json
import re
from datetime import datetime
from uuid import UUID

import pytest

from companion.tables.commands.people import RenameInHistory
from companion.tables.past_games import past_games
from tests.tables.table_fixture import TableFixture
from tests.tables.test_past_games import play


@pytest.fixture
def fixture() -> TableFixture:
    """Return a table that has played Goofspiel to its end, and ended a Feast early."""
    fixture = TableFixture(3)
    fixture.start("goofspiel", cards=5)
    fixture.now += 25 * 60_000
    play(fixture, 1)
    fixture.ok(fixture.host, "end_game")
    fixture.start("feast", dummies=1)
    fixture.now += 60_000
    fixture.ok(fixture.host, "end_game")
    return fixture


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text.lstrip("\ufeff"))))


def test_the_page_shows_each_game_its_people_options_and_replay(fixture: TableFixture) -> None:
    page = fixture.client().get(f"/history/{fixture.table.code}").text
    goofspiel, feast = (page[page.index(f'id="game-{n}"') :] for n in (1, 2))
    assert "25 minutes" in goofspiel
    for name in ("Ana", "Bo", "Cem"):
        assert name in goofspiel
    assert f"/replay/{fixture.table.code}/1" in goofspiel
    assert "Ended early: it doesn’t count." in feast
    assert "Dummies: 1" in feast
    assert "tables/" not in page  # who may not, sees no way to delete it


def test_who_left_comes_last_and_it_is_said_why() -> None:
    fixture = TableFixture(4)
    fixture.start("goofspiel")
    referee, bo = fixture.table.referee, fixture.seats[1]
    assert referee is not None
    (leave,) = (each for each in referee.standing_prompts() if each.prompt.name == "leave")
    fixture.ok(fixture.host, "answer", key=leave.key, value=bo)
    play(fixture, 1)
    fixture.ok(fixture.host, "end_game")
    page = fixture.client().get(f"/history/{fixture.table.code}").text
    places = re.search(r'<ol class="places">(.*?)</ol>', page, re.DOTALL)
    assert places is not None
    *others, last = places[1].split("<li>")[1:]
    assert "Bo" in last
    assert "left early" in last
    assert "place-no" not in last
    assert all("place-no" in each and "left early" not in each for each in others)


def test_a_table_without_games_says_so() -> None:
    fixture = TableFixture(2)
    page = fixture.client().get(f"/history/{fixture.table.code}").text
    assert "Nothing has been played here yet." in page


def test_csv_has_a_row_for_each_player_of_each_game(fixture: TableFixture) -> None:
    answer = fixture.client().get(f"/history/{fixture.table.code}/companion.csv")
    assert answer.headers["Content-Disposition"] == (
        f'attachment; filename="companion-{fixture.table.code}.csv"'
    )
    found = rows(answer.text)
    first = past_games(fixture.table)[0]
    assert [(row["number"], row["game"]) for row in found] == [
        *[("1", "Goofspiel")] * 3,
        *[("2", "The Feast")] * 3,
    ]
    for row, seat in zip(found, fixture.seats, strict=False):
        assert row["player"] == fixture.table.roster.people[seat].name
        assert row["score"] == str(first.totals[seat])
        assert row["place"] == str(first.places[seat])
        assert (row["won"], row["complete"], row["minutes"]) == (
            "yes" if seat in first.winners else "no",
            "yes",
            "25",
        )
    assert {row["complete"] for row in found[3:]} == {"no"}
    # Spreadsheets read it as a date: no letter T, and no difference to UTC.
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", found[0]["began"])
    assert datetime.fromisoformat(found[0]["began"]).timestamp() * 1000 == first.began
    one = rows(fixture.client().get(f"/history/{fixture.table.code}/1/companion.csv").text)
    assert one == found[:3]


def test_nothing_that_was_typed_is_a_formula_in_a_spreadsheet(fixture: TableFixture) -> None:
    client = fixture.client()
    for typed in ("=1+1", "+49", "-2", "@SUM(A1)", "＝1+1"):
        fixture.table.execute(RenameInHistory(fixture.seats[0], typed), fixture.host)
        fixture.start("anygame", title=typed)
        fixture.ok(fixture.host, "end_game")
        found = rows(client.get(f"/history/{fixture.table.code}/companion.csv").text)
        assert found[0]["player"] == f"'{typed}"
        assert found[-1]["game"] == f"'{typed}"
        assert not [cell for row in found for cell in row.values() if cell.startswith(typed[0])]


def test_bg_stats_finds_everything_that_a_play_names(fixture: TableFixture) -> None:
    client = fixture.client()
    path = f"/history/{fixture.table.code}/companion.bgsplay"
    told = json.loads(client.get(path).text)
    players = {each["id"]: each["name"] for each in told["players"]}
    games = {each["id"]: each["name"] for each in told["games"]}
    first = past_games(fixture.table)[0]
    for each in told["plays"]:
        assert each["locationRefId"] in {place["id"] for place in told["locations"]}
        assert games[each["gameRefId"]]
        for date in ("playDate", "entryDate", "modificationDate"):
            datetime.strptime(each[date], "%Y-%m-%d %H:%M:%S")  # noqa: DTZ007  # BG Stats keeps local times
    first_play = told["plays"][0]
    assert (games[first_play["gameRefId"]], first_play["durationMin"], first_play["ignored"]) == (
        "Goofspiel",
        25,
        False,
    )
    scores = {players[each["playerRefId"]]: each for each in first_play["playerScores"]}
    for seat in fixture.seats:
        score = scores[fixture.table.roster.people[seat].name]
        assert (score["score"], score["winner"], score["rank"]) == (
            str(first.totals[seat]),
            seat in first.winners,
            first.places[seat],
        )
    ended_early = told["plays"][1]
    assert ended_early["ignored"]
    assert {each["rank"] for each in ended_early["playerScores"]} == {0}
    # Each thing has an identifier of its own, the same in the next export: nothing is imported twice.
    named = [*told["players"], *told["locations"], *told["plays"]]
    assert len({UUID(each["uuid"]) for each in named}) == len(named)
    assert json.loads(client.get(path).text) == told
    alone = client.get(f"/history/{fixture.table.code}/1/companion.bgsplay")
    assert f"companion-{fixture.table.code}-game-1.bgsplay" in alone.headers["Content-Disposition"]
    one = json.loads(alone.text)
    assert [each["uuid"] for each in one["plays"]] == [first_play["uuid"]]


@pytest.mark.parametrize("path", ["/7/sheet", "/7/companion.csv", "/companion.xls", "/0/sheet"])
def test_what_is_not_there_is_answered_in_words(fixture: TableFixture, path: str) -> None:
    assert fixture.client().get(f"/history/{fixture.table.code}{path}").status_code == 404


def test_a_game_that_is_on_has_no_sheet_and_is_not_exported(fixture: TableFixture) -> None:
    fixture.start("feast", dummies=0)
    code, client = fixture.table.code, fixture.client()
    assert client.get(f"/history/{code}/3/sheet").status_code == 404
    assert "Still being played." in client.get(f"/history/{code}").text
    assert {row["number"] for row in rows(client.get(f"/history/{code}/companion.csv").text)} == {
        "1",
        "2",
    }


def test_a_score_sheet_has_everybodys_total(fixture: TableFixture) -> None:
    page = fixture.client().get(f"/history/{fixture.table.code}/1/sheet").text
    for seat, total in past_games(fixture.table)[0].totals.items():
        assert fixture.table.roster.people[seat].name in page
        assert f">{total}<" in page
    assert "data-print" in page
    # Below it, how it went: from the start to the totals.
    rows = re.findall("<tr>.*?</tr>", page.partition('id="course-table"')[2], re.DOTALL)
    cells = [re.findall("<t[hd][^>]*>([^<]*)<", row) for row in rows]
    assert len(cells) > 3
    assert cells[0] == ["After", "Ana", "Bo", "Cem"]
    assert cells[1] == ["Start", "0", "0", "0"]
    totals = past_games(fixture.table)[0].totals
    assert cells[-1][1:] == [str(totals[seat]) for seat in fixture.seats]


def test_the_sheet_of_a_game_that_was_ended_early_says_so(fixture: TableFixture) -> None:
    assert "Ended early" in fixture.client().get(f"/history/{fixture.table.code}/2/sheet").text
    assert "Ended early" not in fixture.client().get(f"/history/{fixture.table.code}/1/sheet").text


# -- people --------------------------------------------------------------------------------------


def test_the_host_merges_and_renames_people_on_the_page(fixture: TableFixture) -> None:
    laptop, code = fixture.client(laptop=True), fixture.table.code
    late = fixture.table.join("device-late", "Bobby", None)
    bo = fixture.seats[1]
    path = f"/history/{code}/people"
    assert laptop.post(path, data={"seat": late, "into": bo}).status_code == 302
    assert "counted as Bo" in laptop.get(f"/history/{code}").text
    assert laptop.post(path, data={"seat": late}).status_code == 302
    assert "counted as" not in laptop.get(f"/history/{code}").text
    assert laptop.post(path, data={"seat": bo, "name": "Robert"}).status_code == 302
    assert "Robert" in laptop.get(f"/history/{code}").text
    refused = laptop.post(path, data={"seat": bo, "into": fixture.seats[0]})
    assert refused.status_code == 409
    assert "played in the same game" in refused.text
    assert fixture.client().post(path, data={"seat": bo, "name": "X"}).status_code == 409


# -- deleting ------------------------------------------------------------------------------------


def test_deleting_asks_first_and_then_takes_everything(fixture: TableFixture) -> None:
    laptop, code = fixture.client(laptop=True), fixture.table.code
    assert "Delete everything about it…" in laptop.get(f"/history/{code}").text
    question = laptop.get(f"/history/{code}/delete").text
    assert "2 games, and all people, decks and house rules, will be gone for good." in " ".join(
        question.split()
    )
    assert fixture.client().get(f"/history/{code}/delete").status_code == 403
    assert laptop.post(f"/tables/{code}/forget").status_code == 302
    assert laptop.get(f"/history/{code}").status_code == 404
    assert fixture.services.dependencies.store.load(fixture.table.id) == []


def test_a_game_that_somebody_won_twice_is_named_once() -> None:
    fixture = TableFixture(2)
    for number in (1, 2):
        fixture.start("anygame")
        fixture.ok(fixture.host, "answer", key="round1/next", value={"scores": True})
        for seat, points in zip(fixture.seats, ("9", str(number)), strict=True):
            fixture.ok(fixture.host, "answer", key=f"round1/score/{seat}", value=points)
        fixture.ok(fixture.host, "answer", key="round2/next", value={"finish": True})
        fixture.ok(fixture.host, "end_game")
    page = fixture.client().get(f"/history/{fixture.table.code}").text
    assert "<td>Any other game, twice</td>" in page
