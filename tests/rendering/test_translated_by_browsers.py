"""Browsers translate pages: what must stay as it is says so."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from rules.engine.registry import GAMES
from tests.tables.table_fixture import NAMES, TableFixture

VOID = {"input", "img", "br", "hr", "use", "link", "meta", "path", "circle", "rect", "line"}


class Reader(HTMLParser):
    """Notes the texts in a region's HTML that a browser would translate."""

    def __init__(self) -> None:
        super().__init__()
        self._open: list[bool] = []
        self.translated: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            kept = ("translate", "no") in attrs
            self._open.append(kept or (bool(self._open) and self._open[-1]))

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID and self._open:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        if not (self._open and self._open[-1]):
            self.translated.append(data.strip())


@pytest.mark.parametrize("game", GAMES)
def test_no_name_or_code_is_translated(game: str) -> None:
    fixture = TableFixture(4)
    names = {*NAMES, fixture.table.code}
    for begins in (False, True):
        if begins:
            fixture.start(game)
        for screen, regions in fixture.everything().items():
            for region, html in regions.items():
                reader = Reader()
                reader.feed(html)
                found = [each for each in reader.translated if each in names]
                assert found == [], (screen, region)
