"""What a game starts from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.facts import Json, Seat

EDITION = 1
"""The number of the latest ruling that changed what is asked. A game keeps the edition that it
began with, so that its log replays.

1: a latecomer takes a leaver's hand (The Feast); the Tip of somebody who has left is free (I Didn't
Eat That); a tile that started an offer was added by nobody (I Bid You Not, Bear Dryer).
"""


@dataclass(frozen=True, slots=True)
class Setup:
    """The seats in clockwise order, and the value of every option by name.

    ``edition`` is 0 in a log that names none; see :data:`EDITION`.
    """

    seats: tuple[Seat, ...]
    options: Mapping[str, Json] = field(default_factory=dict)
    edition: int = EDITION
