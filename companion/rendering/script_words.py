"""What scripts of a page say, for ``static/js/words.js``: the messages of ``scripts.ftl``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from markupsafe import Markup

from companion.presenters.sentences import spoken_code
from companion.words.arguments import NOBODY
from companion.words.language import SOURCE, messages
from companion.words.messages import Messages

Text = str | Mapping[str, str]
"""A text, or one for each plural form of its number."""


def script_words() -> Mapping[str, Text]:
    """Return the texts of scripts by name, in the language of what is rendered now.

    Where a text has a value, it has the name of it in braces: "{name}’s phone is ringing."
    """
    return _script_words(spoken_code())


@cache
def _script_words(language: str) -> Mapping[str, Text]:
    english = messages("scripts", SOURCE)
    own = messages("scripts", language)
    said: dict[str, Text] = {}
    for name in english.names() if english else ():
        found = own if own and (own.has(name) or own.has(name, "other")) else english
        if found is not None:
            said[name] = _text(found, name)
    return said


def _text(found: Messages, name: str) -> Text:
    """Return a message with placeholders; by its attributes where it has plural forms."""
    forms = found.attributes(name)
    values = {
        each: Markup("{%s}") % each
        for form in forms or [""]
        for each in found.variables(name, form)
    }
    if not forms:
        return found.say(name, values, NOBODY).unescape()
    return {form: found.say(name, values, NOBODY, form).unescape() for form in forms}
