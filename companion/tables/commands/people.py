"""Commands about seats, devices and hosts."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from companion.tables import seat_checks
from companion.tables.actor import Actor
from companion.tables.commands.base import Context, GameCommand, TableCommand
from companion.tables.commands.in_game import Answer
from companion.tables.latecomers import plays
from companion.tables.log_codec import Change, ChangeKind
from companion.tables.permissions import (
    TableState,
    admitting,
    anybody,
    asked_for_seat_or_host,
    check_rename,
    host_but_no_tv,
    host_only,
    own_seat_or_host,
    requires,
    running,
    seated,
    seated_while_host_is_gone,
)
from companion.tables.refusals import (
    Busy,
    GameOn,
    NoPhone,
    NoRejoinRequest,
    NotOnTv,
    NotYours,
    PlayedTogether,
    PlaysNow,
)
from companion.tables.roster import Roster
from rules.engine.tabletop import PendingPrompt
from rules.errors import Illegal, Refused
from rules.facts import Json, Seat
from rules.prompts.together import PrivatePrompt

MAX_REJOIN_REQUESTS = 16
"""The devices of one table that may wait for the host to let them in."""


@requires(anybody)
@dataclass(frozen=True, slots=True)
class Join(TableCommand):
    """Give the actor's device a new seat."""

    name: object
    colour: object
    proposed: bool = False
    """Whether the page proposed the colour: if it is taken, another one is used."""

    def changes(self, context: Context) -> list[Change]:
        _check_no_tv(context.roster, context.actor)
        name, colour = seat_checks.check_join(
            context.roster, self.name, self.colour, proposed=self.proposed
        )
        seat = Seat(f"s{context.roster.seats_made + 1}")
        body = {"seat": seat, "name": name, "colour": colour, "device": context.actor.device}
        return [Change(ChangeKind.JOIN, body)]


@requires(own_seat_or_host)
@dataclass(frozen=True, slots=True)
class Rename(TableCommand):
    """Give a seat another name and symbol; None means the actor's own."""

    seat: Seat | None
    name: object
    colour: object

    def changes(self, context: Context) -> list[Change]:
        seat = check_rename(context.actor, self.seat)
        name, colour = seat_checks.check_rename(context.roster, seat, self.name, self.colour)
        return [Change(ChangeKind.RENAME, {"seat": seat, "name": name, "colour": colour})]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class RenameInHistory(TableCommand):
    """Rename a person who has or had a seat; the symbol stays. No message is read as this command."""

    seat: Seat
    name: object

    def changes(self, context: Context) -> list[Change]:
        person = seat_checks.find_person(context.roster, self.seat)
        name = seat_checks.check_name(context.roster, self.name, self.seat)
        if name == person.name:
            return []
        body = {"seat": self.seat, "name": name, "colour": person.colour}
        return [Change(ChangeKind.RENAME, body)]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class MergePeople(TableCommand):
    """Merge two people in the table's history: their games count as those of one person.

    Only the history changes: each keeps their seat, and the games stay as they were played. No message
    is read as this command.
    """

    seat: Seat
    into: Seat

    def changes(self, context: Context) -> list[Change]:
        roster = context.roster
        for seat in (self.seat, self.into):
            seat_checks.find_person(roster, seat)
        merged, into = roster.identity(self.seat), roster.identity(self.into)
        if merged == into:
            return []
        together = [
            game
            for game in roster.past
            if {merged, into} <= {roster.identity(seat) for seat in game.seats}
        ]
        if together:
            raise Illegal(PlayedTogether(seat=merged, other=into))
        return [Change(ChangeKind.MERGE_PEOPLE, {"seat": merged, "into": into})]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class SeparatePeople(TableCommand):
    """Count somebody who was merged as a person of their own again. No message is read as this command."""

    seat: Seat

    def changes(self, context: Context) -> list[Change]:
        if self.seat not in context.roster.same_as:
            return []
        return [Change(ChangeKind.SEPARATE_PEOPLE, {"seat": self.seat})]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class Reorder(TableCommand):
    """Change the clockwise order of the seats; only between games."""

    seats: Json

    def changes(self, context: Context) -> list[Change]:
        if context.referee is not None:
            raise Illegal(GameOn())
        return [
            Change(
                ChangeKind.REORDER, {"seats": seat_checks.check_order(context.roster, self.seats)}
            )
        ]


@requires(anybody)
@dataclass(frozen=True, slots=True)
class RequestRejoin(TableCommand):
    """Ask for a seat, from a device that has lost its cookie."""

    seat: Seat

    def changes(self, context: Context) -> list[Change]:
        roster, device = context.roster, context.actor.device
        _check_no_tv(roster, context.actor)
        roster.person(self.seat)
        waiting = roster.rejoin_requests
        if len(waiting) >= MAX_REJOIN_REQUESTS and device not in waiting:
            raise Illegal(Busy())
        if self.seat in roster.seats_of(device) or waiting.get(device) == self.seat:
            return []
        return [Change(ChangeKind.REQUEST_REJOIN, {"device": device, "seat": self.seat})]


