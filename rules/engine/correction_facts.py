"""What follows from a correction, as facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.facts import Fact, Seat

Unit: TypeAlias = Literal["points", "cents", "named"]
"""The unit of totals as in ``Standings``, or "named" if its totals have a heading."""


class CorrectionFact(Fact, family="corrected"):
    """What follows from a correction."""


@dataclass(frozen=True)
class Move:
    """A total before a correction, and after it."""

    seat: Seat
    before: int
    after: int
    unit: Unit


class Totals(CorrectionFact):
    """Totals have changed; ``heading`` as in ``Standings.total``."""

    moves: tuple[Move, ...]
    unit: Unit
    heading: Fact | None


class GoesOn(CorrectionFact):
    """The game is no longer over."""


class ComesFirst(CorrectionFact):
    """Others have won a game that is over, or lead in one that was stopped."""

    seats: tuple[Seat, ...]


class SetAside(CorrectionFact):
    """Later entries no longer fit, and do not count for now."""

    count: int


class Back(CorrectionFact):
    """Later entries count again."""

    count: int


class AskedAgain(CorrectionFact):
    """The corrected question is asked again; of nobody in particular if ``seat`` is None."""

    seat: Seat | None


class Decided(CorrectionFact):
    """No total has changed, but a decision has: ``decision`` is what is decided now."""

    decision: Fact


class NothingElse(CorrectionFact):
    """Nothing follows from an amendment."""
