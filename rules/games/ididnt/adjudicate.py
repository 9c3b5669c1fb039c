"""I Didn't Eat That: who pays a check, and which excuses conflict.

Pure judgements; every function here is a sentence of the rulebook.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum

from rules.facts import Seat
from rules.prompts import Check, Excuse

CHECKS_A_DEAL = 4
"""After so many claimed checks the excuses are shuffled and dealt anew."""
HAND = 5
"""How many excuses are dealt to each player: the most rounds of a deal."""
TIP_EACH = 200
"""What the Tip costs, in cents, for each player."""


class Step(IntEnum):
    """The five questions of who pays, in the order in which they are asked."""

    ATE_MAIN = 1
    ATE_SIDE = 2
    NEITHER = 3
    NOT_SIDE = 4
    NOT_MAIN = 5

    @property
    def highest_pays(self) -> bool:
        """Whether the most credible excuse pays at this step, and not the least credible."""
        return self <= Step.ATE_SIDE


class Why(Enum):
    """Why nobody pays a check."""

    NO_EXCUSE = "no-excuse"
    STILL_TIED = "still-tied"
    NONE_BEFORE = "none-before"


@dataclass(frozen=True)
class Laid:
    """An excuse that was played at a check, and what the same player had played just before it."""

    seat: Seat
    excuse: Excuse
    before: Excuse | None = None


@dataclass(frozen=True)
class Placed:
    """An excuse with the step at which it counts."""

    laid: Laid
    step: Step


@dataclass(frozen=True)
class Comparison:
    """One judgement by the five steps: the excuses in question, and who is left of them.

    ``same`` are those that count at ``step``, ``later`` those that come after it in the order.
    """

    step: Step
    same: tuple[Laid, ...]
    later: tuple[Placed, ...]
    left: tuple[Seat, ...]


@dataclass(frozen=True)
class Verdict:
    """Who pays, and how that came about; ``payer`` is None where the check goes under the pile."""

    payer: Seat | None
    first: Comparison | None = None
    tie: Comparison | None = None
    why: Why | None = None
    lacking: tuple[Seat, ...] = ()
    """Of the tied players, those who have played nothing before."""


def step_of(excuse: Excuse, check: Check) -> Step:
    """Return the first of the five steps that one of the excuse's claims fits.

    >>> step_of(Excuse({"Fries": False, "Steak": True}, 3), Check("Steak", "Fries", 1250))
    <Step.ATE_MAIN: 1>
    """
    main, side = excuse.claims.get(check.main), excuse.claims.get(check.side)
    if main is True:
        return Step.ATE_MAIN
    if side is True:
        return Step.ATE_SIDE
    if main is None and side is None:
        return Step.NEITHER
    return Step.NOT_SIDE if side is False else Step.NOT_MAIN


def compare(check: Check, laid: Sequence[Laid]) -> Comparison:
    """Ask the five questions of some excuses, at least one: several seats are left of a tie."""
    placed = [Placed(each, step_of(each.excuse, check)) for each in laid]
    step = min(each.step for each in placed)
    same = tuple(each.laid for each in placed if each.step is step)
    worst = max if step.highest_pays else min
    credibility = worst(each.excuse.credibility for each in same)
    left = dict.fromkeys(each.seat for each in same if each.excuse.credibility == credibility)
    later = tuple(each for each in placed if each.step is not step)
    return Comparison(step, same, later, tuple(left))


def who_pays(check: Check, laid: Sequence[Laid]) -> Verdict:
    """Judge a check by the excuses played at it.

    A player may have several (Five at a Time): they are never a tie among themselves, and of
    several tied ones it is the earliest whose forerunner breaks the tie.
    """
    if not laid:
        return Verdict(None, why=Why.NO_EXCUSE)
    first = compare(check, laid)
    if len(first.left) == 1:
        return Verdict(first.left[0], first)
    tied = [_earliest(first, seat) for seat in first.left]
    lacking = tuple(each.seat for each in tied if each.before is None)
    if lacking:
        return Verdict(None, first, why=Why.NONE_BEFORE, lacking=lacking)
    before = [Laid(each.seat, each.before) for each in tied if each.before is not None]
    tie = compare(check, before)
    if len(tie.left) == 1:
        return Verdict(tie.left[0], first, tie)
    return Verdict(None, first, tie, Why.STILL_TIED)


def _earliest(comparison: Comparison, seat: Seat) -> Laid:
    """Return the earliest of a seat's excuses that are tied."""
    mine = [each for each in comparison.same if each.seat == seat]
    worst = max if comparison.step.highest_pays else min
    credibility = worst(each.excuse.credibility for each in mine)
    return next(each for each in mine if each.excuse.credibility == credibility)


def conflict(now: Excuse, before: Excuse | None) -> tuple[str, ...]:
    """Return the foods of which an excuse claims the opposite of the one before it."""
    if before is None:
        return ()
    return tuple(
        food for food, ate in now.claims.items() if before.claims.get(food, ate) is not ate
    )
