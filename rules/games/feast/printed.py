"""The Feast: a Pairs deck to print. Each rank has something to talk about."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.printed import PrintedCard, PrintedDeck, Values

SUBJECTS = (
    "The weather",
    "The way here",
    "The new kitchen",
    "The neighbours",
    "Other people’s children",
    "Holidays, with photographs",
    "Money",
    "Politics",
    "Who wasn’t invited",
    "The host’s first marriage",
)
"""What is talked about, by rank: the higher, the bolder."""


def pairs_cards(_: Values) -> Iterator[PrintedCard]:
    """Yield the cards of a Pairs deck: rank n stands n times on it."""
    for rank, subject in enumerate(SUBJECTS, 1):
        yield PrintedCard("pairs_card", {"rank": rank, "subject": subject}, copies=rank)


PRINTED = (
    PrintedDeck(
        name="pairs",
        label="A Pairs deck",
        help="One 1, two 2s, and so on to ten 10s. Each number has something to talk about.",
        cards=pairs_cards,
    ),
)
