"""The Feast: the cards of a Pairs deck, and how many each hand gets.

The anchors are those of ``rulebook.md``.
"""

from __future__ import annotations

RANKS = range(1, 11)


def copies() -> dict[int, int]:
    """Return how many cards of each rank a Pairs deck has: rank r has r cards.

    >>> sum(copies().values())
    55
    """
    return {rank: rank for rank in RANKS}


DECK = tuple(rank for rank in RANKS for _ in range(rank))
"""The ranks of all cards of a Pairs deck."""


def hand_size(hands: int) -> int:
    """Return how many cards each hand gets (#dealing); ``hands`` is 2 to 8, with the dummies.

    Ruling: two or three hands get as many cards as four.

    >>> [hand_size(hands) for hands in range(2, 9)]
    [8, 8, 8, 8, 7, 6, 6]
    """
    return 8 if hands <= 5 else 7 if hands == 6 else 6
