"""Style sheets that are joined, and scripts that are sent with all that they import."""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
from pathlib import Path
from posixpath import dirname, normpath

import pytest

from companion.web.folders import folder
from companion.web.old_styles import lowered
from companion.web.static_files import StaticFiles
from companion.web.style_sheets import compact
from companion.web.whole_scripts import modules_of, whole
from rules.engine import registry
from tests.left_out import not_installed
from tests.tables.table_fixture import TableFixture

STATIC = folder("static")
FILES = StaticFiles(STATIC)
SHEETS = "css/tokens+base+accents.css"
SCRIPTS = [
    *("js/pad.js", "js/board.js", "js/replay.js", "js/result.js", "js/demo.js", "js/demo_phone.js"),
    *(f"games/{game}/static/pad.js" for game in registry.GAMES),
]


def read(name: str) -> str:
    """Return a file of the app or of a game."""
    if name.startswith("games/"):
        _, game, _, inside = name.split("/", 3)
        return (registry.folder(game) / "static" / inside).read_text(encoding="utf-8")
    return (STATIC / name).read_text(encoding="utf-8")


def sent(name: str, query: str = "", **headers: str) -> str:
    """Return what a browser is sent, unpacked."""
    client = TableFixture().client()
    answer = client.get(f"/static/{FILES.version}/{name}{query}", headers=headers, buffered=True)
    assert answer.status_code == 200, name
    packed = answer.headers.get("Content-Encoding") == "gzip"
    return (gzip.decompress(answer.data) if packed else answer.data).decode()


def test_joined_sheets_are_those_sheets_one_after_the_other() -> None:
    accents = [
        path for game in registry.GAMES for path in [registry.folder(game) / "static/accent.css"]
    ]
    files = [STATIC / "css/tokens.css", STATIC / "css/base.css", *filter(Path.is_file, accents)]
    css = [file.read_text(encoding="utf-8") for file in files]
    assert len(css) == 2 + len(registry.GAMES)
    assert sent(SHEETS) == "".join(map(compact, css))
    assert sent(SHEETS, **{"Accept-Encoding": "gzip"}) == sent(SHEETS)
    assert sent(SHEETS, "?old") == "".join(map(lowered, css))
    assert sent(SHEETS, "?old=no-gap") == "".join(lowered(each, flex_gaps=False) for each in css)


def test_of_a_games_sheets_come_those_that_it_has() -> None:
    style, board = (read(f"games/eatme/static/{name}.css") for name in ("style", "board"))
    assert sent("games/eatme/static/style+board.css") == compact(style) + compact(board)
    assert sent("games/eatme/static/style+pad.css") == compact(style)
    assert sent("games/goofspiel/static/style+pad.css") == ""


def test_a_browser_that_has_a_joined_file_is_not_sent_it_again() -> None:
    client = TableFixture().client()
    for name in (SHEETS, "js/pad.whole.js"):
        for takes in ("gzip", "identity"):
            headers = {"Accept-Encoding": takes}
            url = FILES.url(name)
            answer = client.get(url, headers=headers, buffered=True)
            assert "max-age=31536000" in answer.headers["Cache-Control"]
            assert "Accept-Encoding" in answer.headers["Vary"]
            tag = answer.headers["ETag"]
            again = client.get(url, buffered=True, headers={**headers, "If-None-Match": tag})
            assert (again.status_code, again.data) == (304, b"")


@pytest.mark.parametrize(
    "name",
    [
        *("css/base+none.css", "css/base+base.css", "css/base+../js/dom.css", "css/+.css"),
        *("js/none.whole.js", "../pyproject.whole.js", "games/none/static/style+board.css"),
        "games/feast/static/../rulebook+style.css",
    ],
)  # fmt: skip
def test_nothing_else_can_be_asked_for_in_their_way(name: str) -> None:
    client = TableFixture().client()
    assert client.get(f"/static/{FILES.version}/{name}").status_code in {400, 404}


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_whole_script_holds_all_that_it_imports_after_what_that_needs(name: str) -> None:
    script = sent(name.replace(".js", ".whole.js"))
    if (
        name.startswith("games/")
        and not (registry.folder(name.split("/")[1]) / "static/pad.js").is_file()
    ):
        assert "(() =>" not in script
        return
    held = re.findall(r'^companion\["([^"]+)"\] =', script, re.MULTILINE)
    taken = set(re.findall(r'= companion\["([^"]+)"\];', script))
    needed = modules_of(name, read)
    missing = [each for each in needed if each not in held]
    assert held == [each for each in needed if each in held]
    assert taken <= {*held, *missing}
    assert not re.search(r"^(?:import|export)\b(?!\()", script, re.MULTILINE)
    if name.startswith("games/"):
        # What it leaves out is on each screen that has scripts of games.
        for screen in ("js/pad.js", "js/board.js", "js/demo_phone.js"):
            assert set(missing) <= set(modules_of(screen, read))
    else:
        assert not missing


