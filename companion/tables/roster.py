"""Who sits at a table: names, colours, devices, and what is about to be played.

A *roster* is what the table's log says outside the games: folding the same entries gives the same
roster. Seats are not devices: a device may hold several seats, and a seat several devices.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.storage.store import Entry
from companion.tables.names import clean_name, same
from rules.engine.tabletop import Setup
from rules.errors import Illegal, Malformed
from rules.facts import Seat, fact

COLOURS = ("cherry", "carrot", "citrus", "leafy-green", "fish", "grape", "nut", "ice-cream")
"""The eight colours of seats; each is also the name of its symbol."""
MAX_SEATS = len(COLOURS)


@dataclass(frozen=True)
class Person:
    """Somebody at the table."""

    seat: Seat
    name: str
    colour: str


@dataclass(frozen=True)
class CurrentGame:
    """The game that is on: which, with what, and how many there were before it, plus one."""

    game: str
    setup: Setup
    number: int


@dataclass(frozen=True)
class PastGame:
    """A game that was finished or given up: the winners' seats and everybody's total."""

    game: str
    winners: tuple[Seat, ...]
    totals: Mapping[Seat, int]
    over: bool
    at: int


@dataclass
class Roster:
    """The people of one table, and what they are about to play."""

    people: dict[Seat, Person] = field(default_factory=dict)
    order: list[Seat] = field(default_factory=list)
    devices: dict[str, list[Seat]] = field(default_factory=dict)
    removed: set[str] = field(default_factory=set)
    hosts: set[str] = field(default_factory=set)
    rejoin_requests: dict[str, Seat] = field(default_factory=dict)
    proxies: dict[str, Seat] = field(default_factory=dict)
    """Who enters for somebody that is away, by the key of what is asked."""
    sitting_out: set[Seat] = field(default_factory=set)
    """Who sits at the table and is not dealt in until the host says so."""
    address: str | None = None
    """Where the host has opened the table, without a final slash; None while nobody knows."""
    seats_made: int = 0
    game: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    playing: CurrentGame | None = None
    games: int = 0
    past: list[PastGame] = field(default_factory=list)
    memory: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What the last game of each kind left for the next one: values of its options, by name."""

    # -- what is so --------------------------------------------------------------------

    def seated(self) -> list[Person]:
        """Return the people in clockwise order."""
        return [self.people[seat] for seat in self.order]

    def players(self) -> list[Seat]:
        """Return the seats that are dealt in when a game starts, clockwise."""
        return [seat for seat in self.order if seat not in self.sitting_out]

    def free_colours(self) -> list[str]:
        """Return the colours that nobody has."""
        taken = {person.colour for person in self.people.values() if person.seat in self.order}
        return [colour for colour in COLOURS if colour not in taken]

    def symbols(self, but: Seat | None = None) -> list[tuple[str, Person | None]]:
        """Return every colour with who has it; what the seat ``but`` has counts as free."""
        taken = {person.colour: person for person in self.seated() if person.seat != but}
        return [(colour, taken.get(colour)) for colour in COLOURS]

    def seats_of(self, device: str) -> tuple[Seat, ...]:
        """Return the seats that a device holds."""
        return tuple(seat for seat in self.devices.get(device, ()) if seat in self.order)

    def holders(self, seat: Seat) -> list[str]:
        """Return the devices that hold a seat."""
        return [device for device, seats in self.devices.items() if seat in seats]

    def known(self, seat: Seat) -> Person:
        """Return who sits on a seat.

        :raises Illegal: when nobody does.
        """
        if seat not in self.order:
            raise Illegal(fact("app.no-such-seat"), given=seat)
        return self.people[seat]

    # -- what may be said --------------------------------------------------------------

    def may_join(self, name: object, colour: object, *, proposed: bool = False) -> tuple[str, str]:
        """Return the name and colour that somebody new would have.

        Whoever was only ``proposed`` a colour has the first free one when that is taken.

        :raises Refused: when the table is full, or the name or the colour is taken.
        """
        clean = clean_name(name)
        if len(self.order) >= MAX_SEATS:
            raise Illegal(fact("app.table-full", most=MAX_SEATS))
        self._distinct(clean, None)
        free = self.free_colours()
        if colour in (None, ""):
            return clean, free[0]
        if colour not in COLOURS:
            raise Malformed(fact("app.no-such-colour"), given=colour)
        if colour not in free:
            if proposed:
                return clean, free[0]
            raise Illegal(fact("app.colour-taken", colour=colour), given=colour)
        return clean, str(colour)

    def may_rename(self, seat: Seat, name: object, colour: object) -> tuple[str, str]:
        """Return the name and colour that a person would have.

        :raises Refused: when one of them is taken by somebody else, or nobody sits there.
        """
        person = self.known(seat)
        clean = clean_name(name)
        self._distinct(clean, seat)
        if colour not in COLOURS:
            raise Malformed(fact("app.no-such-colour"), given=colour)
        if colour not in (*self.free_colours(), person.colour):
            raise Illegal(fact("app.colour-taken", colour=str(colour)), given=colour)
        return clean, str(colour)

    def _distinct(self, name: str, but: Seat | None) -> None:
        for person in self.seated():
            if person.seat != but and same(person.name, name):
                code = "app.name-taken" if but is None else "app.name-of-another"
                raise Illegal(fact(code, name=name), given=name)

    def may_order(self, raw: object) -> list[Seat]:
        """Return the clockwise order that was asked for: everybody, each once.

        :raises Malformed: for anything else.
        """
        if not isinstance(raw, list) or sorted(map(str, raw)) != sorted(self.order):
            raise Malformed(fact("app.not-an-order"), given=raw)
        return [Seat(seat) for seat in raw]

    # -- folding the log ---------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Take one entry of the table's log in; entries of games change nothing here."""
        fold = getattr(self, f"_on_{entry.kind}", None)
        if fold is not None:
            fold(entry.body, entry.at)

    def _on_seat(self, body: dict[str, Any], _at: int) -> None:
        seat = Seat(body["seat"])
        self.people[seat] = Person(seat, body["name"], body["colour"])
        self.order.append(seat)
        self.seats_made += 1
        self._hold(seat, body.get("device"))

    def _on_rename(self, body: dict[str, Any], _at: int) -> None:
        seat = Seat(body["seat"])
        self.people[seat] = Person(seat, body["name"], body["colour"])

    def _on_order(self, body: dict[str, Any], _at: int) -> None:
        self.order = [Seat(seat) for seat in body["seats"]]

    def _on_knock(self, body: dict[str, Any], _at: int) -> None:
        self.rejoin_requests[body["device"]] = Seat(body["seat"])

    def _on_admit(self, body: dict[str, Any], _at: int) -> None:
        self.rejoin_requests.pop(body["device"], None)
        self._hold(Seat(body["seat"]), body["device"])

    def _on_refuse(self, body: dict[str, Any], _at: int) -> None:
        self.rejoin_requests.pop(body["device"], None)

    def _on_release(self, body: dict[str, Any], _at: int) -> None:
        seats = self.devices.get(body["device"], [])
        if body["seat"] in seats:
            seats.remove(Seat(body["seat"]))
        if not seats:
            self.removed.add(body["device"])

    def _on_kick(self, body: dict[str, Any], at: int) -> None:
        seat = Seat(body["seat"])
        self.order.remove(seat)
        for device in self.holders(seat):
            self._on_release({"device": device, "seat": seat}, at)
        self.rejoin_requests = {
            device: asked for device, asked in self.rejoin_requests.items() if asked != seat
        }
        self.sitting_out.discard(seat)

    def _on_sit_out(self, body: dict[str, Any], _at: int) -> None:
        self.sitting_out.add(Seat(body["seat"]))

    def _on_deal_in(self, body: dict[str, Any], _at: int) -> None:
        self.sitting_out.discard(Seat(body["seat"]))

    def _on_host(self, body: dict[str, Any], _at: int) -> None:
        self.hosts.add(body["device"])

    def _on_unhost(self, body: dict[str, Any], _at: int) -> None:
        self.hosts.discard(body["device"])

    def _on_address(self, body: dict[str, Any], _at: int) -> None:
        self.address = str(body["url"])

    def _on_errand(self, body: dict[str, Any], _at: int) -> None:
        self.proxies[body["key"]] = Seat(body["to"])

    def _on_pick(self, body: dict[str, Any], _at: int) -> None:
        self.game, self.options = body["game"], dict(body["options"])

    def _on_start(self, body: dict[str, Any], _at: int) -> None:
        self.games += 1
        seats = tuple(Seat(seat) for seat in body["seats"])
        setup = Setup(seats, dict(body["options"]), body.get("edition", 0))
        self.playing = CurrentGame(body["game"], setup, self.games)
        self.proxies.clear()

    def _on_close(self, body: dict[str, Any], at: int) -> None:
        if self.playing is not None:
            winners = tuple(Seat(seat) for seat in body["winners"])
            totals = {Seat(seat): int(total) for seat, total in body["totals"].items()}
            game, left = self.playing.game, dict(body.get("memory", {}))
            self.past.append(PastGame(game, winners, totals, bool(body["over"]), at))
            self.memory.setdefault(game, {}).update(left)
            # What was set by hand for that game is in what it left.
            self.options = {name: value for name, value in self.options.items() if name not in left}
        self.playing = None

    def _hold(self, seat: Seat, device: str | None) -> None:
        if device:
            self.removed.discard(device)
            held = self.devices.setdefault(device, [])
            if seat not in held:
                held.append(seat)
