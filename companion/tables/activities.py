"""What people do in the lobby while they wait: the tour of the game, or a practice.

It is not logged: an activity lasts as long as the screen that shows it is connected.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.facts import Seat


@dataclass(frozen=True)
class Activity:
    """What a person does, and the id of the game that it is about."""

    kind: Literal["tour", "practice"]
    game: str


class Activities:
    """The activity of each seat, by the screen that shows it."""

    def __init__(self) -> None:
        self._by_screen: dict[object, tuple[Seat, Activity]] = {}

    def of(self, seat: Seat) -> Activity | None:
        """Return what a person does now; None if no screen of theirs says it."""
        found = (each for whose, each in reversed(self._by_screen.values()) if whose == seat)
        return next(found, None)

    def set(self, screen: object, seat: Seat, activity: Activity | None) -> bool:
        """Set what a seat's screen shows; return whether that is something else than before."""
        before = self._by_screen.pop(screen, None)
        after = None if activity is None else (seat, activity)
        if after is not None:
            self._by_screen[screen] = after
        return before != after
