"""Static files over the wire: versioned, compressed, and no page heavier than a phone bears."""

from __future__ import annotations

import gzip
import posixpath
import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from companion.web.folders import folder
from companion.web.static_files import StaticFiles
from companion.words.language import SOURCE, families, file_of, languages, own_name
from rules.engine import registry
from tests.tables.table_fixture import TableFixture

STATIC = folder("static")
URL = StaticFiles(STATIC).url
SHEET = URL("css/base.css")
PAD, BOARD = 111_500, 146_500
JOIN = 20_000
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
    assert gzip.decompress(answer.data) == plain.data
    assert "Content-Encoding" not in plain.headers
    for each in (answer, plain):
        assert "Accept-Encoding" in each.headers["Vary"]
    assert len(answer.data) < len(plain.data) / 2
    assert int(answer.headers["Content-Length"]) == len(answer.data)


@pytest.mark.parametrize("coding", ["gzip", "br", "identity"])
def test_a_browser_that_has_it_is_not_sent_it_again(coding: str) -> None:
    client = TableFixture().client()
    takes = {"Accept-Encoding": coding}
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


def test_a_file_may_do_nothing_where_it_is_opened_alone_and_one_that_is_missing_is_a_page() -> None:
    client = TableFixture().client()
    for name in ("css/base.css", "icons/favicon.svg", "js/pad.js"):
        found = client.get(URL(name), buffered=True)
        assert found.headers["Content-Security-Policy"] == "default-src 'none'"
        assert found.headers["X-Content-Type-Options"] == "nosniff"
    missing = client.get(f"{posixpath.dirname(SHEET)}/none.css")
    assert "style-src 'self' 'sha256-" in missing.headers["Content-Security-Policy"]


def test_browsers_keep_the_present_version_for_good_and_ask_again_for_another() -> None:
    client = TableFixture().client()
    kept = client.get(SHEET, buffered=True).headers["Cache-Control"]
    assert "max-age=31536000" in kept
    assert "immutable" in kept
    _, _, _, *rest = SHEET.split("/")
    old = client.get("/".join(["/static", "0123456789", *rest]), buffered=True)
    assert old.status_code == 200
    assert "max-age=0" in old.headers["Cache-Control"]
    assert "immutable" not in old.headers["Cache-Control"]


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
    pictures = {each: registry.folder(each) / "static/picture.svg" for each in registry.GAMES}
    own = {game: file for game, file in pictures.items() if file.is_file()}
    assert "feast" in own
    for game, file in own.items():
        name = f"games/{game}/static/picture.svg"
        assert client.get(URL(name), buffered=True).data == file.read_bytes()


def test_every_page_has_the_colours_of_all_games_and_the_policy_allows_no_styles_but_ours() -> None:
    fixture = TableFixture()
    join = f"/{fixture.table.code}"
    first = (STATIC / "css/first.css").read_text("utf-8")
    for page in ("/", join, "/rules/feast"):
        response = fixture.client().get(page)
        accents, *styles = re.findall(r"<style[^>]*>(.*?)</style>", response.text, re.DOTALL)
        colours = (registry.folder(game) / "static/accent.css" for game in registry.GAMES)
        assert all(file.read_text("utf-8") in accents for file in colours if file.is_file())
        assert styles == ([first] if page == join else [])
        digests = (b64encode(sha256(each.encode()).digest()).decode() for each in (accents, first))
        allowed = " ".join(f"'sha256-{digest}'" for digest in digests)
        assert f"style-src 'self' {allowed};" in response.headers["Content-Security-Policy"]


def test_the_page_where_people_join_asks_for_no_style_and_no_font_before_it_can_be_used() -> None:
    fixture = TableFixture()
    page = fixture.client().get(f"/{fixture.table.code}")
    assert names_in(page.text, "stylesheet") == []
    assert ".woff2" not in page.text
    fixture.request_rejoin("device-New", fixture.seats[0])
    waits = fixture.client(device="device-New").get(f"/{fixture.table.code}").text
    assert names_in(waits, "stylesheet") == ["css/first.css", "css/base.css"]
    sent = fixture.client().get(f"/{fixture.table.code}", headers={"Accept-Encoding": "gzip"})
    scripts = {*names_in(page.text, "modulepreload"), *names_in(page.text, "script")}
    assert len(sent.data) + sum(_loaded(URL(name))[0] for name in scripts) < JOIN


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
    client = fixture.client(laptop=client_of is None, device=client_of or "")
    page = client.get(path)
    assert page.status_code == 200
    names = set(_LINKED.findall(page.text))
    sent = client.get(path, headers={"Accept-Encoding": "gzip"})
    total, seen = len(sent.data), set[str]()
    while names:
        name = names.pop()
        seen.add(name)
        more, further = _loaded(name)
        total += more
        names |= further - seen
    return total


@cache
def _browser() -> FlaskClient:
    """A browser that loads files, which are the same for all pages."""
    return TableFixture(0).client()


