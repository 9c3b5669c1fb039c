"""What a page says without an accent, and is no name: no message of a language whose messages are accented."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from babel import Locale

from companion.words.language import languages, own_name
from rules.engine.registry import GAMES, meta
from tests.tables.table_fixture import TableFixture

SAID = (
    *("aria-label", "title", "alt", "placeholder", "data-sure", "data-yes", "data-label"),
    *("data-says", "data-anyway", "data-none", "data-reason"),
)
"""The attributes that are read to somebody, or shown."""
SILENT = {"script", "style", "textarea"}
"""What is read to nobody, or was typed."""
PLAIN = re.compile(r"(?<!\{)\b[A-Za-z]{3,}\b")


class Words(HTMLParser):
    """Collects what a page says."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self._silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._silent += tag in SILENT
        self.said += [value for name, value in attrs if name in SAID and value]

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in SILENT

    def handle_data(self, data: str) -> None:
        if not self._silent and data.strip():
            self.said.append(data)


def plain_words(html: str, known: frozenset[str]) -> set[str]:
    """Return what is said without an accent, and is no name."""
    page = Words()
    page.feed(html)
    page.close()  # a text without a tag behind it is read only now
    found = set()
    for text in page.said:
        if plain := [word for word in PLAIN.findall(text) if word not in known]:
            found.add(f"{', '.join(plain[:3])} ({text.strip()[:80]})")
    return found


def names_of(fixture: TableFixture) -> frozenset[str]:
    """Return the words that no language changes: of people and games, and the table's code."""
    names = [each.name for each in fixture.table.roster.people.values()]
    for game in GAMES:
        names += [meta(game).name, meta(game).credit]
    names += [own_name(each) for each in languages()]
    typed = [
        "Stay Run Hide Up Down Left Skat nirgends main side",
        fixture.table.code,
    ]
    """What the people of a table may have typed themselves, or their cards say."""
    typed += ["Alma Bruno Clara Dario Our Sunday game"]
    for each in languages():
        dates = Locale.parse(each)
        typed += [*dates.days["format"]["wide"].values(), *dates.months["format"]["wide"].values()]
    return frozenset(
        PLAIN.findall(" ".join([*names, *typed, "Companion BG Stats CSV VPN http tun docker"]))
    )
