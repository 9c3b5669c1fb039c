"""The rulebooks as HTML, and what a game's guide takes from its rulebook."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from companion.words.language import SOURCE
from rules.engine import registry

_HEADING = re.compile(r'<h([23]) id="([^"]+)">')
_LIST = re.compile(r"<ol>(.*?)</ol>", re.DOTALL)
_PARAGRAPH = re.compile(r"<p>(.*?)</p>", re.DOTALL)


class Rule(NamedTuple):
    """A section of a rulebook. ``text`` begins with the words of its heading, and ``</h2>`` or ``</h3>``."""

    level: str
    anchor: str
    text: str


@lru_cache(maxsize=64)
def converted(game: str, language: str = SOURCE) -> tuple[str, str]:
    """Return a rulebook's table of contents and its text as HTML: in a language, else in English."""
    from markdown import Markdown  # the first page is there before any rulebook

    converter = Markdown(
        extensions=["attr_list", "toc", "tables", "smarty"],
        extension_configs={
            "smarty": {"smart_dashes": False, "smart_ellipses": False},
            "tables": {"use_align_attribute": True},
            "toc": {"toc_depth": "2-3"},
        },
    )
    # The first line is the game's name, which the page shows itself.
    _, _, text_in_markdown = registry.rulebook(game, language).partition("\n")
    html = converter.convert(text_in_markdown)
    return str(getattr(converter, "toc", "")), html


def split(html: str) -> tuple[str, list[Rule]]:
    """Return the text before the first rule, and the rules."""
    before, *parts = _HEADING.split(html)
    return before, [Rule(*each) for each in zip(parts[::3], parts[1::3], parts[2::3], strict=True)]


def guide(game: str, name: str, language: str = SOURCE) -> Markup:
    """Return what a rulebook says in place of a macro of ``guide.html``.

    That of ``how`` is the first list in the section ``how-to-play``, and that of ``needs`` the first
    paragraph of the section ``cards``; all else, and what a rulebook has not, is empty.
    """
    _, rules = split(converted(game, language)[1])
    section = {rule.anchor: rule.text.partition(f"</h{rule.level}>")[2] for rule in rules}
    match name:
        case "how":
            found = _LIST.search(section.get("how-to-play", ""))
        case "needs":
            found = _PARAGRAPH.search(section.get("cards", ""))
        case _:
            found = None
    return Markup(found[1].strip()) if found else Markup()  # noqa: S704  # the rulebooks are ours
