"""Eat Me: what the cards of a ring are called, and which cards of a standard deck they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

SUIT = 13
"""How many cards a suit has."""


@dataclass(frozen=True)
class CardName:
    """What a card is called: its ``number`` in the ring, and of a standard deck also its rank and suit."""

    number: int
    suits: bool

    @property
    def rank(self) -> int:
        """Its rank in a standard deck, 1 for an ace to 13 for a king."""
        return (self.number - 1) % SUIT + 1

    @property
    def suit(self) -> int:
        """Its suit: 1 for clubs, then diamonds, hearts and spades."""
        return (self.number - 1) // SUIT + 1


def named(numbers: tuple[int, ...], *, suits: bool) -> tuple[CardName, ...]:
    """Return what cards are called."""
    return tuple(CardName(number, suits) for number in numbers)


@dataclass(frozen=True)
class Run:
    """Cards of one suit of a standard deck, from the ``first`` to its last."""

    first: CardName
    last: CardName

    @property
    def length(self) -> Literal["suit", "several", "one"]:
        """Whether that is a whole suit, a part of it, or one card."""
        if self.first.rank == 1:
            return "suit"
        return "one" if self.first == self.last else "several"


def unused(size: int) -> tuple[Run, ...]:
    """Return the cards of a standard deck that a ring of this size does not use.

    >>> [(run.first.number, run.last.number, run.length) for run in unused(25)]
    [(26, 26, 'one'), (27, 39, 'suit'), (40, 52, 'suit')]
    """
    runs = []
    number = size + 1
    while number <= 4 * SUIT:
        last = -(-number // SUIT) * SUIT
        runs.append(Run(CardName(number, suits=True), CardName(last, suits=True)))
        number = last + 1
    return tuple(runs)


Use = Literal["box", "numbers", "all", "some"]


def use_of(size: int, *, suits: bool, app: bool = False) -> Use:
    """Return which cards a ring takes: none of the box, some numbers, a whole standard deck or some of it."""
    if app:
        return "box"
    if not suits:
        return "numbers"
    return "all" if size == 4 * SUIT else "some"