@pytest.mark.skipif(not shutil.which("node"), reason=not_installed("Node"))
def test_a_whole_script_does_what_its_modules_do(tmp_path: Path) -> None:
    files = {
        "a.js": 'import { count as counted, next } from "./in/b.js";\nimport "./in/c.js";\n'
                "next();\nconsole.log(counted.at, twice(counted.at));\n"
                "/** @param {number} one */\nfunction twice(one) {\n  return 2 * one;\n}\n",
        "in/b.js": "export const count = { at: 1 };\nfunction go() {\n  count.at += 1;\n}\nexport { go as next };\n",
        "in/c.js": 'import {\n  count,\n  next,\n} from "./b.js";\nnext();\nexport async function none() {}\n'
                   "console.log(count.at);\n",
    }  # fmt: skip
    text = whole("a.js", modules_of("a.js", files.__getitem__), files.__getitem__)
    script = tmp_path / "whole.mjs"
    script.write_text(f"globalThis.window = globalThis;\n{text}", encoding="utf-8")
    found = subprocess.run(["node", script], check=True, capture_output=True, text=True)
    assert found.stdout.split() == ["2", "3", "6"]


@pytest.mark.skipif(not shutil.which("node"), reason=not_installed("Node"))
def test_every_whole_script_is_one_that_a_browser_can_read(tmp_path: Path) -> None:
    for number, name in enumerate(SCRIPTS):
        script = tmp_path / f"{number}.mjs"
        script.write_text(sent(name.replace(".js", ".whole.js")), encoding="utf-8")
    test = "for (const each of process.argv.slice(1)) new (require('vm').SourceTextModule)(require('fs').readFileSync(each, 'utf8'))"
    scripts = [str(each) for each in sorted(tmp_path.glob("*.mjs"))]
    found = subprocess.run(
        ["node", "--experimental-vm-modules", "-e", test, *scripts],
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr


@pytest.mark.parametrize(
    "script",
    [
        *("export let one = 1;", "export default 1;", 'export * from "./b.js";'),
        *('import * as b from "./b.js";', 'import b from "./b.js";', 'import { b } from "./b.js"; b();'),
        *('import b, { c } from "./b.js";', "export const { one } = two;", 'export { b } from "./b.js";'),
    ],
)  # fmt: skip
def test_what_cannot_be_written_as_a_function_is_an_error(script: str) -> None:
    with pytest.raises(ValueError, match="exports"):
        whole("a.js", ["a.js"], {"a.js": script}.__getitem__)


def test_modules_that_import_each_other_are_an_error() -> None:
    files = {"a.js": 'import "./b.js";\n', "b.js": 'import "./a.js";\n'}
    with pytest.raises(ValueError, match="import each other"):
        modules_of("a.js", files.__getitem__)


def test_what_is_fetched_later_comes_whole_too() -> None:
    text = whole(
        "js/a.js", ["js/a.js"], {"js/a.js": 'const b = import("./in/b.js");\n'}.__getitem__
    )
    assert 'import("./in/b.whole.js").then(() => companion["js/in/b.js"])' in text


def test_every_letter_of_our_sentences_is_in_the_slice_of_the_fonts_that_all_pages_load() -> None:
    css = (STATIC / "css/tokens.css").read_text(encoding="utf-8")
    ranges = re.findall(
        r'"Source Sans 3"; src: url\("[^"]*-basic\.woff2"\)[^}]*unicode-range: ([^;]*);', css
    )
    basic: set[int] = set()
    for each in ranges[0].split(", "):
        start, _, end = each.removeprefix("U+").partition("-")
        basic |= set(range(int(start, 16), int(end or start, 16) + 1))
    sentences = [
        *folder("templates").rglob("*.html"),
        *folder("rules").rglob("games/*/templates/**/*.html"),
    ]
    used = {letter for path in sentences for letter in path.read_text(encoding="utf-8")}
    assert len(used) > 80
    latin = {chr(point) for point in (*range(0xA0, 0x180), *range(0x2010, 0x2045))}
    assert not {letter for letter in used & latin if ord(letter) not in basic}


def test_the_fonts_lie_where_the_sheets_look_for_them() -> None:
    for name in re.findall(r'url\("([^"]+)"\)', read("css/tokens.css")):
        assert (STATIC / normpath(f"{dirname('css/tokens.css')}/{name}")).is_file()
