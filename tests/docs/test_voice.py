"""Nothing that people read has the words that ``docs/voice.md`` replaces."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEMPLATES = sorted([*(ROOT / "templates").rglob("*.html"), *(ROOT / "rules/games").rglob("*.html")])
RULEBOOKS = sorted((ROOT / "rules/games").glob("*/rulebook.md"))
REPLACED = (
    r"\banew\b",
    r"\bamend(?:ed|s)?\b",
    r"\bmend(?:ed|s)?\b",
    r"\bthe lots? decides?\b",
    r"\bput (?:this game )?away\b",
    r"\bawaited\b",
    r"\bnothing to do\b",
    r"\bshare the (?:game|victory)\b",
    r"\bHave you\b",
    r"\bjust now\b",
    r"\bstumbled\b",
    r"\b(?:invalid|illegal)\b",
)
"""Words of the column on the right, and their kin, as regular expressions."""


def shown(source: str) -> str:
    """Return the text of a template or rulebook page, without comments, tags, statements and values.

    >>> shown('{# a note #}<p class="why">{% if d %}Bo takes {{ d.n }}.{% endif %}</p>').split()
    ['Bo', 'takes', '.']
    """
    text = re.sub(
        r"\{#.*?#\}|<!--.*?-->|\{%.*?%\}|\{\{.*?\}\}|\{:.*?\}", " ", source, flags=re.DOTALL
    )
    return re.sub(r"<[^>]*>", " ", text)


def test_no_screen_says_what_a_friend_would_not() -> None:
    found = {}
    for path in [*TEMPLATES, *RULEBOOKS]:
        text = shown(path.read_text(encoding="utf-8"))
        if words := [m[0] for word in REPLACED if (m := re.search(word, text))]:
            found[str(path.relative_to(ROOT))] = words
    assert found == {}, "docs/voice.md says what to write instead"
