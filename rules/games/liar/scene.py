"""Who's Lying?: the scene, what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from rules.facts import Seat
from rules.games.liar.adjudicate import Holds
from rules.games.liar.deck import Deal
from rules.sealed import Sealed

Stage = Literal["starter", "deal", "turn", "turned-up", "rainbow", "over"]


@dataclass(frozen=True)
class Laid:
    """Cards that a seat has laid face down on the pile.

    ``said`` is the announced colour, ``cards`` the number of cards by colour, in secret.
    """

    seat: Seat
    turn: int
    count: int
    said: str
    cards: Sealed[Mapping[str, int]] | None
    """None when the table enters colours only as cards are turned up."""


@dataclass(frozen=True)
class MinusPile:
    """A minus pile: ``seen`` are the cards that were turned up, ``secret`` the others."""

    count: int = 0
    seen: Mapping[str, int] = field(default_factory=dict)
    secret: tuple[Sealed[Mapping[str, int]], ...] = ()


@dataclass(frozen=True)
class Player:
    """One player: the number of cards in hand, the minus pile, and what the player can do now."""

    seat: Seat
    hand: int
    minus: MinusPile
    passed: bool = False
    may_doubt: bool = False


@dataclass(frozen=True)
class CardCounts:
    """How many cards a player had in hand, and how many minus cards."""

    seat: Seat
    hand: int
    minus: int


@dataclass(frozen=True)
class TurnedUp:
    """A doubted lay with its cards turned up; ``odd`` are those that make it a lie."""

    laid: Laid
    doubter: Seat
    cards: tuple[str, ...]
    odd: tuple[str, ...]
    true: bool | None
    """Whether the announcement was true; None until that is certain."""
    held: tuple[CardCounts, ...] = ()
    """What each player had when the doubt was made."""
    below: Mapping[int, int] = field(default_factory=dict)
    """How many cards each lay below it had, by the number of its turn."""


@dataclass(frozen=True)
class Tally:
    """The points of a seat in a game, and the cards that they are for; ``wild`` is the name of the wild card."""

    seat: Seat
    points: int
    wild: str
    hand: int = 0
    minus: int = 0
    rainbow: Holds = "none"
    won: bool = False

    @property
    def has_wild(self) -> bool:
        """Whether the seat has the wild card."""
        return self.rainbow != "none"


@dataclass(frozen=True)
class Scene:
    """One moment of a game."""

    game: int
    games: int
    stage: Stage
    deal: Deal
    dealt: Deal | None = None
    """How the deck was dealt last, in this match; None before the first deal, and while one plays."""
    again: bool = False
    """Whether the game is dealt again, since a player has left it."""
    starter: Seat | None = None
    turn: int = 0
    up: Seat | None = None
    players: tuple[Player, ...] = ()
    pile: tuple[Laid, ...] = ()
    standing: Laid | None = None
    """The lay that can be doubted: the last one of the pile."""
    shown: TurnedUp | None = None
    """What was turned up in the turn before; it stays until the next game is dealt."""
    missing: int = 0
    """How many cards of the deck are missing; negative: how many there are too many."""
    aside: int = 0
    tally: tuple[Tally, ...] = ()
    """The points of the last game, until the next one begins."""
    hands: Mapping[Seat, Sealed[Mapping[str, int]]] = field(default_factory=dict)
    """The hands that the app dealt, each readable by its seat only; empty if people deal."""
    app_deals: bool = False

    @property
    def game_before(self) -> int:
        """The number of the game before."""
        return self.game - 1

    @property
    def brought(self) -> Mapping[Seat, int]:
        """The points that the last game has brought each player."""
        return {each.seat: each.points for each in self.tally}

    @property
    def is_new_deck(self) -> bool:
        """Whether the deck is another one than that which was dealt last."""
        last = self.dealt
        return last is None or (last.colours, last.cards) != (self.deal.colours, self.deal.cards)

    @property
    def on_table(self) -> int:
        """How many cards lie in the pile, with those that can be doubted."""
        return sum(laid.count for laid in self.pile)
