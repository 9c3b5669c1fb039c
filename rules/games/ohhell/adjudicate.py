"""Oh Hell: what a bid and the tricks that were won come to."""

from __future__ import annotations

FOR_EXACT = 10
"""What an exact bid brings besides its tricks."""
FOR_NOUGHT = 5
"""What an exact bid of nought brings besides the cards of the deal, by the house rule."""
A_TRICK_OFF = 5
"""What each trick over or under costs, by that house rule."""


def points(bid: int, tricks: int, cards: int, scores: str, *, nought: bool = False) -> int:
    """Return the points of one player in one deal (#scoring); ``scores`` and ``nought`` are the options.

    >>> {how: (points(2, 2, 7, how), points(2, 4, 7, how)) for how in ("exact", "tricks")}
    {'exact': (12, 0), 'tricks': (12, 4)}
    >>> {how: points(2, 4, 7, how) for how in ("difference", "five", "squares")}
    {'difference': -2, 'five': -10, 'squares': -4}
    >>> points(4, 4, 7, "squares")
    26
    >>> points(0, 0, 7, "exact"), points(0, 0, 7, "exact", nought=True)
    (10, 12)
    """
    off = abs(bid - tricks)
    if off == 0:
        if bid == 0 and nought:
            return FOR_NOUGHT + cards
        return FOR_EXACT + (bid * bid if scores == "squares" else bid)
    return {
        "exact": 0,
        "tricks": tricks,
        "difference": -off,
        "five": -A_TRICK_OFF * off,
        "squares": -off * off,
    }[scores]
