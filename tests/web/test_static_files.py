"""Static files over the wire: versioned, compressed, and no page heavier than a phone bears."""

from __future__ import annotations

import gzip
import posixpath
import re
from pathlib import Path

import pytest

from companion.web.folders import folder
from companion.web.static_files import StaticFiles
from companion.web.style_sheets import compact
from companion.web.whole_scripts import without_comments
from rules.engine import registry
from tests.tables.table_fixture import TableFixture

STATIC = folder("static")
URL = StaticFiles(STATIC).url
SHEET = URL("css/base.css")
PAD, BOARD = 80_000, 92_000
"""What a first visit may weigh in any game, fonts and scripts included; sounds come later."""
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
    assert plain.data == (STATIC / "css/base.css").read_bytes()
    assert gzip.decompress(answer.data).decode() == compact(plain.text)
    assert "Content-Encoding" not in plain.headers
    for each in (answer, plain):
        assert "Accept-Encoding" in each.headers["Vary"]
    assert len(answer.data) < len(plain.data) / 2
    assert int(answer.headers["Content-Length"]) == len(answer.data)


def test_a_script_comes_without_its_comments_on_the_same_lines() -> None:
    answer = (
        TableFixture()
        .client()
        .get(URL("js/connection.js"), headers={"Accept-Encoding": "gzip"}, buffered=True)
    )
    script = (STATIC / "js/connection.js").read_text(encoding="utf-8").splitlines()
    sent = gzip.decompress(answer.data).decode().splitlines()
    assert len(sent) == len(script)
    changed = {line for line, whole in zip(sent, script, strict=True) if line != whole.lstrip()}
    assert changed == {""}
    assert not any(line.lstrip().startswith(("//", "*", "/*")) for line in sent)
    assert sent[script.index("function openSocket() {")] == "function openSocket() {"


def test_other_peoples_scripts_keep_their_notices() -> None:
    name = "vendor/idiomorph/idiomorph.min.js"
    answer = (
        TableFixture().client().get(URL(name), headers={"Accept-Encoding": "gzip"}, buffered=True)
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


def test_fonts_come_as_they_are() -> None:
    client = TableFixture().client(laptop=True)
    takes = {"Accept-Encoding": "gzip"}
    font = client.get(URL("fonts/gloock-latin.woff2"), headers=takes, buffered=True)
    assert "Content-Encoding" not in font.headers
    assert client.get(f"{posixpath.dirname(SHEET)}/none.css", headers=takes).status_code == 404


def test_browsers_keep_the_present_version_for_good_and_ask_again_for_another() -> None:
    client = TableFixture().client()
    assert "max-age=31536000" in client.get(SHEET, buffered=True).headers["Cache-Control"]
    _, _, _, *rest = SHEET.split("/")
    old = client.get("/".join(["/static", "0123456789", *rest]), buffered=True)
    assert old.status_code == 200
    assert "max-age=0" in old.headers["Cache-Control"]


def test_a_change_of_any_file_changes_the_version(tmp_path: Path) -> None:
    (tmp_path / "js").mkdir()
    script = tmp_path / "js" / "one.js"
    script.write_text("1;")
    before = StaticFiles(tmp_path).version
    assert StaticFiles(tmp_path).version == before
    script.write_text("2;")
    assert StaticFiles(tmp_path).version != before


def test_a_games_files_lie_beside_those_of_the_app() -> None:
    client = TableFixture().client()
    for game in registry.GAMES:
        name = f"games/{game}/static/accent.css"
        file = registry.folder(game) / "static/accent.css"
        assert client.get(URL(name), buffered=True).data == file.read_bytes()


@pytest.mark.parametrize(
    "name",
    [
        "games/feast/script.py",
        "games/feast/static/../script.py",
        "../pyproject.toml",
        "games/none/static/accent.css",
    ],
)
def test_nothing_else_is_served(name: str) -> None:
    client = TableFixture().client()
    version = SHEET.split("/")[2]
    assert client.get(f"/static/{version}/{name}").status_code in {400, 404}


def weight(fixture: TableFixture, path: str, client_of: str | None) -> int:
    """What a first visit of a page weighs, all that it may load included."""
    client = fixture.client(laptop=client_of is None)
    if client_of is not None:
        with client.session_transaction() as session:
            session["device"] = client_of
    page = client.get(path)
    assert page.status_code == 200
    names = set(_LINKED.findall(page.text))
    sent = client.get(path, headers={"Accept-Encoding": "gzip"})
    total, seen = len(sent.data), set[str]()
    while names:
        name = names.pop()
        seen.add(name)
        answer = client.get(name, headers={"Accept-Encoding": "gzip"}, buffered=True)
        assert answer.status_code == 200, name
        total += len(answer.data)
        names |= _further(name, client.get(name, buffered=True).data) - seen
    return total


def _further(name: str, content: bytes) -> set[str]:
    """What a script imports, and the fonts and pictures of a style sheet."""
    if not name.endswith((".js", ".css")):
        return set()
    text = content.decode()
    found = [one or two for one, two in _IMPORTED.findall(text)] if name.endswith(".js") else []
    found += [url for url in _FONTS.findall(text) if not url.startswith("data:")]
    # Browsers fetch the fonts of further alphabets only where a name is written in one.
    found = [url for url in found if "-latin" not in url]
    near = [url.partition("#")[0] for url in found]
    return {posixpath.normpath(posixpath.join(posixpath.dirname(name), url)) for url in near}


def test_a_page_comes_in_fewer_bytes_to_whoever_can_read_them() -> None:
    fixture = TableFixture()
    fixture.start()
    client = fixture.client(laptop=True)
    path = f"/board/{fixture.table.code}"
    plain, packed = client.get(path), client.get(path, headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert int(packed.headers["Content-Length"]) == len(packed.data) < len(plain.data) / 3
    assert gzip.decompress(packed.data) == plain.data
    assert "Accept-Encoding" in plain.headers["Vary"]


@pytest.mark.parametrize("game", [None, *registry.GAMES])
def test_a_first_visit_is_light(game: str | None) -> None:
    fixture = TableFixture()
    if game:
        fixture.start(game)
    code, seat = fixture.table.code, fixture.seats[0]
    assert weight(fixture, f"/pad/{code}/{seat}", "device-Ana") < PAD
    assert weight(fixture, f"/board/{code}", None) < BOARD
    assert weight(fixture, f"/{code}", "device-of-a-guest") < PAD


def test_a_page_asks_for_few_files_and_for_those_of_its_game_alone() -> None:
    fixture = TableFixture()
    fixture.start("liar")
    page = fixture.client().get(f"/watch/{fixture.table.code}").text
    names = [name.partition("/static/")[2].partition("/")[2] for name in _LINKED.findall(page)]
    of_games = {name for name in names if name.startswith("games/")}
    assert of_games == {"games/liar/static/style+pad.css", "games/liar/static/pad.whole.js"}
    # The fonts are fetched in any case: named here, they come with the page and not after its styles.
    assert len({name for name in names if not name.startswith(("icons/", "fonts/"))}) <= 7
