"""Each device speaks the language of its browser, or the one that somebody picked on it."""

from __future__ import annotations

import html

from flask.testing import FlaskClient

from companion.presenters import Viewer
from companion.web.request_language import language_of_page
from tests.tables.table_fixture import TableFixture

GERMAN = {"Accept-Language": "de-AT,de;q=0.9,en;q=0.5"}


def lang(client: FlaskClient, path: str = "/", **headers: str) -> str:
    """Return the language that a page says it is in."""
    text = client.get(path, headers=headers).text
    return text.partition('<html lang="')[2].partition('"')[0]


def test_a_page_is_in_the_language_of_its_browser() -> None:
    client = TableFixture().client()
    assert lang(client) == "en"
    assert lang(client, **GERMAN) == "de"
    assert lang(client, **{"Accept-Language": "zh,de;q=0.1"}) == "de"
    assert lang(client, **{"Accept-Language": "zh"}) == "en"


def test_a_pages_connection_speaks_as_the_page_does() -> None:
    """A browser may ask for another language there: Chromium 150 does, where a page has a language of its own."""
    fixture = TableFixture()
    client = fixture.client()
    page = client.get(f"/watch/{fixture.table.code}", headers=GERMAN).text
    link = html.unescape(page.partition('data-link="')[2].partition('"')[0])
    assert "speaks=de" in link
    for address, spoken in ((link, "de"), (link.replace("=de", "=tlh"), "en")):
        with fixture.app.test_request_context(address):
            assert language_of_page() == spoken


def test_what_is_picked_goes_before_and_holds_for_that_device_alone() -> None:
    fixture = TableFixture()
    mine, other = fixture.client(), fixture.client()
    mine.get("/")
    assert mine.post("/language", data={"language": "de"}).status_code == 204
    assert lang(mine, f"/{fixture.table.code}") == "de"
    assert lang(other) == "en"
    mine.post("/language", data={"language": "en"})
    assert lang(mine, **GERMAN) == "en"


def test_a_language_that_nobody_speaks_is_refused_in_a_sentence() -> None:
    client = TableFixture().client()
    for picked in ("tlh", "", "../en"):
        answer = client.post("/language", data={"language": picked})
        assert answer.status_code == 400
        assert "doesn’t speak that language" in answer.text
    assert lang(client) == "en"


def test_everybody_at_a_table_reads_the_same_ruling_in_their_own_language() -> None:
    fixture = TableFixture(2)
    fixture.start("goofspiel", cards=13, order="ascending")
    fixture.ok(fixture.host, "answer", key="round1/prize", value=1)
    for seat, card in zip(fixture.seats, (5, 2), strict=True):
        fixture.ok(seat, "answer", key=f"round1/card/{seat}", value=card)
    fixture.alarm.ring()
    fixture.alarm.ring()
    renderer = fixture.services.renderer
    ana, bo = (
        renderer.html(fixture.table, Viewer("pad", seat, language=language))
        for seat, language in zip(fixture.seats, ("de", "en"), strict=True)
    )
    board = renderer.html(fixture.table, Viewer("board", language="de"))
    assert "Du nimmst" in ana["result"]
    assert "takes" in bo["result"]
    assert "nimmt" in board["says"]
    assert "takes" in renderer.html(fixture.table, Viewer("board"))["says"]
