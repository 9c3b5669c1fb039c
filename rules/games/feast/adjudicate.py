"""The Feast: the rules as pure functions: who takes the topic, a gaffe, or has the choice.

The anchors are those of ``rulebook.md``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from rules.facts import Seat

DEALS = 4
"""How many deals make a game."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a round.

    ``gaffes`` maps each matched rank to the seats that played it. ``highest`` takes the topic, and
    ``lowest`` a gaffe if there is one. When only one ploy is unmatched, ``alone`` is its seat, and
    the other two are None.
    """

    gaffes: Mapping[int, tuple[Seat, ...]]
    highest: Seat | None = None
    lowest: Seat | None = None
    alone: Seat | None = None

    @property
    def pile(self) -> tuple[int, ...]:
        """The rank of every matched card, highest first."""
        cards = [rank for rank, seats in self.gaffes.items() for _ in seats]
        return tuple(sorted(cards, reverse=True))


def adjudicate(ploys: Mapping[Seat, int]) -> Verdict:
    """Return the result of a round's ploys (#gaffes, #lowest, #alone); there is at least one.

    The rulebook's example: of 9, 9, 6, 5 and 4 the 6 takes the topic, and the 4 takes a 9.

    >>> seats = [Seat(name) for name in ("ana", "bo", "cy", "di", "eve")]
    >>> verdict = adjudicate(dict(zip(seats, (9, 9, 6, 5, 4))))
    >>> verdict.highest, verdict.lowest, verdict.pile
    ('cy', 'eve', (9, 9))

    Of 8, 8, 6, 6 and 4 only the 4 is unmatched; of 7, 7, 7, 4 and 4 nobody scores.

    >>> adjudicate(dict(zip(seats, (8, 8, 6, 6, 4)))).alone
    'eve'
    >>> verdict = adjudicate(dict(zip(seats, (7, 7, 7, 4, 4))))
    >>> verdict.highest, verdict.lowest, verdict.alone
    (None, None, None)
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
    """Return the best gaffe if it is worth more than the topic, otherwise None.

    Ruling: a dummy that is alone takes this, and so does a seat that is away.

    >>> best_for_alone(6, (8, 8, 6)), best_for_alone(8, (8, 8, 6))
    (8, None)
    """
    best = max(pile, default=0)
    return best if best > topic else None
