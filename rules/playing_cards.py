"""What stands on the cards of a standard deck.

The rules and every log have the English letters of the court cards; a screen shows those that the table's own deck
has, such as B, D and K on a German one.
"""

from __future__ import annotations

import re

COURTS = "JQK"
"""The letters of jack, queen and king."""
_COURT = re.compile(r"[JQK](?![^♠♥♦♣])")
"""A letter that stands alone, or before a suit."""


def rank_sign(rank: int, courts: str = COURTS) -> str:
    """Return what stands on the cards of a rank, of which an ace is 1 or 14.

    >>> [rank_sign(rank) for rank in (1, 10, 11, 14)], rank_sign(11, "BDK")
    (['A', '10', 'J', 'A'], 'B')
    """
    if rank in {1, 14}:
        return "A"
    return courts[rank - 11] if rank in {11, 12, 13} else str(rank)


def with_letters(face: str, courts: str) -> str:
    """Return what stands on a card with these letters of court cards; other faces stay as they are.

    >>> [with_letters(each, "VDR") for each in ("Q", "K♠", "10", "A♥", "Jam")]
    ['D', 'R♠', '10', 'A♥', 'Jam']
    """
    return courts[COURTS.index(face[0])] + face[1:] if _COURT.match(face) else face