@cache
def _loaded(name: str) -> tuple[int, frozenset[str]]:
    """What a file weighs, and which others it loads."""
    answer = _browser().get(name, headers={"Accept-Encoding": "gzip"}, buffered=True)
    assert answer.status_code == 200, name
    return len(answer.data), frozenset(_further(name, _browser().get(name, buffered=True).data))


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


def names_in(page: str, kind: str) -> list[str]:
    """Return the files that a page asks for by its ``<link>``s of a kind, or its scripts."""
    page = re.sub(r"<template.*?</template>", "", page, flags=re.DOTALL)
    pattern = (
        r'<script[^>]*src="([^"]+)"'
        if kind == "script"
        else rf'<link\s+rel="{kind}"\s+href="([^"]+)"'
    )
    return [name.partition("/static/")[2].partition("/")[2] for name in re.findall(pattern, page)]


def test_a_page_asks_for_few_files_and_for_those_of_its_game_alone() -> None:
    fixture = TableFixture()
    fixture.start("liar")
    page = fixture.client().get(f"/watch/{fixture.table.code}").text
    assert names_in(page, "stylesheet") == [
        *("css/first.css", "css/base.css", "css/pad.css"),
        "games/liar/static/style.css",
    ]
    assert names_in(page, "script") == [
        *("vendor/idiomorph/idiomorph.min.js", "js/pad.js", "games/liar/static/pad.js"),
    ]
    assert len(names_in(page, "modulepreload")) < 19


def imports(name: str) -> set[str]:
    """Return the modules that a script of ours imports, and those that these import."""
    text = (STATIC / name).read_text(encoding="utf-8")
    near = re.findall(r'^import (?:{[^}]*} from )?"([^"]+)";$', text, re.MULTILINE)
    found = {posixpath.normpath(posixpath.join(posixpath.dirname(name), each)) for each in near}
    return found.union(*map(imports, found)) if found else found


@pytest.mark.parametrize("path", ["watch/{}", "board/{}", "{}", "show-me/liar", "show-me/liar/phone", "practise/liar",
                                  "replay/{}/1", "rules/liar"])  # fmt: skip
def test_a_page_names_all_that_its_script_imports(path: str) -> None:
    fixture = TableFixture()
    fixture.start()
    page = fixture.client(laptop=True).get("/" + path.format(fixture.table.code))
    assert page.status_code == 200
    named = names_in(page.text, "modulepreload")
    scripts = [name for name in names_in(page.text, "script") if name.startswith("js/")]
    assert scripts
    assert sorted(named) == sorted(set().union(*map(imports, scripts)))


def test_what_a_pad_asks_for_comes_while_the_name_is_typed() -> None:
    fixture = TableFixture()
    fixture.start()
    code = fixture.table.code
    phone = fixture.client()
    page = phone.get(f"/{code}").text
    (ahead,) = re.findall(r'<template\s+id="files-of-pad">(.*?)</template>', page, re.DOTALL)
    named = {
        *re.findall(r'(?:href|src)="([^"]+)"', ahead),
        *re.findall(r'data-sheet="([^"]+)"', page),
    }
    phone.post(f"/{code}", data={"name": "Eli", "colour": "nut"})
    pad = phone.get(f"/{code}", follow_redirects=True).text
    asked = set(
        re.findall(
            r'<(?:link\s+rel="(?:stylesheet|modulepreload)"\s+href|script[^>]*src)="([^"]+)"', pad
        )
    )
    assert len(asked) > 5
    assert asked <= named
    assert all(phone.get(each, buffered=True).status_code == 200 for each in named)


def test_every_letter_of_our_sentences_is_in_the_slice_of_the_fonts_that_all_pages_load() -> None:
    css = (STATIC / "css/base.css").read_text(encoding="utf-8")
    ranges = re.findall(
        r'"Source Sans 3";\s*src: url\("[^"]*-basic\.woff2"\)[^}]*unicode-range:\s*([^;]*);', css
    )
    basic: set[int] = set()
    for each in re.split(r",\s*", ranges[0]):
        start, _, end = each.removeprefix("U+").partition("-")
        basic |= set(range(int(start, 16), int(end or start, 16) + 1))
    sentences = [
        *folder("templates").rglob("*.html"),
        *folder("rules").rglob("games/**/*.html"),
        *(
            file_of(each, SOURCE)
            for each in (*families(SOURCE), *registry.GAMES)
            if each != "terminal"
        ),
    ]
    used = {letter for path in sentences for letter in path.read_text(encoding="utf-8")}
    assert len(used) > 80
    # Every page offers the languages by their own names.
    used |= {letter for each in languages() for letter in own_name(each)}
    latin = {chr(point) for point in (*range(0xA0, 0x180), *range(0x2010, 0x2045))}
    in_pictures = {"º"}  # the server draws them with fonts of its own
    assert not {letter for letter in used & latin - in_pictures if ord(letter) not in basic}


def test_the_fonts_lie_where_the_sheets_look_for_them() -> None:
    for name in re.findall(r'url\("([^"]+)"\)', (STATIC / "css/base.css").read_text("utf-8")):
        assert (STATIC / posixpath.normpath(f"{'css'}/{name}")).is_file()
