"""What our own cards of I Didn't Eat That say, in each language."""

from __future__ import annotations

from companion.words.language import SOURCE, text


def said(message: str, which: int | str, language: str = SOURCE) -> str:
    """Return what a message says of a number, or of a dish."""
    return str(text("ididnt", message, language, it=which))


def words_of(excuse: int, language: str = SOURCE) -> str:
    """Return what the excuse of a number says."""
    return said("excuse-words", excuse, language)
