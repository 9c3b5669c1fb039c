"""Who's Lying?: the cards of a deck, and how they are dealt.

The anchors are those of ``rulebook.md``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

COLOURS = (
    *("red", "orange", "yellow", "green", "blue", "violet", "black"),
    *("pink", "white", "brown"),
)
"""The colours that a deck may have; the first seven are those of the published deck."""
PALETTE = {colour: colour.capitalize() for colour in COLOURS}
"""The label of each colour."""
FEWEST_COLOURS = 4
RAINBOW = "rainbow"
SUITS = ("spades", "hearts", "diamonds", "clubs")
"""The suits of a standard deck, for tables without a deck of colours."""
JOKER = "joker"
"""What passes for any suit, as the rainbow does for any colour."""
WILD = (RAINBOW, JOKER)
RANKS = 13
"""How many cards a suit has: ace to king."""
RANKS_FOR_TWO = 9
"""How many of them two players use: ace to 9, so that they hold 13 cards, as with five colours."""
FOR_TWO = 5
"""How many colours two players use."""
FOR_MORE = 7
"""How many colours more players use."""


def usual_colours(players: int) -> list[str]:
    """Return the colours that this number of players uses by default."""
    return list(COLOURS)[: FOR_TWO if players == 2 else FOR_MORE]


def usual_ranks(players: int) -> int:
    """Return how many cards of each suit this number of players uses by default."""
    return RANKS_FOR_TWO if players == 2 else RANKS


@dataclass(frozen=True)
class Deal:
    """How a deck is dealt.

    ``deck`` is the number of cards in all, ``removed`` of those taken out unseen, ``each`` of those
    in a hand, ``aside`` of those left over.
    """

    players: int
    colours: tuple[str, ...]
    cards: int
    """The number of cards of each colour."""
    deck: int
    removed: int
    each: int
    aside: int

    @property
    def suits(self) -> bool:
        """Whether this is a standard deck: suits and a joker in place of colours and a rainbow."""
        return self.colours[0] in SUITS

    @property
    def wild(self) -> str:
        """The one card that passes for any colour."""
        return JOKER if self.suits else RAINBOW


def deal(players: int, colours: Sequence[str], cards: int) -> Deal:
    """Deal ``cards`` of each colour and the rainbow evenly to 2 to 5 players (#dealing).

    Suits are dealt with a joker in the same way.

    >>> deal(4, ["red", "orange", "yellow", "green", "blue", "violet", "black"], 7).each
    11
    """
    deck = len(colours) * cards + 1
    removed = 10 if players == 2 else 4
    each, aside = divmod(deck - removed, players)
    return Deal(players, tuple(colours), cards, deck, removed, each, aside)


def colours_for(players: int, chosen: Sequence[str], first_players: int) -> tuple[str, ...]:
    """Return the colours for this number of players; ``chosen`` were for ``first_players``.

    Two players use five colours and more players seven, so the deck may change when a player comes
    or goes; the chosen colours come first.

    >>> colours_for(2, ["red", "pink", "green", "blue", "black"], 2)
    ('red', 'pink', 'green', 'blue', 'black')
    >>> len(colours_for(3, ["red", "pink", "green", "blue", "black"], 2))
    7
    """
    if (players == 2) == (first_players == 2):
        return tuple(chosen)
    usual = usual_colours(players)
    return tuple([*chosen, *(one for one in usual if one not in chosen)][: len(usual)])


def deal_for(players: int, options: Mapping[str, Any], first_players: int | None = None) -> Deal:
    """Deal the deck that the options name; they were chosen for ``first_players``.

    >>> deal_for(4, {"deck": "suits", "ranks": 13}).each
    12
    """
    first = players if first_players is None else first_players
    if options["deck"] == "suits":
        same = (players == 2) == (first == 2)
        return deal(players, SUITS, int(options["ranks"]) if same else usual_ranks(players))
    colours = colours_for(players, options["colours"], first)
    return deal(players, colours, int(options["cards"]))
