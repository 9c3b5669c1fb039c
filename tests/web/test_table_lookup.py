"""No page, by no method and with no name in its query or form, tells without a limit which tables exist."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from werkzeug.routing import Rule
from werkzeug.test import TestResponse

from companion.network.guess_limits import OF_ADDRESS
from companion.tables.registry import LETTERS
from companion.web import pages
from tests.tables.table_fixture import TableFixture
from tests.wire.players import cookie

NAME = re.compile(r"""request\.(?:args|form)(?:\.get\(|\[)"([\w-]+)\"""")
FILLED = {"game": "feast", "deck": "ploys", "kind": "csv", "seat": "s1", "role": "board"}
"""What stands in a path besides a code."""
REFERER = "Referer"
SOCKET = {"Upgrade": "websocket", "Connection": "Upgrade"}


@dataclass(frozen=True)
class Way:
    """A request that can carry a code: ``where`` is "path", or the name of a field."""

    method: str
    endpoint: str
    rule: str
    where: str
    socket: bool

    def __str__(self) -> str:
        return f"{self.method} {self.rule} {self.where}"


@pytest.fixture(scope="module")
def fixture() -> TableFixture:
    return TableFixture(2)


def names_of(app: Flask, endpoint: str) -> set[str]:
    """Return the names of fields that the module of a page reads, and the header if it does."""
    source = inspect.getsource(sys.modules[inspect.unwrap(app.view_functions[endpoint]).__module__])
    return set(NAME.findall(source)) | ({REFERER} if "request.referrer" in source else set())


def ways(app: Flask, rule: Rule) -> Iterator[Way]:
    for method in sorted((rule.methods or set()) - {"OPTIONS"}):
        where = {"path"} & {"path" if "<code" in rule.rule else ""}
        for each in sorted(where | names_of(app, rule.endpoint)):
            yield Way(method, rule.endpoint, rule.rule, each, bool(rule.websocket))


def path_of(rule: str, code: str) -> str:
    """Return a path for a rule, with a code where one belongs."""

    def filled(found: re.Match[str]) -> str:
        name = found[1].rpartition(":")[2]
        return code if name in {"code", "letters"} else FILLED.get(name, "1")

    return re.sub(r"<([^>]+)>", filled, rule)


class Visitor:
    """A stranger with an address of its own."""

    count = 0

    def __init__(self, fixture: TableFixture) -> None:
        Visitor.count += 1
        self._address = f"10.{Visitor.count // 250}.{Visitor.count % 250}.1"
        self._code = fixture.table.code
        self._browser = fixture.app.test_client()
        name, _, value = cookie(fixture.app, device=f"visitor-{Visitor.count}").partition("=")
        self._browser.set_cookie(name, value)

    def asks(self, way: Way, code: str) -> TestResponse:
        fields = {} if way.where == "path" else {way.where: code}
        if way.where == "from":
            fields = {"from": f"/pad/{code}/s1"}
        given: dict[str, Any] = {"query_string": fields, "headers": SOCKET if way.socket else {}}
        if way.where == REFERER:
            given = {"headers": {REFERER: f"http://localhost/board/{code}"}}
        if way.method == "POST":
            given["data"] = fields
        path = path_of(way.rule, code if way.where == "path" else self._code)
        return self._browser.open(
            path,
            method=way.method,
            environ_overrides={"REMOTE_ADDR": self._address},
            **given,
        )


def told(answer: TestResponse, *codes: str) -> tuple[int, str, str]:
    """Return what an answer tells, whatever the codes."""
    code = re.compile("|".join(codes))
    location, text = answer.headers.get("Location", ""), answer.get_data(as_text=True)
    return answer.status_code, code.sub("CODE", location), code.sub("CODE", text)


def wrong_codes(fixture: TableFixture) -> list[str]:
    found = [f"Z{a}{b}Z" for a in LETTERS for b in "ABC"]
    return [each for each in found if each != fixture.table.code]


def tells(fixture: TableFixture, way: Way, wrong: str, other: str) -> bool:
    """Whether a right code is answered otherwise than two wrong ones, which are answered alike."""
    right = fixture.table.code
    one, hit = (told(Visitor(fixture).asks(way, each), each, right) for each in (wrong, right))
    if one == hit:
        return False
    two = told(Visitor(fixture).asks(way, other), other, right)
    return one == two or one[0] != hit[0]


def test_every_way_to_carry_a_code_is_limited(fixture: TableFixture) -> None:
    """Where a right code is told from a wrong one, it is no more after some wrong ones."""
    all_ways = [
        way
        for rule in fixture.app.url_map.iter_rules()
        if rule.endpoint != "static"
        for way in ways(fixture.app, rule)
    ]
    right, wrong = fixture.table.code, wrong_codes(fixture)
    telling, unlimited = [], []
    for way in all_ways:
        if not (way.socket and way.where == "path") and not tells(fixture, way, *wrong[:2]):
            continue
        telling.append(way)
        guesser = Visitor(fixture)
        tries = [guesser.asks(way, each).status_code for each in wrong[: OF_ADDRESS.burst]]
        if 429 in tries or guesser.asks(way, right).status_code != 429:
            unlimited.append(str(way))
    assert unlimited == []
    assert {way.where for way in telling} >= {"path", "code", "table"}
    assert {way.method for way in telling} == {"GET", "HEAD", "POST"}


def test_pages_look_tables_up_in_one_way() -> None:
    folder = Path(pages.__file__).parent
    other = {
        path.name: line.strip()
        for path in folder.glob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if ".tables.find(" in line
    }
    assert sorted(other) == ["home.py"], "it knows the code from the server itself"
