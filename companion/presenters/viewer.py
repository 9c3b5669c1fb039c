"""Viewers of a table, and the cache that their presenters share."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from markupsafe import Markup

from companion.tables.latecomers import Latecomer
from rules.engine.views import View, ViewerPrompt
from rules.facts import Seat


@dataclass(frozen=True)
class Todo:
    """What a pad shows now: "lobby", "over", "form", "offered", "sealed", "late" or "wait".

    "offered" is what somebody else is proposed for. ``mine`` is the prompt of a "form" or of what is "offered", and the answered prompt of a "sealed".
    """

    kind: str
    mine: ViewerPrompt | None = None


class Viewer(NamedTuple):
    """Who looks at a screen: its role ("board", "pad" or "watch"), its seat, and whether it is the host."""

    role: str
    seat: Seat | None = None
    host: bool = False
    others: tuple[Seat, ...] = ()
    """The other seats that the same phone holds."""
    keeps: bool = False
    """Whether the phone also has the host's right; its pad then links to the board."""
    requested: Seat | None = None
    """The seat that the phone has asked the host for, besides those that it holds."""


@dataclass
class RenderCache:
    """What all presenters of a table share until the table changes; the first that needs it computes it."""

    facts: dict[Hashable, Hashable] = field(default_factory=dict)
    """Dependencies of regions that are the same for several viewers."""
    public: View | None = None
    """The game as everybody may see it."""
    place: tuple[object, tuple[Markup, Markup]] | None = None
    """A scene and the words for its place, long and short; outlives a change."""
    latecomers: tuple[Latecomer, ...] | None = None
    """Who is at the table but not in the game."""
    proposed: tuple[Seat | None, frozenset[Seat]] | None = None
    """Who is proposed to enter what anyone may enter, and whose pads show its form."""
    given: Mapping[str, Any] | None = None
    """The options in force and the number of players, for the texts that differ by them."""
    sentences: dict[tuple[str, str], Markup] = field(default_factory=dict)
    """Sentences by the code of their fact and whom they call "you", and its data; outlives a change."""

    def lasting(self) -> RenderCache:
        """Return a cache with what stays valid as long as nobody joins, leaves or is renamed."""
        return RenderCache(place=self.place, sentences=self.sentences)
