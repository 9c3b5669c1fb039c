"""Messages that say something else than the files do, for one test."""

from __future__ import annotations

import pytest

from companion.words import language
from companion.words.messages import Messages

BROKEN = "{ $not_to_be_had }"
"""What cannot be said: nothing has it."""


def say_instead(patch: pytest.MonkeyPatch, family: str, **texts: str) -> None:
    """Let messages of a family say other English texts; ``ask_ploy`` is the message ``ask-ploy``."""
    written = language.messages
    text = "\n".join(f"{name.replace('_', '-')} = {text}" for name, text in texts.items())
    file = language.file_of(family, language.SOURCE).read_text("utf-8")
    # Of two messages of one name the first is said.
    other = Messages(language.SOURCE, f"{text}\n{file}")

    def found(asked: str, code: str) -> Messages | None:
        return other if (asked, code) == (family, language.SOURCE) else written(asked, code)

    patch.setattr(language, "messages", found)
    patch.setattr(language, "find", language.find.__wrapped__)  # it remembers what was found
