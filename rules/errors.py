"""The exceptions of the rules: entries that are refused, and bugs in a script.

Every refusal carries a :class:`~rules.facts.Fact` with the reason, for the sentence on the screen.
"""

from __future__ import annotations

from rules import refusals
from rules.facts import Fact, Json


class Refused(Exception):
    """An entry is not accepted; the game has not changed.

    ``why`` is the reason, ``given`` the value that was refused.
    """

    def __init__(self, why: Fact, *, given: Json = None) -> None:
        super().__init__(why.code)
        self.why = why
        self.given = given


class Malformed(Refused):
    """The value is no answer to this prompt: wrong type, unknown option, out of range."""


class Illegal(Refused):
    """The value is an answer to this prompt, but the rules do not allow it now."""


class Stale(Refused):
    """No prompt is pending under this key, or no longer."""

    def __init__(self, key: str) -> None:
        super().__init__(refusals.Stale(key=key))


class ScriptError(RuntimeError):
    """A game's script asked for something impossible: a bug in the script."""
