"""What a reveal means for one seat, as data: lines of a game's messages, the main thing first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from rules.facts import Fact


@dataclass(frozen=True)
class Sentence:
    """The message ``result-<name>`` of a game, about a fact; ``values`` are what else it may name.

    Without a name it is the sentence of the fact.
    """

    name: str
    fact: Fact | None = None
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Line:
    """One or more sentences that are read together.

    "own" is about the seat, and "bad" too, where it loses by it; "other" is about somebody else, and "why"
    says why, or what else there is to say.
    """

    kind: Literal["own", "bad", "other", "why"]
    sentences: tuple[Sentence, ...]

    @property
    def is_own(self) -> bool:
        """Whether it is about the seat."""
        return self.kind in ("own", "bad")


def own(name: str, fact: Fact | None = None, *, bad: bool = False, **values: Any) -> Line:
    """Return a line about the seat."""
    return Line("bad" if bad else "own", (Sentence(name, fact, values),))


def other(name: str, fact: Fact | None = None, **values: Any) -> Line:
    """Return a line about somebody else."""
    return Line("other", (Sentence(name, fact, values),))


def why(name: str, fact: Fact | None = None, **values: Any) -> Line:
    """Return a line that says why."""
    return Line("why", (Sentence(name, fact, values),))


def about(name: str, fact: Fact, *, mine: bool, bad: bool = False) -> Line:
    """Return a line that is about the seat if it is ``mine``, and for it a loss if that is ``bad``."""
    return own(name, fact, bad=bad) if mine else other(name, fact)
