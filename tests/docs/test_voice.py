"""Nothing that people read has the words that ``docs/voice.md`` replaces."""

from __future__ import annotations

import re
from pathlib import Path

from companion.words.checking import avoided
from companion.words.language import SOURCE

ROOT = Path(__file__).parents[2]
TEMPLATES = sorted([*(ROOT / "templates").rglob("*.html"), *(ROOT / "rules/games").rglob("*.html")])


def shown(source: str) -> str:
    """Return the text of a template or rulebook page, without comments, tags, statements and values.

    >>> shown('{# a note #}<p class="why">{% if d %}Bo takes {{ d.n }}.{% endif %}</p>').split()
    ['Bo', 'takes', '.']
    """
    text = re.sub(
        r"\{#.*?#\}|<!--.*?-->|\{%.*?%\}|\{\{.*?\}\}|\{:.*?\}", " ", source, flags=re.DOTALL
    )
    return re.sub(r"<[^>]*>", " ", text)


def test_no_template_says_what_a_friend_would_not() -> None:
    """Messages and rulebooks are checked by tests/words/test_languages.py."""
    found = {}
    for path in TEMPLATES:
        text = shown(path.read_text(encoding="utf-8"))
        if words := list(avoided(text, SOURCE)):
            found[str(path.relative_to(ROOT))] = words
    assert found == {}, "docs/voice.md says what to write instead"
