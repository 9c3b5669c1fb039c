"""Oh Hell: how many cards each deal has, and which suit is trump in it."""

from __future__ import annotations

DECK = 52
"""How many cards there are."""
SUITS = ("hearts", "clubs", "diamonds", "spades")
"""The suits, in the order in which they are trumps where the order is fixed."""
NO_TRUMP, TURNED = "none", "turned"
"""What stands for no trump, and for a trump that is not turned up yet."""


def largest(players: int) -> int:
    """Return how many cards everybody can get.

    >>> [largest(players) for players in range(3, 8)]
    [17, 13, 10, 8, 7]
    """
    return DECK // players


def sizes(order: str, most: int) -> tuple[int, ...]:
    """Return how many cards everybody gets in each deal; ``order`` is a value of the option ``deals``.

    >>> {order: sizes(order, 3) for order in ("updown", "downup", "up", "down")}
    {'updown': (1, 2, 3, 2, 1), 'downup': (3, 2, 1, 2, 3), 'up': (1, 2, 3), 'down': (3, 2, 1)}
    """
    up = tuple(range(1, most + 1))
    down = up[::-1]
    return {"updown": up + down[1:], "downup": down + up[1:], "up": up, "down": down}[order]


def trump_of(deal: int, players: int, cards: int, trumps: str) -> str:
    """Return the trump of a deal, from 1; ``trumps`` is a value of the option ``trumps``.

    >>> [trump_of(deal, 4, 7, "order") for deal in range(1, 6)]
    ['hearts', 'clubs', 'diamonds', 'spades', 'hearts']
    >>> trump_of(5, 4, 7, "order_none")
    'none'

    No trump can be turned up where all cards are dealt.

    >>> trump_of(7, 4, 7, "turned"), trump_of(13, 4, 13, "turned")
    ('turned', 'none')
    """
    if trumps == "turned":
        return NO_TRUMP if whole_deck(players, cards) else TURNED
    if trumps == "none":
        return NO_TRUMP
    row = (*SUITS, NO_TRUMP) if trumps == "order_none" else SUITS
    return row[(deal - 1) % len(row)]


def whole_deck(players: int, cards: int) -> bool:
    """Whether no card is left when everybody has got so many."""
    return players * cards == DECK
