"""6 nimmt!: what lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from rules.engine.table_scene import TableScene
from rules.facts import Seat

Stage = Literal["rows", "draft", "play", "over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene(TableScene):
    """One round. Until the first row of a deal is there, the rows of the deal before lie on the table."""

    stage: Stage
    highest: int
    """The highest card of the deck."""
    taken: Mapping[Seat, int] = field(default_factory=dict)
    """The bull heads that each player has taken in this deal."""
    brought: Mapping[Seat, int] = field(default_factory=dict)
    """Those of the deal before."""

    @property
    def is_between(self) -> bool:
        """Whether a deal begins whose rows are not there yet."""
        return self.stage in ("rows", "draft")

    @property
    def place_after_show(self) -> bool:
        """Whether the board says the round only when a reveal is told: all cards of it are in their places."""
        return all(place.card is None or place.fate for place in self.places)

    @property
    def present_round(self) -> int:
        """The round that is played: the next one, once all cards are in their places."""
        return min(self.round + self.place_after_show, self.rounds)
