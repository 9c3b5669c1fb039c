"""What pages answer when something cannot be done, in the language of the request."""

from __future__ import annotations

from typing import Any

from companion.presenters.sentences import spoken_words


def said(name: str, /, **about: Any) -> str:
    """Return a sentence as plain text."""
    return spoken_words("web", name, **about).unescape()
