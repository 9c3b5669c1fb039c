"""Who's Lying?: what lies on the table, as everybody sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from rules.facts import Seat
from rules.games.liar.adjudicate import Deal, Holds
from rules.sealed import Sealed

Stage = Literal["starter", "deal", "turn", "turned-up", "rainbow", "over"]


@dataclass(frozen=True)
class Laid:
    """Cards that lie face down in the pile: whose, what was said, and in secret what they are."""

    seat: Seat
    turn: int
    count: int
    said: str
    cards: Sealed[Mapping[str, int]] | None
    """None where the table enters colours only when cards are turned up."""


@dataclass(frozen=True)
class Heap:
    """A minus pile: what was turned up of it, and the rest in secret, for its taker."""

    count: int = 0
    seen: Mapping[str, int] = field(default_factory=dict)
    secret: tuple[Sealed[Mapping[str, int]], ...] = ()


@dataclass(frozen=True)
class Player:
    """One player: how many cards in hand, the minus pile, and what they can do now."""

    seat: Seat
    hand: int
    minus: Heap
    passed: bool = False
    may_doubt: bool = False


@dataclass(frozen=True)
class TurnedUp:
    """A doubted lay with its cards face up, one entry a card, the odd ones last."""

    laid: Laid
    doubter: Seat
    cards: tuple[str, ...]
    odd: tuple[str, ...]
    true: bool | None
    """None until it counts: in open entry it can be contested."""


@dataclass(frozen=True)
class Tally:
    """What a game brought somebody, and of what."""

    seat: Seat
    points: int
    hand: int = 0
    minus: int = 0
    rainbow: Holds = "none"
    won: bool = False


@dataclass(frozen=True)
class Scene:
    """One moment of a game."""

    game: int
    games: int
    stage: Stage
    deal: Deal
    starter: Seat | None = None
    turn: int = 0
    up: Seat | None = None
    players: tuple[Player, ...] = ()
    pile: tuple[Laid, ...] = ()
    standing: Laid | None = None
    """The announcement that can be doubted: the last of the pile."""
    shown: TurnedUp | None = None
    """What the doubt of the turn before has turned up."""
    missing: int = 0
    """How many cards are unaccounted for; below 0: how many too many."""
    aside: int = 0
    tally: tuple[Tally, ...] = ()
    """The last game's points, while people look at them."""
