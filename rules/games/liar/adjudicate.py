"""Who's Lying?: the rules as pure functions: whether an announcement is true, points.

The anchors are those of ``rulebook.md``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from rules.games.liar.deck import WILD

GAMES = 3
"""How many games an extended match has."""
WIN = 10
"""The points of a game's winner."""
CARDS_DRAWN = 2
"""Two players: how many cards the one who takes minus cards draws from the other's hand."""


Holds = Literal["hand", "minus", "none"]
"""Where a player has the rainbow card, or that the player has it not."""


def odd_cards(announced: str, cards: Mapping[str, int]) -> dict[str, int]:
    """Return the cards that are neither of the announced colour nor the wild card (#doubting).

    The announcement is a lie if there are any.

    >>> odd_cards("orange", {"orange": 1, "rainbow": 1, "blue": 1})
    {'blue': 1}
    """
    return {
        one: number for one, number in cards.items() if number and one not in (announced, *WILD)
    }


def rainbow_worth(players: int) -> int:
    """Return how many points the rainbow card costs; other cards cost one (#scoring)."""
    return 5 if players == 2 else 10


def points(players: int, hand: int, minus: int, rainbow: Holds) -> int:
    """Return the points of a player who has not won the game (#scoring).

    >>> points(3, 3, 18, "none")
    -21
    """
    return -(hand + minus) - (0 if rainbow == "none" else rainbow_worth(players) - 1)
