"""Who's Lying?: how the deck is dealt, whether an announcement is true, and what a game scores.

Pure judgements; every function here is a sentence of the rulebook.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

COLOURS = (
    *("red", "orange", "yellow", "green", "blue", "violet", "black"),
    *("pink", "white", "brown"),
)
"""The colours that a deck may have: those of a usual one, and some more."""
RAINBOW = "rainbow"
FOR_TWO = 5
FOR_MORE = 7
GAMES = 3
WIN = 10
DRAWN = 2
"""How many cards are drawn from the other hand by the one of two players who takes minus cards."""

Holds = Literal["hand", "minus", "none"]
"""Where a player has the rainbow card, if at all."""


def usual_colours(players: int) -> list[str]:
    """Return the colours that so many players use, unless their table says otherwise."""
    return list(COLOURS)[: FOR_TWO if players == 2 else FOR_MORE]


@dataclass(frozen=True)
class Deal:
    """How a deck is dealt: cards in all, taken out unseen, in each hand, and left over."""

    players: int
    colours: tuple[str, ...]
    cards: int
    """How many cards each colour has."""
    deck: int
    removed: int
    each: int
    aside: int


def deal(players: int, colours: Sequence[str], cards: int) -> Deal:
    """Deal so many colours of so many cards, and the rainbow, evenly to 2 to 5 players.

    >>> deal(4, ["red", "orange", "yellow", "green", "blue", "violet", "black"], 7).each
    11
    """
    deck = len(colours) * cards + 1
    removed = 10 if players == 2 else 4
    each, aside = divmod(deck - removed, players)
    return Deal(players, tuple(colours), cards, deck, removed, each, aside)


def colours_for(players: int, chosen: Sequence[str], at_first: int) -> tuple[str, ...]:
    """Return the colours that are used now, of those chosen for ``at_first`` players.

    Two players use five colours and more players seven, so people who come or go change the deck;
    the colours that the table has named come first.
    """
    if (players == 2) == (at_first == 2):
        return tuple(chosen)
    usual = usual_colours(players)
    return tuple([*chosen, *(one for one in usual if one not in chosen)][: len(usual)])


def odd_ones(said: str, cards: Mapping[str, int]) -> dict[str, int]:
    """Return the cards that give a lie away: neither of the announced colour nor the rainbow.

    >>> odd_ones("orange", {"orange": 1, "rainbow": 1, "blue": 1})
    {'blue': 1}
    """
    return {one: number for one, number in cards.items() if number and one not in (said, RAINBOW)}


def rainbow_worth(players: int) -> int:
    """Return what the rainbow costs instead of one point."""
    return 5 if players == 2 else 10


def points(players: int, hand: int, minus: int, rainbow: Holds) -> int:
    """Return what a game brings somebody who did not win it.

    >>> points(3, 3, 18, "none")
    -21
    """
    return -(hand + minus) - (0 if rainbow == "none" else rainbow_worth(players) - 1)
