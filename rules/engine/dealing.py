"""Where the app deals: the option that says so, and hands out of a deck that nobody sees.

A game whose cards are numbers has the option, draws its deck with ``table.chance_unseen``, and deals
from it::

    deck = yield from table.chance_unseen(Deck("deck", cards, len(cards), to=seats))
    hands = deal_hands(deck, seats, 8)
    topic = yield from table.open(card_at(deck, -1, "topic-1"))

The scene has the hands as secrets, each for its own seat: see ``TableScene.dealt``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from rules.engine.options import Choice
from rules.facts import Json, Seat
from rules.sealed import Sealed

T = TypeVar("T")

DEALER = "dealer"
"""The name of the option."""
WE_DEAL, APP_DEALS = "table", "app"
"""Its values; the first is the default."""


def dealer_option(
    help: str = "You deal real cards, or every phone shows its own.",
) -> Choice:
    """Return the option of who deals: the people at the table, or the app."""
    return Choice(
        name=DEALER,
        label="Who deals",
        choices={WE_DEAL: "We do", APP_DEALS: "The app"},
        help=help,
    )


def app_deals(values: Mapping[str, Json]) -> bool:
    """Whether the app deals with these values of a game's options.

    >>> app_deals({"dealer": "app"}), app_deals({"dealer": "table"}), app_deals({})
    (True, False, False)
    """
    return values.get(DEALER) == APP_DEALS


def deal_hands(
    deck: Sealed[tuple[T, ...]], seats: Iterable[Seat], each: int
) -> dict[Seat, Sealed[tuple[T, ...]]]:
    """Return a hand for each seat, off the deck's start; only that seat can read it."""
    return {
        seat: cards_between(deck, at * each, (at + 1) * each, f"hand-{seat}").only_for(seat)
        for at, seat in enumerate(seats)
    }


def cards_between(
    deck: Sealed[tuple[T, ...]], first: int, end: int, part: str
) -> Sealed[tuple[T, ...]]:
    """Return the cards of a deck from index ``first`` to before ``end``, sealed under their own key."""
    return deck.map(lambda cards: cards[first:end], part)


def card_at(deck: Sealed[tuple[T, ...]], at: int, part: str) -> Sealed[T]:
    """Return the card of a deck at an index, sealed under its own key; -1 is the last one."""
    return deck.map(lambda cards: cards[at], part)


def without(cards: Iterable[T], gone: Iterable[T]) -> list[T]:
    """Return ``cards`` without those in ``gone``, each removed once; unknown cards in ``gone`` are ignored.

    >>> without([7, 7, 3], [7, 9])
    [7, 3]
    """
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return left
