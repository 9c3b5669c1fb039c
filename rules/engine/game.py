"""What a game is to the referee: its metadata, and its script."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from rules.engine.options import Meta
from rules.engine.tabletop import Script, Tabletop


class Game(ABC):
    """A game's rules: ``play`` is the whole game, top to bottom."""

    meta: ClassVar[Meta]

    @abstractmethod
    def play(self, table: Tabletop) -> Script[None]:
        """Play one game at this table; it ends with ``table.winners`` set."""
