"""Who looks, and what looks at the same moment share."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from markupsafe import Markup

from rules.engine.referee import AppliedAnswer
from rules.engine.views import View, ViewerPrompt
from rules.facts import Fact, Seat
from rules.prompts.base import Prompt


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
    forms: list[tuple[Prompt[Any], Markup]] = field(default_factory=list)
    """Prompts with their inputs as drawn."""
    place: tuple[object, tuple[Markup, Markup]] | None = None
    """The scene that the words for the place were made of, and these; kept for longer."""
    said: dict[int, tuple[Fact, Markup]] = field(default_factory=dict)
    """Sentences by their facts."""
    entries: dict[tuple[int, bool], tuple[AppliedAnswer, Mapping[str, Any]]] = field(
        default_factory=dict
    )
    """Entries by their steps, as their own player sees them and as others do; kept for longer."""

    def lasting(self) -> RenderCache:
        """Return what is worth keeping of it for the next one, while the same people are there."""
        return RenderCache(place=self.place, entries=self.entries)
