"""Commands about seats and devices."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from companion.tables.actor import Actor
from companion.tables.commands.base import GameCommand, TableCommand
from companion.tables.commands.in_game import Answer
from companion.tables.dependencies import Dependencies
from companion.tables.latecomers import plays
from companion.tables.log_codec import Change
from companion.tables.permissions import (
    TableState,
    anybody,
    check_rename,
    host_only,
    own_seat_or_host,
    requires,
    running,
    seated_while_host_is_gone,
)
from companion.tables.roster import Roster
from rules.engine.tabletop import PendingPrompt, is_seat
from rules.errors import Illegal, Refused
from rules.facts import Json, Seat, fact
from rules.prompts.together import Veiled

MAX_REJOIN_REQUESTS = 16
"""How many devices may wait for the host to let them in; more than that is a prank."""


@requires(anybody)
@dataclass(frozen=True, slots=True)
class Join(TableCommand):
    """Seat somebody new on this device."""

    name: object
    colour: object
    proposed: bool = False
    """Whether nobody picked the colour: then it gives way to a free one when it is taken."""

    def changes(self, table: TableState, actor: Actor, outside: Dependencies) -> list[Change]:
        del outside
        name, colour = table.roster.may_join(self.name, self.colour, proposed=self.proposed)
        seat = Seat(f"s{table.roster.seats_made + 1}")
        body = {"seat": seat, "name": name, "colour": colour, "device": actor.device}
        return [Change("seat", body)]


@requires(own_seat_or_host)
@dataclass(frozen=True, slots=True)
class Rename(TableCommand):
    """Give a seat another name and symbol; without a seat, the actor's own."""

    seat: Seat | None
    name: object
    colour: object

    def changes(self, table: TableState, actor: Actor, outside: Dependencies) -> list[Change]:
        del outside
        seat = check_rename(actor, self.seat)
        name, colour = table.roster.may_rename(seat, self.name, self.colour)
        return [Change("rename", {"seat": seat, "name": name, "colour": colour})]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class Reorder(TableCommand):
    """Seat people in another clockwise order; only between games."""

    seats: Json

    def changes(self, table: TableState, actor: Actor, outside: Dependencies) -> list[Change]:
        del actor, outside
        if table.roster.playing is not None:
            raise Illegal(fact("app.game-on"))
        return [Change("order", {"seats": table.roster.may_order(self.seats)})]


@requires(anybody)
@dataclass(frozen=True, slots=True)
class RequestRejoin(TableCommand):
    """Say on a device that lost its cookie which seat it had; the host lets it in."""

    seat: Seat

    def changes(self, table: TableState, actor: Actor, outside: Dependencies) -> list[Change]:
        del outside
        roster = table.roster
        roster.known(self.seat)
        waiting = roster.rejoin_requests
        if len(waiting) >= MAX_REJOIN_REQUESTS and actor.device not in waiting:
            raise Illegal(fact("app.busy"))
        if self.seat in roster.seats_of(actor.device) or waiting.get(actor.device) == self.seat:
            return []
        return [Change("knock", {"device": actor.device, "seat": self.seat})]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class AdmitDevice(TableCommand):
    """Give a device that asked to rejoin its seat."""

    device: str

    def changes(self, table: TableState, actor: Actor, outside: Dependencies) -> list[Change]:
        del actor, outside
        roster, seat = table.roster, _requested(table.roster, self.device)
        # Whoever takes over the seat of somebody who left waits no longer for one of their own.
        taken_over = _standing_call(table, "back", seat) is not None
        own = roster.seats_of(self.device) if taken_over else ()
        left = [Change("kick", {"seat": each}) for each in own if not _plays(table, each)]
        return [Change("admit", {"device": self.device, "seat": seat}), *left]

    def follow_up(self, table: TableState) -> GameCommand | None:
        """Take the seat back into the game, where it had left for good."""
        seat = table.roster.devices[self.device][-1]
        pending = _standing_call(table, "back", seat)
        return None if pending is None else Answer(pending.key, seat)


@requires(host_only)
@dataclass(frozen=True, slots=True)
class DeclineDevice(TableCommand):
    """Turn away a device that asked to rejoin."""

    device: str

    def changes(self, table: TableState, actor: Actor, outside: Dependencies) -> list[Change]:
        del actor, outside
        _requested(table.roster, self.device)
        return [Change("refuse", {"device": self.device})]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class DisconnectPhone(TableCommand):
    """Take a seat's phones off the table; a seat that is in no game goes with them."""

    seat: Seat

    def changes(self, table: TableState, actor: Actor, outside: Dependencies) -> list[Change]:
        del actor, outside
        roster = table.roster
        roster.known(self.seat)
        if _plays(table, self.seat):
            phones = _phones(roster, self.seat)
            return [Change("release", {"device": each, "seat": self.seat}) for each in phones]
        return [Change("kick", {"seat": self.seat})]


