"""I Didn't Eat That: the Tip, who may call whom, and who is caught."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum, auto

from rules.facts import Seat
from rules.games.ididnt.adjudicate import conflict
from rules.prompts import Excuse


class Outcome(Enum):
    """What comes of a call."""

    WRONG = auto()
    MOVES = auto()
    LATE = auto()
    NOT_THE_HOLDER = auto()
    HAS_IT_ALREADY = auto()


@dataclass
class Statement:
    """An excuse that can be called: what it says, what its player said before, and who called.

    ``at`` is where it was played, the part of a key: it is the same in every replay.
    """

    seat: Seat
    at: str
    deal: int
    round: int
    now: Excuse
    before: Excuse | None
    called: list[Seat] = field(default_factory=list)
    caught_by: Seat | None = None
    found: bool = False
    """Whether somebody has called it rightly, with or without effect."""

    @property
    def foods(self) -> tuple[str, ...]:
        """The foods of which it says the opposite of before."""
        return conflict(self.now, self.before)


class Tip:
    """The Tip, and the excuses for which somebody may still be caught."""

    def __init__(self, *, anybody: bool) -> None:
        self.anybody = anybody
        """House rule: anybody's right catch moves it, not only its holder's."""
        self.holder: Seat | None = None
        self.statements: list[Statement] = []
        self._last: dict[Seat, Statement] = {}

    def state(self, statement: Statement) -> None:
        """Note an excuse; calls on the same player's last one are over."""
        self.statements.append(statement)
        self._last[statement.seat] = statement

    def forget(self) -> None:
        """Begin a new deal: nothing that was said before can be called."""
        self._last.clear()

    def open_to(self, caller: Seat, seats: Iterable[Seat]) -> list[Statement]:
        """Return what a player may call now, by seat: once each, and where there is a before."""
        return [
            said
            for said in map(self._last.get, seats)
            if said is not None
            and said.seat != caller
            and said.before is not None
            and caller not in said.called
        ]

    def call(self, caller: Seat, said: Statement) -> Outcome:
        """Judge a call, and move the Tip where it is upheld."""
        said.called.append(caller)
        if not said.foods:
            return Outcome.WRONG
        said.found = True
        if said.caught_by is not None:
            return Outcome.LATE
        if self.holder == said.seat:
            return Outcome.HAS_IT_ALREADY
        if self.holder not in (None, caller) and not self.anybody:
            return Outcome.NOT_THE_HOLDER
        said.caught_by = caller
        self.holder = said.seat
        return Outcome.MOVES

    def missed(self) -> list[Statement]:
        """Return the conflicts that nobody caught."""
        return [said for said in self.statements if said.foods and not said.found]
