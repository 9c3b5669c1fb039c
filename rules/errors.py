"""What the referee refuses, and how a script can be wrong.

Every refusal carries a :class:`~rules.facts.Fact`: a code for a program, from which the
language layer makes a sentence for a player.
"""

from __future__ import annotations

from rules.facts import Fact, Json, fact


class Refused(Exception):
    """An entry that does not count; nothing has changed."""

    def __init__(self, why: Fact, *, given: Json = None) -> None:
        super().__init__(why.code)
        self.why = why
        self.given = given


class Malformed(Refused):
    """Not an answer to this prompt at all: the wrong type, an unknown option, out of range."""


class Illegal(Refused):
    """An answer, but one that the rules do not allow now."""


class Stale(Refused):
    """The prompt that it answers does not stand (any more)."""

    def __init__(self, key: str) -> None:
        super().__init__(fact("refused.stale", key=key))


class ScriptError(RuntimeError):
    """A game's script asked for something impossible; a bug, never a player's doing."""
