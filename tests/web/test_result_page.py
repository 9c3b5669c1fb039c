"""The page of a result that is taken home, and its picture."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from flask.testing import FlaskClient
from PIL import Image
from werkzeug.test import TestResponse

from companion.rendering.pictures import PictureError
from companion.web.request_limits import RESULTS
from rules.engine.registry import GAMES, meta
from tests.rendering.test_finale import play
from tests.tables.table_fixture import TableFixture

PATHS = ("/result/{}/{}", "/result/{}/{}/picture.png")


def played(game: str, **options: object) -> TableFixture:
    """A table at which a game has just ended."""
    fixture = TableFixture(players=3)
    fixture.start(game, **options)
    play(fixture, 5)
    return fixture


@pytest.fixture
def fixture() -> TableFixture:
    return played("goofspiel", cards=5)


def get(
    fixture: TableFixture, path: str, number: int = 1, client: FlaskClient | None = None
) -> TestResponse:
    return (client or fixture.app.test_client()).get(path.format(fixture.table.code, number))


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_the_picture_and_the_text(game: str) -> None:
    fixture = played(game)
    page = get(fixture, PATHS[0])
    assert page.status_code == 200
    assert f'src="/result/{fixture.table.code}/1/picture.png"' in page.text
    saved = re.search(r'download="([a-z0-9-]+)\.png"', page.text)
    assert saved
    assert saved[1].endswith("-2023-11-14")
    text = page.text.partition("<textarea")[2].partition("</textarea>")[0]
    assert meta(game).name.replace("’", "&#39;") in text or meta(game).name in text
    assert all(name in text for name in ("Ana", "Bo", "Cem"))
    picture = get(fixture, PATHS[1])
    assert picture.status_code == 200
    assert picture.mimetype == "image/png"
    assert f'inline; filename="{saved[1]}.png"' in picture.headers["Content-Disposition"]
    assert Image.open(BytesIO(picture.data)).size == (1080, 1350)
    save = get(fixture, PATHS[1] + "?save")
    assert save.headers["Content-Disposition"].startswith("attachment;")


def test_nothing_on_the_page_comes_from_elsewhere(fixture: TableFixture) -> None:
    page = get(fixture, PATHS[0]).text
    assert all(
        url.startswith(("/", "#")) for url in re.findall(r'(?:src|href|data-rest)="([^"]*)"', page)
    )


@pytest.mark.parametrize("path", PATHS)
def test_of_a_game_that_is_not_over_nothing_is_told(path: str) -> None:
    fixture = TableFixture(players=3)
    assert get(fixture, path, 1).status_code == 404, "no game was ever played"
    fixture.start("feast")
    answer = get(fixture, path)
    assert answer.status_code == 404
    assert "This game isn’t over yet" in answer.text
    assert not any(name in answer.text for name in ("Ana", "Bo", "Cem"))
    fixture.ok(fixture.host, "end_game")
    assert "ended early" in get(fixture, path).text
    for number in (0, 2, 99):
        answer = get(fixture, path, number)
        assert answer.status_code == 404
        assert "no such game" in answer.text
    assert get(fixture, path, 10**30).status_code == 404
    assert get(fixture, path.replace("{}/{}", "{}/-1")).status_code == 404


def test_an_undo_after_the_end_takes_the_result_back(fixture: TableFixture) -> None:
    assert get(fixture, PATHS[0]).status_code == 200
    fixture.ok(fixture.host, "undo")
    assert [get(fixture, path).status_code for path in PATHS] == [404, 404]
    fixture.ok(fixture.host, "redo")
    assert [get(fixture, path).status_code for path in PATHS] == [200, 200]


def test_a_result_stays_when_the_next_game_has_begun(fixture: TableFixture) -> None:
    before = get(fixture, PATHS[1]).data
    text = get(fixture, PATHS[0]).text.partition("<textarea")[2]
    fixture.ok(fixture.host, "end_game")
    assert get(fixture, PATHS[1]).data == before
    fixture.start("feast")
    assert get(fixture, PATHS[1]).data == before
    assert get(fixture, PATHS[0]).text.partition("<textarea")[2] == text
    assert get(fixture, PATHS[0], 2).status_code == 404


def test_somebody_who_is_renamed_is_so_on_results_too(fixture: TableFixture) -> None:
    assert "Ana" in get(fixture, PATHS[0]).text
    fixture.ok(fixture.seats[0], "rename", seat=fixture.seats[0], name="<i>Zoë", colour="cherry")
    page = get(fixture, PATHS[0]).text
    assert "&lt;i&gt;Zoë" in page
    assert "Ana" not in page
    assert "<i>" not in page


def test_the_page_says_what_the_picture_has_no_letters_for(fixture: TableFixture) -> None:
    assert 'id="changed"' not in get(fixture, PATHS[0]).text
    fixture.ok(fixture.seats[0], "rename", seat=fixture.seats[0], name="李", colour="cherry")
    page = get(fixture, PATHS[0]).text
    assert "In the picture, <bdi>李</bdi> is written Cherry" in page
    assert "李: " in page.partition("<textarea")[2]


def test_the_boards_dialog_leads_there(fixture: TableFixture) -> None:
    code = fixture.table.code
    dialog = fixture.app.test_client().get(f"/take-home/{code}")
    assert dialog.status_code == 200
    assert f"http://192.168.1.23:8000/result/{code}/1" in dialog.text
    fixture.ok(fixture.host, "end_game")
    fixture.start("feast")
    refused = fixture.app.test_client().get(f"/take-home/{code}")
    assert refused.status_code == 409
    assert refused.text == "This game isn’t over yet. Its result is here when it is."


def test_the_board_and_the_pads_offer_it_at_the_end() -> None:
    fixture = TableFixture(players=3)
    fixture.start("goofspiel")
    everything = str(fixture.everything())
    assert "take-home" not in everything
    assert "/result/" not in everything
    play(fixture, 5)
    link = f"/result/{fixture.table.code}/1"
    assert all(link in fixture.html("pad", seat)["main"] for seat in fixture.seats)
    for host in (False, True):
        assert 'data-open="take-home"' in fixture.html("board", host=host)["stage"]


def test_score_sheets_count_as_looks_at_results(fixture: TableFixture) -> None:
    client = fixture.client(laptop=True)
    sheet = f"/history/{fixture.table.code}/1/sheet"
    for _ in range(RESULTS.burst):
        assert client.get(sheet).status_code == 200
    assert client.get(sheet).status_code == 429


def test_whoever_looks_too_often_waits(fixture: TableFixture) -> None:
    client = fixture.client()
    for _ in range(RESULTS.burst):
        assert get(fixture, PATHS[0], client=client).status_code == 200
    refused = get(fixture, PATHS[1], client=client)
    assert refused.status_code == 429
    assert "too often" in refused.text
    code = fixture.table.code
    assert client.get(f"/watch/{code}").status_code == 200, "only results wait"
    fixture.passed += RESULTS.interval + 1
    assert get(fixture, PATHS[1], client=client).status_code == 200


def test_a_picture_that_cannot_be_drawn_leaves_the_text(
    fixture: TableFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_svg: str) -> bytes:
        raise PictureError("no paper")

    monkeypatch.setattr(fixture.services.pictures, "_draw", fail)
    answer = get(fixture, PATHS[1])
    assert answer.status_code == 503
    assert "The result is there as text" in answer.text
    assert get(fixture, PATHS[0]).status_code == 200


def test_a_template_that_fails_leaves_the_text(
    fixture: TableFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(fixture.services.pictures, "svg", fail)
    page = get(fixture, PATHS[0])
    assert page.status_code == 200
    assert "Ana" in page.text
    assert "picture.png" not in page.text
    assert get(fixture, PATHS[1]).status_code == 503


def test_a_replay_is_made_once(fixture: TableFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    results, read = fixture.services.results, []
    real = results._read

    def note(*given: object) -> object:
        read.append(given)
        return real(*given)  # type: ignore[arg-type]  # handed on as they come

    monkeypatch.setattr(results, "_read", note)
    for path in (*PATHS, *PATHS):
        assert get(fixture, path).status_code == 200
    assert len(read) == 1
