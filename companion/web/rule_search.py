"""Searches the text of rules for words in any form, with SQLite's full-text search (FTS5)."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

MOST_LETTERS = 80
"""The most characters of a search; the rest is ignored."""
MOST_FOUND = 20
_WORDS_AROUND = 24
"""How many words of a rule are shown around a match."""
_START, _END = "\x02", "\x03"
"""Markers that the search puts around each word that it found; no rule contains them."""
_ENDINGS: Mapping[str, Sequence[tuple[str, int]]] = {
    "en": (("ies", 3), ("ing", 3), ("ed", 3), ("d", 3), ("es", 3), ("s", 3), ("e", 4), ("y", 4)),
    "de": (("en", 3), ("er", 3), ("es", 3), ("em", 3), ("e", 3), ("n", 4), ("s", 3), ("t", 4)),
    "fr": (("ent", 3), ("ez", 3), ("er", 3), ("es", 3), ("s", 3), ("x", 3), ("e", 3), ("é", 3)),
    "es": (("an", 3), ("ar", 3), ("es", 3), ("s", 3), ("a", 3), ("o", 3), ("n", 4)),
    "nl": (("en", 3), ("er", 3), ("s", 3), ("t", 3), ("e", 3)),
}
"""Endings that are ignored in search words, by language, if enough letters remain."""
_DOUBLING = ("ing", "ed")
"""Endings before which a letter is often doubled: sit, sitting."""
_DOUBLED = re.compile(r"([bdgmnprt])\1$")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a rulebook: its anchor, its heading and its text."""

    game: str
    anchor: str
    heading: str
    text: str


@dataclass(frozen=True, slots=True)
class Found:
    """A rule that was found: its position, and the words around the match."""

    game: str
    anchor: str
    heading: Markup
    excerpt: Markup


class RuleSearch:
    """Searches rules; a word finds its other forms ("card", "cards") and longer words too.

    Forms of a word are those with the same beginning. The stemmer of FTS5 is not used: it makes
    "ti" of "ties", and "tie" of "tie". With longer words included, the one would also find "time"
    and "tips", and the other would not find "ties".
    """

    def __init__(self, rules: Iterable[Rule], language: str = "en") -> None:
        self._language = language
        # Requests are answered one at a time in one thread or in greenlets, never while this one runs.
        self._database = sqlite3.connect(":memory:", check_same_thread=False)
        self._database.execute(
            "CREATE VIRTUAL TABLE rules USING fts5 (game UNINDEXED, anchor UNINDEXED, heading, text,"
            " tokenize = 'unicode61 remove_diacritics 2')"
        )
        self._database.executemany(
            "INSERT INTO rules VALUES (?, ?, ?, ?)",
            [(each.game, each.anchor, each.heading, each.text) for each in rules],
        )

    def find(self, words: str, game: str | None = None) -> list[Found]:
        """Return the rules that have all words, the best first; without any, those that have some.

        ``game`` restricts it to one rulebook.
        """
        wanted = re.findall(r"\w+", words[:MOST_LETTERS])
        if not wanted:
            return []
        terms = [f'"{beginning(word, self._language)}" *' for word in wanted]
        return self._found(" AND ".join(terms), game) or self._found(" OR ".join(terms), game)

    def _found(self, query: str, game: str | None) -> list[Found]:
        rows = self._database.execute(
            "SELECT game, anchor, highlight(rules, 2, ?, ?), snippet(rules, 3, ?, ?, '…', ?)"
            " FROM rules WHERE rules MATCH ? AND (? IS NULL OR game = ?)"
            " ORDER BY bm25(rules, 0, 0, 6, 1) LIMIT ?",
            (_START, _END, _START, _END, _WORDS_AROUND, query, game, game, MOST_FOUND),
        )
        return [Found(row[0], row[1], _marked(row[2]), _marked(row[3])) for row in rows]


def beginning(word: str, language: str = "en") -> str:
    """Return the common beginning of a word and its other forms.

    >>> [beginning(each) for each in ("ties", "tied", "copies", "scoring", "sitting", "pass")]
    ['tie', 'tie', 'cop', 'scor', 'sit', 'pass']
    >>> beginning("Karten", "de"), beginning("bazas", "es"), beginning("cartes", "fr")
    ('kart', 'baza', 'cart')
    """
    small = word.lower()
    for ending, least in () if small.endswith("ss") else _ENDINGS.get(language, ()):
        left = small.removesuffix(ending)
        if left != small and len(left) >= least:
            return left[:-1] if ending in _DOUBLING and _DOUBLED.search(left) else left
    return small


def _marked(text: str) -> Markup:
    """Return text as HTML, with a mark around each word that was found."""
    return escape(text).replace(_START, Markup("<mark>")).replace(_END, Markup("</mark>"))
