"""Mentions: what was remarkable in a game, told at its end, as data made from its rulings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rules.facts import Fact, Ruling, Seat

FEWEST = 3
"""How many mentions are shown of one game, where there are so many."""
MOST = 5
"""How many mentions are shown of one game."""


@dataclass(frozen=True, slots=True)
class Mention:
    """One remarkable thing of a game.

    ``fact`` says what it is; the language layer makes its sentence, as it does for rulings. ``page`` is
    the number of the page of rulings that it comes from, from 0. ``seats`` are those whom it is about.
    """

    fact: Fact
    page: int
    seats: tuple[Seat, ...] = ()


class Found(NamedTuple):
    """A mention, and how remarkable it is.

    ``measure`` is what is told as a number, divided by the number from which it is worth telling: who paid
    four times in a row, where two in a row would be worth it, has 2.
    """

    measure: float
    mention: Mention


def found(measure: float, page: int, fact: Fact, *seats: Seat) -> Found:
    """Return a mention with its measure; ``seats`` are those whom it is about."""
    return Found(measure, Mention(fact, page, seats))


def most_remarkable(every: Iterable[Found]) -> tuple[Mention, ...]:
    """Return the mentions of a game, the most remarkable first; ``every`` has one of each kind at most.

    Those that are worth telling, but no more than ``MOST``; besides, the next ones if there are less than
    ``FEWEST``.
    """
    ranked = sorted(every, key=lambda one: -one.measure)
    worth_telling = sum(one.measure >= 1 for one in ranked)
    return tuple(one.mention for one in ranked[: min(MOST, max(FEWEST, worth_telling))])


def told(pages: Sequence[Sequence[Ruling]]) -> Iterator[tuple[int, Fact]]:
    """Yield the facts of all rulings, each with the number of its page."""
    for number, page in enumerate(pages):
        for ruling in page:
            yield number, ruling.fact
