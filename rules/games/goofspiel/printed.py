"""Goofspiel: suits to print, one for each player and one for the prizes."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.options import Count
from rules.engine.printed import PrintedCard, PrintedDeck, Values

SUITS = ("diamonds", "spades", "hearts", "clubs")
"""The suits of a deck, the prizes first, then in the order in which players take them."""
OF_THE_SECOND = ("spades", "hearts", "clubs", "diamonds")
"""The suits of a second deck, in the order in which players take them."""


def suits_for(players: int) -> list[tuple[int, str]]:
    """Return the suits that so many players need, each with the number of its deck.

    >>> suits_for(2)
    [(1, 'diamonds'), (1, 'spades'), (1, 'hearts')]
    >>> suits_for(5)[-2:]
    [(2, 'spades'), (2, 'hearts')]
    """
    first = [(1, suit) for suit in SUITS]
    return (first + [(2, suit) for suit in OF_THE_SECOND])[: players + 1]


def suit_cards(values: Values) -> Iterator[PrintedCard]:
    """Yield the cards of the suits: the prizes, and a suit for each player."""
    for deck, suit in suits_for(values["players"]):
        for rank in range(1, values["cards"] + 1):
            prize = (deck, suit) == (1, "diamonds")
            card = {"rank": rank, "suit": suit, "deck": deck, "prize": prize}
            # A player's own suit is seen in their hand, so all hands have the same back.
            yield PrintedCard("suit_card", card, back="Prizes" if prize else "")


PRINTED = (
    PrintedDeck(
        name="suits",
        label="Suits for each of you",
        help="The diamonds are the prizes. Every player gets a suit, ace to king.",
        cards=suit_cards,
        options=(
            Count(
                name="players",
                label="Players",
                low=2,
                high=7,
                default=3,
                help="Three players need one whole deck.",
            ),
            Count(
                name="cards",
                label="Cards each",
                low=4,
                high=13,
                default=13,
                help="13 is ace to king.",
            ),
        ),
        chosen=lambda players, values: {"players": players, "cards": values["cards"]},
    ),
)
