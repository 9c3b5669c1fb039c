"""What a game starts from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.facts import Json, Seat


@dataclass(frozen=True, slots=True)
class Setup:
    """The seats in clockwise order, and the value of every option by name."""

    seats: tuple[Seat, ...]
    options: Mapping[str, Json] = field(default_factory=dict)
