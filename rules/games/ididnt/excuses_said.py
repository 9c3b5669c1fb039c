"""I Didn't Eat That: the Tip, which excuses a player may call, and what a call does (#catching)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rules.engine.asks import PendingPrompt
from rules.facts import Seat
from rules.games.ididnt.adjudicate import conflict
from rules.games.ididnt.cards import Excuse
from rules.games.ididnt.facts import (
    Catch,
    CatchHasItAlready,
    CatchLate,
    CatchMoves,
    CatchNotTheHolder,
    CatchWrong,
)


@dataclass
class Statement:
    """An excuse that can be called, the one that its player played before, and who has called it.

    ``at`` is the key of its prompt.
    """

    seat: Seat
    at: str
    deal: int
    round: int
    now: Excuse
    before: Excuse
    called: list[Seat] = field(default_factory=list)
    calls: dict[Seat, PendingPrompt[Seat]] = field(default_factory=dict)
    """For each player who could call it: the key of that call, once made."""
    caught_by: Seat | None = None
    found: bool = False
    """Whether a call on it was right, whether or not the Tip moved."""

    @property
    def foods(self) -> tuple[str, ...]:
        """The foods of which it claims the opposite of the excuse before."""
        return conflict(self.now, self.before)


class Tip:
    """The Tip's holder, and the excuses of a game that were or can be called."""

    def __init__(self, *, anybody: bool) -> None:
        self.anybody = anybody
        """House rule: every right call moves the Tip, not only the holder's."""
        self.holder: Seat | None = None
        self.statements: list[Statement] = []
        self._last: dict[Seat, Statement] = {}

    def add(self, statement: Statement) -> None:
        """Add an excuse; the same player's last one can no longer be called."""
        self.statements.append(statement)
        self._last[statement.seat] = statement

    def rename(self, food: str, dish: str) -> None:
        """Give a food another name in the excuses that can be called."""
        for each in self.statements:
            each.now, each.before = each.now.renamed(food, dish), each.before.renamed(food, dish)

    def start_deal(self) -> None:
        """Start a deal: no excuse from before can be called."""
        self._last.clear()

    def catchable_by(self, caller: Seat, seats: Iterable[Seat]) -> list[Statement]:
        """Return the excuses that a player may call now, in the order of ``seats``.

        These are the last excuses of the other players, each once a caller.
        """
        return [
            statement
            for statement in map(self._last.get, seats)
            if statement is not None and statement.seat != caller and caller not in statement.called
        ]

    def call(self, caller: Seat, statement: Statement) -> type[Catch]:
        """Judge a call, move the Tip if it has that effect, and return which fact says so."""
        statement.called.append(caller)
        if not statement.foods:
            return CatchWrong
        statement.found = True
        if statement.caught_by is not None:
            return CatchLate
        if self.holder == statement.seat:
            return CatchHasItAlready
        if self.holder not in (None, caller) and not self.anybody:
            return CatchNotTheHolder
        statement.caught_by = caller
        self.holder = statement.seat
        return CatchMoves

    def missed(self) -> list[Statement]:
        """Return the excuses with a conflict that nobody called."""
        return [
            statement for statement in self.statements if statement.foods and not statement.found
        ]
