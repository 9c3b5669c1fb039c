"""Static files over the wire: packed for who takes it so, and no page heavier than a phone bears."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from companion.web.folders import folder
from companion.web.static_gzip import without_comments
from tests.tables.table_fixture import TableFixture

STATIC = folder("static")
SHEET = "/static/css/base.css"
PAD, BOARD = 120_000, 250_000
"""What a first visit may weigh, fonts and scripts included."""
_LINKED = re.compile(r'(?:href|src)="(/static/[^"#]+)')
_IMPORTED = re.compile(
    r"""(?:from|import\() ?["'](\.{1,2}/[^"']+)["']|import ["'](\.{1,2}/[^"']+)["']"""
)
_FONTS = re.compile(r"url\([\"']?([^\"')]+)[\"']?\)")


def test_a_style_sheet_comes_packed_to_a_browser_that_unpacks_it() -> None:
    client = TableFixture().client()
    answer = client.get(SHEET, headers={"Accept-Encoding": "gzip, deflate"}, buffered=True)
    plain = client.get(SHEET, headers={"Accept-Encoding": "identity"}, buffered=True)
    assert answer.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(answer.data) == plain.data == (STATIC / "css/base.css").read_bytes()
    assert "Content-Encoding" not in plain.headers
    for each in (answer, plain):
        assert "Accept-Encoding" in each.headers["Vary"]
    assert len(answer.data) < len(plain.data) / 2
    assert int(answer.headers["Content-Length"]) == len(answer.data)


def test_a_script_comes_without_its_comments_on_the_same_lines() -> None:
    answer = (
        TableFixture()
        .client()
        .get("/static/js/connection.js", headers={"Accept-Encoding": "gzip"}, buffered=True)
    )
    script = (STATIC / "js/connection.js").read_text(encoding="utf-8").splitlines()
    sent = gzip.decompress(answer.data).decode().splitlines()
    assert len(sent) == len(script)
    assert {line for line, whole in zip(sent, script, strict=True) if line != whole} == {""}
    assert not any(line.lstrip().startswith(("//", "*", "/*")) for line in sent)
    assert sent[script.index("function openSocket() {")] == "function openSocket() {"


def test_other_peoples_scripts_keep_their_notices() -> None:
    name = "vendor/idiomorph/idiomorph.min.js"
    answer = (
        TableFixture()
        .client()
        .get(f"/static/{name}", headers={"Accept-Encoding": "gzip"}, buffered=True)
    )
    assert gzip.decompress(answer.data) == (STATIC / name).read_bytes()


@pytest.mark.parametrize("script", sorted(STATIC.glob("js/**/*.js")), ids=lambda each: each.name)
def test_no_text_of_a_script_can_be_taken_for_a_comment(script: Path) -> None:
    # A line of a text that begins with two slashes would be taken out too: no text has several lines.
    code = without_comments(script.read_bytes())
    assert all(line.count(b"`") % 2 == 0 for line in code.splitlines())


def test_a_browser_that_has_it_is_not_sent_it_again() -> None:
    client = TableFixture().client()
    takes = {"Accept-Encoding": "gzip"}
    tag = client.get(SHEET, headers=takes, buffered=True).headers["ETag"]
    again = client.get(SHEET, buffered=True, headers={**takes, "If-None-Match": tag})
    assert again.status_code == 304
    assert again.data == b""


def test_fonts_and_pages_come_as_they_are() -> None:
    fixture = TableFixture()
    client = fixture.client(laptop=True)
    takes = {"Accept-Encoding": "gzip"}
    font = client.get("/static/fonts/gloock-latin.woff2", headers=takes, buffered=True)
    page = client.get(f"/board/{fixture.table.code}", headers=takes)
    assert "Content-Encoding" not in font.headers
    assert "Content-Encoding" not in page.headers
    assert client.get("/static/css/none.css", headers=takes).status_code == 404


def weight(fixture: TableFixture, path: str, client_of: str | None) -> int:
    """What a first visit of a page weighs, all that it may load included."""
    client = fixture.client(laptop=client_of is None)
    if client_of is not None:
        with client.session_transaction() as session:
            session["device"] = client_of
    page = client.get(path)
    assert page.status_code == 200
    names = {link.partition("?")[0] for link in _LINKED.findall(page.text)}
    total, seen = len(page.data), set[str]()
    while names:
        name = names.pop()
        seen.add(name)
        total += len(client.get(name, headers={"Accept-Encoding": "gzip"}, buffered=True).data)
        names |= _further(name) - seen
    return total


def _further(name: str) -> set[str]:
    """What a script imports, and the fonts and pictures of a style sheet."""
    file = STATIC / name.removeprefix("/static/")
    if file.suffix not in {".js", ".css"}:
        return set()
    text = file.read_text(encoding="utf-8")
    found = [one or two for one, two in _IMPORTED.findall(text)] if file.suffix == ".js" else []
    found += [url for url in _FONTS.findall(text) if not url.startswith("data:")]
    # Browsers fetch the fonts of further alphabets only where a name is written in one.
    found = [url for url in found if "-latin-ext" not in url]
    near = [(file.parent / url.partition("#")[0]).resolve() for url in found]
    return {f"/static/{each.relative_to(Path(STATIC).resolve())}" for each in near}


@pytest.mark.parametrize("who", ["pad", "board"])
def test_a_first_visit_is_light(who: str) -> None:
    fixture = TableFixture()
    fixture.start()
    code, seat = fixture.table.code, fixture.seats[0]
    if who == "pad":
        assert weight(fixture, f"/pad/{code}/{seat}", "device-Ana") < PAD
    else:
        assert weight(fixture, f"/board/{code}", None) < BOARD
