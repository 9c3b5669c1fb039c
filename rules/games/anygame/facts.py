"""The facts of Any other game: what is told to the players. Their sentences are in ``words``."""

from __future__ import annotations

from collections.abc import Mapping

from rules.facts import Fact, Seat, Tells


class AnyGameFact(Fact, family="anygame"):
    """A fact of Any other game."""


# -- the score sheet -------------------------------------------------------------------------


class Row(AnyGameFact):
    """A round was written: the points of each player, and the leaders with their total."""

    round: int
    points: Mapping[Seat, int]
    leaders: tuple[Seat, ...]
    total: int

    @property
    def all_lead(self) -> bool:
        """Whether everybody leads."""
        return len(self.leaders) == len(self.points)


class Added(AnyGameFact):
    tells = Tells.ECHO | Tells.SCORE
    seat: Seat
    points: int
    total: int


class Reached(AnyGameFact):
    """Players have reached the target score."""

    seats: tuple[Seat, ...]
    target: int


class Column(AnyGameFact):
    round: int


class Won(AnyGameFact):
    """The game is over; ``best`` says which total wins, ``scored`` whether anything was written."""

    seats: tuple[Seat, ...]
    total: int
    best: str
    scored: bool


# -- sealed rounds ---------------------------------------------------------------------------


class Judged(AnyGameFact):
    """The numbers of a sealed round, judged."""

    number: int | None
    """The best number; None if every number was matched."""
    best: str
    """Which number wins: "highest" or "lowest"."""
    cancelled: tuple[Seat, ...]
    points: int
    """The points for the winners together."""


class Wins(Judged):
    seats: tuple[Seat, ...]

    @property
    def share(self) -> int:
        """The points for each of the winners."""
        return self.points // len(self.seats)


class Tied(Judged):
    """Several have the best number, and enter again."""

    seats: tuple[Seat, ...]


class Nobody(Judged):
    pass


class Shown(AnyGameFact):
    """Numbers are only shown: the least and the greatest."""

    least: int
    most: int


class Counted(AnyGameFact):
    """Choices, or players if ``kind`` is "player": each with how many entered it, the most first."""

    kind: str
    counts: tuple[tuple[str, int], ...]

    @property
    def times(self) -> int:
        """How many entered what comes first."""
        return self.counts[0][1]

    @property
    def is_unanimous(self) -> bool:
        """Whether all entered the same."""
        return len(self.counts) == 1

    @property
    def chosen(self) -> tuple[str, ...]:
        """The choices that come first."""
        return tuple(each for each, times in self.counts if times == self.times)

    @property
    def named(self) -> tuple[Seat, ...]:
        """The players that come first."""
        return tuple(Seat(each) for each in self.chosen)


class Settings(AnyGameFact):
    """The settings of sealed rounds have changed; the fields are the options' names."""

    entry: str
    low: int
    high: int
    wins: str
    ties: str
    points: int


class Choice(AnyGameFact):
    text: str


# -- what cannot be entered ------------------------------------------------------------------


class NothingYet(AnyGameFact):
    pass


class NoSum(AnyGameFact):
    pass


class TooLong(AnyGameFact):
    longest: int


class TooManyDigits(AnyGameFact):
    digits: int
