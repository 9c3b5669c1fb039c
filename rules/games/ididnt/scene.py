"""I Didn't Eat That: the scene, what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from rules.facts import Seat
from rules.games.ididnt.cards import Check, Excuse
from rules.games.ididnt.menu import WrittenExcuse
from rules.sealed import Sealed

Form = Literal["base", "five", "blind"]
Stage = Literal["starter", "check", "excuses", "judging", "score", "over"]
Fate = Literal["open", "paid", "back"]
Hand = Sealed[tuple[WrittenExcuse, ...]]


@dataclass(frozen=True)
class Play:
    """An excuse on the table: face up in ``excuse``, face down in ``secret``; the other is None."""

    seat: Seat
    excuse: Excuse | None = None
    secret: Sealed[Excuse] | None = None
    suspect: bool = False
    """Whether the house rule "Point at conflicts" marks it."""
    decides: bool = False
    """Whether its player pays the check for it."""
    fits: bool = False
    """Whether the question that decides who pays fits it."""


@dataclass(frozen=True)
class Bill:
    """A check that is turned up, the excuses at it, and whether it is paid or back in the pile."""

    number: int
    check: Check
    plays: tuple[Play, ...] = ()
    fate: Fate = "open"
    payer: Seat | None = None
    before: Mapping[Seat, Excuse] = field(default_factory=dict)
    """In a tie: what each tied player had played just before, by seat."""
    step: int = 0
    """Which of the five questions decides who pays: the first that fits an excuse; 0 before."""


@dataclass(frozen=True)
class Conflict:
    """A conflict that nobody called; shown when the game is over."""

    seat: Seat
    deal: int
    round: int
    food: str
    before: Excuse
    now: Excuse


@dataclass(frozen=True)
class Called:
    """A player who was called last: for what, and who held the Tip until then.

    ``before`` is the excuse that the last one is said to contradict, ``foods`` those of which it
    claims the opposite. ``moves`` is whether the Tip moved.
    """

    seat: Seat
    before: Excuse
    foods: tuple[str, ...]
    holder: Seat | None
    moves: bool


@dataclass(frozen=True)
class Scene:
    """One round of the base game, or one set of Five at a Time.

    ``deal`` is the number of the deal or set, ``left`` how many checks are in the pile, ``bills``
    the checks that are turned up (one in the base game), ``turn`` whose turn it is.
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
    """The last excuse that each player has played, by seat."""
    claimed: int = 0
    """How many checks have been paid in this deal."""
    piles: Mapping[Seat, tuple[Check, ...]] = field(default_factory=dict)
    tip: Seat | None = None
    tip_worth: int = 0
    """What the Tip costs its holder, in cents; 0 in Five at a Time."""
    called: Called | None = None
    """Who was called since the last excuse was laid or the last check was judged."""
    missed: tuple[Conflict, ...] = ()
    foods: tuple[str, ...] = ()
    """The foods that the table knows; an excuse can be entered ahead with them."""
    app_deals: bool = False
    hands: Mapping[Seat, Hand] = field(default_factory=dict)
    """The excuses that the app dealt and that are not played yet; each readable by its seat only."""
