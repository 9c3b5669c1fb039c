"""What the terminal says, in the language of the system."""

from __future__ import annotations

import sys
from collections.abc import Callable
from locale import windows_locale

from babel import default_locale, negotiate_locale

from companion.network.errors import NetworkError
from companion.words.errors import ToldError
from companion.words.language import SOURCE, languages, plain, say

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The variables of the environment that name a language, the strongest first.

Babel reads ``LC_CTYPE`` before ``LANG``; but Python sets that to ``C.UTF-8`` where the locale is not installed.
"""


class TerminalWords:
    """Says the messages of the family "terminal" in a language."""

    def __init__(self, language: str = SOURCE) -> None:
        self.language = language

    def __call__(self, name: str, /, **about: object) -> str:
        """Return what a message says.

        :raises KeyError: if there is no such message.
        """
        return plain("terminal", name, self.language, **about)

    def of_page(self, name: str, /, **about: object) -> str:
        """Return what a message of the pages says, without its markup; "" if there is no such message."""
        said = say(self.language, "pages", name, about)
        return "" if said is None else said.striptags()

    def error(self, error: Exception) -> str:
        """Return the sentence of an error; the system's own errors say theirs."""
        if isinstance(error, NetworkError | ToldError):
            return plain("errors", error.code, self.language, **error.about)
        return str(error)


def _language_of_windows() -> str | None:
    """Return the language that Windows speaks to the user, such as "de_DE"; None on any other system."""
    if sys.platform == "win32":
        import ctypes

        return windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage())
    return None


def system_language(language_of_windows: Callable[[], str | None] = _language_of_windows) -> str:
    """Return the language of the app that is nearest to the system's; English if none is.

    The environment's variables for it count first (``LC_ALL``, ``LANG``), then what Windows says.
    """
    wanted = default_locale(VARIABLES) or language_of_windows()
    return negotiate_locale([wanted] if wanted else [], languages()) or SOURCE


def system_words() -> TerminalWords:
    """Return the words of the terminal in the system's language."""
    return TerminalWords(system_language())
