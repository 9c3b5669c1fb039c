"""The join page is sent the styles that it uses, and fetches those of the pad while the name is typed."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser
from posixpath import dirname

import pytest
from flask.testing import FlaskClient

from companion.web.folders import folder
from companion.web.joined_files import names_on
from companion.web.old_styles import lowered
from companion.web.page_sheets import names_in, used
from companion.web.static_files import StaticFiles
from tests.tables.table_fixture import TableFixture

NAMES = names_in(
    ['<p class="one {{ two }}" id="three" data-four="{{ five }}"{% if six %} hidden{% endif %}>']
)


@pytest.mark.parametrize(
    "kept",
    [
        *("p{a:b}", "p.one{a:b}", "#three:hover{a:b}", "[data-four]{a:b}", '[data-four="x"]::before{a:b}'),
        *("[hidden]{a:b}", "*{a:b}", ":root{a:b}", ":is(.none,.one) p{a:b}", "p:not(.none){a:b}"),
        *("p:has(> .none){a:b}", "@media (min-width: 40em){.one{a:b}}", "@font-face{a:b}"),
        "@keyframes none{from{a:b}to{a:b}}",
    ],
)  # fmt: skip
def test_a_rule_that_may_match_is_kept(kept: str) -> None:
    assert used(kept, NAMES) == f"{kept}\n"


@pytest.mark.parametrize(
    "css, kept",
    [
        (".none, .one .two, p{a:b}", ".one .two,p{a:b}\n"),
        (".one .none{a:b}p{a:b}", "p{a:b}\n"),
        ("@media print{.none{a:b}}", ""),
        ("@media print{.none{a:b}p{a:b}}", "@media print{p{a:b}}\n"),
        *((f"{none}{{a:b}}", "") for none in ("a", "#none", "[data-none]", "p > .none", "p.none:hover")),
    ],
)  # fmt: skip
def test_a_rule_that_can_match_nothing_is_not_sent(css: str, kept: str) -> None:
    assert used(css, NAMES) == kept


class Names(HTMLParser):
    """Collects the names of everything on a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found = set[str]()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.add(tag)
        for name, value in attrs:
            self.found.add(name)
            if name in {"class", "id"}:
                self.found.update((value or "").split())


def states(fixture: TableFixture) -> dict[str, str]:
    """Return the join page as it is in each case."""
    code = fixture.table.code
    phone, waiting = fixture.client(), fixture.client()
    forgetful = fixture.app.test_client(use_cookies=False)
    phone.get(f"/{code}")
    pages = {
        "first": phone.get(f"/{code}").text,
        "inside another app": phone.get(f"/{code}", headers={"User-Agent": "Instagram 1.0"}).text,
        "no cookies": forgetful.post(f"/{code}", data={"name": "Eli"}).text,
        "refused": phone.post(f"/{code}", data={"name": ""}).text,
    }
    waiting.get(f"/{code}")
    waiting.post(f"/{code}/rejoin", data={"seat": fixture.seats[0]})
    pages["waiting"] = waiting.get(f"/{code}").text
    phone.post(f"/{code}", data={"name": "Eli", "colour": "nut"})
    pages["one more"] = phone.get(f"/{code}?more=1").text
    fixture.start()
    pages["while they play"] = fixture.client().get(f"/{code}").text
    return pages


def test_nothing_on_the_join_page_lacks_its_styles() -> None:
    pages = states(TableFixture())
    for page, shown in {"inside another app": 'id="inside"', "no cookies": 'id="cookies"', "refused": 'id="said"',
                        "waiting": "Waiting for the host", "one more": "Who else joins?",
                        "while they play": "already playing"}.items():  # fmt: skip
        assert shown in pages[page], page
    for page, html in pages.items():
        unstyled = {"svg", "use", "href", "style", "data-sheet"}
        unknown = {
            each
            for each in Names(html).found - names_on("join") - unstyled
            if "-" not in each or "data" in each
        }
        assert not unknown, (page, unknown)


def sent(client: FlaskClient, url: str) -> str:
    return client.get(url, buffered=True).text


def test_the_join_page_has_its_few_styles_itself_and_waits_for_no_file() -> None:
    fixture = TableFixture()
    client = fixture.client()
    answer = client.get(f"/{fixture.table.code}")
    page = answer.text
    assert '<link rel="stylesheet"' not in page
    assert not re.search(r"<script(?![^>]*(?: defer|type=.module.))", page)
    ((sheet, css),) = re.findall(r'<style data-sheet="([^"]+)">(.*?)</style>', page, re.DOTALL)
    digest = b64encode(sha256(css.encode()).digest()).decode()
    assert f"style-src 'self' 'sha256-{digest}';" in answer.headers["Content-Security-Policy"]
    assert css.replace(f'url("{dirname(dirname(sheet))}/', 'url("../') == sent(client, sheet)
    assert set(re.findall(r'url\("(/static/[^/]+/|\.\./)', css)) == {f"{dirname(dirname(sheet))}/"}
    whole = sheet.replace("@join", "")
    assert len(sent(client, sheet)) < len(sent(client, whole)) / 2
    parts = sheet.rpartition("/")[2].removesuffix("@join.css").split("+")
    css = [
        (folder("static") / f"css/{each}.css").read_text(encoding="utf-8") for each in parts[:-1]
    ]
    assert sent(client, f"{sheet}?old").startswith("".join(map(lowered, css)))


def test_no_other_page_has_styles_of_its_own() -> None:
    client = TableFixture().client()
    version = StaticFiles(folder("static")).version
    assert client.get(f"/static/{version}/css/tokens+base@home.css").status_code == 404
    assert client.get(f"/static/{version}/css/tokens+base@.css").status_code == 404


def test_what_a_pad_asks_for_comes_while_the_name_is_typed() -> None:
    fixture = TableFixture()
    fixture.start()
    code = fixture.table.code
    phone = fixture.client()
    page = phone.get(f"/{code}").text
    (ahead,) = re.findall(r'data-ahead="([^"]+)"', page)
    phone.post(f"/{code}", data={"name": "Eli", "colour": "nut"})
    pad = phone.get(f"/{code}", follow_redirects=True).text
    asked = set(re.findall(r'<(?:link rel="stylesheet" href|script[^>]*src)="([^"]+)"', pad))
    assert len(asked) > 5
    assert asked <= set(ahead.split())
    assert all(phone.get(each, buffered=True).status_code == 200 for each in ahead.split())
