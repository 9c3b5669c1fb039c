"""Eat Me: what lies on the table, as everybody sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from rules.facts import Ruling, Seat
from rules.games.eatme.adjudicate import Body
from rules.sealed import Sealed

Stage = Literal["food", "bids", "cards", "judging", "check", "over"]
Cards = tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """A card of the round, in the order of play, and what it came to.

    ``organism`` is the one that has the card now; ``eaten`` the one that was eaten, whose owner
    scored ``points``. ``bodies`` is the ring after it, ``said`` the rulings.
    """

    seat: Seat
    card: int
    bid: int
    effect: str
    organism: int
    bodies: tuple[Body, ...]
    said: tuple[Ruling, ...]
    eaten: int = 0
    scorer: Seat | None = None
    points: int = 0


@dataclass(frozen=True)
class Span:
    """A body as it is from one step of a round to another: after so many of its cards.

    ``end`` is the step at which it is no more, None while it lasts; ``eaten`` says that it was
    eaten then, and did not grow.
    """

    body: Body
    start: int
    end: int | None
    eaten: bool


@dataclass(frozen=True)
class Round:
    """A round that has been played, and the ring before it."""

    number: int
    before: tuple[Body, ...]
    plays: tuple[Played, ...]

    @property
    def spans(self) -> tuple[Span, ...]:
        """Every body that was there at some step of the round, for drawing it as it goes."""
        steps = [self.before, *(play.bodies for play in self.plays)]
        spans = []
        for start, bodies in enumerate(steps):
            for body in bodies:
                if start and body in steps[start - 1]:
                    continue
                later = range(start + 1, len(steps))
                end = next((step for step in later if body not in steps[step]), None)
                eaten = end is not None and self.plays[end - 1].organism != body.id
                spans.append(Span(body, start, end, eaten))
        return tuple(spans)


@dataclass(frozen=True)
class Past:
    """A round in brief: everybody's card, and what they scored in it."""

    number: int
    cards: Mapping[Seat, int]
    points: Mapping[Seat, int]


@dataclass(frozen=True)
class Scene:
    """A game of Eat Me. ``order`` and ``bids`` are those of the round that is to be played.

    They are empty while that round's bids are still open. ``left`` are everybody's bid points
    once the bids are paid.
    """

    size: int
    rounds: int
    stage: Stage
    round: int = 0
    app_deals: bool = False
    ouroboros: bool = False
    same_round: bool = False
    bodies: tuple[Body, ...] = ()
    order: tuple[Seat, ...] = ()
    bids: Mapping[Seat, int] = field(default_factory=dict)
    order_said: tuple[Ruling, ...] = ()
    """Why that order: the bids, and how ties were settled."""
    left: Mapping[Seat, int] = field(default_factory=dict)
    points: Mapping[Seat, int] = field(default_factory=dict)
    absent: tuple[Seat, ...] = ()
    """Those for whom no move is received in this round."""
    hands: Mapping[Seat, Sealed[Cards]] = field(default_factory=dict)
    """What the app dealt, played cards included; each for its own seat alone."""
    pool: Cards = ()
    """Ouroboros: what can still be wished for."""
    last: Round | None = None
    """The round that was played last, card by card."""
    past: tuple[Past, ...] = ()
    """Every round that was played, that one too."""
    missing: Cards = ()
    """The numbers that never came, at the end: the card that was put away, if all is well."""

    @cached_property
    def where(self) -> Mapping[int, Body]:
        """The body in which each number lies that is in the ring."""
        return {cell: body for body in self.bodies for cell in body.cells}

    def beside(self, number: int) -> tuple[Body, ...]:
        """Return the bodies next to a number that is not in the ring, each once."""
        lower, higher = (number - 2) % self.size + 1, number % self.size + 1
        found = [self.where[n] for n in (lower, higher) if n in self.where]
        return tuple(dict.fromkeys(found))