@requires(admitting)
@dataclass(frozen=True, slots=True)
class AdmitDevice(TableCommand):
    """Give a device the seat that it asked to rejoin."""

    device: str

    def changes(self, context: Context) -> list[Change]:
        roster, seat = context.roster, _requested(context.roster, self.device)
        # A latecomer who takes over the seat of a player who left gives up their own new seat.
        taken_over = _standing_call(context.table, "back", seat) is not None
        own = roster.seats_of(self.device) if taken_over else ()
        given_up = [
            Change(ChangeKind.REMOVE_SEAT, {"seat": each})
            for each in own
            if not _plays(context.table, each)
        ]
        return [Change(ChangeKind.ADMIT_DEVICE, {"device": self.device, "seat": seat}), *given_up]

    def follow_up(self, context: Context) -> GameCommand | None:
        """Return the call that takes the seat back into the game, if it had left for good."""
        seat = context.roster.devices[self.device][-1]
        pending = _standing_call(context.table, "back", seat)
        return None if pending is None else Answer(pending.key, seat)


@requires(asked_for_seat_or_host)
@dataclass(frozen=True, slots=True)
class DeclineDevice(TableCommand):
    """Decline a device's rejoin request."""

    device: str

    def changes(self, context: Context) -> list[Change]:
        _requested(context.roster, self.device)
        return [Change(ChangeKind.DECLINE_DEVICE, {"device": self.device})]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class DisconnectPhone(TableCommand):
    """Disconnect a seat's phones; if the seat is not in the current game, remove it too.

    Disconnected phones lose the host's right, even if they hold other seats; so a TV cannot
    disconnect those of a host. A device that disconnects its own seat stays a host while it holds
    another seat, or if it made the table.
    """

    seat: Seat

    def changes(self, context: Context) -> list[Change]:
        roster = context.roster
        roster.person(self.seat)
        own = context.actor.device
        keeps = own == roster.opened_by or roster.seats_of(own) != (self.seat,)
        ended = [
            Change(ChangeKind.REMOVE_HOST, {"device": each})
            for each in roster.holders(self.seat)
            if each in roster.hosts and not (each == own and keeps)
        ]
        if ended and context.actor.tv:
            raise Illegal(NotOnTv())
        if _plays(context.table, self.seat):
            phones = _phones(roster, self.seat)
            released = [
                Change(ChangeKind.DISCONNECT_PHONE, {"device": each, "seat": self.seat})
                for each in phones
            ]
            return [*released, *ended]
        return [Change(ChangeKind.REMOVE_SEAT, {"seat": self.seat}), *ended]


@requires(seated)
@dataclass(frozen=True, slots=True)
class LeaveTable(TableCommand):
    """Give up the actor's seat; in a game it stays, until the host removes it.

    The device stays a host only while it holds another seat, or if it made the table.
    """

    def changes(self, context: Context) -> list[Change]:
        roster, device, seat = context.roster, context.actor.device, context.actor.seat
        if seat is None:
            return []
        changes = [Change(ChangeKind.LEAVE_TABLE, {"device": device, "seat": seat})]
        if roster.holders(seat) == [device] and not _plays(context.table, seat):
            changes.append(Change(ChangeKind.REMOVE_SEAT, {"seat": seat}))
        if device in roster.hosts and device != roster.opened_by and context.actor.seats == (seat,):
            changes.append(Change(ChangeKind.REMOVE_HOST, {"device": device}))
        return changes


@requires(anybody)
@dataclass(frozen=True, slots=True)
class BecomeHost(TableCommand):
    """Give the actor's device the host's right.

    The web layer gives this command when a table is made. No message is read as one.
    """

    def changes(self, context: Context) -> list[Change]:
        if context.actor.device in context.roster.hosts:
            return []
        return [Change(ChangeKind.ADD_HOST, {"device": context.actor.device})]


@requires(host_but_no_tv)
@dataclass(frozen=True, slots=True)
class AddHost(TableCommand):
    """Give a seat's phones the host's right too."""

    seat: Seat

    def changes(self, context: Context) -> list[Change]:
        hosts = context.roster.hosts - context.roster.tvs
        phones = _phones(context.roster, self.seat)
        return [
            Change(ChangeKind.ADD_HOST, {"device": each}) for each in phones if each not in hosts
        ]


@requires(host_but_no_tv)
@dataclass(frozen=True, slots=True)
class AddTv(TableCommand):
    """Give a TV's device the host's right, which it cannot pass on. No message is read as this command."""

    device: str

    def changes(self, context: Context) -> list[Change]:
        roster = context.roster
        if self.device in roster.hosts - roster.tvs:
            return []
        # Written also for one that is a TV already: the log then knows the command, and refuses to repeat it.
        return [Change(ChangeKind.ADD_HOST, {"device": self.device, "tv": True})]


