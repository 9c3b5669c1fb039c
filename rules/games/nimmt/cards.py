"""6 nimmt!: the cards, and their bull heads."""

from __future__ import annotations

CARDS = range(1, 105)
HAND = 10
"""How many cards everybody is dealt."""
ROWS = ("1", "2", "3", "4")
FULL = 5
"""How many cards a row holds: who adds one more takes these."""


def heads(card: int) -> int:
    """Return the bull heads on a card.

    >>> [heads(card) for card in (55, 33, 20, 15, 1)], sum(map(heads, CARDS))
    ([7, 5, 3, 2, 1], 171)
    """
    if card == 55:
        return 7
    for divisor, count in ((11, 5), (10, 3), (5, 2)):
        if card % divisor == 0:
            return count
    return 1


HEADS = {card: heads(card) for card in CARDS}


def highest(players: int, deck: str) -> int:
    """Return the highest card of the deck: of all cards, or of as many as so many players need.

    >>> highest(3, "all"), highest(3, "few"), highest(3, "draft")
    (104, 34, 34)
    """
    return CARDS[-1] if deck == "all" else HAND * players + len(ROWS)
