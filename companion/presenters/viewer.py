"""Who looks, and what looks at the same moment share."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import NamedTuple

from markupsafe import Markup

from companion.tables.latecomers import Latecomer
from rules.engine.views import View, ViewerPrompt
from rules.facts import Seat


@dataclass(frozen=True)
class Todo:
    """What a screen asks for now: "lobby", "over", "form", "sealed" or "wait"."""

    kind: str
    mine: ViewerPrompt | None = None


class Viewer(NamedTuple):
    """Who looks: a board, a pad or somebody who watches; with which seat, and whether as host."""

    role: str
    seat: Seat | None = None
    host: bool = False
    others: tuple[Seat, ...] = ()
    """The other seats of the same phone."""
    keeps: bool = False
    """Whether the phone has the host's right besides: its pad leads to the board then."""


@dataclass
class RenderCache:
    """What looks at the same moment of a table share, each worked out by the first that needs it."""

    facts: dict[Hashable, Hashable] = field(default_factory=dict)
    """What regions depend on, as far as it is the same for several looks."""
    public: View | None = None
    """What everybody sees of the game."""
    place: tuple[object, tuple[Markup, Markup]] | None = None
    """The scene that the words for the place were made of, and these; kept for longer."""
    latecomers: tuple[Latecomer, ...] | None = None
    """Who is at the table and not in the game."""
    sentences: dict[tuple[str, str], Markup] = field(default_factory=dict)
    """Sentences by the code and the data of their facts; kept for longer."""

    def lasting(self) -> RenderCache:
        """Return what is worth keeping of it for the next one, while the same people are there."""
        return RenderCache(place=self.place, sentences=self.sentences)
