"""Eat Me: what lies on the table, as everybody sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from rules.eatme.adjudicate import Body
from rules.facts import Ruling, Seat
from rules.sealed import Sealed

Stage = Literal["food", "bids", "cards", "judging", "check", "over"]
Cards = tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """A card of the round, in the order of play, and what it came to.

    ``organism`` is the one that has the card now; ``eaten`` the one that was eaten, whose owner
    scored ``points``. ``bodies`` is the ring after it, ``said`` the rulings.
    """

    seat: Seat
    card: int
    bid: int
    effect: str
    organism: int
    bodies: tuple[Body, ...]
    said: tuple[Ruling, ...]
    eaten: int = 0
    scorer: Seat | None = None
    points: int = 0


@dataclass(frozen=True)
class Round:
    """A round that has been played, and the ring before it."""

    number: int
    before: tuple[Body, ...]
    plays: tuple[Played, ...]


@dataclass(frozen=True)
class Scene:
    """A game of Eat Me. ``order`` and ``bids`` are those of the round that is to be played.

    They are empty while that round's bids are still open. ``left`` are everybody's bid points
    once the bids are paid. ``out`` says of each card that came in which round; 0 is the start.
    """

    size: int
    rounds: int
    stage: Stage
    round: int = 0
    app_deals: bool = False
    ouroboros: bool = False
    same_round: bool = False
    bodies: tuple[Body, ...] = ()
    order: tuple[Seat, ...] = ()
    bids: Mapping[Seat, int] = field(default_factory=dict)
    left: Mapping[Seat, int] = field(default_factory=dict)
    points: Mapping[Seat, int] = field(default_factory=dict)
    absent: tuple[Seat, ...] = ()
    """Those for whom no move is received in this round."""
    hands: Mapping[Seat, Sealed[Cards]] = field(default_factory=dict)
    """What the app dealt, played cards included; each for its own seat alone."""
    pool: Cards = ()
    """Ouroboros: what can still be wished for."""
    played: tuple[Round, ...] = ()
    missing: Cards = ()
    """The numbers that never came, at the end: the card that was put away, if all is well."""
