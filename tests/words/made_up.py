"""Languages that nobody speaks, made of one that Companion has."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import ceil

import pytest
from babel import Locale
from markupsafe import Markup

from companion.rendering.script_words import _script_words
from companion.words import language, metadata
from companion.words.messages import Messages

ACCENTED = str.maketrans("aeiouyncszAEIOUYNCSZ", "âêîôûŷñçšžÂÊÎÔÛŶÑÇŠŽ")
PARTS = re.compile(r"(<[^>]*>|&[^;\s]+;|\{[^}]*\})")
"""What is no word in markup: tags, entities, and what a page fills in."""
WORD = re.compile(r"[A-Za-z’]{4,}")
NAMES = re.compile(r"(<b[ >].*?</b>)")


def accent(said: str) -> str:
    """Return markup with accents on its words."""
    return "".join(
        part if part.startswith(("<", "&", "{")) else part.translate(ACCENTED)
        for part in PARTS.split(said)
    )


def lengthen(said: str, names: frozenset[str] = frozenset()) -> str:
    """Return markup with a short word behind each long one, 40 % longer in all; these names stay as they are.

    >>> lengthen("Somebody waits for <b>Bo</b>.")
    'Somebody lal waits l for <b>Bo</b>.'
    """

    def longer(word: re.Match[str]) -> str:
        filler = ("la" * 9)[: ceil(0.4 * len(word[0])) - 1]
        return word[0] if word[0] in names else f"{word[0]} {filler}"

    return "".join(
        part if part.startswith(("<", "&", "{")) else WORD.sub(longer, part)
        for whole in NAMES.split(said)
        for part in ([whole] if whole.startswith("<b") else PARTS.split(whole))
    )


@contextmanager
def said_otherwise(
    monkeypatch: pytest.MonkeyPatch, code: str, change: Callable[[str], str]
) -> Iterator[None]:
    """Change all that is said in a language, once each: a message within another is changed with that."""
    say = Messages.say
    # Something else may speak meanwhile, in a thread of its own.
    depth = ContextVar("depth", default=0)

    def say_otherwise(self: Messages, *args: object, **named: object) -> Markup:
        outside = depth.set(depth.get() + 1)
        try:
            said = say(self, *args, **named)  # type: ignore[arg-type]
        finally:
            depth.reset(outside)
        is_whole = self.language == code and depth.get() == 0
        return Markup(change(said)) if is_whole else said  # noqa: S704  # it was markup

    _forget()
    monkeypatch.setattr(Messages, "say", say_otherwise)
    yield
    _forget()


def mirror(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every language be written from right to left."""
    monkeypatch.setattr(Locale, "text_direction", "rtl")


def _forget() -> None:
    language.forget()
    metadata.meta_in.cache_clear()
    _script_words.cache_clear()
