"""The Feast: who takes the topic, who takes a gaffe, and who has to choose.

Pure judgements; every function here is a sentence of the rulebook.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from rules.facts import Seat

RANKS = range(1, 11)
DEALS = 4


def copies() -> dict[int, int]:
    """Return how often each rank stands in a Pairs deck: rank r stands r times."""
    return {rank: rank for rank in RANKS}


def hand_size(hands: int) -> int:
    """Return how many cards are dealt to each of so many hands (2 to 8), dummies included.

    Ruling: fewer than four hands get as many cards as four.
    """
    return 8 if hands <= 5 else 7 if hands == 6 else 6


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a round's ploys come to.

    ``gaffes`` maps each matched rank to its players; ``highest`` takes the topic and ``lowest``
    may take a gaffe; ``alone`` is set instead of the two when only one ploy is unmatched.
    """

    gaffes: Mapping[int, tuple[Seat, ...]]
    highest: Seat | None = None
    lowest: Seat | None = None
    alone: Seat | None = None

    @property
    def pile(self) -> tuple[int, ...]:
        """The gaffe pile: every matched card, highest first."""
        cards = [rank for rank, seats in self.gaffes.items() for _ in seats]
        return tuple(sorted(cards, reverse=True))


def adjudicate(ploys: Mapping[Seat, int]) -> Verdict:
    """Judge a round's ploys (Each Round, 1 to 3): at least one, ranks 1 to 10.

    >>> adjudicate({Seat("ana"): 6, Seat("bo"): 9, Seat("cy"): 9, Seat("di"): 4}).highest
    'ana'
    """
    count = Counter(ploys.values())
    gaffes = {
        rank: tuple(seat for seat, played in ploys.items() if played == rank)
        for rank in sorted(count, reverse=True)
        if count[rank] > 1
    }
    unmatched = sorted(
        (seat for seat, rank in ploys.items() if count[rank] == 1), key=lambda seat: ploys[seat]
    )
    if not unmatched:
        return Verdict(gaffes)
    if len(unmatched) == 1:
        return Verdict(gaffes, alone=unmatched[0])
    return Verdict(gaffes, highest=unmatched[-1], lowest=unmatched[0] if gaffes else None)


def best_for_alone(topic: int, pile: tuple[int, ...]) -> int | None:
    """Return the gaffe that is worth more than the topic, or None: the topic if equal.

    Ruling: so a dummy that is alone chooses, and so it falls for a seat that is away.
    """
    best = max(pile, default=0)
    return best if best > topic else None
