"""An error that people are told of, each in their language."""

from __future__ import annotations

from companion.words.language import SOURCE, plain


class ToldError(Exception):
    """An error with a message of the family "errors": its name is ``code``, and ``about`` has what it names.

    ``str()`` is the English sentence.
    """

    def __init__(self, code: str, **about: object) -> None:
        super().__init__(code)
        self.code = code
        self.about = about

    def sentence(self, language: str) -> str:
        """Return what people are told in a language, as plain text."""
        return plain("errors", self.code, language, **self.about)

    def __str__(self) -> str:
        return self.sentence(SOURCE)
