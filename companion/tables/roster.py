"""The roster of a table: its people, their devices, and which game is on or chosen.

The roster is folded from the entries of the table's log that are not a game's: the same entries
give the same roster. A device may hold several seats, and several devices may hold one seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.storage.records import Entry
from companion.tables.log_codec import ChangeKind
from companion.tables.refusals import NoSuchSeat
from rules.engine.tabletop import Setup
from rules.errors import Illegal
from rules.facts import Seat

COLOURS = ("cherry", "carrot", "citrus", "leafy-green", "fish", "grape", "nut", "ice-cream")
"""The colours of seats, each named after its symbol. No two seats have the same."""
MAX_SEATS = len(COLOURS)


@dataclass(frozen=True)
class Person:
    """A person at the table."""

    seat: Seat
    name: str
    colour: str


@dataclass(frozen=True)
class CurrentGame:
    """The current game.

    ``number`` counts the games of the table from 1; ``began`` is the time in milliseconds since 1970.
    """

    game: str
    setup: Setup
    number: int
    began: int = 0


@dataclass(frozen=True)
class PastGame(CurrentGame):
    """A game that has ended, or is still running, with what came of it.

    ``over`` is False if the host ended it before its last round: then ``winners`` are those who led,
    if the table was told. ``counts`` is whether the evening counts it. ``at`` is the time of its last
    entry in milliseconds since 1970, None while it is running.
    """

    at: int | None = None
    winners: tuple[Seat, ...] = ()
    totals: Mapping[Seat, int] = field(default_factory=dict)
    over: bool = False
    places: Mapping[Seat, int] = field(default_factory=dict)
    """The place of each seat that competed, 1 for the best."""
    counts: bool = False
    comments: Mapping[str, int] = field(default_factory=dict)
    """How many comments of each kind were made in it (:mod:`rules.engine.comments`)."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody who played: those who began, then those who were dealt in later, and dummies."""
        return (*self.setup.seats, *(seat for seat in self.totals if seat not in self.setup.seats))

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """Who led when the host ended it early; nobody where all had the same."""
        totals = {self.totals[seat] for seat in self.places if seat in self.totals}
        return () if self.over or len(totals) < 2 else self.winners


