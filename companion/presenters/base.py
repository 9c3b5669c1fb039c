"""The ground of a look at a table: the game, the people, and plain sentences."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from markupsafe import Markup

from companion.presenters.sentences import Language
from companion.presenters.viewer import RenderCache, Viewer
from companion.tables.actor import HOST_BY
from companion.tables.latecomers import Latecomer, latecomers
from companion.tables.lobby import Lobby, lobby
from companion.tables.roster import Person
from companion.tables.table import Table
from rules.engine import registry
from rules.engine.meta import Meta
from rules.engine.views import View, public_view, view
from rules.facts import Fact, Seat
from rules.sealed import Sealed


class Look:
    """One table as one viewer may see it."""

    def __init__(
        self,
        table: Table,
        viewer: Viewer,
        language: Language,
        url: str | None,
        cache: RenderCache | None = None,
    ) -> None:
        self.table = table
        self.viewer = viewer
        self.host = viewer.host
        self.seat = viewer.seat
        self.url = url
        """The address that phones open, without a final slash; None while nobody knows."""
        self._language = language
        self.cache = cache or RenderCache()

    @cached_property
    def view(self) -> View | None:
        """The game as this viewer may see it; None between games."""
        referee = self.table.referee
        if referee is None:
            return None
        if self.cache.public is None:
            self.cache.public = public_view(referee)
        return view(referee, self.seat, host=self.host, public=self.cache.public)

    @property
    def game(self) -> str | None:
        """The game that is on, or else the one that is picked."""
        playing = self.table.playing
        return playing.game if playing else self.table.roster.game

    @property
    def meta(self) -> Meta | None:
        """What that game says of itself."""
        return registry.meta(self.game) if self.game else None

    @cached_property
    def lobby(self) -> Lobby:
        """What is about to be played."""
        return lobby(self.table.roster)

    @cached_property
    def latecomers(self) -> tuple[Latecomer, ...]:
        """Everybody at the table who is not in the game that is on; nobody between games."""
        return latecomers(self.table.roster, self.table.referee)

    @property
    def late(self) -> Latecomer | None:
        """What awaits this viewer's own seat, where it is not in the game that is on."""
        return next((late for late in self.latecomers if late.seat == self.seat), None)

    def secret(self, sealed: Sealed[Any]) -> Any:
        """Return a secret that this viewer may read, or None."""
        referee = self.table.referee
        if referee is None or self.seat is None or self.seat not in sealed.readers:
            return None
        return referee.peek(sealed, self.seat)

    @property
    def people(self) -> list[Person]:
        """Everybody who is seated, clockwise."""
        return self.table.roster.seated()

    def person(self, seat: Seat | None) -> Person:
        """Return a seat's person; a dummy is one too."""
        known = self.table.roster.people
        if seat in known:
            return known[seat]
        number = str(seat or "").rpartition("-")[2]
        return Person(Seat(str(seat)), f"Dummy {number}", "none")

    def name(self, seat: Seat | None) -> Markup:
        """Return a seat's name, marked up."""
        return Markup("<b>{}</b>").format(self.person(seat).name)

    def plain_name(self, seat: Seat | None) -> str:
        """Return a seat's name as it is."""
        return self.person(seat).name

    def is_me(self, seat: Seat | None) -> bool:
        """Whether a seat is this viewer's own."""
        return seat is not None and seat == self.seat

    def here(self, seat: Seat) -> bool:
        """Whether a device of the seat is connected, as far as is known."""
        return self.table.presence.is_connected(seat)

    def hosts(self, seat: Seat) -> bool:
        """Whether a phone of the seat has the host's right."""
        roster = self.table.roster
        return any(device in roster.hosts for device in roster.holders(seat))

    def by(self, who: str) -> str:
        """Return who entered something: a name, the host, the table, or the app."""
        if who == HOST_BY:
            return "the host"
        if who in ("table", "anyone"):
            return "the table"
        return "the app" if who.startswith("app:") else self.plain_name(Seat(who))

    def say(self, fact: Fact) -> Markup:
        """Return a fact as a sentence."""
        known = self.cache.said.get(id(fact))
        if known is None:
            # The fact is kept with it: as long as it lives, no other has its id.
            known = self.cache.said[id(fact)] = (fact, self._language.say(fact, self.name))
        return known[1]

    def _word(self, kind: str, name: str, *args: Any, default: str = "") -> Markup:
        word = f"{kind}_{name.partition('-')[0]}"
        playing = self.table.playing
        family = playing.game if playing else "app"
        return self._language.words(family, word, *args, self.name, default=default)
