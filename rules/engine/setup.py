"""What a game starts from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from rules.facts import Json, Seat
from rules.values import dataclass

EDITION = 4
"""The number of the latest ruling that changed what is asked. A game keeps the edition that it
began with, so that its log replays. What each edition changed is in
``docs/decisions/0006-latecomers-and-editions.md``.
"""


@dataclass(frozen=True, slots=True)
class Setup:
    """The seats in clockwise order, and the value of every option by name.

    ``edition`` is 0 in a log that names none; see :data:`EDITION`.
    """

    seats: tuple[Seat, ...]
    options: Mapping[str, Json] = field(default_factory=dict)
    edition: int = EDITION
