"""Oh Hell: a standard deck to print."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.printed import PrintedCard, PrintedDeck, Values

SUITS = ("spades", "hearts", "diamonds", "clubs")
RANKS = range(1, 14)
"""From 1 for the ace to 13 for the king."""


def deck_cards(values: Values) -> Iterator[PrintedCard]:
    """Yield the 52 cards of a standard deck."""
    del values
    for suit in SUITS:
        for rank in RANKS:
            yield PrintedCard("deck_card", {"rank": rank, "suit": suit})


PRINTED = (
    PrintedDeck(
        name="deck",
        label="A standard deck",
        help="All 52 cards, without jokers.",
        cards=deck_cards,
    ),
)
