"""Which message said a text on a screen, for authors who point at it (``companion --dev``)."""

from __future__ import annotations

import re
from collections import OrderedDict

from markupsafe import Markup

MOST = 20_000
"""How many texts are kept; what was said first is forgotten first."""
_SPACES = re.compile(r"\s+")


class Heard:
    """The texts that messages have said, each with the names of its messages."""

    def __init__(self) -> None:
        self._names: OrderedDict[str, dict[str, None]] = OrderedDict()

    def note(self, said: Markup, name: str) -> None:
        """Keep what a message has said, without its markup."""
        text = _plain(said.striptags())
        self._names.setdefault(text, {})[name] = None
        self._names.move_to_end(text)
        if len(self._names) > MOST:
            self._names.popitem(last=False)

    def names(self, text: str) -> list[str]:
        """Return the messages that say a text; if there are none, those that say parts of it, the longest first.

        >>> heard = Heard()
        >>> heard.note(Markup("<b>Ana</b> takes the 7."), "coin/words/en.ftl: takes")
        >>> heard.note(Markup("Undo"), "en/board.ftl: undo")
        >>> heard.names("Ana takes the 7."), heard.names("Undo  Ana takes the 7.")
        (['coin/words/en.ftl: takes'], ['coin/words/en.ftl: takes', 'en/board.ftl: undo'])
        """
        text = _plain(text)
        parts = sorted((each for each in self._names if len(each) > 2 and each in text), key=len)
        said = [text] if text in self._names else parts[::-1]
        return list(dict.fromkeys(name for each in said for name in self._names[each]))


def _plain(text: str) -> str:
    return _SPACES.sub(" ", text).strip()
