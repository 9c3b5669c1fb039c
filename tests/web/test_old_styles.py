"""Style sheets for old browsers say the same in what those know, and are sent to whoever asks."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from companion.web.folders import folder
from companion.web.old_styles import lowered, selectors_of
from companion.web.static_files import StaticFiles
from companion.web.style_sheets import Rule, compact, parse
from rules.engine import registry
from tests.browser.old_engine import reads
from tests.tables.table_fixture import TableFixture

STATIC = folder("static")
SHEETS = sorted(
    [
        *STATIC.glob("css/*.css"),
        *(sheet for game in registry.GAMES for sheet in registry.folder(game).glob("static/*.css")),
    ]
)
BOX = '[data-box~="pad%7Cmax-width%7C12%7Cem"]'
LOOKS_ALONE = re.compile(
    r"accent-color|text-wrap|overscroll-behavior.*|scroll-margin.*|aspect-ratio|hyphens|appearance"
)
"""What may be missing: nothing is hidden, moved or out of reach without it."""
LOOK_OR_SPARE = re.compile(r"subgrid|[\d.]dvh\b|\banywhere\b")
"""Values that are looks, or whose place another line of the same rule takes."""


@pytest.mark.parametrize(
    "css, old",
    [
        (".a { margin-inline: auto; }", ".a { margin-left: auto; margin-right: auto; }"),
        (".a { padding-block: 1px calc(2px + 1px) !important; }",
         ".a { padding-top: 1px !important; padding-bottom: calc(2px + 1px) !important; }"),
        (".a { inset: 0 auto 1px; }", ".a { top: 0; right: auto; bottom: 1px; left: auto; }"),
        (".a { inset-block-end: 2px; }", ".a { bottom: 2px; }"),
        (".a { border-block: 1px solid red; }",
         ".a { border-top: 1px solid red; border-bottom: 1px solid red; }"),
        (".a { border-inline-start-width: 0; }", ".a { border-left-width: 0; }"),
        (".a { overflow: clip; }", ".a { overflow: hidden; }"),
        (".a { width: min(4rem, 14.5cqh); }",
         ".a { width: min(4rem, calc(14.5 * var(--cqh, 1vh))); }"),
        (".a { container: pad / inline-size; }", ".a { --contains: inline-size pad; }"),
        ("@keyframes k { to { translate: 1px 2px; rotate: 5deg; } }",
         "@keyframes k { to { transform: translate(1px, 2px) rotate(5deg); } }"),
        ("@media (hover: hover) { .a:is(b, .c):hover { color: red; } }",
         "@media (hover: hover) { b.a:hover, .a.c:hover { color: red; } }"),
        ("@container pad (max-width: 12em) { .a .b { color: red; } }",
         f"{BOX} .a .b,.a{BOX} .b {{ color: red; }}"),
        ('.a::before { content: "a;b { }"; } /* { */', '.a::before { content: "a;b { }"; }'),
    ],
)  # fmt: skip
def test_a_style_sheet_says_the_same_in_older_words(css: str, old: str) -> None:
    assert parse(lowered(css)) == parse(old)


@pytest.mark.parametrize(
    "selector, old",
    [
        (":is(.a, .b) > .c", [".a > .c", ".b > .c"]),
        (".a:where(:not(:disabled)):hover", [".a:not(:disabled):hover"]),
        (".a:not(.b, .c)", [".a:not(.b):not(.c)"]),
        (".a:focus-visible", [".a[data-by-keys]"]),
        (".a:has(> .b, .c) .d", ['.a[data-has~=".a%7C%3E%20.b"] .d', '.a[data-has~=".a%7C.c"] .d']),
        (".x .a:not(:has(.b)):has(i)", ['.x .a:not([data-has~=".a%7C.b"])[data-has~=".a%7Ci"]']),
        (".a:not(.b .c)", ['.a:not([data-has~=".b%20.c%7C"])']),
        (".a:is(.b .c)", ['.a[data-has~=".b%20.c%7C"]']),
        (".a:has(~ .b)", ['.a[data-has~=".a%7C~%20.b"]']),
    ],
)
def test_a_selector_is_written_out(selector: str, old: list[str]) -> None:
    assert selectors_of(selector) == old


@pytest.mark.parametrize(
    "css",
    [
        ":has(.b) { }",
        ".a { width: 1cqmin; }",
        "@container (aspect-ratio > 1) { .a { } }",
        ".a { color }",
        ".a { color: red;",
    ],
)
def test_what_cannot_be_written_out_is_an_error(css: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        lowered(css)


def test_gaps_of_flex_boxes_are_margins_where_they_are_unknown() -> None:
    css = ".a { display: flex; gap: 1px 2px; } .b { display: grid; gap: 1px; }"
    assert "margin" not in lowered(css)
    assert ".a > * + *{margin-left:2px}" in lowered(css, flex_gaps=False)
    assert ".b > " not in lowered(css, flex_gaps=False)
    wraps = lowered(".a { display: flex; flex-wrap: wrap; gap: 4cqh; }", flex_gaps=False)
    assert "margin:calc(calc(4 * var(--cqh,1vh)) / 2)" in wraps


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda each: "/".join(each.parts[-3:]))
def test_a_style_sheet_without_its_spaces_is_the_same(sheet: Path) -> None:
    css = sheet.read_text(encoding="utf-8")
    short = compact(css)
    assert parse(short) == parse(css.replace(", ", ",")) or parse(short) == parse(css)
    assert len(short) < len(css)
    assert "/*" not in short


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda each: "/".join(each.parts[-3:]))
def test_nothing_that_matters_is_dropped_of_our_own_style_sheets(sheet: Path) -> None:
    css = sheet.read_text(encoding="utf-8")
    for flex_gaps in (True, False):
        rules = parse(lowered(css, flex_gaps=flex_gaps))
        missing = [each for rule in rules for each in lost(rule, reads(rule))]
        assert not missing


def test_an_old_browser_would_drop_much_of_them_as_they_are() -> None:
    css = (STATIC / "css/base.css").read_text(encoding="utf-8")
    assert len([each for rule in parse(css) for each in lost(rule, reads(rule))]) > 10


def lost(rule: Rule, old: Rule | None) -> list[str]:
    """Return what an old browser drops of a rule, if more than looks hang on it."""
    if rule.head.startswith("@supports"):
        return []  # it says itself that not everybody knows it
    if old is None:
        return [rule.head]
    known = {name for name, _ in old.declarations}
    missing = [
        f"{rule.head} {{ {name}: {value} }}"
        for name, value in rule.declarations
        if name not in known and not LOOKS_ALONE.fullmatch(name) and not LOOK_OR_SPARE.search(value)
        and not name.endswith("gap")
    ]  # fmt: skip
    inner = [
        each
        for rule_in in rule.rules
        for each in lost(rule_in, next((o for o in old.rules if o.head == rule_in.head), None))
    ]
    return missing + inner


def test_they_are_sent_to_whoever_asks() -> None:
    client = TableFixture().client()
    url = StaticFiles(STATIC).url("css/pad.css")
    plain = client.get(url, headers={"Accept-Encoding": "identity"}, buffered=True)
    old = client.get(f"{url}?old", headers={"Accept-Encoding": "identity"}, buffered=True)
    oldest = client.get(f"{url}?old=no-gap", headers={"Accept-Encoding": "identity"}, buffered=True)
    packed = client.get(f"{url}?old", headers={"Accept-Encoding": "gzip"}, buffered=True)
    assert b":has(" in plain.data
    assert b":has(" not in old.data
    assert old.data == lowered(plain.text).encode() == gzip.decompress(packed.data)
    assert oldest.data == lowered(plain.text, flex_gaps=False).encode() != old.data
    assert int(old.headers["Content-Length"]) == len(old.data)
    assert "max-age=31536000" in old.headers["Cache-Control"]
    # A script has no such form.
    script = StaticFiles(STATIC).url("js/pad.js")
    assert client.get(f"{script}?old", buffered=True).data == client.get(script, buffered=True).data