@requires(anybody)
@dataclass(frozen=True, slots=True)
class BecomeHost(TableCommand):
    """Give the actor's device the host's right; for whoever opens the table, and no message."""

    def changes(self, table: TableState, actor: Actor, outside: Dependencies) -> list[Change]:
        del outside
        if actor.device in table.roster.hosts:
            return []
        return [Change("host", {"device": actor.device})]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class AddHost(TableCommand):
    """Give a seat's phones the host's right besides."""

    seat: Seat

    def changes(self, table: TableState, actor: Actor, outside: Dependencies) -> list[Change]:
        del actor, outside
        hosts = table.roster.hosts
        phones = _phones(table.roster, self.seat)
        return [Change("host", {"device": each}) for each in phones if each not in hosts]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class RemoveHost(TableCommand):
    """Take the host's right from a seat's phones."""

    seat: Seat

    def changes(self, table: TableState, actor: Actor, outside: Dependencies) -> list[Change]:
        del actor, outside
        hosts = table.roster.hosts
        phones = _phones(table.roster, self.seat)
        return [Change("unhost", {"device": each}) for each in phones if each in hosts]


@requires(seated_while_host_is_gone)
@dataclass(frozen=True, slots=True)
class TakeOverAsHost(TableCommand):
    """Become the host, while no device of the host is connected."""

    def changes(self, table: TableState, actor: Actor, outside: Dependencies) -> list[Change]:
        del table, outside
        return [Change("host", {"device": actor.device})]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class AppointProxy(TableCommand):
    """Let a seat answer the prompt under a key for a seat that is away."""

    key: str
    seat: Seat

    def changes(self, table: TableState, actor: Actor, outside: Dependencies) -> list[Change]:
        del actor, outside
        table.roster.known(self.seat)
        pending = running(table).find(self.key)
        hidden = isinstance(pending.prompt, Veiled)
        if hidden or not is_seat(pending.who) or pending.who == self.seat:
            raise Illegal(fact("app.not-yours"))
        return [Change("errand", {"key": self.key, "to": self.seat})]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class SitOut(TableCommand):
    """Don't deal a seat in, neither into this game nor into the next one."""

    seat: Seat

    def changes(self, table: TableState, actor: Actor, outside: Dependencies) -> list[Change]:
        del actor, outside
        table.roster.known(self.seat)
        if _plays(table, self.seat):
            raise Illegal(fact("app.plays-now", seat=self.seat))
        if self.seat in table.roster.sitting_out:
            return []
        return [Change("sit_out", {"seat": self.seat})]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class DealIn(TableCommand):
    """Deal a seat in again, as soon as the game lets it in."""

    seat: Seat

    def changes(self, table: TableState, actor: Actor, outside: Dependencies) -> list[Change]:
        del actor, outside
        table.roster.known(self.seat)
        if self.seat not in table.roster.sitting_out:
            return []
        return [Change("deal_in", {"seat": self.seat})]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class MoveTable(TableCommand):
    """Keep the address at which the host has opened the table; no message says so."""

    url: str

    def changes(self, table: TableState, actor: Actor, outside: Dependencies) -> list[Change]:
        del actor, outside
        return [] if self.url == table.roster.address else [Change("address", {"url": self.url})]


def _plays(table: TableState, seat: Seat) -> bool:
    return table.referee is not None and plays(table.referee, seat)


def _phones(roster: Roster, seat: Seat) -> list[str]:
    roster.known(seat)
    if not (phones := roster.holders(seat)):
        raise Illegal(fact("app.no-phone", seat=seat))
    return phones


def _requested(roster: Roster, device: str) -> Seat:
    if device not in roster.rejoin_requests:
        raise Illegal(fact("app.nobody-knocks"))
    return roster.rejoin_requests[device]


def _standing_call(table: TableState, name: str, seat: Seat) -> PendingPrompt[Any] | None:
    """Return the standing call of a name that may be answered with a seat, or None."""
    referee = table.referee
    for pending in referee.standing_prompts() if referee else ():
        if pending.prompt.name == name and referee is not None:
            with suppress(Refused):
                referee.resolve(pending).read(seat)
                return pending
    return None
