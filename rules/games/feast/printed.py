"""The Feast: a Pairs deck to print. Each rank has something to talk about."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.printed import PrintedCard, PrintedDeck, Values
from rules.games.feast.deck import RANKS


def pairs_cards(_: Values) -> Iterator[PrintedCard]:
    """Yield the cards of a Pairs deck: rank n stands n times on it."""
    for rank in RANKS:
        yield PrintedCard("pairs_card", {"rank": rank}, copies=rank)


PRINTED = (
    PrintedDeck(
        name="pairs",
        label="A Pairs deck",
        help="One 1, two 2s, and so on to ten 10s. Each number has something to talk about.",
        cards=pairs_cards,
    ),
)
