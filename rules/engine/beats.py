"""Beats: a reveal told moment by moment, as data made from the rulings.

The board shows one after the other; phones wait until it is done. A beat says what happens, to
whom, and which ruling is told with it. Of one reveal only more beats may come, so that
what was shown stays as it was: each ruling adds its own after those of the rulings before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.facts import Seat

Kind: TypeAlias = Literal[
    "challenge",
    "turn",
    "match",
    "take",
    "strike",
    "pay",
    "catch",
    "truth",
    "lie",
    "eat",
    "bid",
    "skip",
    "tell",
    "score",
    "place",
    "evening",
    "course",
    "mention",
]
"""What happens: somebody is doubted, cards are turned up, cards match, somebody takes something, a rule does not fit,
somebody pays, is caught, told the truth or lied, is eaten, bids or skips, something is told, the score changes.
At the end of a game, see :mod:`rules.engine.ceremony`: a place is announced, how the score went, something remarkable.
How the evening stands (``evening``) is added by the app: a game knows no other games.
"""
SECONDS: dict[Kind, float] = {
    "challenge": 0.8,
    "turn": 0.6,
    "match": 0.7,
    "take": 0.9,
    "strike": 0.5,
    "pay": 1.1,
    "catch": 1.1,
    "truth": 1.1,
    "lie": 1.1,
    "eat": 1.1,
    "bid": 0.6,
    "skip": 1.0,
    "tell": 0.9,
    "score": 0.6,
    "place": 2.2,
    "evening": 3.2,
    "course": 3.0,
    "mention": 2.6,
}
"""How long each kind takes at the ordinary pace."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One moment of a reveal.

    ``ruling`` is the number of the ruling in its reveal, from 0, whose sentence is told with it. ``what`` tells
    several of one kind apart where the seats do not: a card, a step of the rules.
    """

    kind: Kind
    seats: tuple[Seat, ...] = ()
    ruling: int | None = None
    what: str = ""
    takes: float = 0.0
    """How long it takes at the ordinary pace, in seconds, where that is not as long as others of its kind."""
    scores: Mapping[Seat, tuple[int, ...]] | None = None
    """The cells and the total of each seat after it, where a beat of kind "score" would not do."""

    @property
    def seconds(self) -> float:
        """How long it takes at the ordinary pace."""
        return self.takes or SECONDS[self.kind]


def length(beats: Iterable[Beat]) -> float:
    """Return how many seconds beats take at the ordinary pace.

    >>> length([Beat("turn"), Beat("score")])
    1.2
    """
    return round(sum(beat.seconds for beat in beats), 3)
