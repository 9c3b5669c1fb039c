"""The interface that every game implements."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from rules.engine.meta import Meta
from rules.engine.tabletop import Script, Tabletop


class Game(ABC):
    """A game: its metadata, and its script."""

    meta: ClassVar[Meta]

    @abstractmethod
    def play(self, table: Tabletop) -> Script[None]:
        """Play one game at this table, from start to end, and set ``table.winners``."""
