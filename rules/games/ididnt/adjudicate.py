"""I Didn't Eat That: the rules as pure functions: who pays a check, which excuses conflict.

The anchors are those of ``rulebook.md``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from rules.facts import Seat
from rules.games.ididnt.cards import Check, Excuse

CHECKS_A_DEAL = 4
"""After this many paid checks a new deal begins (#dealing)."""
CHECKS_A_SET = 5
"""How many checks a set of Five at a Time has, if the pile has as many (#five)."""
HAND = 5
"""How many excuses each player gets: a deal has at most as many rounds."""
TIP_EACH = 200
"""What the Tip costs for each player in the game, in cents (#tip)."""


class Step(IntEnum):
    """The five questions of who pays, in their order (#who-pays)."""

    ATE_MAIN = 1
    ATE_SIDE = 2
    NEITHER = 3
    NOT_SIDE = 4
    NOT_MAIN = 5

    @property
    def highest_pays(self) -> bool:
        """Whether the most credible excuse pays at this step; otherwise the least credible does."""
        return self <= Step.ATE_SIDE


@dataclass(frozen=True)
class Laid:
    """An excuse at a check, and the one that the same player had played just before it."""

    seat: Seat
    excuse: Excuse
    before: Excuse | None = None


@dataclass(frozen=True)
class Placed:
    """An excuse and the step at which it counts."""

    laid: Laid
    step: Step


@dataclass(frozen=True)
class Comparison:
    """The result of the five questions for some excuses.

    ``step`` is the first one that fits any of them; ``same`` are the excuses that count at it,
    ``later`` those that count at a later one; ``left`` are the seats that pay or tie.
    """

    step: Step
    same: tuple[Laid, ...]
    later: tuple[Placed, ...]
    left: tuple[Seat, ...]


@dataclass(frozen=True)
class Verdict:
    """Who pays a check and why; ``payer`` is None when it goes back under the pile.

    ``first`` compares the excuses at the check, ``tie`` those that the tied players had played
    before.
    """

    payer: Seat | None
    first: Comparison | None = None
    tie: Comparison | None = None
    lacking: tuple[Seat, ...] = ()
    """The tied players who have played nothing before."""

    @property
    def decisive(self) -> Laid | None:
        """The excuse for which its player pays; None when nobody pays."""
        if self.first is None or self.payer is None:
            return None
        return _earliest(self.first, self.payer)

    @property
    def before(self) -> dict[Seat, Excuse]:
        """What each tied player had played just before, by seat; nothing where they do not tie."""
        if self.first is None or len(self.first.left) == 1:
            return {}
        tied = [_earliest(self.first, seat) for seat in self.first.left]
        return {each.seat: each.before for each in tied if each.before is not None}


def step_of(excuse: Excuse, check: Check) -> Step:
    """Return the first of the five steps that one of an excuse's claims fits (#who-pays).

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
    """Ask the five questions of at least one excuse; several seats are ``left`` if they tie."""
    placed = [Placed(each, step_of(each.excuse, check)) for each in laid]
    step = min(each.step for each in placed)
    same = tuple(each.laid for each in placed if each.step is step)
    worst = max if step.highest_pays else min
    credibility = worst(each.excuse.credibility for each in same)
    left = dict.fromkeys(each.seat for each in same if each.excuse.credibility == credibility)
    later = tuple(each for each in placed if each.step is not step)
    return Comparison(step, same, later, tuple(left))


def who_pays(check: Check, laid: Sequence[Laid]) -> Verdict:
    """Return who pays a check, from the excuses at it in the order of play (#who-pays, #ties).

    In Five at a Time a player may have several excuses: they do not tie with each other, and the
    earliest tied one decides what counts as played before.

    The rulebook's example: Bo and Cem mention neither the Soup nor the Bread, and Bo is the less
    credible.

    >>> verdict = who_pays(Check("Soup", "Bread", 1000), [
    ...     Laid(Seat("ana"), Excuse({"Soup": False}, 4)),
    ...     Laid(Seat("bo"), Excuse({"Cake": True}, 3)),
    ...     Laid(Seat("cem"), Excuse({"Fish": False}, 5)),
    ... ])
    >>> verdict.payer, verdict.first.step
    ('bo', <Step.NEITHER: 3>)
    """
    if not laid:
        return Verdict(None)
    first = compare(check, laid)
    if len(first.left) == 1:
        return Verdict(first.left[0], first)
    tied = [_earliest(first, seat) for seat in first.left]
    lacking = tuple(each.seat for each in tied if each.before is None)
    if lacking:
        return Verdict(None, first, lacking=lacking)
    before = [Laid(each.seat, each.before) for each in tied if each.before is not None]
    tie = compare(check, before)
    return Verdict(tie.left[0] if len(tie.left) == 1 else None, first, tie)


def _earliest(comparison: Comparison, seat: Seat) -> Laid:
    """Return the earliest of a seat's tied excuses."""
    own = [each for each in comparison.same if each.seat == seat]
    worst = max if comparison.step.highest_pays else min
    credibility = worst(each.excuse.credibility for each in own)
    return next(each for each in own if each.excuse.credibility == credibility)


def conflict(now: Excuse, before: Excuse | None) -> tuple[str, ...]:
    """Return the foods of which an excuse claims the opposite of the one before it (#catching).

    >>> conflict(Excuse({"Rice": True, "Soup": False}, 2), Excuse({"Rice": False}, 5))
    ('Rice',)
    """
    if before is None:
        return ()
    return tuple(
        food for food, ate in now.claims.items() if before.claims.get(food, ate) is not ate
    )
