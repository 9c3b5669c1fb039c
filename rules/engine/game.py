"""The interface that every game implements."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, NamedTuple

from rules.engine.meta import Meta
from rules.engine.tabletop import Script, Tabletop


class Playback(NamedTuple):
    """What the board shows step by step when it gets a scene: phones wait for its end.

    ``number`` grows with each that is shown in a game. ``seconds`` is how long it takes.
    """

    number: int
    seconds: float


class Game(ABC):
    """A game: its metadata, and its script."""

    meta: ClassVar[Meta]

    @abstractmethod
    def play(self, table: Tabletop) -> Script[None]:
        """Play one game at this table, from start to end, and set ``table.winners``."""

    def playback(self, scene: Any) -> Playback | None:
        """Return what the board shows step by step in a scene, None before the first; mostly nothing."""
        del scene
        return None