@dataclass
class Roster:
    """The people of one table, their devices, and its games.

    >>> roster = Roster()
    >>> roster.apply(Entry(1, 0, "seat", {"seat": "s1", "name": "Ana", "colour": "ice-cream"}))
    >>> roster.seated()
    [Person(seat='s1', name='Ana', colour='ice-cream')]
    """

    people: dict[Seat, Person] = field(default_factory=dict)
    """Everybody who ever had a seat here; ``order`` lists those who have one now."""
    order: list[Seat] = field(default_factory=list)
    """The seats in clockwise order."""
    devices: dict[str, list[Seat]] = field(default_factory=dict)
    """The seats that each device holds, in the order in which it got them."""
    newest: dict[Seat, str] = field(default_factory=dict)
    """The device that got each seat last, as long as it holds it."""
    removed: set[str] = field(default_factory=set)
    """The devices whose last seat was taken from them."""
    left: set[str] = field(default_factory=set)
    """The devices whose owner has left the table by themselves."""
    hosts: set[str] = field(default_factory=set)
    """The devices with the host's right."""
    tvs: set[str] = field(default_factory=set)
    """The hosts among them that are TVs: they cannot pass the right on."""
    opened_by: str | None = None
    """The device that made the table, which is a host even without a seat.

    It is None if the laptop made the table, or if the device is no longer a host.
    """
    rejoin_requests: dict[str, Seat] = field(default_factory=dict)
    """The seat that each waiting device asks for."""
    proxies: dict[str, Seat] = field(default_factory=dict)
    """The seat that answers for one that is away, by the prompt's key."""
    sitting_out: set[Seat] = field(default_factory=set)
    """The seats that sit out until the host deals them in again."""
    reactions: bool = True
    """Whether phones may send reactions to the boards."""
    courts: str | None = None
    """The letters of jack, queen and king on the table's deck; None while nobody has said, empty for each reader's own."""
    timer: int | None = None
    """The seconds that each question has; None for no limit."""
    address: str | None = None
    """The URL at which the host opened the table, without a final slash; None until known."""
    same_as: dict[Seat, Seat] = field(default_factory=dict)
    """The person that each merged one is the same as; see :meth:`identity`."""
    seats_made: int = 0
    """How many seats there ever were: the next one is named ``s`` and this number plus one."""
    game: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    votes: dict[Seat, str] = field(default_factory=dict)
    """The game that each seat wants to play next."""
    playing: CurrentGame | None = None
    games: int = 0
    past: list[PastGame] = field(default_factory=list)
    memory: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Option values that past games left for the next one, by game and option."""

    # -- queries -----------------------------------------------------------------------

    def seated(self) -> list[Person]:
        """Return the people in clockwise order."""
        return [self.people[seat] for seat in self.order]

    def players(self) -> list[Seat]:
        """Return the seats that are dealt in when a game starts, clockwise."""
        return [seat for seat in self.order if seat not in self.sitting_out]

    def free_colours(self) -> list[str]:
        """Return the colours that no seated person has."""
        taken = {person.colour for person in self.people.values() if person.seat in self.order}
        return [colour for colour in COLOURS if colour not in taken]

    def identity(self, seat: Seat) -> Seat:
        """Return the seat under which a person is counted in the table's history.

        A person who took a new seat a week later may have been merged with their previous one.
        """
        while seat in self.same_as:
            seat = self.same_as[seat]
        return seat

    def symbols(self, but: Seat | None = None) -> list[tuple[str, Person | None]]:
        """Return each colour with the person who has it; the colour of ``but`` counts as free."""
        taken = {person.colour: person for person in self.seated() if person.seat != but}
        return [(colour, taken.get(colour)) for colour in COLOURS]

    def seats_of(self, device: str) -> tuple[Seat, ...]:
        """Return the seats that a device holds."""
        return tuple(seat for seat in self.devices.get(device, ()) if seat in self.order)

    def holders(self, seat: Seat) -> list[str]:
        """Return the devices that hold a seat."""
        return [device for device, seats in self.devices.items() if seat in seats]

    def person(self, seat: Seat) -> Person:
        """Return the person on a seat.

        :raises Illegal: if nobody sits there.
        """
        if seat not in self.order:
            raise Illegal(NoSuchSeat(), given=seat)
        return self.people[seat]

    # -- folding the log ---------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Update the roster with one entry of the table's log; a game's entry changes nothing."""
        body = entry.body
        seat, device = Seat(body.get("seat", "")), body.get("device", "")
        match entry.kind:
            case ChangeKind.JOIN:
                self.people[seat] = Person(seat, body["name"], body["colour"])
                self.order.append(seat)
                self.seats_made += 1
                if device:
                    self._give_seat(seat, device)
            case ChangeKind.RENAME:
                self.people[seat] = Person(seat, body["name"], body["colour"])
            case ChangeKind.REORDER:
                self.order = [Seat(each) for each in body["seats"]]
            case ChangeKind.REQUEST_REJOIN:
                self.rejoin_requests[device] = seat
            case ChangeKind.ADMIT_DEVICE:
                self.rejoin_requests.pop(device, None)
                self._give_seat(seat, device)
            case ChangeKind.DECLINE_DEVICE:
                self.rejoin_requests.pop(device, None)
            case ChangeKind.DISCONNECT_PHONE:
                self._take_seat(seat, device)
            case ChangeKind.LEAVE_TABLE:
                self._take_seat(seat, device)
                if device in self.removed:
                    self.removed.discard(device)
                    self.left.add(device)
            case ChangeKind.REMOVE_SEAT:
                self._remove_seat(seat)
            case ChangeKind.MERGE_PEOPLE:
                self.same_as[seat] = Seat(body["into"])
            case ChangeKind.SEPARATE_PEOPLE:
                self.same_as.pop(seat, None)
            case ChangeKind.SIT_OUT:
                self.sitting_out.add(seat)
            case ChangeKind.DEAL_IN:
                self.sitting_out.discard(seat)
            case ChangeKind.ADD_HOST:
                self._add_host(device, tv=bool(body.get("tv")))
            case ChangeKind.REMOVE_HOST:
                self.hosts.discard(device)
                self.tvs.discard(device)
                if device == self.opened_by:
                    self.opened_by = None
            case ChangeKind.SET_REACTIONS:
                self.reactions = bool(body["on"])
            case ChangeKind.SET_COURTS:
                self.courts = body["letters"]
            case ChangeKind.SET_TIMER:
                self.timer = body["seconds"]
            case ChangeKind.SET_ADDRESS:
                self.address = body["url"]
            case ChangeKind.APPOINT_PROXY:
                self.proxies[body["key"]] = Seat(body["to"])
            case ChangeKind.CHOOSE_GAME:
                self.game, self.options = body["game"], dict(body["options"])
            case ChangeKind.VOTE:
                self.votes[seat] = body["game"]
            case ChangeKind.START_GAME:
                self._start_game(body, entry.at)
            case ChangeKind.END_GAME:
                self._end_game(body)

    def _remove_seat(self, seat: Seat) -> None:
        self.order.remove(seat)
        self.votes.pop(seat, None)
        for device in self.holders(seat):
            self._take_seat(seat, device)
        self.rejoin_requests = {
            device: requested
            for device, requested in self.rejoin_requests.items()
            if requested != seat
        }
        self.sitting_out.discard(seat)

    def _add_host(self, device: str, *, tv: bool) -> None:
        self.hosts.add(device)
        if tv:
            self.tvs.add(device)
            return
        self.tvs.discard(device)
        if not self.seats_made:
            self.opened_by = device

    def _start_game(self, body: Mapping[str, Any], at: int) -> None:
        if self.playing is not None:
            # It was no longer installed, so nobody could end it.
            self.past.append(PastGame(**vars(self.playing), at=at))
        self.games += 1
        setup = Setup(tuple(Seat(seat) for seat in body["seats"]), dict(body["options"]))
        self.playing = CurrentGame(body["game"], setup, self.games, at)
        self.proxies.clear()
        self.votes.clear()

    def _end_game(self, body: Mapping[str, Any]) -> None:
        playing, self.playing = self.playing, None
        if playing is None:
            return
        over, memory = bool(body["over"]), body["memory"]
        self.past.append(
            PastGame(
                **vars(playing),
                at=max(playing.began, body["ended"]),
                winners=tuple(Seat(seat) for seat in body["winners"]),
                totals={Seat(seat): int(total) for seat, total in body["totals"].items()},
                over=over,
                places={Seat(seat): int(place) for seat, place in body["places"].items()},
                counts=bool(body.get("counts", over)),
                comments=dict(body.get("comments", {})),
            )
        )
        self.memory.setdefault(playing.game, {}).update(memory)
        # The memory already includes what the host had set for these options.
        self.options = {name: each for name, each in self.options.items() if name not in memory}

    def _give_seat(self, seat: Seat, device: str) -> None:
        self.removed.discard(device)
        self.left.discard(device)
        held = self.devices.setdefault(device, [])
        if seat not in held:
            held.append(seat)
            self.newest[seat] = device

    def _take_seat(self, seat: Seat, device: str) -> None:
        held = self.devices.get(device, [])
        if seat in held:
            held.remove(seat)
        if self.newest.get(seat) == device:
            del self.newest[seat]
        if not held:
            self.removed.add(device)
