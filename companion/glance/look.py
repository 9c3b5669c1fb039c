"""The ground of a look at a table: the game, the people, and plain sentences."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from markupsafe import Markup

from companion import rights
from companion.glance.watching import Moment, Watcher
from companion.language import Language
from companion.latecomers import Late, latecomers
from companion.lobby import Lobby, lobby
from companion.people import Person
from companion.table import Table
from rules import registry
from rules.facts import Fact, Seat
from rules.options import Meta
from rules.sealed import Sealed
from rules.views import View, public_view, view


class Look:
    """One table as one watcher may see it."""

    def __init__(
        self,
        table: Table,
        watcher: Watcher,
        language: Language,
        url: str | None,
        moment: Moment | None = None,
    ) -> None:
        self.table = table
        self.watcher = watcher
        self.host = watcher.host
        self.seat = watcher.seat
        self.url = url
        """The address that phones open, without a final slash; None while nobody knows."""
        self._language = language
        self.moment = moment or Moment()

    @cached_property
    def view(self) -> View | None:
        """The game as this watcher may see it; None between games."""
        referee = self.table.referee
        if referee is None:
            return None
        if self.moment.public is None:
            self.moment.public = public_view(referee)
        return view(referee, self.seat, host=self.host, public=self.moment.public)

    @property
    def game(self) -> str | None:
        """The game that is on, or else the one that is picked."""
        playing = self.table.playing
        return playing.game if playing else self.table.party.game

    @property
    def meta(self) -> Meta | None:
        """What that game says of itself."""
        return registry.meta(self.game) if self.game else None

    @cached_property
    def lobby(self) -> Lobby:
        """What is about to be played."""
        return lobby(self.table.party)

    @cached_property
    def latecomers(self) -> tuple[Late, ...]:
        """Everybody at the table who is not in the game that is on; nobody between games."""
        return latecomers(self.table.party, self.table.referee)

    @property
    def late(self) -> Late | None:
        """What awaits this watcher's own seat, where it is not in the game that is on."""
        return next((late for late in self.latecomers if late.seat == self.seat), None)

    def secret(self, sealed: Sealed[Any]) -> Any:
        """Return a secret that this watcher may read, or None."""
        referee = self.table.referee
        if referee is None or self.seat is None or self.seat not in sealed.readers:
            return None
        return referee.peek(sealed, self.seat)

    @property
    def people(self) -> list[Person]:
        """Everybody who is seated, clockwise."""
        return self.table.party.seated()

    def person(self, seat: Seat | None) -> Person:
        """Return a seat's person; a dummy is one too."""
        known = self.table.party.people
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
        """Whether a seat is this watcher's own."""
        return seat is not None and seat == self.seat

    def here(self, seat: Seat) -> bool:
        """Whether a device of the seat is connected, as far as is known."""
        return self.table.presence.here(seat)

    def hosts(self, seat: Seat) -> bool:
        """Whether a phone of the seat has the host's right."""
        party = self.table.party
        return any(device in party.hosts for device in party.holders(seat))

    def by(self, who: str) -> str:
        """Return who entered something: a name, the host, the table, or the app."""
        if who == rights.HOST_BY:
            return "the host"
        if who in ("table", "anyone"):
            return "the table"
        return "the app" if who.startswith("app:") else self.plain_name(Seat(who))

    def say(self, fact: Fact) -> Markup:
        """Return a fact as a sentence."""
        known = self.moment.said.get(id(fact))
        if known is None:
            # The fact is kept with it: as long as it lives, no other has its id.
            known = self.moment.said[id(fact)] = (fact, self._language.say(fact, self.name))
        return known[1]

    def _word(self, kind: str, name: str, *args: Any, default: str = "") -> Markup:
        word = f"{kind}_{name.partition('-')[0]}"
        playing = self.table.playing
        family = playing.game if playing else "app"
        return self._language.words(family, word, *args, self.name, default=default)
