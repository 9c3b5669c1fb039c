"""Who looks, and what looks at the same moment share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup

from rules.facts import Fact, Seat
from rules.prompts.base import Prompt
from rules.referee import Step
from rules.views import Mine


@dataclass(frozen=True)
class Todo:
    """What a screen asks for now: "lobby", "over", "form", "sealed" or "wait"."""

    kind: str
    mine: Mine | None = None


@dataclass(frozen=True)
class Watcher:
    """Who looks: a board, a pad or somebody who watches; with which seat, and whether as host."""

    role: str
    seat: Seat | None = None
    host: bool = False
    others: tuple[Seat, ...] = ()
    """The other seats of the same phone."""
    keeps: bool = False
    """Whether the phone has the host's right besides: its pad leads to the board then."""


@dataclass
class Moment:
    """What looks at the same moment of a table share: prompts with their inputs as drawn, the place."""

    forms: list[tuple[Prompt[Any], Markup]] = field(default_factory=list)
    place: tuple[object, tuple[Markup, Markup]] | None = None
    """The scene that the words for the place were made of, and these; kept for longer."""
    said: dict[int, tuple[Fact, Markup]] = field(default_factory=dict)
    """Sentences by their facts."""
    entries: dict[tuple[int, bool], tuple[Step, Mapping[str, Any]]] = field(default_factory=dict)
    """Entries by their steps, as their own player sees them and as others do; kept for longer."""
