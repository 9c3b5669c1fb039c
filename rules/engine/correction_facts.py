"""What follows from a correction, as facts."""

from __future__ import annotations

from dataclasses import dataclass

from rules.facts import Fact, Seat

MOST_TOLD = 4
"""How many totals a sentence names."""


class Correction(Fact, family="corrected"):
    """What follows from a correction."""


@dataclass(frozen=True)
class Move:
    """A total before a correction, and after it."""

    seat: Seat
    before: int
    after: int

    @property
    def gain(self) -> int:
        """By how much the total is greater now; negative if it is less."""
        return self.after - self.before


@dataclass(frozen=True)
class ToldMove(Move):
    """A move with its unit, for a sentence."""

    unit: str


class Recounted(Correction):
    """The scores were counted again."""


class Moved(Correction):
    """An amount that counted for one player counts for another; ``unit`` as in ``Standings``."""

    amount: int
    frm: Seat
    to: Seat
    unit: str


class Totals(Correction):
    """Totals have changed; ``unit`` as in ``Standings``, or "named" if each total has a name."""

    moves: tuple[Move, ...]
    unit: str

    @property
    def told(self) -> tuple[ToldMove, ...]:
        """The moves that a sentence names."""
        return tuple(
            ToldMove(each.seat, each.before, each.after, self.unit)
            for each in self.moves[:MOST_TOLD]
        )

    @property
    def more(self) -> int:
        """How many moves it does not name."""
        return max(0, len(self.moves) - MOST_TOLD)


class Scored(Correction):
    """Players are in the scores now."""

    seats: tuple[Seat, ...]


class Unscored(Correction):
    """Players are no longer in the scores."""

    seats: tuple[Seat, ...]


class GoesOn(Correction):
    """The game is no longer over."""


class Over(Correction):
    """The game is over now; ``seats`` have won."""

    seats: tuple[Seat, ...]


class Winners(Correction):
    """Others have won: ``seats`` instead of those who had won before."""

    seats: tuple[Seat, ...]
    before: tuple[Seat, ...]

    @property
    def no_longer(self) -> tuple[Seat, ...]:
        """Those who had won before, and have not now."""
        return tuple(seat for seat in self.before if seat not in self.seats)


class Leaders(Correction):
    """Others lead in a game that was stopped."""

    seats: tuple[Seat, ...]


class Stopped(Correction):
    """The game is stopped again."""


class SetAside(Correction):
    """Later entries no longer fit, and do not count for now."""

    count: int


class Back(Correction):
    """Later entries count again."""

    count: int


class AskedAgain(Correction):
    """The corrected question is asked again; of nobody in particular if ``seat`` is None."""

    seat: Seat | None
