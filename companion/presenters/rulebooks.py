"""The rulebooks, section by section, and what a game's guide takes from its rulebook."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup

from companion.words.language import SOURCE
from rules.engine import registry

if TYPE_CHECKING:
    from markdown import Markdown

_HEADING = re.compile(r"^(##|###) (.+?) \{#([\w-]+)\}$", re.MULTILINE)
_STEP = re.compile(r"^\d+\. (.+(?:\n {3}.+)*)", re.MULTILINE)
"""A step of a numbered list, with its other lines."""


class Section(NamedTuple):
    """A section of a rulebook: its heading, of ``level`` 2 or 3, and what follows it, in Markdown and as HTML."""

    level: int
    anchor: str
    heading: str
    markdown: str
    html: Markup


class Rulebook(NamedTuple):
    """A rulebook: what stands before its first section, and the sections in order."""

    before: Markup
    sections: tuple[Section, ...]

    @property
    def chapters(self) -> list[tuple[Section, list[Section]]]:
        """Each section of level 2, with those of level 3 that follow it, for the table of contents."""
        found: list[tuple[Section, list[Section]]] = []
        for each in self.sections:
            if each.level == 2 or not found:
                found.append((each, []))
            else:
                found[-1][1].append(each)
        return found

    def markdown_of(self, anchor: str) -> str:
        """Return the Markdown of a section; nothing where there is none of this anchor."""
        return next((each.markdown for each in self.sections if each.anchor == anchor), "")


@lru_cache(maxsize=64)
def read(game: str, language: str = SOURCE) -> Rulebook:
    """Return a rulebook in a language: else in English."""
    # The first line is the game's name, which the page shows itself.
    _, _, text = registry.rulebook(game, language).partition("\n")
    before, *parts = _HEADING.split(text)
    headings = zip(parts[::4], parts[1::4], parts[2::4], parts[3::4], strict=True)
    sections = (
        Section(len(marks), anchor, _html(heading).striptags(), markdown, _html(markdown))
        for marks, heading, anchor, markdown in headings
    )
    return Rulebook(_html(before), tuple(sections))


def steps(game: str, language: str = SOURCE) -> tuple[Markup, ...]:
    """Return how a game is played: the numbered steps in its section ``how-to-play``."""
    return tuple(map(_line, _STEP.findall(read(game, language).markdown_of("how-to-play"))))


def needs(game: str, language: str = SOURCE) -> Markup:
    """Return the cards that a game needs: the first paragraph of its section ``cards``."""
    paragraph, _, _ = read(game, language).markdown_of("cards").strip().partition("\n\n")
    return _line(paragraph)


def _html(markdown: str) -> Markup:
    return Markup(_converter().reset().convert(markdown))  # noqa: S704  # the rulebooks are ours


def _line(markdown: str) -> Markup:
    """Return a paragraph as HTML, without the element that is around it.

    >>> _line("**Deal** five & five.")
    Markup('<strong>Deal</strong> five &amp; five.')
    """
    return _html(markdown).removeprefix("<p>").removesuffix("</p>")


@cache
def _converter() -> Markdown:
    from markdown import Markdown  # the first page is there before any rulebook

    return Markdown(
        extensions=["attr_list", "tables", "smarty"],
        extension_configs={
            "smarty": {"smart_dashes": False, "smart_ellipses": False},
            "tables": {"use_align_attribute": True},
        },
    )
