"""What people do in the lobby while they wait: the tour of the game, or a practice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Activity:
    """What a person does, and the id of the game that it is about.

    It is not logged: it lasts as long as the screen that shows it is connected.
    """

    kind: Literal["tour", "practice"]
    game: str
