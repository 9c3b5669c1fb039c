"""Beats: the steps in which the board shows a reveal, as data made from the rulings.

The board shows one after the other; phones wait until it is done. A beat says what happens, to
whom, and which ruling the board shows with it. A reveal that is under way only grows: each new
ruling adds its beats after those of the earlier rulings, so what was shown stays as it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.facts import Fact, Seat

Kind: TypeAlias = Literal[
    "challenge",
    "turn",
    "match",
    "take",
    "move",
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
    "highlight",
    "place",
    "evening",
    "course",
    "mention",
]
"""What happens: somebody is doubted, cards are turned up, cards match, somebody takes something, a card goes from
its player's place to another on the table, a rule does not fit,
somebody pays, is caught, spoke the truth or lied, is eaten, bids or skips, a sentence is shown, the score changes; a highlight (:mod:`rules.engine.highlights`).
At the end of a game, see :mod:`rules.engine.ceremony`: a place is announced, how the score went, something remarkable.
The app adds the standings of the evening (``evening``): a game has no access to other games.
"""
SECONDS: dict[Kind, float] = {
    "challenge": 0.8,
    "turn": 0.4,
    "match": 0.7,
    "take": 0.8,
    "move": 0.8,
    "strike": 0.5,
    "pay": 1.1,
    "catch": 1.1,
    "truth": 1.1,
    "lie": 1.1,
    "eat": 1.1,
    "bid": 0.6,
    "skip": 1.0,
    "tell": 0.9,
    "score": 0.4,
    "highlight": 2.0,
    "place": 2.2,
    "evening": 3.2,
    "course": 3.0,
    "mention": 2.6,
}
"""How long each kind takes at the ordinary pace, where no words need more time to be read."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One moment of a reveal.

    ``ruling`` is the number of the ruling in its reveal, from 0, whose sentence is shown with it. ``what`` distinguishes
    beats of one kind and seat: a card, a step of the rules.
    """

    kind: Kind
    seats: tuple[Seat, ...] = ()
    ruling: int | None = None
    what: str = ""
    takes: float = 0.0
    """Its seconds at the ordinary pace; 0 means the ``SECONDS`` of its kind."""
    scores: Mapping[Seat, tuple[int, ...]] | None = None
    """The cells and the total of each seat after it, where a beat of kind "score" would not do."""
    facts: tuple[Fact, ...] = ()
    """What is said with it, where that is not a ruling of the reveal."""

    @property
    def seconds(self) -> float:
        """How long it takes at the ordinary pace, where no words need more time to be read."""
        return self.takes or SECONDS[self.kind]


def length(beats: Iterable[Beat]) -> float:
    """Return how many seconds beats take at the ordinary pace.

    >>> length([Beat("turn"), Beat("score")])
    0.8
    """
    return round(sum(beat.seconds for beat in beats), 3)
