"""I Didn't Eat That: what lies on the table, as everybody sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from rules.facts import Seat
from rules.prompts import Check, Excuse
from rules.sealed import Sealed

Form = Literal["base", "five", "blind"]
Stage = Literal["starter", "check", "excuses", "judging", "score", "over"]
Fate = Literal["open", "paid", "back"]


@dataclass(frozen=True)
class Play:
    """An excuse on the table; ``excuse`` is None while it lies face down, and ``secret`` after."""

    seat: Seat
    excuse: Excuse | None = None
    secret: Sealed[Excuse] | None = None
    suspect: bool = False
    """Whether the teaching rule points at a conflict that nobody has caught."""


@dataclass(frozen=True)
class Bill:
    """A check that lies open, the excuses at it, and what has become of it."""

    number: int
    check: Check
    plays: tuple[Play, ...] = ()
    fate: Fate = "open"
    payer: Seat | None = None


@dataclass(frozen=True)
class Missed:
    """A conflict that nobody caught: told when the game is over."""

    seat: Seat
    deal: int
    round: int
    food: str
    before: Excuse
    now: Excuse


@dataclass(frozen=True)
class Scene:
    """One round of the base game, or one set of Five at a Time.

    ``deal`` counts sets too; ``left`` is how many checks lie in the pile; ``bills`` are the checks
    that lie open, one of them in the base game; ``turn`` is whose turn it is.
    """

    form: Form
    deal: int
    round: int
    rounds: int
    stage: Stage
    left: int
    turn: Seat | None = None
    seats: tuple[Seat, ...] = ()
    bills: tuple[Bill, ...] = ()
    judged: int | None = None
    """The number of the check that was judged last."""
    top: Mapping[Seat, Excuse] = field(default_factory=dict)
    """The excuse that lies on top before each player: what was said before is remembered, or not."""
    claimed: int = 0
    """How many checks have been claimed since the deal."""
    piles: Mapping[Seat, tuple[Check, ...]] = field(default_factory=dict)
    tip: Seat | None = None
    tip_worth: int = 0
    """What the Tip costs its holder, in cents; 0 where it is not used."""
    missed: tuple[Missed, ...] = ()
    next_starter: Seat | None = None
