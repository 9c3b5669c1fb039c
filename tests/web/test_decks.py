"""The pages for deck lists: what is brought in, taken out and printed."""

from __future__ import annotations

import io
import re

import pytest
from flask.testing import FlaskClient

from companion.tables.lobby import lobby
from rules.engine import registry
from rules.games.feast.meta import META as FEAST
from rules.games.ibid.deck_csv import read_csv
from rules.games.ibid.deck_lists import make_deck
from tests.tables.table_fixture import TableFixture

SMALL = "\n".join(f"{number},Camerat,{number % 9 + 1}," for number in range(1, 20))


@pytest.fixture
def fixture() -> TableFixture:
    return TableFixture(players=3)


def bring(client: FlaskClient, code: str, text: str, **data: object) -> tuple[int, str]:
    answer = client.post(f"/decks/{code}", data={"text": text, **data})
    return answer.status_code, answer.text


def test_what_a_list_says_of_actions_is_explained(fixture: TableFixture) -> None:
    page = fixture.client(laptop=True).get(f"/decks/{fixture.table.code}").text
    words = " ".join(re.sub(r"<[^>]+>", " ", page).split())
    assert "a is the first that the rules name, b the second." in words
    assert "/rules/ibid#actions" in page


def test_a_list_is_brought_in_and_taken_out_again(fixture: TableFixture) -> None:
    laptop, code = fixture.client(laptop=True), fixture.table.code
    assert bring(laptop, code, SMALL, whole="on")[0] == 302
    assert lobby(fixture.table.roster).chosen.id == "ibid"
    assert lobby(fixture.table.roster).start_options(fixture.table.roster)["whole"] is True
    out = laptop.get(f"/decks/{code}/list.csv")
    assert out.mimetype == "text/csv"
    assert "attachment" in out.headers["Content-Disposition"]
    assert read_csv(out.text)[0].lines() == SMALL.splitlines()
    assert "19 tiles are known, and the list is complete" in laptop.get(f"/decks/{code}").text


def test_a_file_may_be_brought_in_too(fixture: TableFixture) -> None:
    laptop, code = fixture.client(laptop=True), fixture.table.code
    file = (io.BytesIO(make_deck(("base",), 3).csv().encode("utf-8-sig")), "deck.csv")
    answer = laptop.post(f"/decks/{code}", data={"file": file})
    assert answer.status_code == 302
    assert len(fixture.table.roster.options["list"]) == 64
    assert fixture.table.roster.options["whole"] is False


def test_what_is_wrong_is_said_line_by_line_and_nothing_is_taken(fixture: TableFixture) -> None:
    laptop, code = fixture.client(laptop=True), fixture.table.code
    status, text = bring(laptop, code, "1,Camerat,2\n1,Camerat,3\n2,<b>Nonsense</b>,3\n")
    assert status == 409
    assert "Line 2: 1 is already on line 1" in text
    assert "Line 3: there is no type" in text
    assert "<b>Nonsense" not in text
    assert fixture.table.roster.game is None


@pytest.mark.parametrize("raw", [b"\xff\xfe\x00", b"\x00" * 50, b'"', b"," * 5000, b""])
def test_no_file_breaks_it(fixture: TableFixture, raw: bytes) -> None:
    answer = fixture.client(laptop=True).post(
        f"/decks/{fixture.table.code}", data={"file": (io.BytesIO(raw), "deck.csv")}
    )
    assert answer.status_code == 409
    assert "Nothing was imported" in answer.text


def test_only_the_host_brings_in_and_only_between_games(fixture: TableFixture) -> None:
    code = fixture.table.code
    assert bring(fixture.client(), code, SMALL)[0] == 409
    assert 'type="file"' not in fixture.client().get(f"/decks/{code}").text
    laptop = fixture.client(laptop=True)
    fixture.start("ibid", deck="app")
    assert "A game is on" in laptop.get(f"/decks/{code}").text
    assert bring(laptop, code, SMALL)[0] == 409


def test_what_a_game_learns_can_be_taken_out_and_is_there_next_time(fixture: TableFixture) -> None:
    fixture.start("ibid", draw=False)
    for name, value in (
        ("starter", fixture.seats[0]),
        ("size", 20),
        ("start", {"number": 12, "type": "laptopple", "price": -3, "action": "a"}),
    ):
        fixture.ok(fixture.host, "answer", key=f"offer1/start/{name}", value=value)
    out = fixture.client().get(f"/decks/{fixture.table.code}/list.csv")
    assert out.text.splitlines()[1:] == ["12,Laptopple,-3,a"]
    fixture.ok(fixture.host, "end_game")
    fixture.start("ibid")
    playing = fixture.table.playing
    assert playing is not None
    assert playing.setup.options["list"] == ["12,Laptopple,-3,a"]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_deck_is_printed_nine_tiles_a_sheet(fixture: TableFixture, paper: str) -> None:
    page = fixture.client().get(f"/print/ibid/tiles?seed=7&odd=on&paper={paper}").text
    assert page.count('class="print-card"') == 64 + 42
    assert page.count('class="print-sheet"') == 12
    assert page.count("Seed 7 · sheet") == 12
    assert f'data-paper="{paper}"' in page
    numbers = re.findall(r'<span class="ibid-tile-no">(.\d*)</span>', page)
    assert [int(n.replace("−", "-")) for n in numbers] == list(make_deck(("base", "odd"), 7).tiles)


def test_a_tables_own_deck_is_printed(fixture: TableFixture) -> None:
    laptop, code = fixture.client(laptop=True), fixture.table.code
    assert "There are no cards in this list" in laptop.get(f"/decks/{code}/print").text
    bring(laptop, code, SMALL, whole="on")
    assert laptop.get(f"/decks/{code}/print").text.count('class="print-card"') == 19


@pytest.mark.parametrize("query", ["seed=0", "seed=1000", "seed=x", "seed=-1", "seed=1.5"])
def test_there_is_no_such_deck(fixture: TableFixture, query: str) -> None:
    assert fixture.client().get(f"/decks/app.csv?{query}").status_code == 404


def test_the_apps_own_list_is_taken_out_as_csv(fixture: TableFixture) -> None:
    out = fixture.client().get("/decks/app.csv?seed=9&double=on").text
    assert read_csv(out)[0].tiles == make_deck(("base", "double"), 9).tiles


def test_a_game_without_lists_of_its_own_is_not_asked_for_them(fixture: TableFixture) -> None:
    laptop, code = fixture.client(laptop=True), fixture.table.code
    assert laptop.get(f"/decks/{code}?game=feast").status_code == 200
    assert laptop.get("/decks/app.csv?game=none").status_code == 200
    assert "I Bid You Not" in laptop.get(f"/decks/{code}?game=ibid").text


def test_without_a_game_that_has_lists_there_is_no_page(
    fixture: TableFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    laptop, code = fixture.client(laptop=True), fixture.table.code
    monkeypatch.setattr(registry, "meta", lambda _: FEAST)
    assert laptop.get(f"/decks/{code}").status_code == 404
    assert laptop.get("/decks/app.csv").status_code == 404