@requires(host_but_no_tv)
@dataclass(frozen=True, slots=True)
class RemoveHost(TableCommand):
    """Take the host's right from a seat's phones."""

    seat: Seat

    def changes(self, context: Context) -> list[Change]:
        hosts = context.roster.hosts
        phones = _phones(context.roster, self.seat)
        return [
            Change(ChangeKind.REMOVE_HOST, {"device": each}) for each in phones if each in hosts
        ]


@requires(host_but_no_tv)
@dataclass(frozen=True, slots=True)
class RemoveHostDevice(TableCommand):
    """Take the host's right from a device, with or without a seat."""

    device: str

    def changes(self, context: Context) -> list[Change]:
        if self.device not in context.roster.hosts:
            return []
        return [Change(ChangeKind.REMOVE_HOST, {"device": self.device})]


@requires(seated_while_host_is_gone)
@dataclass(frozen=True, slots=True)
class TakeOverAsHost(TableCommand):
    """Become the host while no host device is connected."""

    def changes(self, context: Context) -> list[Change]:
        return [Change(ChangeKind.ADD_HOST, {"device": context.actor.device})]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class AppointProxy(TableCommand):
    """Let ``seat`` answer the prompt with this key for a seat that is away."""

    key: str
    seat: Seat

    def changes(self, context: Context) -> list[Change]:
        context.roster.person(self.seat)
        pending = running(context.table).find(self.key)
        hidden = isinstance(pending.prompt, PrivatePrompt)
        if hidden or pending.seat in (None, self.seat):
            raise Illegal(NotYours())
        return [Change(ChangeKind.APPOINT_PROXY, {"key": self.key, "to": self.seat})]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class SitOut(TableCommand):
    """Leave a seat out of this game and the following ones."""

    seat: Seat

    def changes(self, context: Context) -> list[Change]:
        context.roster.person(self.seat)
        if _plays(context.table, self.seat):
            raise Illegal(PlaysNow(seat=self.seat))
        if self.seat in context.roster.sitting_out:
            return []
        return [Change(ChangeKind.SIT_OUT, {"seat": self.seat})]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class DealIn(TableCommand):
    """Deal a seat in again as soon as a game accepts it."""

    seat: Seat

    def changes(self, context: Context) -> list[Change]:
        context.roster.person(self.seat)
        if self.seat not in context.roster.sitting_out:
            return []
        return [Change(ChangeKind.DEAL_IN, {"seat": self.seat})]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class SetReactions(TableCommand):
    """Let phones send reactions to the boards, or no longer."""

    on: bool

    def changes(self, context: Context) -> list[Change]:
        return (
            []
            if self.on == context.roster.reactions
            else [Change(ChangeKind.SET_REACTIONS, {"on": self.on})]
        )


@requires(host_only)
@dataclass(frozen=True, slots=True)
class SetCourts(TableCommand):
    """Set the letters of jack, queen and king to those on the table's deck, such as "BDK"."""

    letters: str

    def changes(self, context: Context) -> list[Change]:
        known = context.roster.courts
        return (
            []
            if self.letters == known
            else [Change(ChangeKind.SET_COURTS, {"letters": self.letters})]
        )


@requires(host_only)
@dataclass(frozen=True, slots=True)
class SetAddress(TableCommand):
    """Set the URL at which the host opened the table. No message is read as this command."""

    url: str

    def changes(self, context: Context) -> list[Change]:
        return (
            []
            if self.url == context.roster.address
            else [Change(ChangeKind.SET_ADDRESS, {"url": self.url})]
        )


def _check_no_tv(roster: Roster, actor: Actor) -> None:
    """Return unless the actor is a TV, which holds no seat.

    :raises Illegal: if it is one.
    """
    if actor.device in roster.tvs:
        raise Illegal(NotOnTv())


def _plays(table: TableState, seat: Seat) -> bool:
    return table.referee is not None and plays(table.referee, seat)


def _phones(roster: Roster, seat: Seat) -> list[str]:
    roster.person(seat)
    if not (phones := roster.holders(seat)):
        raise Illegal(NoPhone(seat=seat))
    return phones


def _requested(roster: Roster, device: str) -> Seat:
    if device not in roster.rejoin_requests:
        raise Illegal(NoRejoinRequest())
    return roster.rejoin_requests[device]


def _standing_call(table: TableState, name: str, seat: Seat) -> PendingPrompt[Any] | None:
    """Return the standing call with this name that accepts a seat as its answer, or None."""
    referee = table.referee
    for pending in referee.standing_prompts() if referee else ():
        if pending.prompt.name == name and referee is not None:
            with suppress(Refused):
                referee.resolve(pending).read(seat)
                return pending
    return None
